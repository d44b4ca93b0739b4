import { type Duration, durationsIn } from "../numbers/durations.ts";
import { quantitiesIn } from "../numbers/quantities.ts";

/** How long each of several things took, in minutes. */
export interface Length {
  readonly low: number;
  readonly high: number;
  /** Whether to write it in hours. */
  readonly isHours: boolean;
}

/** The one length of each, next to the count or said to be of each. */
export function lengthOf(text: string, times: { readonly start: number; readonly end: number }): Length | undefined {
  const all = durationsIn(text);
  const [one] = all;
  if (one === undefined || all.length > 1) return undefined;
  const isNext =
    one.start >= times.end
      ? follows.test(text.slice(times.end, one.start))
      : one.end <= times.start && leads.test(text.slice(one.end, times.start));
  return (isNext || isOfEach(text, one)) &&
    !/^ (?:a|per|each|every) (?:day|week|shift|month)\b/i.test(text.slice(one.end))
    ? rangeOf(text, one)
    : undefined;
}

/** Of a sentence right after the count, only a length that it says is of each. */
export function lengthAlone(text: string): Length | undefined {
  const all = durationsIn(text);
  const [one] = all;
  return one !== undefined && all.length === 1 && text.length < longest && isOfEach(text, one)
    ? rangeOf(text, one)
    : undefined;
}
/** The most characters of a sentence that only says how long each took. Own judgment. */
const longest = 90;

const isOfEach = (text: string, { start, end }: Duration): boolean =>
  eachAfter.test(text.slice(end)) || eachBefore.test(text.slice(0, start));
const eachAfter =
  /^,? (?:each|apiece|a ?piece|a pop|(?:each|every|per|a) (?:time|stop|change-?over|set-?up|change|swap|jam|trip|go)|at (?:each|every one|a time)|on average)\b(?! (?:day|week|shift|month|machine|man|person)\b)/i;
const one = "(?:one|time|stop|change-?over|set-?up|change|swap)";
const took =
  "(?:of them )?(?:it )?(?:takes?|took|is|was|costs?|lasts?|lasted|eats?|ate|runs?|ran|loses?|lost|stands?|stood|waits?|waited)(?: (?:us|me|him|her|them|for))?";
const eachBefore = new RegExp(
  String.raw`\b(?:(?:each|every) ${one}(?: of (?:them|those|these))?,?(?: ${took})?|each(?: of (?:them|those|these))?,? ${took}|(?:averag(?:e|es|ed|ing)|(?:an? |the )?average(?: of| is| was)?|typically))(?: (?:about|bout|around|maybe|roughly|at least|good for))*,? (?:an? )?$`,
  "i",
);
/** Between count and length: `14 times, about 45 min`, `three times a week for two hours`, `26 changeovers at 7 minutes`. */
const follows =
  /^(?: (?:last|this|that) (?:week|month|quarter|year))?(?:,| at| for| of|, each(?: for)?|: | -)(?: (?:about|bout|around|maybe|roughly|some|an average of))* ?$/i;
/** Between length and count: `a machine that stops for six minutes, forty times a week`. */
const leads = /^,? ?(?:(?:about|maybe|some) )?$/i;

function rangeOf(text: string, { minutes, isRange, start, end }: Duration): Length | undefined {
  if (minutes < 1 || minutes > longestEach) return undefined;
  const isHours = /h/i.test(
    text.slice(start, end).replace(/three|eight|eighteen|eighty|thirty|thirteen|half|a half|hundred/gi, ""),
  );
  if (!isRange) return { low: minutes, high: minutes, isHours: isHours && minutes % 6 === 0 };
  const low = quantitiesIn(text).find(
    (one) => one.unit === "minutes" && one.start <= start + 1 && one.start + one.text.length >= start,
  )?.low;
  return low === undefined || low > minutes ? undefined : { low, high: minutes, isHours };
}
/** Minutes. What lasts longer than two shifts isn't told by times. Own judgment. */
const longestEach = 960;
