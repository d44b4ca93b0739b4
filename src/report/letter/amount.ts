import type { Sum } from "../../diagnosis/letter/sum.ts";
import type { Unit } from "../../diagnosis/letter/unit.ts";
import type { FigureUnit } from "../../diagnosis/losses/figure.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import type { NamedFigure } from "../figures.ts";
import { isExact, plainNumber, twoFigures } from "../format.ts";

/** An amount inside a sentence: `about 1.9 setups per machine a week (1.3 to 2.6)`. */
export function amountInWords({ value, unit, shownAs }: Pick<Sum, "value" | "unit" | "shownAs">): string {
  const { factor, unit: shown } = readable(value, unit, shownAs);
  const [low, likely, high] = [value.low, value.likely, value.high].map((one) => one * factor) as [
    number,
    number,
    number,
  ];
  if (isExact(value))
    return `${isRounded(likely, shown) ? "about " : ""}${withUnit(exactly(likely, shown), likely, shown)}`;
  const write = writerOf({ low, likely, high });
  if (isNarrow(value)) return `about ${withUnit(write(likely), likely, shown)}`;
  return `about ${withUnit(write(likely), likely, shown)} (${write(low)} to ${write(high)})`;
}

/** An amount in parts, for a figure of the first page. */
export function amountRead({ value, unit, shownAs }: Pick<Sum, "value" | "unit" | "shownAs">) {
  const { factor, unit: shown } = readable(value, unit, shownAs);
  const range = { low: value.low * factor, likely: value.likely * factor, high: value.high * factor };
  const figures = writerOf(range);
  const digits = (one: number): string => (isExact(value) ? exactly(one, shown) : figures(one));
  const [number = "", ...rest] = withUnit(digits(range.likely), range.likely, shown).split(" ");
  const write = (one: number): string => withUnit(digits(one), one, shown).split(" ")[0] ?? "";
  return { range, number, unit: rest.join(" "), write };
}

/** The same without its range, for a headline. */
export const amountInTitle = (amount: Pick<Sum, "value" | "unit" | "shownAs">): string =>
  amountInWords(amount).replace(/ \([^()]*\)$/, "");

/** A figure of the diagnosis, in the units of a sum. */
export const amountOf = ({ id, figure }: NamedFigure): Pick<Sum, "value" | "unit" | "shownAs"> => {
  const [, kind = ""] = /-(labor|unbilled)_hours$/.exec(id) ?? [];
  const { low, likely, high, unit } = figure;
  const unitRead = kind !== "" ? { [`${kind} h`]: 1, year: -1 } : figureUnits[unit];
  return { value: { low, likely, high }, unit: unitRead, shownAs: unit === "share" ? "percent" : "number" };
};

const figureUnits: Readonly<Record<FigureUnit, Unit>> = {
  "h/yr": { h: 1, year: -1 },
  "$/yr": { $: 1, year: -1 },
  $: { $: 1 },
  "$/h": { $: 1, h: -1 },
  days: { day: 1 },
  share: {},
};

/** Ends closer than this are shown as one number, not a range, such as for the weeks worked in a year. Own judgment. */
const minSpread = 1.1;
const isNarrow = ({ low, high }: Range): boolean => high < low * minSpread;

/** Formats a number the same way in a sentence and as a figure. */
const writerOf = ({ low, likely, high }: Range): ((value: number) => string) =>
  new Set([low, likely, high].map(twoFigures)).size < 3 ? threeFigures : twoFigures;

/** Three significant figures, for ends so close that two would make them equal. */
const threeFigures = (value: number): string => plainNumber(Number(value.toPrecision(3)));

/** A computed value has at most three significant figures, a count over a thousand four, and a percentage no decimals. */
const exactly = (value: number, unit: Unit): string => plainNumber(shownFigures(value, unit));

const shownFigures = (value: number, { $: dollars = 0, "%": percent = 0 }: Unit): number =>
  percent > 0 && value >= 10 ? Math.round(value) : Number(value.toPrecision(value < 1000 || dollars > 0 ? 3 : 4));

/** Whether an amount of money is shown rounded. */
const isRounded = (value: number, unit: Unit): boolean =>
  (unit.$ ?? 0) > 0 && value >= 1000 && shownFigures(value, unit) !== value;

/** The same without `about`, for a formula: `48–50–51 weeks a year`. */
export function amountInFormula(value: Range, unit: Unit, shownAs: Sum["shownAs"]): string {
  const { factor, unit: shown } = readable(value, unit, shownAs);
  const ends = [value.low, value.likely, value.high].map((one) => plainNumber(Number((one * factor).toPrecision(3))));
  return withUnit([...new Set(ends)].join("–"), value.high * factor, shown);
}

interface Readable {
  readonly factor: number;
  readonly unit: Unit;
}

/** Hours under two are shown in minutes, shares in percent. */
function readable({ likely, high }: Range, unit: Unit, shownAs: Sum["shownAs"]): Readable {
  if (shownAs === "percent" && Object.keys(unit).length === 0) return { factor: 100, unit: { "%": 1 } };
  if (unit.h === 1 && likely > 0 && likely < 2 && high < 10) {
    const { h: _, ...rest } = unit;
    return { factor: 60, unit: { minute: 1, ...rest } };
  }
  return { factor: 1, unit };
}

function withUnit(written: string, value: number, unit: Unit): string {
  const { $: dollars = 0, "%": percent = 0, ...things } = unit;
  const number = `${dollars > 0 ? "$" : ""}${written}${percent > 0 ? "%" : ""}`;
  const isOne = Math.abs(value - 1) < 1e-9 && !/[–]/.test(written);
  const many = Object.keys(things).filter((name) => (things[name] ?? 0) > 0);
  const counted = many.map((name, at) => nameOf(name, isOne || at < many.length - 1));
  const per = Object.entries(things).filter(([name, power]) => power < 0 && name !== "each");
  const [calendar, others] = [per.filter(([name]) => periods.has(name)), per.filter(([name]) => !periods.has(name))];
  return [
    number,
    ...counted,
    ...others.map(([name]) => `per ${nameOf(name, true)}`),
    ...calendar.map(([name]) => `a ${name}`),
    ...(dollars < 0 ? ["per dollar"] : []),
    ...("each" in things ? ["each"] : []),
  ].join(" ");
}

export const periods: ReadonlySet<string> = new Set(["day", "week", "month", "quarter", "year"]);

function nameOf(name: string, isOne: boolean): string {
  const words = name.replaceAll("_", " ");
  const whole = words === "h" ? "hour" : words.replace(/ h$/, " hour");
  if (whole === "person") return isOne ? "person" : "people";
  return isOne
    ? whole
    : whole
        .replace(/(?<=[^aeiou])y$/, "ie")
        .replace(/(?<=x|ch|sh|s)$/, "e")
        .concat("s");
}
