import { type RoleId, roles } from "../../knowledge/page-one/first-weeks.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import { systemsOfTool } from "../../knowledge/systems/systems.ts";
import { freeTextFields, isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { erps, jobErps, monitors } from "../../survey/tech-stack.ts";
import { withNoun } from "../../survey/writing.ts";
import type { Facts } from "../facts/facts.ts";
import { plansIn } from "../facts/plans/plans.ts";
import { sentencesOf } from "../reader/words.ts";
import { planTools, shopWords } from "./case.words.ts";
import { counted, written } from "./numbers.ts";

/** The roles the answers name; always `owner`, because someone filled in the form. */
export function rolesNamed(submission: Submission): ReadonlySet<RoleId> {
  const { scheduling_ownership: owns, machinist_count = 0 } = submission;
  const inWords = (Object.keys(roles) as RoleId[]).filter((id) => isMentioned(roles[id].says, submission));
  return new Set([
    "owner",
    ...(owns === "Production Manager / Planner" ? (["planner"] as const) : []),
    ...(owns === "Foreman / Lead Machinist" ? (["foreman"] as const) : []),
    // With one or two machinists, the owner is one of them.
    ...(machinist_count > 2 ? (["machinists"] as const) : []),
    ...inWords,
  ]);
}

/** Whether a sentence mentions someone who is there, not someone they want, lack or lost. */
const isMentioned = (says: RegExp, submission: Submission): boolean =>
  freeTextFields.some((field) =>
    sentencesOf(submission[field] ?? "").some(
      ({ text }) => says.test(text) && !missing.test(text) && !ofOthers.test(text) && plansIn(text, true).length === 0,
    ),
  );

/** `A yard foreman walks in`, `their planner called`: somebody of a customer. */
const ofOthers =
  /\b(?:an?|their|customer['’]?s?|one of the) (?:\w+ )?(?:foreman|planner|buyer|inspector|engineer|programmer|operator)s?\b[^.;,]{0,12}\b(?:walks?|walked|calls?|called|phone[sd]?|comes?|came|shows?|showed|drove|drives|stops?|stopped) (?:in|by|up|over|me|us)\b/i;

const missing =
  /\b(?:no|without an?|lost (?:our|the|an?)|don['’]t have an?|have no|need(?:s)? an?|want an?|looking for|hire|quit|retired|left us|used to|an? new|would have)\b/i;

/** The machines to look at: a named kind that jobs compete for, else any named kind, else none. */
export function machinesNamed({ machines }: Facts, { primary_bottleneck, machine_count }: Submission): string | null {
  const fit = machines.filter(
    ({ count, name, quote }) => count <= machine_count && !isAState.test(name) && !isInAState(name, quote),
  );
  const group = fit.find(({ isContested }) => isContested) ?? (fit.length === 1 ? fit[0] : undefined);
  if (group) return `your ${group.count === 1 ? "" : `${counted(group.count)} `}${asMachines(group.name)}`;
  return primary_bottleneck === "5-axis" ? "your 5-axis machines" : null;
}

/** A name that is only a state, such as machines found idle on a walk, which aren't a group. */
const isAState = /^(?:dark|idle|stopped|dead|good|full|free|empty)\b|\b(?:was|were|is|are|has|had)$/i;

/** `I counted eleven spindles turning`. */
const isInAState = (name: string, quote: string): boolean => {
  const at = quote.indexOf(name);
  return at >= 0 && inAState.test(quote.slice(at + name.length));
};
const inAState =
  /^ (?:were |was |are |is )?(?:turning|cutting|running|lit|dark|idle|standing|stopped|moving|going|ahead|at once|at a time)\b/i;

const asMachines = (name: string): string => (/(?<!axi)s$/i.test(name) ? name : `${name} machines`);

/** Where to look if no machine is named. */
export const { anyMachine, onlyMachine } = shopWords;

/** What this shop plans with, posts numbers on, and sends along with a job. */
export const toolsOf = ({ schedule_tool, tv_monitors, wip_visibility }: Submission) => ({
  plan: (schedule_tool && planTools[schedule_tool]) ?? shopWords.onPaper,
  wall: shopWords.wall[tv_monitors ? "tv" : schedule_tool === "Whiteboard" ? "whiteboard" : "sheet"],
  traveler: shopWords.traveler[wip_visibility === "Paper traveler" ? "withJob" : "sheet"],
});

/** A system as its owner checked it: `JobBOSS`; `undefined` for a spreadsheet, a board or the books. */
export const choiceNaming = (system: SystemId, { tech_stack = [] }: Submission): string | undefined =>
  tech_stack.find((choice) => (systemsOfTool[choice] as readonly SystemId[]).includes(system));

export const monitorOf = ({ tech_stack = [] }: Submission): string | undefined =>
  tech_stack.find((choice) => (monitors as readonly string[]).includes(choice));

/** Sage counts where an answer says that an ERP holds something of the floor. */
export const hasErp = (submission: Submission): boolean => {
  const { tech_stack = [], schedule_tool, wip_visibility, downtime_tracking, machine_utilization_known } = submission;
  const isNamed = (list: readonly string[]): boolean => tech_stack.some((choice) => list.includes(choice));
  if (schedule_tool === "ERP native" || isNamed(jobErps)) return true;
  const holdsFloor =
    wip_visibility === "ERP" || downtime_tracking === "Yes, in ERP" || machine_utilization_known === "Yes (ERP)";
  return holdsFloor && isNamed(erps);
};

/** Machines × shifts and the number of machinists, as far as they were given. */
export function crewOf({ machine_count, shift_count, machinist_count }: Submission) {
  const posts = machine_count * Number(shift_count);
  return machinist_count ? { machinists: machinist_count, posts, isOver: machinist_count > posts } : undefined;
}

/** The posts written out: `12 machines × 2 shifts = 24 posts`. */
export const postsWritten = ({ machine_count, shift_count }: Submission): string =>
  `${withNoun(written(machine_count), "machines")} × ${withNoun(shift_count, "shifts")} = ${withNoun(written(machine_count * Number(shift_count)), "machine-shifts")} to cover`;

/** Whether one person does everything. */
export const isAlone = ({ machinist_count }: Submission): boolean =>
  machinist_count !== undefined && machinist_count <= 1;

/** Whether there are at most two people at the machines, on one shift; the owner is one of them. */
export const isPair = ({ machinist_count, shift_count }: Submission): boolean =>
  machinist_count !== undefined && machinist_count <= 2 && shift_count === "1";

/** Whether one part runs for days or weeks, so that a changeover is rare. */
export const hasLongRuns = (submission: Submission): boolean =>
  submission.shop_type === "Low-mix production" ||
  freeTextFields.some((field) => longRuns.test(submission[field] ?? ""));
const longRuns =
  /\b(?:lots?|runs?|orders?|batch\w*|quantit\w+) (?:of |are |is |from |in |for )?(?:about |around |over )?(?:\d{2,3},\d{3}|\d{5,}|(?:the |hundreds? of )?(?:thousands|millions))\b|\bmillions? (?:of )?(?:pieces|parts)\b|\b(?:runs?|running) (?:the same part )?for (?:weeks|months)\b/i;

/** Whether customers send in what is worn or broken, so that the work shows only at the teardown. */
export const repairsForCustomers = (submission: Submission): boolean =>
  /\brepairs?\b/i.test(submission.shop_name) ||
  freeTextFields.some((field) => repairJobs.test(submission[field] ?? ""));
const repairJobs = /\brepair (?:jobs?|orders?|side|quotes?)\b|\brepairs? (?:is|are|gets?) (?:priced|quoted|bid)\b/i;

/** Whether the goal is about hours that machines run with nobody there, so that what stops them is held against those hours. */
export function wantsUnattended(submission: Submission): boolean {
  const goal = freeTextFields
    .filter(isGoalField)
    .map((field) => submission[field] ?? "")
    .join(" ");
  return withoutPeople.test(goal) || (runsAlone(submission) && atNight.test(goal) && !withCrew.test(goal));
}
const runsAlone = ({ lights_out, shop_type }: Submission): boolean =>
  lights_out === true || shop_type === "Automated / lights-out runs";
const withoutPeople =
  /\b(?:unattended|lights[- ]?out|un-?manned|(?:run|runs|running|cut|cuts|cutting) (?:alone|by (?:itself|themselves))|(?:run|runs|running|cut|cuts|cutting|work|works)\b[^.;]{0,40}\b(?:with(?:out)? (?:nobody|no one|anybody|anyone|people|an operator)|nobody (?:is )?(?:here|there|around)))\b/i;
/** Nights and weekends with people: `more operators on the weekend shift`, `nights up to what days does`. */
const withCrew =
  /\b(?:(?:second|third|night|weekend|day) shifts?|crews?|operators?|machinists|guys|supervisors?|overtime|nights?\b[^.;]*\bdays? (?:do|does|did))\b/i;
const atNight = /\b(?:nights?|overnight|after (?:hours|midnight)|till? morning|weekends?)\b/i;
