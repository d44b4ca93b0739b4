import { clockHoursAWeek, hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { lightOf, signalOf } from "../../../knowledge/kpi-record/signals.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import { measuredOf } from "../../kpis/measured.ts";
import { onTimeKnown } from "../../kpis/on-time.ts";
import { setupStatedIn } from "../../losses/setup-example.ts";
import type { Facts } from "../facts.ts";
import { demandIn } from "../goals/demand.ts";
import { isSameKind } from "../numbers/machine-groups.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import type { ClockShare, OnTimeGap, OwnSum, SetupOverrun, TimeEach } from "./own-sum.ts";

const minutesOfYear = 525_600;

/** Every sum that a shop's numbers allow, the most telling first. */
export function ownSumsOf(submission: Submission, facts: Facts): readonly OwnSum[] {
  const clock = clockShareIn(submission, facts);
  const sums = [
    clock,
    clock && demandIn(facts, clock),
    setupOverrunIn(submission),
    timeEachIn(facts),
    onTimeGapIn(submission, facts),
  ];
  return sums.filter((sum) => sum !== undefined);
}

/** Hours a week in a sentence about machines of one kind. Overtime and paid hours are people's, not machines'. */
function clockShareIn(
  { shift_count, machine_count }: Submission,
  { quantities, machines }: Facts,
): ClockShare | undefined {
  for (const hours of quantities) {
    const { text } = hours.sentence;
    if (hours.unit !== "minutes" || hours.per !== "week" || !cutting.test(text) || notCut.test(text)) continue;
    const group =
      machines.find(({ name, quote }) => quote === hours.sentence.text || isSameKind(name, hours.sentence.text)) ??
      machines.find(({ count }) => count === countPointedAt(hours.sentence.text));
    if (group === undefined || group.count > machine_count) continue;
    const { count, name } = group;
    const hoursAWeek = (hours.low / 60) * (hours.together ? 1 : count);
    if (hoursAWeek > clockHoursAWeek * count) continue;
    const shiftHours = hoursAShiftWeek * Number(shift_count) * count;
    const isStaffed = hoursAWeek < shiftHours && !runsAlone.test(name);
    const clockHours = isStaffed ? shiftHours : clockHoursAWeek * count;
    const quotes = [{ field: hours.field, text: hours.sentence.text }];
    return { kind: "clock-share", machines: name, count, hoursAWeek, clockHours, shiftHours, quotes };
  }
  return undefined;
}

/** Machines that cut unattended through the night; others have the hours of the shifts. */
const runsAlone = /\b(?:edms?|wires?|sinkers?|swiss|lights[- ]out)\b/i;

/** Hours that machines lose aren't those they cut: `loses 3 hours a week to chips`. */
const notCut = /\b(?:los[et]s?|losing|wast(?:es?|ed|ing)|waits?|waiting|idle|down)\b/i;

/** The number of the machines named before: `those ten cut 52 hours a week each`. */
function countPointedAt(sentence: string): number | undefined {
  const said = /\b(?:those|these|all) (?<count>\w+)\b/i.exec(sentence)?.groups?.count ?? "";
  return numbersIn(said)[0]?.low;
}

/** Words for machines at work. */
export const cutting = /\b(?:cut(?:s|ting)?|run(?:s|ning)?|in cycle|spindles?|machine time|chips|burn(?:s|ing)?)\b/i;

function timeEachIn({ quantities }: Facts): TimeEach | undefined {
  for (const { unit, per, low, bound, sentence, start, field } of quantities) {
    if (unit !== "minutes" || per !== null || low >= minutesOfYear) continue;
    const before = sentence.text.slice(0, start - sentence.start);
    const thing =
      /\b(?:an?|each|every|one)\s+(?:new\s+|typical\s+)?(?<thing>[\p{L}-]+(?:\s(?!and\b|or\b|that\b)[\p{L}-]+)?)\s+(?:takes|costs|needs|runs|eats)\s+(?:us\s+)?$/iu.exec(
        before,
      );
    const theme = causeOfThing(thing?.groups?.thing ?? "");
    if (thing?.groups?.thing === undefined || theme === undefined) continue;
    const isFloor = bound === "at-least";
    return {
      kind: "time-each",
      theme,
      thing: thing.groups.thing,
      minutes: low,
      isFloor,
      quotes: [{ field, text: sentence.text }],
    };
  }
  return undefined;
}

/** The cause of the hours that a thing takes. Own judgment. */
const causeOfThing = (thing: string): ThemeId | undefined => things.find(({ says }) => says.test(thing))?.theme;

const things: readonly { readonly says: RegExp; readonly theme: ThemeId }[] = [
  { says: /program|post|prove/i, theme: "programming_readiness" },
  { says: /fixture|tool|jaw|job change/i, theme: "setup_changeover" },
  { says: /inspect|first article|report|fai|remake|rework/i, theme: "quality_inspection" },
  { says: /quote|estimate|bid/i, theme: "quoting_estimating" },
  { says: /repair|breakdown|spindle/i, theme: "maintenance_downtime" },
];

/** The setup overrun of an answer; none if the shop's files show setups on plan, which outweigh one remembered setup. */
function setupOverrunIn(submission: Submission): SetupOverrun | undefined {
  const measured = measuredOf("kpi_setup_var", submission);
  if (measured !== undefined && lightOf(signalOf(measured.kpi), measured.value) === "green") return undefined;
  const stated = setupStatedIn(submission);
  return stated && { kind: "setup-overrun", ...stated.example, quotes: [{ field: stated.field, text: stated.text }] };
}

/** The percentage on time used for the open range "30%+ late" in a sum. Own judgment. */
const minOnTime = 50;

function onTimeGapIn(submission: Submission, { quantities }: Facts): OnTimeGap | undefined {
  const known = onTimeKnown(submission);
  if (known === undefined) return undefined;
  const { from, to, isMeasured = false } = known;
  const today = { low: (from === to ? from : Math.max(from, minOnTime)) / 100, high: to / 100 };
  // A share below that is what they have, not what they want.
  const [wanted] = (["success_metric", "improvement_goal", "notes"] as const).flatMap((asked) =>
    quantities.filter(
      ({ unit, low: share, field, sentence }) =>
        field === asked &&
        unit === "share" &&
        share > today.high &&
        share <= 1 &&
        onTime.test(sentence.text) &&
        !arrives.test(sentence.text),
    ),
  );
  if (wanted === undefined) return undefined;
  return {
    kind: "on-time-gap",
    goal: wanted.low,
    today,
    isMeasured,
    quotes: [{ field: wanted.field, text: wanted.sentence.text }],
  };
}

/** `Material is on the rack on time about 97%` is about what comes in. */
const arrives =
  /\b(?:materials?|stock|steel|titanium|alumin\w+|metal|bars?|castings?|forgings?|suppliers?|vendors?|mill (?:delivers|ships))\b/i;

const onTime = /\b(?:on[- ]time|otd|otif|deliver\w*|ship\w*|due dates?|promis\w*)\b/i;
