import type { Submission } from "../../survey/submission.ts";
import { type Duration, durationsIn } from "../facts/numbers/durations.ts";
import { numbersIn, writtenNumber } from "../facts/numbers/number-in-text.ts";

/** One setup in the respondent's own numbers: what it was planned or quoted at, and what it took. Minutes. */
export interface SetupExample {
  readonly planned: number;
  readonly took: number;
}

const proseFields = ["improvement_goal", "pain_invisible", "notes", "success_metric"] as const;

/**
 * The first sentence of an answer that compares the planned time of a setup with the time it took: `We quote a 45 minute
 * setup and it takes two hours`. It must have exactly two times, one marked by a word of planning and one by a word of
 * doing; anything less clear, such as `two to three hours`, gives `undefined`.
 */
export const setupExampleIn = (submission: Submission): SetupExample | undefined => setupStatedIn(submission)?.example;

/** The same with the sentence it is in, unchanged. */
export function setupStatedIn(submission: Submission) {
  for (const field of proseFields) {
    for (const text of (submission[field] ?? "").split(/(?<=[.!?;])\s+|\n/)) {
      const example = exampleIn(text);
      if (example !== undefined) return { example, field, text: text.trim() };
    }
  }
  return undefined;
}

export function exampleIn(sentence: string): SetupExample | undefined {
  if (!/\bset[- ]?ups?\b|\bchange[- ]?overs?\b/i.test(sentence) || notSo.test(sentence)) return undefined;
  const times = timesIn(sentence);
  const [first, second, third] = times;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  if (times.some(({ isRange }) => isRange)) return undefined;
  const [before, between] = [sentence.slice(0, first.start), sentence.slice(first.end, second.start)];
  if (planning.test(before) && doing.test(between) && !doing.test(before)) return longer(first.minutes, second.minutes);
  if (doing.test(before) && planning.test(between) && !planning.test(before)) {
    return longer(second.minutes, first.minutes);
  }
  return undefined;
}

/** The times of a sentence, and a bare number that what was done came to: `we quote 1.5 hours and they averaged 2.6`. */
function timesIn(sentence: string): readonly Duration[] {
  const times = durationsIn(sentence);
  const [only, another] = times;
  if (only === undefined || another !== undefined) return times;
  const bare = bareTime.exec(sentence.slice(only.end));
  const value = numbersIn(bare?.groups?.time ?? "")[0]?.low;
  if (bare === null || value === undefined) return times;
  const start = only.end + bare.index + bare[0].length - (bare.groups?.time?.length ?? 0);
  const minutes = value * (/\bm\w*$/i.test(sentence.slice(only.start, only.end)) ? 1 : minutesOfHour);
  return [only, { minutes, isRange: false, start, end: start + (bare.groups?.time?.length ?? 0) }];
}

const minutesOfHour = 60;
const bareTime = new RegExp(
  String.raw`\b(?:took|takes?|runs?|ran|averag(?:e|es|ed)|came to|ended up at) (?:about |around |closer to )?(?<time>${writtenNumber})(?=[.,;!]|$| on average)`,
  "i",
);

/** Times as long as planned that no setup runs over. Own judgment. */
const maxOver = 8;

const longer = (planned: number, took: number): SetupExample | undefined =>
  took > planned && took <= maxOver * planned ? { planned, took } : undefined;

const planning = /\b(?:figur|quot|plan|estimat|budget|bid|book|allow|schedul|suppos|should|standard)\w*/i;
const doing =
  /\b(?:tak(?:e|es|en|ing)|took|actual\w*|really|reality|ends? up|ended up|turn\w* in\w*|need\w*|lasts?(?! (?:week|month|quarter|year|spring|summer|fall|winter)\b)|runs?|ran|goes|went|becomes?|averag\w*|came to)\b/i;
/** Words that show a sentence isn't about what really happens. */
const notSo =
  /\bnot\b|n['’]t\b|\bnever\b|\bno longer\b|\bused to\b|\bwould\b|\bcould\b|\bcut\w*\b|\breduc\w*\b|\bgoal\b|\bwant\w*\b|\?/i;
