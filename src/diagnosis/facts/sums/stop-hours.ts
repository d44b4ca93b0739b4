import { daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { signalOf } from "../../../knowledge/kpi-record/signals.ts";
import { isOfOthers } from "../../../knowledge/patterns/of-others.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { asPrinted } from "../../case/numbers.ts";
import { capacityTerms } from "../../losses/capacity.ts";
import { atLikely } from "../../losses/points-of-range.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";
import { type Quantity, quantitiesIn } from "../numbers/quantities.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { stopWords } from "./stated.words.ts";

/** Hours that a shop counts its machines down. */
export interface StopHours {
  readonly aYear: number;
  /** Of the hours it staffs, in percent. */
  readonly percent: number;
  /** Whether that is no more than a good shop loses. */
  readonly areFew: boolean;
  readonly field: FreeTextField;
  readonly said: string;
}

/** The hours that a shop says breakdowns and other stops take: `340 hours of stops a year`; `undefined` if it doesn't. */
export const stopHoursOf = memoizeEach((submission: Submission): StopHours | undefined => {
  for (const field of freeTextFields.filter(isReportField))
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const aYear = hoursAYear(text, Number(submission.shift_count));
      if (aYear === undefined) continue;
      const share = aYear / staffedHoursOf(submission);
      // More than that is no count of all machines' stops.
      if (share > mostDown) continue;
      const percent = asPrinted(100 * share);
      return { aYear, percent, areFew: percent <= fewDown, field, said: text };
    }
  return undefined;
});

/** Hours a year that the shop staffs, as the evidence prints them. */
const staffedHoursOf = (submission: Submission): number => asPrinted(capacityTerms(submission).staffed.at(atLikely));

/** The share of staffed hours beyond which a count can't be meant. Own judgment. */
const mostDown = 0.5;
/** The percent that a good shop loses. */
const downtime = signalOf("kpi_unplanned_dt");
const fewDown = downtime.kind === "band" ? downtime.high : downtime.good;

function hoursAYear(text: string, shifts: number): number | undefined {
  if (!isCount.test(text) || isOfOthers.test(text) || isTheirs.test(text) || isNotToday.test(text)) return undefined;
  return quantitiesIn(text)
    .filter((one) => one.unit === "minutes" && one.bound !== "at-most" && isOfStops(one))
    .map((one) => ((one.low + one.high) / 2 / minutesAnHour) * inShifts(one, shifts) * (timesAYear(one) ?? 0))
    .find((hours) => hours > 0);
}

/** A day down is a day of shifts, not of 24 hours. */
const inShifts = ({ text }: Quantity, shifts: number): number =>
  /\b(?:days?|weeks?)\b/i.test(text.replace(/\b(?:an?|per|each|every) \w+$/i, "")) ? (shifts * hoursAShift) / 24 : 1;

const minutesAnHour = 60;

/** `340 hours of stops a year`, `60 hours a month down`, `breakdowns cost us 12 hours a week`; not `down 3 days each`. */
function isOfStops({ sentence, start, text }: Quantity): boolean {
  const at = start - sentence.start;
  const [before, after] = [sentence.text.slice(0, at), sentence.text.slice(at + text.length)];
  if (/^ ?(?:each|apiece|per machine|on each)\b/i.test(after)) return false;
  return stopsIn.test(text) || stopsAfter.test(after) || stopsBefore.test(before);
}

const stops = "(?:stop(?:s|pages?)|breakdowns?|down ?time|outages?|(?:machine )?failures)";
const kind = "(?:(?:unplanned|unscheduled|machine|line|spindle|emergency) )*";
const isCount = quick(new RegExp(String.raw`\b(?:${stops}|down)\b`, "i"));
const stopsIn = new RegExp(String.raw`\b(?:of|to|in|on|from) ${kind}${stops}\b`, "i");
const stopsAfter = new RegExp(
  String.raw`^(?: (?:last|this|a|per|each|every) (?:year|month|week|quarter))?,? (?:(?:were |was |is |are )?(?:lost|gone|spent) )?(?:(?:of|to|in|on|from) ${kind}${stops}|down|${kind}down ?time)\b`,
  "i",
);
const stopsBefore = new RegExp(
  String.raw`\b${stops}(?: (?:last|this) (?:year|month|week|quarter))? (?:cost(?:s|ing)?|takes?|took|ate|eats?|(?:came|comes?|adds?|added)(?: up)? to|is|was|were|are|runs?|ran|totale?d?)(?: (?:us|to|at|about|around|some|roughly|over|up))* $`,
  "i",
);
const isTheirs = /\b(?:customers?|competitors?|suppliers?|vendors?|platers?|he|she|they|their|his|her)\b/i;
/** A wish, a condition or a time that is over. */
const isNotToday =
  /\b(?:would|could|should|if|goal|target|want|hope|used to|under \d|less than|planned maintenance)\b/i;

function timesAYear({ per, sentence, start, text }: Quantity): number | undefined {
  const after = sentence.text.slice(start - sentence.start + text.length);
  const said =
    per ?? /\b(?:last|this|past|a|per|each|every) (?<per>year|month|week|quarter)\b/i.exec(after)?.groups?.per;
  const before = /\b(?:last|this|past) (?<per>year|month|week|quarter)\b/i.exec(sentence.text)?.groups?.per;
  return periodsAYear[(said ?? before ?? "").toLowerCase()];
}

const periodsAYear: Readonly<Record<string, number>> = {
  day: daysAWeek * weeksAYear,
  week: weeksAYear,
  month: 12,
  quarter: 4,
  year: 1,
};

/** The same as a sum over the shop's own numbers, with what follows from it. */
export function stopHoursSum(submission: Submission): StatedLoss | undefined {
  const stated = stopHoursOf(submission);
  if (stated === undefined) return undefined;
  const { aYear, percent, areFew, field, said } = stated;
  const staffed = staffedHoursOf(submission);
  const hours = { low: aYear, high: aYear };
  return {
    kind: "stated-loss",
    cause: "maintenance_downtime",
    value: hours,
    isPercent: false,
    unit: stopWords.unit,
    lines: [
      stopWords.aWeek(digits(aYear), weeksAYear, digits(aYear / weeksAYear)),
      stopWords.ofStaffed(digits(aYear), digits(staffed), String(percent)),
    ],
    hours: { ...hours, period: "a year" },
    quotes: quotesOf(field, { text: said }),
    ...(areFew && {
      passes: {
        says: stopWords.few(String(fewDown)),
        thinks: stopWords.thinks,
        headline: stopWords.headline(digits(aYear), String(percent)),
      },
    }),
  };
}
