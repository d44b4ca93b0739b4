import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { machineNames } from "../../../knowledge/patterns/asset-patterns.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { clockOf, hoursOfClock } from "../numbers/clock.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { quantitiesIn } from "../numbers/quantities.ts";
import { digits, failing, hoursLost, quotesOf, type StatedLoss, span, workHours } from "./loss.ts";
import { statedPeriods } from "./stated.words.ts";

/** A part of a machine that stops it. */
const part =
  /\b(?:spindle|gearbox|bearings?|turret|tool changer|pallet changer|table drive|servo|ball ?screw|hydraulics?)\b/i;
const aMachine = new RegExp(
  String.raw`\b(?:machines?|mills?|lathes?|grinders?|vmcs?|hmcs?|edms?|water ?jets?|horizontals?|saws?|${machineNames})\b`,
  "i",
);
/** Days counted for any of these aren't machine downtime. */
const otherDays =
  /\b(?:vacation|holiday|deliver\w*|material|stock|plat(?:er|ing)|vendor|outside|heat treat|quot\w*|shelf|rack|parked|late)\b/i;
const sinceWords = /\bsince (?:the )?[A-Z0-9'’][^,.;:]{0,18}/;
/** From two weeks up, the days may be calendar days, so the low end counts only the working ones. */
const calendarFrom = 14;

/** `Spindle again. That is 3 times since Labor Day, 6 days, 2 days, then 9`; `was out for 23 days when its gearbox failed`. */
export function lossFromDaysDown(
  before: Sentence | undefined,
  { text }: Sentence,
  field: FreeTextField,
  { shift_count }: Submission,
): StatedLoss | undefined {
  const listed =
    /\b(?:\S+ days?, )(?:\S+(?: days?)?, )*(?:(?:and |then |and then )?\S+)(?: days?)?/i.exec(text)?.[0] ?? "";
  const single =
    /\b(?:out|down|dead|stopped|broken) (?:for )?(?<days>\S+) (?:working )?days\b|\b(?<days2>\S+) days down\b/i.exec(
      text,
    );
  const days = numbersIn(listed === "" ? (single?.groups?.days ?? single?.groups?.days2 ?? "") : listed).map(
    ({ low }) => low,
  );
  const isMachine =
    part.test(text) || (before !== undefined && part.test(before.text)) || (single !== null && aMachine.test(text));
  // How many of them, nobody says in a way that we read.
  if (/\b(?:each|apiece)\b/i.test(text)) return undefined;
  if (days.length === 0 || (listed !== "" && days.length < 2) || !isMachine || otherDays.test(text)) return undefined;
  const aDay = Number(shift_count) * hoursAShift;
  const low = days.reduce((sum, one) => sum + (one < calendarFrom ? one : Math.round((one * daysAWeek) / 7)), 0);
  const high = days.reduce((sum, one) => sum + one, 0);
  const counted = low === high ? days.map((one) => digits(one)).join(" + ") : span(low, high);
  return hoursLost({
    cause: "maintenance_downtime",
    whose: "machines",
    hours: { low: low * aDay, high: high * aDay },
    period: sinceWords.exec(text)?.[0].trim() ?? (days.length > 1 ? statedPeriods.thoseStops : statedPeriods.thatStop),
    sum: `${days.length > 1 && low === high ? `(${counted})` : counted} days × ${withNoun(digits(aDay), "shift hours")}`,
    quotes: quotesOf(field, { text }),
  });
}

/** `It quit sometime before ten, and I come back at 6. That is two or three nights a week.` */
export function lossFromNights(
  { text }: Sentence,
  before: readonly Sentence[],
  field: FreeTextField,
): StatedLoss | undefined {
  const nights = /\b(?<low>\S+?)(?: (?:or|to) (?<high>\S+))? nights a week\b/i.exec(text)?.groups;
  if (nights === undefined) return undefined;
  const [low] = numbersIn(nights.low ?? "");
  const [high] = numbersIn(nights.high ?? nights.low ?? "");
  const both = [...before.map((one) => one.text), text].join(" ");
  const quits = clockAfter(
    /\b(?:quits?|stopp?(?:ed|s)?|died|dies)\b[^.;]{0,24}?\b(?:before|around|about|at|by) (?<clock>\S+)/i,
    both,
  );
  const back = clockAfter(/\b(?:back|in|arrive|open)(?: up)? at (?<clock>\S+)/i, both);
  if (low === undefined || high === undefined || quits === undefined || back === undefined) return undefined;
  const each = (back - quits + hoursOfClock) % hoursOfClock;
  if (each === 0) return undefined;
  return hoursLost({
    cause: "as-spoken-of",
    whose: "machines",
    hours: { low: low.low * each, high: high.high * each },
    period: "a week",
    sum: `${withNoun(span(low.low, high.high), "nights")} a week × ${withNoun(digits(each), "hours")}`,
    quotes: quotesOf(field, ...before.filter((one) => failing.test(one.text)).slice(-1), { text }),
  });
}

function clockAfter(words: RegExp, text: string): number | undefined {
  return clockOf(words.exec(text)?.groups?.clock ?? "");
}

/** `It has quit on us five times since Easter. It is two days or four days each time.` */
export function lossFromStops(
  first: Sentence,
  next: readonly Sentence[],
  field: FreeTextField,
  { shift_count }: Submission,
): StatedLoss | undefined {
  const found = /\b(?<count>\S+) times (?<since>(?:since|so far|this|in the (?:last|past)) ?[^,.;]{0,24})/i.exec(
    first.text,
  );
  const times = numbersIn(found?.groups?.count ?? "")[0]?.low;
  if (times === undefined || found?.groups?.since === undefined || !failing.test(first.text)) return undefined;
  for (const sentence of [first, ...next.slice(0, 1)]) {
    const long = quantitiesIn(sentence.text).filter(
      ({ unit, low, per }) => unit === "minutes" && low >= 30 && per !== "year",
    );
    // `From an hour to six days` doesn't say how long most stops took.
    if (long.length === 0 || /\bfrom\b[^.;]*\bto\b/i.test(sentence.text)) continue;
    const hours = long.flatMap(({ low, high, text }) =>
      [low, high].map((minutes) => workHours(minutes, text, Number(shift_count))),
    );
    const [low, high] = [Math.min(...hours), Math.max(...hours)];
    return hoursLost({
      cause: "maintenance_downtime",
      whose: "machines",
      hours: { low: times * low, high: times * high },
      period: found.groups.since.trim(),
      sum: `${withNoun(digits(times), "times")} × ${withNoun(span(low, high), "working hours")}`,
      quotes: quotesOf(field, first, sentence),
    });
  }
  return undefined;
}

/** One named machine that sat idle for days, for whatever reason: `it sat 4 weeks with a cover on it`. */
export function lossFromIdleMachine(
  before: Sentence | undefined,
  { text }: Sentence,
  field: FreeTextField,
  { shift_count }: Submission,
): StatedLoss | undefined {
  const found =
    /\b(?:it|she|he|the (?<name>[\p{L}\d -]{2,20}?)) (?:just )?(?:sat|sits|stood|stands|sleeps|slept|was dark|is dark) (?:idle |dark |there )?(?:for )?(?<count>[\p{L}\d]+) (?<unit>days?|weeks?)\b/iu.exec(
      text,
    );
  const count = numbersIn(found?.groups?.count ?? "")[0]?.low;
  const both = `${before?.text ?? ""} ${text}`;
  if (found === null || count === undefined || !machineWords.test(both) || notMachines.test(found[0])) return undefined;
  const isWeeks = /^week/i.test(found.groups?.unit ?? "");
  // A machine that one person runs has that person's shift.
  const aDay = (onlyOne.test(both) ? 1 : Number(shift_count)) * hoursAShift;
  const days = isWeeks ? count * daysAWeek : count;
  return hoursLost({
    cause: "as-spoken-of",
    whose: "machines",
    hours: { low: days * aDay, high: days * aDay },
    period: statedPeriods.once,
    sum: `${isWeeks ? `${withNoun(digits(count), "weeks")} × ${daysAWeek} days` : withNoun(digits(count), "days")} × ${withNoun(digits(aDay), "shift hours")}`,
    quotes: quotesOf(field, { text }),
  });
}

const darkMachines =
  /\b(?<count>[\w-]+) (?<unit>weeks?|days?),? (?<machines>[\w-]+) (?:of (?:the|our|my) )?(?:machines|lathes|mills|grinders|screw machines|swiss(?:es)?) (?:stayed|sat|stood|were) (?:dark|idle|down|empty|still)/i;

/** `When the other went fishing for a week, four machines stayed dark`: one person's shift at least, all shifts at most. */
export function lossFromDarkMachines(
  { text }: Sentence,
  field: FreeTextField,
  { shift_count, machine_count }: Submission,
): StatedLoss | undefined {
  const found = darkMachines.exec(text)?.groups;
  const count = found?.count === "a" || found?.count === "one" ? 1 : numbersIn(found?.count ?? "")[0]?.low;
  const machines = numbersIn(found?.machines ?? "")[0]?.low;
  if (found === undefined || count === undefined || machines === undefined || machines > machine_count)
    return undefined;
  const days = /^week/i.test(found.unit ?? "") ? count * daysAWeek : count;
  const [low, high] = [hoursAShift, Number(shift_count) * hoursAShift];
  return hoursLost({
    cause: "as-spoken-of",
    whose: "machines",
    hours: { low: machines * days * low, high: machines * days * high },
    period: statedPeriods.once,
    sum: `${withNoun(digits(machines), "machines")} × ${withNoun(digits(days), "days")} × ${withNoun(span(low, high), "shift hours")}`,
    quotes: quotesOf(field, { text }),
  });
}

const onlyOne =
  /\b(?:(?:he|she)['’]?s? (?:is )?(?:the )?only (?:one|man|person|guy)|only (?:one|he|she) (?:who )?(?:can|knows|runs)|(?:nobody|no one) else (?:can|knows|runs)|the only (?:one|man|person|guy) who)\b/i;
const machineWords =
  /\b(?:machine|lathe|mill|grinder|edm|integrex|mazak|haas|okuma|mori|makino|hermle|doosan|dmg|dmu|grob|citizen|star|tsugami|brother|matsuura|toyoda|puma|swiss|vf-?\d)\b/i;
const notMachines = /\b(?:parts?|totes?|carts?|orders?|jobs?|lots?|castings?|boxes|baskets?|rack|shelf|bench)\b/i;
