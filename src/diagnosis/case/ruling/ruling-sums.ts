import { capitalized } from "../../../survey/writing.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { countPlanned } from "../../facts/goals/demand.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isWalk } from "../../facts/sums/part-counts.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import { counted, percent, written } from "../numbers.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import { crewOf, postsWritten } from "../shop.ts";
import type { LostHours } from "../size/lost-hours.ts";
import { newShiftIn } from "./buying-facts.ts";
import { payback } from "./payback.ts";
import { rulingWords as words } from "./ruling.words.ts";
import { wagesIn } from "./wages.ts";

/** The shop's own numbers on a plan, worked out: hours it would add, who would run it, what it must earn. */
export function planInNumbers(
  plan: PlanFact,
  thing: string,
  isOffice: boolean,
  reading: Reading,
  lost: LostHours | null,
): string | null {
  const paid = wagesIn(plan, reading) ?? payback(plan, reading, lost);
  const sums = [hoursOrCrew(plan, thing, isOffice, reading), paid].filter((sum) => sum !== null);
  return sums.length === 0 ? null : sums.join(" ");
}

function hoursOrCrew(plan: PlanFact, thing: string, isOffice: boolean, reading: Reading): string | null {
  if (plan.asset === "machine")
    return hoursAdded(plan, reading) ?? walkSeen(thing, reading) ?? crewShortage(plan, reading);
  if (plan.asset !== "people" || isOffice) return null;
  return crewOfShifts(plan, reading) ?? crewToday(reading);
}

/** Hours that machines of that kind cut today, hours the new ones would add, and hours the goal needs. */
function hoursAdded(plan: PlanFact, { sums, facts }: Reading): string | null {
  const clock = sumsOfKind(sums, "clock-share");
  if (clock === undefined) return null;
  const { count, machines, hoursAWeek, clockHours } = clock;
  const today = words.today(
    `${counted(count)} ${machines}`,
    written(hoursAWeek),
    written(clockHours),
    percent(hoursAWeek / clockHours),
  );
  const more = countPlanned(
    plan.text,
    facts.quantities.filter(({ field }) => field === plan.field),
  );
  if (more === undefined) return today;
  const each = hoursAWeek / count;
  const sum = `${written(more)} × ${written(each)} = ${written(more * each)}`;
  const brings = words.brings(capitalized(counted(more)), more === 1, sum);
  const wanted = facts.quantities.find(
    ({ field, unit, low, text, sentence }) =>
      field === "improvement_goal" && unit === "share" && low < 2 && asksForHours(sentence.text, text),
  );
  const asked = wanted
    ? words.wanted(percent(wanted.low), written(hoursAWeek * wanted.low), written(clockHours - hoursAWeek))
    : "";
  return `${today} ${brings}${asked}`;
}

/** `Get 5-axis hours up by 40 percent`, `40% more output`; not `Raise on-time delivery to 95%`, which isn't about hours. */
function asksForHours(text: string, share: string): boolean {
  const [before = "", after = ""] = text.split(share);
  const isIncrease =
    /\b(?:by|up|gain)(?: (?:about|around|roughly|at least|another))? $/i.test(before) || /^ more\b/i.test(after);
  return isIncrease && cutting.test(text) && !/\b(?:on[- ]time|otd|late)\b/i.test(text);
}

/** Words for output, which grows only with the hours that machines cut. */
const cutting =
  /\b(?:hours?|output|capacity|throughput|production|volume|spindles?|cut(?:s|ting)?|run(?:s|ning)?|parts|machines?|lathes?|mills?|ship(?:s|ments?)?|5-axis)\b/i;

/** The share of machines found cutting on a walk. */
function walkSeen(thing: string, { submission }: Reading): string | null {
  const walk = statedLossesIn(submission).find(({ unit }) => isWalk(unit));
  if (walk === undefined) return null;
  const cutting = walk.unit === statedUnits.machinesCutting ? walk.value.low : 100 - walk.value.low;
  return words.walk(written(cutting), thing, written(100 - cutting));
}

/** A note if there are more machines than people to run them and each machine needs someone. */
function crewShortage({ quote }: PlanFact, { submission }: Reading): string | null {
  const crew = crewOf(submission);
  const isAutomated = submission.lights_out === true || submission.shop_type === "Automated / lights-out runs";
  if (isAutomated || [quote, submission.pain_invisible, submission.notes].some((text) => runsAlone.test(text ?? "")))
    return null;
  if (crew === undefined || crew.posts < maxEach * crew.machinists) return null;
  return words.whoRunsIt(postsWritten(submission), written(crew.machinists));
}

/** Words for machines that run unattended, or one person with many. */
const runsAlone =
  /\b(?:lights[- ]?out|unattended|unmanned|runs? (?:alone|by (?:itself|themselves)|all night)|bar[- ]?fe(?:d|eders?)|pallet (?:pools?|systems?|changers?)|robots?|robot[- ](?:fed|loaded|tended)|magazine[- ]fed|gantry|multi-?spindle|hydromats?|transfer machines?)\b/i;

/** Machine-shifts per machinist from which another machine is mainly a question of who runs it. Own judgment. */
const maxEach = 1.5;

function crewToday({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  return crew === undefined ? null : words.crewToday(postsWritten(submission), written(crew.machinists));
}

/** The posts with one shift more. */
function crewOfShifts({ text }: PlanFact, { submission }: Reading): string | null {
  const shifts = newShiftIn(text, submission);
  const { machinist_count } = submission;
  if (shifts === undefined || machinist_count === undefined) return null;
  const posts = postsWritten({ ...submission, shift_count: String(shifts) as typeof submission.shift_count });
  return words.crewThen(posts, written(machinist_count));
}
