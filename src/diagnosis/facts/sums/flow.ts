import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { sentencesOf } from "../../reader/words.ts";
import { ownMeasuresOf } from "../goals/own-measures.ts";
import { numbersIn } from "../numbers/number-in-text.ts";

/**
 * How many things may be in progress at once if each is to take the time the shop wants: things in progress ÷ days each
 * takes = things finished a day; times the wanted days.
 */
export interface Flow {
  /** `boxes`, `requests`. */
  readonly things: string;
  /** Things in progress today: as counted, or those that come in per day × the days each takes. */
  readonly underWay: number;
  readonly aDay: number;
  readonly daysToday: number;
  readonly daysWanted: number;
  readonly wanted: number;
  /** If they say how many come in, and over how many working days. */
  readonly cameIn: { readonly count: number; readonly days: number } | null;
  readonly quotes: readonly [{ readonly field: FreeTextField; readonly text: string }];
}

/** The fewest things that count as a queue. Own judgment. */
const minQueue = 10;

const onFloor =
  /\b(?:(?:I|we|they|he|she) counted|there (?:are|were)(?: at this moment| now)?|at this moment) (?<count>\d[\d,]*) (?<things>(?:open )?(?:boxes|totes|carts|lots|jobs|orders|pallets|bins|skids|travelers|batches|crates))\b/i;
const incoming = /\b(?<count>\d[\d,]*) (?<things>requests|rfqs|quotes|inquiries|bids)\b/i;
const inbox =
  /\b(?<count>\d[\d,]*) (?<things>requests|rfqs|quotes|inquiries|bids) (?:in the inbox|on (?:my|his|her|the) desk|waiting|open)\b/i;

/** Working days in the periods that counts are given for. */
const periods: readonly { readonly says: RegExp; readonly days: number }[] = [
  { says: /\bQ[1-4]\b|\bquarter\b/i, days: 62 },
  {
    says: /\b(?:a|per|each|every|last|this|in a) month\b|\bin (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i,
    days: 21,
  },
  { says: /\b(?:a|per|each|every|last|this|in a) week\b/i, days: 5 },
];

const ofQuotes = /\b(?:requests?|rfqs?|quotes?|prices?|inquir\w+|bids?|answers?)\b/i;

/** `I counted 411 boxes` and `from 33 days to 12`; `9 working days on average (Q1, 143 requests)` and the goal `in 2 days`. */
export function flowIn(submission: Submission): Flow | undefined {
  const days = daysOf(submission);
  if (days === undefined) return undefined;
  for (const field of freeTextFields) {
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const counted = days.isQuoting ? (countIn(inbox, text) ?? cameIn(text)) : countIn(onFloor, text);
      if (counted !== undefined) return flowOf(counted, days, { field, text });
    }
  }
  return undefined;
}

interface Days {
  readonly today: number;
  readonly wanted: number;
  readonly isQuoting: boolean;
}

/** Days from today to the goal, if both are single numbers. */
function daysOf(submission: Submission): Days | undefined {
  for (const { unit, name, today, target } of ownMeasuresOf(submission)) {
    if (today === null || target === null || !/\bdays?\b/i.test(`${unit} ${name}`)) continue;
    if (target.value > 0 && target.value < today.value && !today.text.includes("–"))
      return { today: today.value, wanted: target.value, isQuoting: ofQuotes.test(name) };
  }
  return undefined;
}

interface Counted {
  readonly things: string;
  readonly count: number;
  /** If they came in over a period: its working days. */
  readonly over: number | null;
}

function countIn(pattern: RegExp, text: string): Counted | undefined {
  const { count = "", things = "" } = pattern.exec(text)?.groups ?? {};
  const found = numbersIn(count)[0]?.low;
  return found === undefined || found < minQueue ? undefined : { things: lowerFirst(things), count: found, over: null };
}

function cameIn(text: string): Counted | undefined {
  const over = periods.find(({ says }) => says.test(text))?.days;
  const counted = countIn(incoming, text);
  return over === undefined || counted === undefined ? undefined : { ...counted, over };
}

function flowOf(
  { things, count, over }: Counted,
  { today: daysToday, wanted: daysWanted }: Days,
  quote: Flow["quotes"][0],
): Flow {
  // As printed, so that a calculator gives the same results.
  const aDay = Math.round((10 * count) / (over ?? daysToday)) / 10;
  return {
    things,
    underWay: over === null ? count : aDay * daysToday,
    aDay,
    daysToday,
    daysWanted,
    wanted: aDay * daysWanted,
    cameIn: over === null ? null : { count, days: over },
    quotes: [quote],
  };
}

const waiting =
  /\b(?:always|usually|generally|there (?:are|is)|right now|at the moment|today) (?:about |at least )?(?<low>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:-|–|to|or) ?(?<high>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten))? (?<things>(?:jobs|orders|lots|parts|carts|pallets|travelers|programs) (?:waiting|sitting|in line|stacked|backed up|behind))/i;

/** `Always 5-6 jobs waiting on it`. */
export function queueIn(submission: Submission) {
  for (const field of freeTextFields) {
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const { low = "", high, things } = waiting.exec(text)?.groups ?? {};
      const [from, to] = [numbersIn(low)[0]?.low, numbersIn(high ?? low)[0]?.low];
      if (from === undefined || to === undefined || things === undefined) continue;
      return {
        count: { low: from, high: Math.max(from, to) },
        things: lowerFirst(things),
        sum: { quotes: [{ field, text }] },
      };
    }
  }
  return undefined;
}
