import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import { matchesIn } from "../../matches.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { type Quantity, quantitiesIn } from "../numbers/quantities.ts";
import { timeIn } from "./days.ts";
import { digits, hoursLost, quotesOf, type StatedLoss, span, timeSpan } from "./loss.ts";
import { statedLines } from "./stated.words.ts";

const dayWords =
  /\b(?:on (?:a|an|any) (?:normal|typical|average|usual|ordinary|given) (?:day|shift|\w+day)|every (?:day|morning|shift)|(?:a|per|each) (?:day|shift))\b/i;
const eachWords = /^\W*(?:on|for)?\W*(?:the )?(?:average|each|every|apiece|per|one)\b/i;
const machineWaits =
  /\b(?:machines?|spindles?|lathes?|mills?)\b[^.;]{0,40}\b(?:hold|waits?|waiting|idle|stands?|stood|sits?|sat|stops?|down)\b|\bsetups?\b[^.;]{0,30}\bover\b/i;
const maxADay = 200;

/**
 * `On a normal day I have nine first articles. The machine stays on hold, 5 hours 20 minutes on the average one.` Or of a log:
 * `We logged it for two weeks. 38 setups. After each the machine stood 3.1 hours on average.`
 */
export function timeEach(
  before: Sentence | undefined,
  first: Sentence,
  next: readonly Sentence[],
  field: FreeTextField,
  wishes: string,
): StatedLoss | undefined {
  const things = quantitiesIn(first.text).find(isCount);
  if (things === undefined) return undefined;
  const waiting = [first, ...next].find(({ text }) => machineWaits.test(text) && eachIn(text) !== undefined);
  const minutes = waiting && eachIn(waiting.text);
  if (waiting === undefined || minutes === undefined) return undefined;
  const told = periodOf(things, before, first);
  if (told === undefined) return undefined;
  const limit = limitOf(things.of, wishes);
  const over = limit !== undefined && limit < minutes ? minutes - limit : minutes;
  const each = over === minutes ? timeSpan(minutes) : statedLines.minutesOverGoal(digits(minutes), digits(limit ?? 0));
  return hoursLost({
    cause: "as-spoken-of",
    whose: "machines",
    hours: { low: (things.low * over) / 60, high: (things.high * over) / 60 },
    period: told.period,
    sum: `${withNoun(span(things.low, things.high), things.of)} × ${each}`,
    quotes: quotesOf(field, ...told.said, first, waiting),
  });
}

/**
 * The period the things are counted for, and the sentence that says so if it is another one; `undefined` if none does.
 */
function periodOf(things: Quantity, before: Sentence | undefined, first: Sentence) {
  if (isRepeated(things)) return { period: `a ${things.per}`, said: [] };
  if (dayWords.test(first.text)) return { period: "a day", said: [] };
  const logged = [first, ...(before ? [before] : [])].find(({ text }) => logOver.test(text));
  const time = logOver.exec(logged?.text ?? "")?.groups?.time;
  return logged && time ? { period: `in ${time}`, said: [logged] } : undefined;
}

/** How long a log was kept: `for two weeks`. */
const logOver =
  /\b(?:log\w*|wr(?:ite|ote)|count\w*|timed?|clock\w*|track\w*|kept)\b[^.;]{0,40}\b(?:for|in|over|during) (?<time>(?:an?|one|two|three|four|five|six|eight|ten|\d{1,2}) (?:days|weeks?|months?))\b/i;

/** Minutes that the goal allows each of the same things: `First article back to the machine in under 90 minutes`. */
function limitOf(things: string, wishes: string): number | undefined {
  const [thing] = things.toLowerCase().replace(/s$/, "").split(/\s+/).slice(-1);
  const found = sentencesOf(wishes).find(
    ({ text }) =>
      text.toLowerCase().includes(thing ?? "\0") && /\b(?:under|within|in less than|below|at most)\b/i.test(text),
  );
  return quantitiesIn(found?.text ?? "").find(({ unit, low }) => unit === "minutes" && low <= 600)?.low;
}

/** `Hour to hour and a half gone each new job. 14 new jobs wk of 6/9.` The same thing has to be named in both. */
export function eachNewOne(first: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const thing = thingEach.exec(first.text)?.groups?.thing?.toLowerCase();
  const minutes = timeIn(first.text);
  if (
    thing === undefined ||
    minutes === undefined ||
    !/\b(?:gone|lost|loses?|waits?|waste[sd]?|stands?|sits?|over)\b/i.test(first.text)
  )
    return undefined;
  for (const sentence of [first, ...next]) {
    const found = new RegExp(
      String.raw`\b(?<count>[\w,]+) (?:new |different )?${thing}s?,? (?:(?:a|per|each|every|in the|this|last) )?(?<per>wk|week|day|shift|month)\b`,
      "i",
    ).exec(sentence.text);
    const count = numbersIn(found?.groups?.count ?? "")[0]?.low;
    if (count === undefined || count > maxADay) continue;
    const per = found?.groups?.per?.toLowerCase().replace("wk", "week") ?? "week";
    return hoursLost({
      cause: "as-spoken-of",
      whose: "machines",
      hours: { low: (count * minutes.low) / 60, high: (count * minutes.high) / 60 },
      period: `a ${per}`,
      sum: `${withNoun(digits(count), `${thing}s`)} × ${withNoun(span(minutes.low, minutes.high), "minutes")}`,
      quotes: quotesOf(field, first, sentence),
    });
  }
  return undefined;
}

const thingEach =
  /\b(?:each|every|per) (?:new |single )?(?<thing>job|set-?up|changeover|order|lot|piece|program|first article)\b/i;

const isCount = ({ unit, low, high, of }: Quantity): boolean =>
  unit === "count" && of !== "" && low >= 1 && high <= maxADay && !/machines?|people|men|years?/i.test(of);

const isRepeated = ({ per }: Quantity): boolean =>
  per === "day" || per === "shift" || per === "week" || per === "month";

/** Minutes of each one: hours and minutes next to a word for each. */
function eachIn(text: string): number | undefined {
  const times = matchesIn(
    text,
    /\b(?<h>\S+) (?:hours?|hrs?)(?:(?: and)? (?<m>\d+) min\w*)?|\b(?<only>\S+) min(?:utes?|s)?\b/gi,
  );
  for (const { groups = {}, index, 0: whole } of times) {
    if (!eachWords.test(text.slice(index + whole.length))) continue;
    const hours = numbersIn(groups.h ?? "")[0]?.low ?? 0;
    const minutes = numbersIn(groups.m ?? groups.only ?? "")[0]?.low ?? 0;
    const sum = hours * 60 + minutes;
    if (sum > 0 && sum <= 600) return sum;
  }
  return undefined;
}
