import type { Submission } from "../../survey/submission.ts";
import type { Sentence } from "../reader/words.ts";
import type { FactField } from "./facts.ts";
import { numbersIn } from "./number-in-text.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import { daysOfWeek, failing, hoursOfShift, plain, quotesOf, span, type ToldLoss, weeks } from "./told-loss.ts";

/** A part of a machine that stops it. */
const part =
  /\b(?:spindle|gearbox|bearings?|turret|tool changer|pallet changer|table drive|servo|ball ?screw|hydraulics?)\b/i;
/** Days of these are no days of a machine. */
const otherDays =
  /\b(?:vacation|holiday|deliver\w*|material|stock|plat(?:er|ing)|vendor|outside|heat treat|quot\w*|shelf|rack|parked|late)\b/i;
const sinceWords = /\bsince (?:the )?[A-Z0-9'’][^,.;:]{0,18}/;
/** From two weeks on, days are the calendar's. */
const calendarFrom = 14;

/** `Spindle again. That is 3 times since Labor Day, 6 days, 2 days, then 9`; `was out for 23 days when its gearbox failed`. */
export function daysDown(
  before: Sentence | undefined,
  { text }: Sentence,
  field: FactField,
  { shift_count }: Submission,
): ToldLoss | undefined {
  const listed =
    /\b(?:\S+ days?, )(?:\S+(?: days?)?, )*(?:(?:and |then |and then )?\S+)(?: days?)?/i.exec(text)?.[0] ?? "";
  const single =
    /\b(?:out|down|dead|stopped|broken) for (?<days>\S+) (?:working )?days\b|\b(?<days2>\S+) days down\b/i.exec(text);
  const days = numbersIn(listed === "" ? (single?.groups?.days ?? single?.groups?.days2 ?? "") : listed).map(
    ({ low }) => low,
  );
  const isMachine =
    part.test(text) ||
    (before !== undefined && part.test(before.text)) ||
    (single !== null && /\b(?:machine|mill|lathe|grinder|vmc|hmc)s?\b/i.test(text));
  if (days.length === 0 || (listed !== "" && days.length < 2) || !isMachine || otherDays.test(text)) return undefined;
  const aDay = Number(shift_count) * hoursOfShift;
  const low = days.reduce((sum, one) => sum + (one < calendarFrom ? one : Math.round((one * daysOfWeek) / 7)), 0);
  const high = days.reduce((sum, one) => sum + one, 0);
  const counted = low === high ? days.map((one) => plain.format(one)).join(" + ") : span(low, high);
  return {
    kind: "told-loss",
    cause: "maintenance_downtime",
    whose: "machines",
    hours: { low: low * aDay, high: high * aDay },
    since: sinceWords.exec(text)?.[0].trim() ?? "in that one stop",
    sum: `${days.length > 1 && low === high ? `(${counted})` : counted} days × ${plain.format(aDay)} hours of shifts`,
    quotes: quotesOf(field, { text }),
  };
}

/** `It quit sometime before ten, and I come back at 6. That is two or three nights a week.` */
export function nightsAWeek({ text }: Sentence, before: readonly Sentence[], field: FactField): ToldLoss | undefined {
  const nights = /\b(?<low>\S+?)(?: (?:or|to) (?<high>\S+))? nights a week\b/i.exec(text)?.groups;
  const [low] = numbersIn(nights?.low ?? "");
  const [high] = numbersIn(nights?.high ?? nights?.low ?? "");
  const told = [...before.map((one) => one.text), text].join(" ");
  const quits = clockAfter(
    /\b(?:quits?|stopp?(?:ed|s)?|died|dies)\b[^.;]{0,24}?\b(?:before|around|about|at|by) (?<clock>\S+)/i,
    told,
  );
  const back = clockAfter(/\b(?:back|in|arrive|open)(?: up)? at (?<clock>\S+)/i, told);
  if (low === undefined || high === undefined || quits === undefined || back === undefined) return undefined;
  const each = (back - quits + hoursOfClock) % hoursOfClock;
  if (each === 0) return undefined;
  return {
    kind: "told-loss",
    cause: null,
    whose: "machines",
    hours: { low: low.low * each * weeks, high: high.high * each * weeks },
    since: null,
    sum: `${span(low.low, high.high)} nights a week × ${plain.format(each)} hours × ${plain.format(weeks)} weeks`,
    quotes: quotesOf(field, ...before.filter((one) => failing.test(one.text)).slice(-1), { text }),
  };
}

const hoursOfClock = 12;

function clockAfter(words: RegExp, text: string): number | undefined {
  const written = words.exec(text)?.groups?.clock?.replace(/[,.;]$/, "") ?? "";
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)/.exec(written) ?? [];
  const clock = hours === undefined ? numbersIn(written)[0]?.low : Number(hours) + Number(minutes) / 60;
  return clock !== undefined && clock >= 1 && clock <= hoursOfClock ? clock : undefined;
}

const everyWeek = /\b(?:each|every|per|a) (?:week|Monday|Friday)\b|\bweekly\b/i;

/** `Each Monday's list holds about 480 hours of real work and 360 on paper.` */
export function weekOnPaper({ text }: Sentence, field: FactField): ToldLoss | undefined {
  const real = /\b(?<n>\d[\d,.]*) (?:hours?|hrs?)?\s*(?:of )?(?:real|actual)\b/i.exec(text)?.groups?.n;
  const paper =
    /\b(?<n>\d[\d,.]*) (?:hours?|hrs?)?\s*(?:on paper|quoted|planned|booked|estimated|in the (?:quotes?|plan))\b/i.exec(
      text,
    )?.groups?.n;
  const [taken, planned] = [real, paper].map((one) => numbersIn(one ?? "")[0]?.low);
  if (!everyWeek.test(text) || taken === undefined || planned === undefined || taken <= planned) return undefined;
  const hours = (taken - planned) * weeks;
  return {
    kind: "told-loss",
    cause: "quoting_estimating",
    whose: "unbilled",
    hours: { low: hours, high: hours },
    since: null,
    sum: `(${plain.format(taken)} − ${plain.format(planned)}) hours a week × ${plain.format(weeks)} weeks`,
    quotes: quotesOf(field, { text }),
  };
}

const dayWords =
  /\b(?:on (?:a|an|any) (?:normal|typical|average|usual|ordinary|given) (?:day|shift|\w+day)|every (?:day|morning|shift)|(?:a|per|each) (?:day|shift))\b/i;
const eachWords = /^\W*(?:on|for)?\W*(?:the )?(?:average|each|every|apiece|per|one)\b/i;
const machineWaits =
  /\b(?:machines?|spindles?|lathes?|mills?)\b[^.;]{0,40}\b(?:hold|waits?|waiting|idle|stands?|sits?|stops?|down)\b|\bsetups?\b[^.;]{0,30}\bover\b/i;
const mostADay = 200;

/** `On a normal day I have nine first articles. The machine stays on hold, 5 hours 20 minutes on the average one.` */
export function timeEach(first: Sentence, next: readonly Sentence[], field: FactField): ToldLoss | undefined {
  const things = quantitiesIn(first.text).find(isCount);
  if (things === undefined || !(dayWords.test(first.text) || isRepeated(things))) return undefined;
  const told = [first, ...next].find(({ text }) => eachIn(text) !== undefined && machineWaits.test(text));
  const minutes = told && eachIn(told.text);
  if (told === undefined || minutes === undefined) return undefined;
  const times = { shift: daysOfWeek * weeks, day: daysOfWeek * weeks, week: weeks, month: 12 }[
    things.per === "week" || things.per === "month" || things.per === "shift" ? things.per : "day"
  ];
  const aYear = times * (minutes / 60);
  const unit = things.per === "week" ? "weeks" : things.per === "month" ? "months" : "days";
  return {
    kind: "told-loss",
    cause: null,
    whose: "machines",
    hours: { low: things.low * aYear, high: things.high * aYear },
    since: null,
    sum: `${span(things.low, things.high)} ${things.of} × ${plain.format(minutes)} minutes × ${plain.format(times)} ${unit}`,
    quotes: quotesOf(field, first, told),
  };
}

const isCount = ({ unit, low, high, of }: Quantity): boolean =>
  unit === "count" && of !== "" && low >= 1 && high <= mostADay && !/machines?|people|men|years?/i.test(of);

const isRepeated = ({ per }: Quantity): boolean =>
  per === "day" || per === "shift" || per === "week" || per === "month";

/** Minutes of each one: hours and minutes beside a word for each. */
function eachIn(text: string): number | undefined {
  const times = [
    ...text.matchAll(/\b(?<h>\S+) (?:hours?|hrs?)(?:(?: and)? (?<m>\d+) min\w*)?|\b(?<only>\S+) min(?:utes?|s)?\b/gi),
  ];
  for (const { groups = {}, index, 0: whole } of times) {
    if (!eachWords.test(text.slice(index + whole.length))) continue;
    const hours = numbersIn(groups.h ?? "")[0]?.low ?? 0;
    const minutes = numbersIn(groups.m ?? groups.only ?? "")[0]?.low ?? 0;
    const sum = hours * 60 + minutes;
    if (sum > 0 && sum <= 600) return sum;
  }
  return undefined;
}
