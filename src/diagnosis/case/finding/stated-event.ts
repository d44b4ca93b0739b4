import { monthNames } from "../../../knowledge/patterns/sentence-kinds.ts";
import { isReportField } from "../../../survey/free-text.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import type { Mechanism } from "./how-it-happens.ts";

/** An event on a stated day, among the sentences on how it happens or next to them. */
export function statedEventIn({ steps }: Mechanism, { sentences, submission }: Reading): Quote | null {
  const shown = steps.flatMap(({ quotes }) => quotes);
  const isShown = ({ field, text }: Quote): boolean => shown.some((one) => one.field === field && one.text === text);
  const isNear = (at: number): boolean => [at - 1, at + 1].some((next) => sentences[next] && isShown(sentences[next]));
  const events = sentences.filter(
    ({ field, text, isDenied, isWish }) =>
      isReportField(field) &&
      !isDenied &&
      !isWish &&
      text.length <= longest &&
      !isNoEvent.test(text) &&
      !isTorn(text, submission[field] ?? ""),
  );
  const event =
    events.find((one) => isShown(one) && (onADay.test(one.text) || inAMonth.test(one.text))) ??
    events.find((one) => onADay.test(one.text) && isNear(sentences.indexOf(one)));
  return event ? { field: event.field, text: event.text } : null;
}

/** Whether it is half a sentence, cut for example at `p.m.`. */
const isTorn = (text: string, answer: string): boolean => /^\p{Ll}/u.test(text) && /(?:^|[.!?] )\p{Lu}/u.test(answer);

/** The most characters of an event in a task. */
const longest = 150;

const dayNames = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const onADay = new RegExp(
  String.raw`\b(?:last (?:${dayNames})|yesterday|this morning|on the \d{1,2}(?:st|nd|rd|th)|one (?:morning|night|evening) (?:in|last)|(?:a|the) whole (?:morning|day|shift)|the other (?:day|night|morning))\b`,
  "i",
);
/**
 * A month as the day of an event. Only accepted in a sentence on how it happens, because others mention a month in
 * passing.
 */
const inAMonth = new RegExp(String.raw`\bin (?:${monthNames})\b(?! (?:19|20)\d\d)`);
/** Words for a habit, a promise or a count, which isn't an event. */
const isNoEvent =
  /\b(?:every|each|usually|always|often|we (?:say|said|promise)|counted|count|never|added|wrote|made|logged|kept|pulled|sorted|looked at)\b|\b(?:will|would|should|going to)\b/i;
