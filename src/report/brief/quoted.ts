import type { Quote } from "../../diagnosis/case/quote.ts";
import { misspellingsIn } from "../../diagnosis/reader/spelling.ts";
import { sentencesOf } from "../../diagnosis/reader/words.ts";
import type { Block } from "../report.ts";
import { plain, said, type Text } from "../text.ts";

/** A heading inside a page. */
export const section = (id: string, text: string): Block => ({ kind: "heading", level: 3, id, topic: "", text });

/** A quote with its period inside, as American print has it; a long one is cut at the end of a clause. */
export function closed(text: string, longest = longestShown): Text {
  const quote = trimmed(text);
  if (quote.length > longest) {
    const clause = quote.slice(0, longest).search(/[,;:]\s(?!.*[,;:]\s)/);
    const end = clause > longest / 2 ? clause : quote.lastIndexOf(" ", longest);
    return [said(quote.slice(0, end > 0 ? end : longest)), ...plain(" …")];
  }
  return [said(/[.?!…]$/.test(quote) ? quote : `${quote}.`)];
}

/** A quote with the sentence before it that explains it. */
export const whole = ({ leadIn, text }: Quote): string => (leadIn === undefined ? text : `${leadIn} ${text}`);

/** How many characters of a sentence the page has room for. */
export const longestShown = 240;

/**
 * A quote without the end that leads into the next sentence and without the word at its start that joins it to the one
 * before.
 */
export const trimmed = (text: string): string =>
  text
    .replace(endsSpoken, "")
    .replace(/\s*[;:,]$/, "")
    .replace(/^(?:but|and|so(?! (?:much|many|few|little|far)\b)|also)\s+(?=\p{L})/iu, "");

/** `Every morning period`: a mark that was dictated. */
const endsSpoken =
  /(?<!\b(?:an?|the|that|this|each|per|same|one|every|trial|time|grace|pay|waiting)|\b(?:an?|the|this|that|one) [a-z]+) period(?: (?:that|it) was (?:supposed|meant) to be an? period)?$/i;

/** Whether a text was typed or dictated so that, quoted back, its slips would be all one sees: two of them or more. */
export function isRough(text: string): boolean {
  const slips = text.match(noApostrophe)?.length ?? 0;
  const isUnmarked = /^\p{Ll}/u.test(text) && !/[.,;!?]/.test(text);
  const runsOn = isUnmarked && text.length >= longestUnmarked;
  return runsOn || misspellingsIn(text) + slips + Number(isUnmarked) >= fewestSlips;
}
/** Slips; letters without any mark. Own judgment. */
const [fewestSlips, longestUnmarked] = [2, 60];
const noApostrophe = /\b(?:isnt|dont|wasnt|didnt|cant|doesnt|wont|couldnt|wouldnt|thats|whats|theyre|oclock)\b/gi;

/** How many characters of a goal the page has room for. */
const longestGoal = 200;

/** From this many characters, no further sentence of a goal is added. */
const enoughGoal = 90;

/**
 * The first sentences of an answer, none of them cut; empty if the first is too long.
 *
 * @param isMeasure whether it says what success is: then the next sentence is added if it has a number, such as the target
 */
export function startOf(text: string, isMeasure = false): string {
  const ends = sentencesOf(text).map((one) => one.start + one.text.length);
  const enough = ends.findIndex((at) => at >= enoughGoal);
  const shown = enough < 0 ? ends.length : enough + 1;
  const end = ends.slice(0, shown).findLast((at) => at <= longestGoal) ?? 0;
  const next = sentencesOf(text)[shown];
  const isTarget = isMeasure && end === ends[shown - 1] && next !== undefined && /\d/.test(next.text);
  const more = isTarget && (ends[shown] ?? 0) <= longestGoal ? ends[shown] : end;
  return text.slice(0, more).trim();
}

/** A sentence as the end of another one. A name, a day or a month keeps its capital letter. */
export const lowered = (text: string): string =>
  text.replace(/[.?]$/, "").replace(opensPlainly, (first) => first.toLowerCase());

const opensPlainly =
  /^(?:Of|Replacing|Letting|Dropping|Moving|Sending|Customers|The|A|An|If|Orders?|Everybody|Nobody|Someone|Somebody|When|Once|After|By|Every|Each|Your|Only|At|In|On|Over|For|With|No|Not|More|Most|All|Any|One|Two|Three|Ten|It|They|You|There|Fewer|Less|Half|Machines?|Jobs?|Setups?|Parts?|People|Programs?|What|How|Which)\b/;
