import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields, isGoalField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { matchesIn } from "../../matches.ts";
import { memoizeEach } from "../../memoize.ts";
import { around } from "../../reader/around.ts";
import { sentencesOf } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import type { Said } from "./form.ts";
import { timesIn } from "./times.ts";

/** A number of their answers with what it is of. */
export interface Told {
  readonly value: number;
  readonly high: number;
  readonly kind: "count" | "minutes" | "days";
  /** The last word of what is counted, in the singular; empty if nothing follows. */
  readonly of: string;
  readonly per: "day" | "week" | "month" | null;
  readonly field: FreeTextField;
  readonly text: string;
  /** Which sentence of the answer, and where in it. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** `Comes out to about day 6`. */
const dayReached = quick(/\bday (?<n>\d{1,2})\b(?! (?:of|in|shift))/gi);
const perAfter = /^[^.;,]{0,24}?\b(?:a|an|per|each|every|last) (?<per>day|shift|week|month)\b/i;
/** Ages, years, model numbers, money, shares and parts of a date don't count anything. */
const noCountAfter =
  /^ ?(?:%|percent|dollars?|bucks|cents|k\b|years?|yrs?|th\b|st\b|nd\b|rd\b|o['’]clock|am\b|pm\b|a\.m|p\.m|thousand|million|in(?:ch(?:es)?)?\b|mm\b|cents|points?|axis|deep)/i;
const noCountBefore =
  /(?:[$€£#]|\b(?:since|in|by|of|until|till|january|february|march|april|may|june|july|august|september|october|november|december|at|to|rev|line|machines?|op|age|he['’]s|she['’]s|number|no\.?|day|week) ?)$/i;
const noun = /^ (?:[a-z][\w'’-]* ){0,2}?(?<noun>[a-z][\w-]*s)\b/i;

/** The numbers of all answers in order, without those of plans, ages and dates. */
export const numbersTold = memoizeEach((submission: Submission): readonly Told[] =>
  freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text }, sentence) => {
      const at = { field, text, sentence };
      const lengths = timesIn(text).map(({ low, high, unit, start, end }): Told => {
        const per = perOf(text.slice(end));
        return { ...at, value: low, high, kind: unit, of: "", per, start, end };
      });
      const reached = matchesIn(text, dayReached).map(({ groups = {}, index, 0: all }): Told => {
        const value = Number(groups.n);
        return { ...at, value, high: value, kind: "days", of: "", per: null, start: index, end: index + all.length };
      });
      const times = [...lengths, ...reached];
      const counts = numbersIn(text).flatMap(({ low, high, start, end }): readonly Told[] => {
        const [before, after] = [text.slice(0, start), text.slice(end)];
        const isTime = times.some((time) => start < time.end && time.start < end);
        if (isTime || !Number.isInteger(low) || low !== high || low < 2) return [];
        if (text.slice(start, end).includes("$") || noCountAfter.test(after) || isDate(before, low)) return [];
        return [{ ...at, value: low, high, kind: "count", of: nounIn(after), per: perOf(after), start, end }];
      });
      return [...times, ...counts].toSorted((a, b) => a.start - b.start);
    }),
  ),
);

const isDate = (before: string, value: number): boolean =>
  (value >= 1900 && value <= 2100) || (noCountBefore.test(before) && !/\b(?:of|to|in|at|by) $/i.test(before));

const perOf = (after: string): Told["per"] => {
  const per = perAfter.exec(after)?.groups?.per?.toLowerCase();
  return per === "week" || per === "month" ? per : per === undefined ? null : "day";
};

const nounIn = (after: string): string => (noun.exec(after)?.groups?.noun ?? "").toLowerCase().replace(/s$/, "");

export const isSaidAsGoal = ({ field }: Told): boolean => isGoalField(field);

export const isNear = (a: Told, b: Told, sentences: number): boolean =>
  a.field === b.field && Math.abs(a.sentence - b.sentence) <= sentences;

export const saidOf = (...told: readonly Told[]): readonly Said[] => {
  const texts = [...new Set(told.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const own = told.filter((one) => one.text === text);
    const [first] = own;
    if (first === undefined) return [];
    const from = Math.min(...own.map(({ start }) => start));
    const to = Math.max(...own.map(({ end }) => end));
    return [{ field: first.field, text: around(text, from, to), sentence: text }];
  });
};
