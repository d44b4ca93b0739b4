import { daysAWeek } from "../../../knowledge/figures/working-time.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { machineLoses } from "../../../knowledge/patterns/often-lost-patterns.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { clockOf, hoursOfClock } from "../numbers/clock.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { quantitiesIn } from "../numbers/quantities.ts";
import { digits, hoursLost, quotesOf, type StatedLoss, timeSpan } from "./loss.ts";
import { statedPeriods, statedUnits } from "./stated.words.ts";

const everyWeek = /\b(?:each|every|per|a) (?:week|Monday|Friday)\b|\bweekly\b/i;

/** `Each Monday's list holds about 480 hours of real work and 360 on paper.` */
export function weekOnPaper({ text }: Sentence, field: FreeTextField): StatedLoss | undefined {
  const real = /\b(?<n>\d[\d,.]*) (?:hours?|hrs?)?\s*(?:of )?(?:real|actual)\b/i.exec(text)?.groups?.n;
  const paper =
    /\b(?<n>\d[\d,.]*) (?:hours?|hrs?)?\s*(?:on paper|quoted|planned|booked|estimated|in the (?:quotes?|plan))\b/i.exec(
      text,
    )?.groups?.n;
  const [taken, planned] = [real, paper].map((one) => numbersIn(one ?? "")[0]?.low);
  if (!everyWeek.test(text) || taken === undefined || planned === undefined || taken <= planned) return undefined;
  const hours = taken - planned;
  return hoursLost({
    cause: "quoting_estimating",
    whose: "unbilled",
    hours: { low: hours, high: hours },
    period: "a week",
    sum: `${digits(taken)} − ${digits(planned)}`,
    quotes: quotesOf(field, { text }),
  });
}

/** `I figure those at 4 min and he came up with nine and a half. We do 6 thousand of them a year.` */
export function minutesEach(first: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
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
    const aYear =
      count * { year: 1, month: 12, week: weeksAYear }[(made?.groups?.per ?? "year").toLowerCase() as "year"];
    const hours = ((taken - planned) * aYear) / 60;
    return hoursLost({
      cause: "quoting_estimating",
      whose: "unbilled",
      hours: { low: hours, high: hours },
      period: "a year",
      sum: `${withNoun(digits(aYear), "pieces")} × (${digits(taken)} − ${digits(planned)}) minutes`,
      quotes: quotesOf(field, first, sentence),
    });
  }
  return undefined;
}

/** `Every morning three of my nine people spend an hour to an hour and a half on it.` */
export function everyDay(
  before: Sentence | undefined,
  { text }: Sentence,
  field: FreeTextField,
): StatedLoss | undefined {
  const isDaily =
    daily.test(text) || /^(?:the )?(?:mornings?|nights?|every (?:morning|day))\W*$/i.test(before?.text ?? "");
  if (!isDaily) return undefined;
  const people = peopleIn(text);
  const minutes = timeIn(text);
  if (people === undefined || minutes === undefined) return undefined;
  const each = people * daysAWeek;
  return hoursLost({
    cause: "as-spoken-of",
    whose: "people",
    hours: { low: (each * minutes.low) / 60, high: (each * minutes.high) / 60 },
    period: "a week",
    sum: `${withNoun(digits(people), "people")} × ${timeSpan(minutes.low, minutes.high)} × ${daysAWeek} days`,
    quotes: quotesOf(field, { text }),
  });
}

/** `Retypes the open order report into his workbook every morning from 5:30 to 7`: one person's hours. */
export function clockEveryDay({ text }: Sentence, field: FreeTextField): StatedLoss | undefined {
  if (!/\b(?:every|each) (?:single )?(?:morning|day|night|evening)\b/i.test(text)) return undefined;
  const found = /\bfrom (?<from>\S+) (?:to|till?|until) (?<to>[^\s.,;]+)/i.exec(text);
  const [from, to] = [found?.groups?.from, found?.groups?.to].map((written) => clockOf(written ?? ""));
  if (from === undefined || to === undefined) return undefined;
  const hours = (to - from + hoursOfClock) % hoursOfClock;
  if (hours === 0 || hours > longestDaily) return undefined;
  return hoursLost({
    cause: "as-spoken-of",
    whose: machineLoses.test(text) ? "machines" : "people",
    hours: { low: hours * daysAWeek, high: hours * daysAWeek },
    period: "a week",
    sum: `${withNoun(digits(hours), "hours")} × ${daysAWeek} days`,
    quotes: quotesOf(field, { text }),
  });
}

/** Hours a day. More than this is somebody's shift, not a loss. */
const longestDaily = 4;

const daily = /\b(?:every|each) (?:single )?(?:morning|day|night|shift)\b|\bmornings\b|\bdaily\b|\ba day\b/i;

const crew = `(?:people|guys?|men|women|machinists|operators|inspectors|hands|fellows|girls|setup (?:men|guys|people))`;
const partOfCrew = new RegExp(String.raw`\b(?<count>\w+) of (?:my|our|the) (?:\w+ )?${crew}\b`, "i");
const countOfCrew = new RegExp(String.raw`\b(?<count>\w+) (?:\w+ )?${crew}\b`, "i");

function peopleIn(text: string): number | undefined {
  const found = partOfCrew.exec(text) ?? countOfCrew.exec(text);
  const count = numbersIn(found?.groups?.count ?? "")[0]?.low;
  return count !== undefined && Number.isInteger(count) && count <= 50 ? count : undefined;
}

/** Up to half a shift: more is a day's work and no loss. */
export function timeIn(text: string): { readonly low: number; readonly high: number } | undefined {
  if (/\b(?:an? )?hour to (?:an )?hour and a half\b/i.test(text)) return { low: 60, high: 90 };
  if (/\b(?:an|one) hour and a half\b/i.test(text)) return { low: 90, high: 90 };
  const found = quantitiesIn(text).find(
    ({ unit, low, high, per }) =>
      unit === "minutes" && low >= 5 && high <= 240 && (per === null || per === "day" || per === "each"),
  );
  return found && { low: found.low, high: found.high };
}

/** `Pulled the traveler 7:10. Found the jaws 8:25. First chip 10:50.`: a morning that somebody wrote down. */
export function firstChip(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const end = sentences.findIndex(({ text }) => chipAt.test(text));
  const chip = chipAt.exec(sentences[end]?.text ?? "")?.groups?.clock;
  const start = sentences.slice(Math.max(0, end - 4), end).findIndex(({ text }) => /\b\d{1,2}:\d\d\b/.test(text));
  const nearby = sentences.slice(Math.max(0, end - 4) + start, end + 1);
  const from = /\b\d{1,2}:\d\d\b/.exec(nearby[0]?.text ?? "")?.[0];
  const [began, cut] = [clockOf(from ?? ""), clockOf(chip ?? "")];
  if (end < 0 || start < 0 || began === undefined || cut === undefined) return undefined;
  const hours = (cut - began + hoursOfClock) % hoursOfClock;
  if (hours === 0) return undefined;
  return {
    ...hoursLost({
      cause: "as-spoken-of",
      whose: "machines",
      hours: { low: hours, high: hours },
      period: statedPeriods.thatJob,
      sum: `${from} to ${chip}`,
      quotes: quotesOf(field, ...nearby),
    }),
    unit: statedUnits.beforeChipOfJob,
  };
}

const chipAt = /\bfirst (?:chip|good (?:part|piece)|part|piece)\b[^.;]{0,12}\b(?<clock>\d{1,2}:\d\d)\b/i;
