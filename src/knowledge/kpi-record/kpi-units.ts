import type { Band, KpiTargets, KpiUnit } from "./kpi-record.ts";

/** A value in the unit of its KPI, in its shortest readable form: `95%`, `$100/h`, `1 day`, `45 min`. */
export const inUnit = (value: number, unit: KpiUnit): string =>
  unit.short === "h" && value > 0 && value < 1
    ? `${numberText(Math.round(60 * value))} min`
    : withUnit(numberText(value), value, unit);

function withUnit(text: string, value: number, { short }: KpiUnit): string {
  switch (short) {
    case "%":
      return `${text}%`;
    case "$/h":
      return `$${text}/h`;
    case "":
      return text;
    case "h":
    case "min":
      return `${text} ${short}`;
    case "days":
    case "points":
      return `${text} ${Math.abs(value) === 1 ? short.slice(0, -1) : short}`;
  }
}

/**
 * A measured value as it is shown: two significant digits, or a whole number from 100 on, because more would look more exact
 * than it is. What rounds to one at a tenth is one: −0.99% is −1%.
 */
export function measuredRounded(value: number): number {
  const [size, tenth] = [Math.abs(value), Math.round(value * 10) / 10];
  if (size >= 100) return Math.round(value);
  return size < 1 && Math.abs(tenth) === 1 ? tenth : Number(value.toPrecision(2));
}

const thousands = new Intl.NumberFormat("en-US");

/** Most are whole and need no separator, for which formatting takes long. */
const numberText = (value: number): string =>
  (Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : thousands.format(value)).replace("-", "−");

/** Targets as a reader sees them: `85%`, `75–90%`, and where the target is zero `±10%` and `+30%`. */
export function targetWords(
  targets: KpiTargets,
  unit: KpiUnit,
): Readonly<Record<"typical" | "good" | "worldClass", string>> {
  if (targets.direction !== "band")
    return {
      typical: inUnit(targets.typical, unit),
      good: inUnit(targets.good, unit),
      worldClass: inUnit(targets.worldClass, unit),
    };
  const { typical, good, worldClass } = targets;
  return {
    typical: `${hasSign(targets) && typical > 0 ? "+" : ""}${inUnit(typical, unit)}`,
    good: bandWords(good, unit),
    worldClass: bandWords(worldClass, unit),
  };
}

/** Whether readings can be above or below zero, so that a plus sign carries meaning. */
export const hasSign = (targets: KpiTargets): boolean => targets.direction === "band" && targets.good[0] < 0;

function bandWords([low, high]: Band, unit: KpiUnit): string {
  if (low === high) return inUnit(low, unit);
  const text = low === -high ? `±${numberText(high)}` : `${numberText(low)}–${numberText(high)}`;
  return withUnit(text, high, unit);
}

/** The part of the long unit that a value with its short unit doesn't show: `median` of `60 min`, `of work` of `8 days`, `of staffed hours` of `55%`. */
export const besideUnit = ({ short, long }: KpiUnit): string => {
  if (short === "") return long;
  const rest = long.replace(/^(?:%|\$|h|hours|min|points|days|working days,)(?: |$)/, "");
  return rest.replace(/^\((.*)\)$/, "$1");
};
