import { numbersIn } from "../../../diagnosis/facts/number-in-text.ts";
import { quantitiesIn } from "../../../diagnosis/facts/quantities.ts";
import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import { unitIn, type WrittenUnit } from "../../../diagnosis/letter/unit.ts";
import type { Range } from "../../../knowledge/units.ts";
import type { Item } from "./letter-form.ts";

export type InputDrop =
  | "a name that is taken or no name"
  | "unknown unit"
  | "unknown quote"
  | "a number that is not in the quote"
  | "a unit that the quote does not say"
  | "a range that is none"
  | "an assumption without a reason";

const isName = (name: string): boolean => /^[a-z][a-z0-9_]{0,30}$/.test(name);

/** A number out of a quote, as an input of a sum. */
export function quotedInput(
  { name, quote: id, value, unit }: Item<"inputs">,
  quotes: ReadonlyMap<string, LetterQuote>,
  taken: ReadonlySet<string>,
): SumInput | InputDrop {
  const quote = quotes.get(id);
  const written = unitIn(unit);
  if (!isName(name) || taken.has(name)) return "a name that is taken or no name";
  if (quote === undefined) return "unknown quote";
  if (written === undefined) return "unknown unit";
  const found = numbersIn(quote.text).find(({ low, high }) => value > 0 && (low === value || high === value));
  if (found === undefined) return "a number that is not in the quote";
  if (!saysUnit(quote.text, value, written)) return "a unit that the quote does not say";
  const [low, high] = [found.low * written.factor, found.high * written.factor];
  return {
    name,
    value: { low, likely: (low + high) / 2, high },
    unit: written.unit,
    from: { kind: "quote", ...quote },
  };
}

/** Hours are not pieces: what the number counts in the quote must be what the unit counts. */
function saysUnit(text: string, value: number, { unit, factor }: WrittenUnit): boolean {
  const scaled = value * factor;
  const said = quantitiesIn(text).filter((one) =>
    [one.low, one.high].some((end) => isNear(end, scaled, one.unit, value)),
  );
  const time = Object.keys(unit).some(
    (name) => name.endsWith("h") && name.length < 12 && (unit[name] ?? 0) > 0 && / ?h$/.test(name),
  );
  const money = (unit.$ ?? 0) > 0;
  if (said.length === 0) return !time && !money;
  return said.some(({ unit: kind }) => {
    if (kind === "minutes") return time || isCalendar(unit);
    if (kind === "dollars") return money;
    if (kind === "share") return !time && !money && factor === 1 / 100;
    return !time && !money;
  });
}

const isCalendar = (unit: WrittenUnit["unit"]): boolean =>
  ["day", "week", "month", "year"].some((name) => (unit[name] ?? 0) > 0);

/** Minutes and shares are read in units of their own, so the value is compared as written and as converted. */
function isNear(said: number, scaled: number, kind: string, written: number): boolean {
  const minutes =
    kind === "minutes" ? [scaled * 60, written * 1440, written * 10_080, written * 43_800, written * 525_600] : [];
  return [written, scaled, ...minutes].some((one) => Math.abs(one - said) < 1e-6 * Math.max(1, Math.abs(said)));
}

/** What the model takes for granted, with its range. */
export function assumedInput(
  { name, low, likely, high, unit, why }: Item<"assumptions">,
  taken: ReadonlySet<string>,
): SumInput | InputDrop {
  const written = unitIn(unit);
  if (!isName(name) || taken.has(name)) return "a name that is taken or no name";
  if (written === undefined) return "unknown unit";
  if (!isRange({ low, likely, high })) return "a range that is none";
  if (why.trim().length < 8) return "an assumption without a reason";
  const { factor } = written;
  return {
    name,
    value: { low: low * factor, likely: likely * factor, high: high * factor },
    unit: written.unit,
    from: { kind: "assumption", why: why.trim() },
  };
}

/** More than this from end to end is too wide to be a range. Own judgment. */
const widest = 100;

const isRange = ({ low, likely, high }: Range): boolean =>
  [low, likely, high].every(Number.isFinite) &&
  low > 0 &&
  low <= likely &&
  likely <= high &&
  low < high &&
  high <= low * widest;
