import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { type Quantity, quantitiesIn } from "../../../diagnosis/facts/numbers/quantities.ts";
import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import { unitIn, type WrittenUnit } from "../../../diagnosis/letter/unit.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import type { Item } from "./letter-form.ts";

export type InputDrop =
  | "a name that is taken or invalid"
  | "unknown unit"
  | "unknown quote"
  | "a number that isn't in the quote"
  | "a unit that isn't in the quote"
  | "an invalid range"
  | "an assumption without a reason";

const isName = (name: string): boolean => /^[a-z][a-z0-9_]{0,30}$/.test(name);

/**
 * A number from a quote, as an input of a sum. One end of a range means the whole range, unless another input is its
 * other end.
 */
export function quotedInput(
  { name, quote: id, value, unit }: Item<"inputs">,
  all: readonly Item<"inputs">[],
  quotes: ReadonlyMap<string, LetterQuote>,
  taken: ReadonlySet<string>,
): SumInput | InputDrop {
  const quote = quotes.get(id);
  const written = unitIn(unit);
  if (!isName(name) || taken.has(name)) return "a name that is taken or invalid";
  if (quote === undefined) return "unknown quote";
  if (written === undefined) return "unknown unit";
  const found = numberSaid(quote.text, value, written);
  const isSaid = found !== undefined && saysUnit(quote.text, found, written);
  const clock = isTime(written.unit) && !isSaid ? clockSaid(quote.text, value * written.factor) : undefined;
  if (clock !== undefined) return atTime(name, value, written, { kind: "quote", ...quote, clock });
  if (found === undefined) return "a number that isn't in the quote";
  if (!isSaid) return "a unit that isn't in the quote";
  const otherEnd = value === found.low ? found.high : found.low;
  const isEnd = all.some((one) => one.quote === id && one.name !== name && one.value === otherEnd);
  const ends = isEnd ? [value, value] : [found.low, found.high];
  const [low = 0, high = 0] = ends.map((end) => end * written.factor);
  return {
    name,
    value: { low, likely: (low + high) / 2, high },
    unit: written.unit,
    from: { kind: "quote", ...quote },
  };
}

function atTime(name: string, value: number, { unit, factor }: WrittenUnit, from: SumInput["from"]): SumInput {
  const at = value * factor;
  return { name, value: { low: at, likely: at, high: at }, unit, from };
}

/** A time of day in a text that equals `hours`; the text may use a twelve-hour clock. */
function clockSaid(text: string, hours: number): string | undefined {
  const times = [...text.matchAll(timeOfDay)].map(({ groups = {} }) => {
    const [hour, minutes] = [Number(groups.hour ?? groups.at), Number(groups.minutes ?? 0)];
    return { written: groups.minutes ? `${hour}:${groups.minutes}` : `${hour}:00`, is: hour + minutes / 60 };
  });
  return times.find(({ is }) => isSame(is, hours) || isSame(is + 12, hours))?.written;
}

const timeOfDay =
  /\b(?<hour>[01]?\d|2[0-3]):(?<minutes>[0-5]\d)\b|\b(?:at|till|until|by|before|after|from|around|past)\s+(?<at>1[0-2]|[1-9])(?=\s*(?:[ap]\.?m\b|o['’]clock|sharp|[.,;)]|and\b|to\b|in the|at night|$))/giu;

/** The number or range in a text that matches a value, in the value's unit: as written, or converted. */
function numberSaid(
  text: string,
  value: number,
  { unit, factor }: WrittenUnit,
): Pick<Range, "low" | "high"> | undefined {
  if (value <= 0) return undefined;
  const numbers = numbersIn(text);
  const written =
    numbers.find(({ low, high }) => low === value || high === value) ??
    numbers.find(({ low, high }) => low < value && value < high);
  if (written !== undefined) return written;
  const kind = Object.keys(unit).length === 0 ? "share" : isTime(unit) ? "minutes" : undefined;
  const size = (kind === "minutes" ? 60 : 1) * factor;
  const [said] = quantitiesIn(text)
    .filter((one) => one.unit === kind)
    .map(({ low, high }) => ({ low: low / size, high: high / size }))
    .filter(({ low, high }) => low <= value * 1.001 && value <= high * 1.001);
  return said;
}

const isTime = (unit: WrittenUnit["unit"]): boolean =>
  Object.entries(unit).some(([name, power]) => power > 0 && /^(?:labor |unbilled )?h$/.test(name));

/** Whether the number counts the same thing in the quote as the unit says. */
function saysUnit(text: string, { low, high }: Pick<Range, "low" | "high">, { unit, factor }: WrittenUnit): boolean {
  const all = quantitiesIn(text);
  const said = all.filter((one) =>
    [low, high].every((end) => [one.low, one.high].some((other) => isNear(other, end * factor, one.unit, end))),
  );
  const time = isTime(unit);
  const money = (unit.$ ?? 0) > 0;
  if (said.length === 0) return all.some((one) => isLeftOut(one, factor, { time, money })) || !(time || money);
  return said.some(({ unit: kind }) => {
    if (kind === "minutes") return time || isCalendar(unit);
    if (kind === "dollars") return money;
    if (kind === "share") return !time && !money && (factor === 1 / 100 || high <= 1);
    return !time && !money;
  });
}

/** “planned 3 hours and took 6”: a number without a unit of its own has that of another in its quote. */
const isLeftOut = (
  { unit, text, low }: Quantity,
  factor: number,
  { time, money }: Readonly<Record<"time" | "money", boolean>>,
): boolean => {
  const [written] = numbersIn(text);
  const size = { minutes: 60, dollars: 1 }[unit as string];
  return size !== undefined && (unit === "minutes" ? time : money) && isSame(low, (written?.low ?? 0) * factor * size);
};

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-3 * Math.max(1, Math.abs(one));

const isCalendar = (unit: WrittenUnit["unit"]): boolean =>
  ["day", "week", "month", "year"].some((name) => (unit[name] ?? 0) > 0);

/** Minutes and shares are read in their own units, so the value is compared as written and as converted. */
function isNear(said: number, scaled: number, kind: string, written: number): boolean {
  const minutes =
    kind === "minutes" ? [scaled * 60, written * 1440, written * 10_080, written * 43_800, written * 525_600] : [];
  const share = kind === "share" ? [written / 100] : [];
  return [written, scaled, ...minutes, ...share].some((one) => isSame(said, one));
}

/** An assumption of the model, with its range. */
export function assumedInput(
  { name, low, likely, high, unit, why }: Item<"assumptions">,
  taken: ReadonlySet<string>,
): SumInput | InputDrop {
  const written = unitIn(unit);
  if (!isName(name) || taken.has(name)) return "a name that is taken or invalid";
  if (written === undefined) return "unknown unit";
  if (!isRange({ low, likely, high })) return "an invalid range";
  if (why.trim().length < 8) return "an assumption without a reason";
  const { factor } = written;
  return {
    name,
    value: { low: low * factor, likely: likely * factor, high: high * factor },
    unit: written.unit,
    from: { kind: "assumption", why: why.trim() },
  };
}

/** The highest ratio of high to low in a range. Own judgment. */
export const widest = 100;

const isRange = ({ low, likely, high }: Range): boolean =>
  [low, likely, high].every(Number.isFinite) &&
  low > 0 &&
  low <= likely &&
  likely <= high &&
  low < high &&
  high <= low * widest;
