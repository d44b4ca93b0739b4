import type { OwnMeasure } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { dayMs } from "../../../survey/day-ms.ts";
import type { Submission } from "../../../survey/submission.ts";
import { dateNamed, deadlineDay } from "../../deadline-day.ts";
import type { Day } from "../../files/calendar-days.ts";
import { plainNumber } from "../../format.ts";

/** The shop's goal: today's value, the halfway point and the target. */
export interface OwnGoal {
  readonly name: string;
  readonly today: string;
  readonly halfway: string;
  readonly target: string;
  /** The shop's own date for it: its words, the day, and where the goal is on the way there after so many days; `null` if it's due by then. */
  readonly due?: {
    readonly said: string;
    readonly day: Day;
    readonly days: number;
    readonly after60: string | null;
    readonly after90: string | null;
  };
}

/** The first of the shop's own measures that has a halfway point. */
export const ownGoalOf = (submission: Submission, date: Day): OwnGoal | undefined =>
  ownMeasuresOf(submission).flatMap((one) => onItsWay(one, submission, date) ?? [])[0];

/** The first measure whose target they state, and whether they also state today's value. */
export function ownTargetOf(submission: Submission) {
  const [first] = ownMeasuresOf(submission);
  if (first === undefined || first.target === null) return undefined;
  const { name, unit, target, today } = first;
  return { what: name, target: `${target.text} ${unit}`.trim(), isCounted: today !== null };
}

function onItsWay({ name, unit, today, target }: OwnMeasure, submission: Submission, date: Day): OwnGoal | undefined {
  if (today === null || target === null) return undefined;
  const middle = partOfWay(today, target, 0.5);
  if (middle === undefined) return undefined;
  const inUnit = (text: string): string => `${text} ${text === "1" ? unit.replace(/s$/, "") : unit}`.trim();
  const goal = { name, today: inUnit(today.text), halfway: inUnit(middle), target: inUnit(target.text) };
  const due = dueIn(submission, waysToSay(target, unit), date);
  if (due === undefined) return goal;
  const after = (days: number): string | null => {
    const point = days < due.days ? partOfWay(today, target, days / due.days) : undefined;
    return point === undefined ? null : inUnit(point);
  };
  return { ...goal, due: { ...due, after60: after(60), after90: after(90) } };
}

/** 4, and 28 where those are the days of 4 weeks. */
const waysToSay = ({ value }: Stated, unit: string): readonly number[] =>
  /^weeks?$/.test(unit) ? [value, 7 * value] : unit === "days" ? [value, value / 7] : [value];

/** The date that the clause with the target names, or the next one about it: `I want to be there within two quarters.` */
function dueIn({ improvement_goal = "", success_metric = "" }: Submission, targets: readonly number[], date: Day) {
  const dates = [improvement_goal, success_metric].flatMap((field) => {
    const told = sentencesOf(field).flatMap(({ text }) => text.split(/, (?:and|but) |; /));
    return told.flatMap((text, at) => {
      const isTarget = numbersIn(text).some(({ low }) => targets.includes(low));
      const next = told[at + 1] ?? "";
      return isTarget ? [text, ...(isAboutIt.test(next) ? [next] : [])] : [];
    });
  });
  const said = dates.flatMap((text) => dateNamed(text) ?? [])[0];
  const day = said === undefined ? undefined : deadlineDay(said, date);
  if (said === undefined || day === undefined || day <= date) return undefined;
  return { said, day, days: Math.round((Date.parse(day) - Date.parse(date)) / dayMs) };
}

const isAboutIt = /\b(?:be|get) there\b/i;

/** `9–14`, `under 15%`, `$2,100`: a sign may come before or after the number, which `value` has. */
const written = /^(?:under |over |below |above |at most |at least )?(?<before>[$€£]?)[\d.,]+(?:–[\d.,]+)?(?<after>%?)$/;

type Stated = NonNullable<OwnMeasure["today"]>;

/** Where a measure is after this part of the way from today's value to the target. */
function partOfWay(today: Stated, target: Stated, part: number): string | undefined {
  const [from, to] = [written.exec(today.text)?.groups, written.exec(target.text)?.groups];
  const isSameSign = from?.before === to?.before && from?.after === to?.after;
  if (from === undefined || to === undefined || !isSameSign) return undefined;
  const way = Math.abs(today.value - target.value);
  const middle = today.value + (target.value - today.value) * part;
  const tenth = Math.round(middle * 10) / 10;
  const whole = Math.round(middle / stepOf(way)) * stepOf(way);
  const round = (way < wholeFrom ? [tenth] : [whole, tenth]).find((one) => one !== today.value && one !== target.value);
  return round === undefined ? undefined : `${from.before}${plainNumber(round)}${from.after}`;
}

/** From this difference on, a point on the way needs no decimals. */
const wholeFrom = 5;

/** What it is rounded to: three figures of a long way, so `$322,000` between $410,000 and $100,000. */
const stepOf = (way: number): number => (way < 1000 ? 1 : 10 ** (Math.floor(Math.log10(way)) - 2));

/** The sentence of a goal that states today's value with a number: `13 kits were short in the last two months.` */
export const statedToday = ({ improvement_goal = "", success_metric = "" }: Submission): string | undefined =>
  [improvement_goal, success_metric]
    .flatMap((text) => sentencesOf(text).map((one) => one.text))
    .find(
      (text) =>
        text.length >= shortestTold &&
        text.length <= longestTold &&
        /\d/.test(text) &&
        saysToday.test(text) &&
        !isNoState.test(text),
    );

/**
 * The lengths of a quoted sentence: a shorter one needs the one before it, a longer one doesn't fit on a line of the
 * plan.
 */
const shortestTold = 30;
const longestTold = 170;
const saysToday =
  /\b(?:right now|now it['’]s|today|currently|at present|this (?:week|month)|went from|on average|(?:were|was|have been|are) (?:late|short|bad|scrapped|down|waiting|over|rejected)|we(?:['’]ve)? (?:lost|had|missed|scrapped)|last (?:week|month|quarter|year)|always|since New Year)\b/i;
/** Matches a price or a wish, neither of which is today's value. */
const isNoState = /[$€£]|\b(?:that I can|I want|we want|would|could|should|will|if)\b/i;
