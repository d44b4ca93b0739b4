import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { memoizeEach } from "../../memoize.ts";
import { spelledText } from "../../reader/spelling.ts";
import { sentencesOf } from "../../reader/words.ts";
import { withoutTimesOfDay } from "../numbers/number-in-text.ts";
import { measureNames } from "../sums/stated.words.ts";
import type { Claim } from "./goal-claims.ts";
import { daysToLeave } from "./goal-days-to-leave.ts";
import { overPlan } from "./goal-over-plan.ts";
import { goalClaimsIn, goalPairsIn } from "./goal-pairs.ts";
import { toAvoid } from "./goal-parts.ts";
import { timeLimitIn } from "./goal-time-limit.ts";
import { goalMeasuresOf } from "./goals.ts";
import { goalsAloneIn } from "./goals-alone.ts";
import { namedForSeveral, ofOneCustomer } from "./measure-named.ts";
import { amountOf, happened, inClock, isRightWay, kpiCounting, number, type OwnMeasure } from "./own-measure.ts";

const units = "minutes?|min|hours?|hrs?|days?|weeks?|orders?|jobs?|lots?|pieces?|percent|%";

/** `5-axis past-dues from 63 orders to below ten`, `OEE on that cell from 51 to 70`. */
const fromTo = new RegExp(
  String.raw`(?<what>(?:[\w’'-]+ (?=(?:on|in|at|of|for|per) ))?[\w’'-]+(?: [\w’'-]+){0,2}?) (?:down |up )?from (?:about |around )?(?<now>${number}) ?(?<unit>${units})? ?(?:down |up )?to (?<limit>(?:below|under|less than|over|above|about) )?(?<goal>${number})(?: ?(?<unit2>${units}))?`,
  "i",
);
/** `17 of 40 were cutting`. */
const ofAll = new RegExp(
  String.raw`\b(?<now>${number}) of (?<all>\d{1,3})\b.{0,12}\b(?<state>cutting|running|turning|stopped|idle|dark)\b`,
  "i",
);
/** `Three months with no tech truck`. */
const without = new RegExp(
  String.raw`\b(?<goal>${number}) (?<unit>months?|weeks?|days?) (?:with no|without an?|without) (?<what>(?!(?:everything|anything|anyone|it|me|us)\b)[a-z]+(?: [a-z]+)?)`,
  "i",
);
const daysIn = { month: 30, week: 7, day: 1 } as const;
const daysInYear = 365;

/** `He says he cut a shop in Cambridge from four hours to 45 minutes`: what a seller claims of others. */
const ofAnotherShop = quick(
  /\b(?:an?|another|one|some) (?:other )?(?:shop|plant|customer|company|outfit)\b|\b(?:fell(?:a|ow)|guy|salesman|vendor|dealer|rep|brochure|consultant|supplier) (?:says|said|claims?|claimed|promis\w+|swears|told)\b/i,
);

/** Everything the answers state, goals first. */
export const ownMeasuresOf = memoizeEach((submission: Submission): readonly OwnMeasure[] => {
  const read = (text = ""): readonly string[] =>
    sentencesOf(spelledText(text).text).map((one) =>
      ofAnotherShop.test(one.text) ? "" : withoutTimesOfDay(inFull(one.text)),
    );
  const measures = read(submission.success_metric);
  const goals = [...read(submission.improvement_goal), ...measures];
  const reports = [read(submission.pain_invisible), read(submission.notes)];
  const texts = { goals, measures, reports: reports.flat() };
  const told = goalClaimsIn(goals);
  const pairs = goalPairsIn(told, goals);
  const others = [
    ...goals.flatMap((text) => [
      fromToIn(text),
      withoutIn(text),
      timeLimitIn(text, reports, goals),
      overPlan(text, goals),
    ]),
    ...goals.map((text, at) => daysToLeave(text, at, goals)),
    ...goalMeasuresOf(texts),
    ...reports.flat().map(shareIn),
  ];
  const all = [
    ...others.filter((one) => one !== undefined).filter((one) => !isRefuted(one, pairs) && !isNoGoal(one, told)),
    ...pairs,
  ];
  const shown = all.filter((one) => !noName.test(one.name) && leadsThere(one) && isRightWay(one));
  const alone = goalsAloneIn(told, goals).filter(
    ({ target }) => !shown.some((one) => one.target?.value === target?.value || one.today?.value === target?.value),
  );
  const found = [...shown, ...(shown.length === 0 ? alone : [])];
  return found
    .map(namedForSeveral)
    .filter((one) => !found.some((other) => isToldAgain(one, other)))
    .filter((one, at, kept) => kept.findIndex((other) => isSame(one, other)) === at)
    .map((one) => ofOneCustomer(one, goals));
});

/** `From 7 weeks to 4` and `order to ship under 28 days`, `3 hrs` and `in 1 hour`: one goal. The one with today's number says more. */
const isToldAgain = (one: OwnMeasure, other: OwnMeasure): boolean =>
  one.kpi !== null &&
  one.kpi === other.kpi &&
  one.today === null &&
  other.today !== null &&
  minutesOf(one) !== undefined &&
  minutesOf(one) === minutesOf(other);
const minutesOf = ({ target, unit }: OwnMeasure): number | undefined => {
  if (target === null) return undefined;
  // A time limit is in minutes, and written as a time.
  if (unit === "") return / (?:h|min)\b/.test(target.text) ? target.value : undefined;
  const each = minutesIn[unit.replace(/s$/, "")];
  return each === undefined ? undefined : target.value * each;
};
const minutesIn: Readonly<Record<string, number>> = { week: 10080, day: 1440, hour: 60, hr: 60, minute: 1, min: 1 };

/** A number of today that is past the goal already was said of something else: `3.5` days next to a queue `below 8`. */
const leadsThere = ({ today, target, lowerIsBetter: isLower }: OwnMeasure): boolean =>
  today === null || target === null || (isLower ? target.value <= today.value : target.value >= today.value);

/** The words of a pair tell that its goal is today's value, or has another value today. */
const isRefuted = ({ name, unit, today, target }: OwnMeasure, pairs: readonly OwnMeasure[]): boolean =>
  target !== null &&
  pairs.some(
    (one) =>
      (today === null && one.name === name) ||
      (one.target?.value === target.value && unit !== "" && one.unit.startsWith(`${unit} a`)) ||
      one.today?.value === target.value ||
      (one.target?.value === target.value && one.today?.value !== today?.value),
  );

/** The words around its number tell that it is so today, was so long ago, or is somebody else's; `14 hot jobs a week` is no wish. */
const isNoGoal = ({ name, today, target }: OwnMeasure, told: readonly Claim[]): boolean => {
  const same = told.filter(({ value }) => value === target?.value);
  const isBad = today === null && toAvoid.test(name) && !/^under /.test(target?.text ?? "");
  return (
    same.length > 0 &&
    same.every(
      ({ role, unit }) =>
        role === "today" ||
        role === "former" ||
        (isBad && role === "open" && unit.kind === "things" && unit.per !== ""),
    )
  );
};

/** `12/mo`, `11 wks`, `71 -> 90`. */
const inFull = (text: string): string =>
  text
    .replace(perShort, (_, per: string) => ` a ${per.startsWith("m") ? "month" : per.startsWith("w") ? "week" : per}`)
    .replace(/(?<=\d ?)wks?\b/gi, "weeks")
    .replace(/ ?(?:-+>|→) ?/g, " to ");
const perShort = /(?<=\d|\b(?:hours|hrs?|jobs|orders|parts|pcs|pieces)) ?\/ ?(mo(?:nth)?|we?e?k|day|shift)\b/gi;

/** The same thing, or the same two numbers found by another pattern. */
const isSame = (a: OwnMeasure, b: OwnMeasure): boolean =>
  a.name === b.name ||
  (a.kpi !== null && a.kpi === b.kpi && a.today === null && b.today === null && a.target?.value === b.target?.value) ||
  (a.today !== null && a.today.value === b.today?.value && a.target !== null && a.target.value === b.target?.value);

/**
 * Half a sentence isn't a name, a report of what left isn't a goal, a number isn't what it counts, and “back” or “down again” says of nothing what it counts.
 */
const noName =
  /^(?:at|or|if|when|whether|left|shipped|went|came|missed)\b|\bcan['’]?t\b|^[\d.]+ |^(?:hrs?|hours?|nights?|evenings?|days?|times?) an? (?:day|week|month)$|\b(?:shows?|it)$|^(?:hundred|thousand|million)s?\b|\b(?:any|every)thing\b|^(?:it|we|i|they|time|that|this|me|us|them|him|her|these|those|fathers?|dad|fellows?|competitors?|customers?)\b|\bare late\b|\b(?:any|some)where$|\b(?:we|i|they|should|want|every|any)\b|^(?:(?:and|get|go|keep|come|stay|back|down|up|again|still|now|only|always)\b ?)+$/i;

function fromToIn(text: string): OwnMeasure | undefined {
  if (happened.test(text)) return undefined;
  const found = fromTo.exec(text);
  const { what = "", now, unit, limit = "", goal, unit2 } = found?.groups ?? {};
  const [from, to] = [amountOf(now), amountOf(goal)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const minutes = [inMinutes(from, unit), inMinutes(to, unit2)];
  // `From 2 hours to 45 minutes`.
  if (minutes[0] !== undefined && minutes[1] !== undefined && !isSameUnit(unit, unit2))
    return inClock(nameOfChange(what), minutes[0], minutes[1]);
  const name = nameOfChange(what);
  const isShare = /%|percent/.test(unit ?? unit2 ?? "");
  // `OTD to the first promise from 79% to 94%`: what counts comes before the name.
  const before = isShare ? text.slice(0, found?.index) : "";
  const kpi = kpiCounting(`${before} ${name}`, unit ?? unit2 ?? "");
  const isPercent = kpi === "kpi_otd" || isShare;
  const written = (value: number): string => (isPercent ? `${value}%` : String(value));
  return {
    name,
    unit: isPercent ? "" : (unit ?? unit2 ?? ""),
    today: { value: from, text: written(from) },
    target: { value: to, text: `${/below|less|under/i.test(limit) ? "under " : ""}${written(to)}` },
    lowerIsBetter: to < from,
    kpi,
  };
}

const nameOfChange = (what: string): string =>
  capitalized(what.replace(/^(?:get|bring|cut|take|lower|raise|reduce|the|our|my|and|to)(?: (?:the|our|my))? /i, ""));

const inMinutes = (value: number, unit = ""): number | undefined =>
  /^h/i.test(unit) ? value * 60 : /^min/i.test(unit) ? value : undefined;
const isSameUnit = (one = "", other = ""): boolean => one.charAt(0).toLowerCase() === other.charAt(0).toLowerCase();

function shareIn(text: string): OwnMeasure | undefined {
  const { now, all, state = "" } = ofAll.exec(text)?.groups ?? {};
  const [count, of] = [amountOf(now), amountOf(all)];
  if (count === undefined || of === undefined || count > of) return undefined;
  return {
    name: measureNames.machinesInState(state.toLowerCase()),
    unit: `of ${of}`,
    today: { value: count, text: String(count) },
    target: null,
    lowerIsBetter: /stopped|idle|dark/i.test(state),
    kpi: null,
  };
}

function withoutIn(text: string): OwnMeasure | undefined {
  const { goal, unit = "", what = "" } = without.exec(text)?.groups ?? {};
  const count = amountOf(goal);
  const each = daysIn[unit.replace(/s$/, "").toLowerCase() as keyof typeof daysIn];
  if (count === undefined || each === undefined) return undefined;
  const isYears = each === daysIn.month && count % 12 === 0;
  const days = isYears ? (count / 12) * daysInYear : count * each;
  return {
    name: measureNames.daysSince(what.replace(/^such | (?:in|on|at|from|for|and)$/gi, "")),
    unit: "days",
    today: null,
    target: { value: days, text: String(days) },
    lowerIsBetter: false,
    kpi: null,
  };
}
