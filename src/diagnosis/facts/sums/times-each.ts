import { withNoun } from "../../../survey/writing.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { digits, quotesOf, span, timeSpan } from "./loss.ts";
import { type Form, hoursSum, longestStandstill, minutesOfHour, type Near, periodOf, sharesWord } from "./near.ts";
import type { StatedQuantity } from "./quantities.ts";

/** A count of stops, calls or waits times the hours of each. */
export const countTimesEach: Form = (near) => {
  const { here, field } = near;
  const each = hoursOfEach(near);
  const sentences = [...new Set([here[0]?.sentence, each?.sentence])].filter((one) => one !== undefined);
  const text = sentences.map((one) => one.text).join(" ");
  if (each === undefined || !lost.test(text) || dream.test(text) || pieceWaits.test(text)) return undefined;
  const [things, another] = countsFor(each, near);
  if (things === undefined || another !== undefined || !Number.isInteger(things.low) || things.low < 2)
    return undefined;
  const many = aTime.test(things.of) ? howMany(text) : 1;
  // A number of nights alone doesn't say how many things waited in each.
  if (many === undefined) return undefined;
  const hours = {
    low: (many * things.low * each.low) / minutesOfHour,
    high: (many * things.high * each.high) / minutesOfHour,
  };
  const factors = [
    ...(many === 1 ? [] : [digits(many)]),
    withNoun(span(things.low, things.high), things.of).replace("  ", " "),
    `${timeSpan(each.low, each.high)} each`,
  ];
  const isByPeople = byPeople.test(text);
  return hoursSum({
    cause: stops.test(text) ? "maintenance_downtime" : "as-spoken-of",
    hours,
    whose: isByPeople ? "labor hours" : "hours",
    unit: "",
    period: periodOf(near, things, each),
    lines: [`${factors.join(" × ")} = ${withNoun(span(hours.low, hours.high), "hours")}`],
    quotes: quotesOf(field, things.sentence, each.sentence),
    isPriced: !isByPeople,
  });
};

/** A time that each of several things takes. */
function hoursOfEach({ here, next, lines }: Near): StatedQuantity | undefined {
  const isTimes =
    here.some(({ of }) => of === "times") &&
    !/\b(?:in all|in total|altogether|together)\b/i.test(lines.map(({ text }) => text).join(" "));
  return [...here, ...next].find(
    (one) => one.unit === "minutes" && one.low <= longestStandstill && one.low >= 5 && (isEach(one) || isTimes),
  );
}

/** What is counted that may take that time each. */
const countsFor = (each: StatedQuantity, { here, next }: Near): readonly StatedQuantity[] =>
  [...here, ...next].filter(
    (one) =>
      one !== each &&
      (one.unit === "count" ||
        (one.unit === null && (one.per !== null || /\bof (?:those|them|these)\b/i.test(one.after)))) &&
      !/years?|shifts?|people|guys?|men|women/i.test(one.of) &&
      !inEachNight.test(one.after) &&
      (one.sentence === each.sentence ||
        /^\W*(?:about|around|roughly|each|it|they|that)\b/i.test(each.sentence.text) ||
        sharesWord(one.sentence, each.sentence) ||
        /\b(?:those|them)\b/i.test(one.after)),
  );

const byPeople = /\b(?:hunt\w*|look(?:s|ing)? for|search\w*|guys|picture|rewrit\w*|retyp\w*)\b/i;
const inEachNight = /^[\w\s-]{0,24}\b(?:a|per|each|every) (?:night|morning|weekend)\b/i;
/** If nights, days or shifts are counted, a sentence may say how many things waited in each: `two wait for morning`. */
const aTime = /\b(?:nights?|days?|mornings?|shifts?|weekends?)$/i;
const howMany = (text: string): number | undefined =>
  numberBefore(/\b(?<count>\w+) (?:of (?:them|those|these) )?(?:waits?|sits?|stands?|stay|stays|hangs?)\b/i, text) ??
  numberBefore(/\b(?<count>\w+) (?:[\w-]+ ){1,3}(?:a|per|each|every) (?:night|day|morning|shift|weekend)\b/i, text);
const numberBefore = (words: RegExp, text: string): number | undefined =>
  numbersIn(words.exec(text)?.groups?.count ?? "")[0]?.low;

const lost =
  /\b(?:down|calls?|called|br(?:eak|oke|eaks)\w*|stops?|stopped|waits?|waiting|hunt\w*|look(?:s|ing)? for|search\w*|los[te]\w*|rework\w*|rewrit\w*|redo\w*|idle|sits?|sat|stands?|stood|gone|crash\w*|costs? us)\b/i;
/** Words for pieces of a lot, which wait at the same time, so that their hours must not be multiplied. */
const pieceWaits =
  /\b(?:every|each) (?:single )?(?:blank|casting|part|piece)\b[^.;,]{0,20}\b(?:sits?|sat|stands?|stood|waits?|waited)\b/i;
const stops = /\b(?:maintenance|breakdowns?|broke\w*|repair\w*|was down|went down)\b/i;
const dream = /\b(?:could|would|if|want|training)\b/i;

const isEach = ({ after, before, per }: StatedQuantity): boolean =>
  per === "each" ||
  /^\W*(?:of |time |at |on |for )?(?:each|apiece|per|every)\b/i.test(after) ||
  /^[^.]*\b(?:each|every|average)\b/i.test(before) ||
  /\bwaits\b/i.test(before);
