import type { OwnMeasure } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { dayMs } from "../../../survey/day-ms.ts";
import type { Submission } from "../../../survey/submission.ts";
import { deadlineDay } from "../../deadline-day.ts";
import type { Day } from "../../files/calendar-days.ts";
import { plainNumber } from "../../format.ts";

/** The shop's goal: today's value, the halfway point and the target. */
export interface OwnGoal {
  readonly name: string;
  readonly today: string;
  readonly halfway: string;
  readonly target: string;
  /** The shop's own date for it, if it is later than the plan: its words, the day, and where the goal is on the way there after so many days. */
  readonly due?: { readonly said: string; readonly day: Day; readonly after60: string; readonly after90: string };
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
  const [after60, after90] = [60, 90].map((days) => partOfWay(today, target, days / due.days));
  return after60 === undefined || after90 === undefined
    ? goal
    : { ...goal, due: { said: due.said, day: due.day, after60: inUnit(after60), after90: inUnit(after90) } };
}

/** `4`, and `28 days` where those are 4 weeks. */
const waysToSay = ({ value, text }: Stated, unit: string): readonly string[] =>
  /^weeks?$/.test(unit) ? [text, `${7 * value} days`] : unit === "days" ? [text, `${value / 7} weeks`] : [text];

/** The date that the sentence with the target names, if the plan ends before it. */
function dueIn({ improvement_goal = "", success_metric = "" }: Submission, targets: readonly string[], date: Day) {
  const stated = [improvement_goal, success_metric].flatMap((text) => sentencesOf(text).map((one) => one.text));
  const said = stated.flatMap((text) =>
    targets.some((target) => says(text, target)) ? (named.exec(text)?.groups?.date ?? []) : [],
  )[0];
  const day = said === undefined ? undefined : deadlineDay(said, date);
  if (said === undefined || day === undefined) return undefined;
  const days = Math.round((Date.parse(day) - Date.parse(date)) / dayMs);
  return days > planDays ? { said, day, days } : undefined;
}

/** `4`, but not the one in `$174,000`. */
function says(text: string, number: string): boolean {
  const [before = "", after = ""] = text.split(number);
  return text.includes(number) && !/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after);
}

const planDays = 90;
const named =
  /\bby (?<date>(?:the )?end of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|(?:memorial|labor) day|thanksgiving|christmas)\b/i;

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
  const round = way < wholeFrom ? Math.round(middle * 10) / 10 : Math.round(middle / stepOf(way)) * stepOf(way);
  return round === today.value || round === target.value
    ? undefined
    : `${from.before}${plainNumber(round)}${from.after}`;
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
