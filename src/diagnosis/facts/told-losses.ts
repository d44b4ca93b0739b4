import type { Submission } from "../../survey/submission.ts";
import { type Sentence, sentencesOf } from "../reader/words.ts";
import { type FactField, factFields } from "./facts.ts";
import { numbersIn } from "./number-in-text.ts";
import { quantitiesIn } from "./quantities.ts";
import { daysOfWeek, failing, hoursOfShift, plain, quotesOf, span, type ToldLoss, weeks } from "./told-loss.ts";
import { daysDown, nightsAWeek, timeEach, weekOnPaper } from "./told-times.ts";

const minutesOfDay = 1440;

/** The losses that a shop's own counts and times come to. A sentence and the two after it are read together. */
export function toldLossesIn(submission: Submission): readonly ToldLoss[] {
  return factFields.flatMap((field) => {
    const sentences = sentencesOf(submission[field] ?? "");
    return sentences.flatMap((_, at) => {
      const [first, ...next] = sentences.slice(at, at + 3);
      if (first === undefined) return [];
      const before = sentences[at - 1];
      return [
        daysDown(before, first, field, submission) ?? stopsSince(first, next, field, submission),
        nightsAWeek(first, sentences.slice(Math.max(0, at - 2), at), field),
        minutesEach(first, next, field),
        weekOnPaper(first, field),
        timeEach(first, next, field),
        everyDay(before, first, field),
      ].filter((loss) => loss !== undefined);
    });
  });
}

/** `It has quit on us five times since Easter. It is two days or four days each time.` */
function stopsSince(
  first: Sentence,
  next: readonly Sentence[],
  field: FactField,
  { shift_count }: Submission,
): ToldLoss | undefined {
  const found = /\b(?<count>\S+) times (?<since>(?:since|so far|this|in the (?:last|past)) ?[^,.;]{0,24})/i.exec(
    first.text,
  );
  const times = numbersIn(found?.groups?.count ?? "")[0]?.low;
  if (times === undefined || found?.groups?.since === undefined || !failing.test(first.text)) return undefined;
  for (const sentence of [first, ...next.slice(0, 1)]) {
    const long = quantitiesIn(sentence.text).filter(
      ({ unit, low, per }) => unit === "minutes" && low >= 30 && per !== "year",
    );
    if (long.length === 0) continue;
    const hours = long
      .flatMap(({ low, high }) => [low, high])
      .map((minutes) => workHours(minutes, Number(shift_count)));
    const [low, high] = [Math.min(...hours), Math.max(...hours)];
    return {
      kind: "told-loss",
      cause: "maintenance_downtime",
      whose: "machines",
      hours: { low: times * low, high: times * high },
      since: found.groups.since.trim(),
      sum: `${plain.format(times)} times × ${span(low, high)} working hours`,
      quotes: quotesOf(field, first, sentence),
    };
  }
  return undefined;
}

/** A day is a day of shifts, not of the clock. */
const workHours = (minutes: number, shifts: number): number =>
  minutes >= minutesOfDay ? (minutes / minutesOfDay) * shifts * hoursOfShift : minutes / 60;

/** `I figure those at 4 min and he came up with nine and a half. We do 6 thousand of them a year.` */
function minutesEach(first: Sentence, next: readonly Sentence[], field: FactField): ToldLoss | undefined {
  const found =
    /\b(?:figur\w*|quot\w*|estimat\w*|price[sd]?|book(?:ed|s)?|plan(?:ned|s)?)\b[^.;]{0,30}?\bat\s+(?<planned>\S+)\s*(?:min\w*)[^.;]{0,40}?\b(?:c[oa]me up with|took|takes?|clocked|got|is really|needs)\s+(?<taken>[^.;]{1,40})/i.exec(
      first.text,
    );
  const planned = numbersIn(found?.groups?.planned ?? "")[0]?.low;
  const taken = numbersIn(found?.groups?.taken ?? "")[0]?.low;
  if (planned === undefined || taken === undefined || taken <= planned || taken > 480) return undefined;
  for (const sentence of [first, ...next]) {
    const made =
      /\b(?<count>(?:\d[\d,.]*|\w+)(?: (?:thousand|hundred|dozen))?) (?:of (?:them|those|these)|pieces|pcs|parts)?\s*(?:a|per|each|every) (?<per>year|month|week)\b/i.exec(
        sentence.text,
      );
    const count = numbersIn(made?.groups?.count ?? "")[0]?.low;
    if (count === undefined) continue;
    const aYear = count * { year: 1, month: 12, week: weeks }[(made?.groups?.per ?? "year").toLowerCase() as "year"];
    const hours = ((taken - planned) * aYear) / 60;
    return {
      kind: "told-loss",
      cause: "quoting_estimating",
      whose: "unbilled",
      hours: { low: hours, high: hours },
      since: null,
      sum: `${plain.format(aYear)} pieces × (${plain.format(taken)} − ${plain.format(planned)}) minutes`,
      quotes: quotesOf(field, first, sentence),
    };
  }
  return undefined;
}

/** `Every morning three of my nine people spend an hour to an hour and a half on it.` */
function everyDay(before: Sentence | undefined, { text }: Sentence, field: FactField): ToldLoss | undefined {
  const isDaily =
    daily.test(text) || /^(?:the )?(?:mornings?|nights?|every (?:morning|day))\W*$/i.test(before?.text ?? "");
  const people = peopleIn(text);
  const minutes = timeIn(text);
  if (!isDaily || people === undefined || minutes === undefined) return undefined;
  const days = weeks * daysOfWeek;
  const each = people * days;
  const [low, high] = [minutes.low / 60, minutes.high / 60];
  return {
    kind: "told-loss",
    cause: null,
    whose: "people",
    hours: { low: each * low, high: each * high },
    since: null,
    sum: `${plain.format(people)} people × ${span(low, high)} hours × ${plain.format(days)} days`,
    quotes: quotesOf(field, { text }),
  };
}

const daily = /\b(?:every|each) (?:single )?(?:morning|day|night|shift)\b|\bmornings\b|\bdaily\b|\ba day\b/i;

function peopleIn(text: string): number | undefined {
  const crew = `(?:people|guys?|men|women|machinists|operators|inspectors|hands|fellows|girls|setup (?:men|guys|people))`;
  const found =
    new RegExp(String.raw`\b(?<count>\w+) of (?:my|our|the) (?:\w+ )?${crew}\b`, "i").exec(text) ??
    new RegExp(String.raw`\b(?<count>\w+) (?:\w+ )?${crew}\b`, "i").exec(text);
  const count = numbersIn(found?.groups?.count ?? "")[0]?.low;
  return count !== undefined && Number.isInteger(count) && count <= 50 ? count : undefined;
}

/** Up to half a shift: more is a day's work and no loss. */
function timeIn(text: string): { readonly low: number; readonly high: number } | undefined {
  if (/\b(?:an? )?hour to (?:an )?hour and a half\b/i.test(text)) return { low: 60, high: 90 };
  const found = quantitiesIn(text).find(
    ({ unit, low, high, per }) =>
      unit === "minutes" && low >= 5 && high <= 240 && (per === null || per === "day" || per === "each"),
  );
  return found && { low: found.low, high: found.high };
}
