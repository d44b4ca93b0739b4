import { type KpiId, kpis } from "../kpis/kpis.ts";
import { inUnit } from "./kpi-units.ts";

/** Where a KPI is green, amber and red. Values in the unit of its measure. */
export type Signal =
  /** Green at `good` or above, red below `typical`. */
  | { readonly kind: "higher"; readonly good: number; readonly typical: number }
  /** Green at `good` or below, red above `typical`. */
  | { readonly kind: "lower"; readonly good: number; readonly typical: number }
  /** Green from `low` to `high`, red outside of `outerLow` and `outerHigh`. */
  | {
      readonly kind: "band";
      readonly low: number;
      readonly high: number;
      readonly outerLow: number;
      readonly outerHigh: number;
    };

export type Light = "green" | "amber" | "red";

/** What a light is called. */
export const lightNames = { green: "green", amber: "yellow", red: "red" } as const satisfies Record<Light, string>;

/** Each light as a shape and a word, for people who can't tell the colors apart. */
export const lightLabels = {
  green: `● ${lightNames.green}`,
  amber: `▲ ${lightNames.amber}`,
  red: `■ ${lightNames.red}`,
} as const satisfies Record<Light, string>;

/** Where the lights of a KPI change: green from `good` on, red worse than `typical`, unless its targets set `red`. */
export function signalOf(id: KpiId): Signal {
  const { targets } = kpis[id];
  switch (targets.direction) {
    case "higher":
    case "lower":
      return { kind: targets.direction, good: targets.good, typical: targets.red ?? targets.typical };
    case "band": {
      const [low, high] = targets.good;
      const [outerLow, outerHigh] = targets.red;
      return { kind: "band", low, high, outerLow, outerHigh };
    }
  }
}

/** The limit of red if it is our own judgment rather than the typical value, as a sentence; empty if there is none. */
export function judgedRedLimit(id: KpiId): string {
  const { targets, unit } = kpis[id];
  const { typical, red } = targets;
  if (red === undefined) return "";
  const limit = typeof red === "number" ? red : red[typical === red[1] ? 0 : 1];
  return `The red limit of ${inUnit(limit, unit)} is our choice`;
}

/** The light for a value. */
export function lightOf(signal: Signal, value: number): Light {
  switch (signal.kind) {
    case "higher":
      return lightFrom(value >= signal.good, value >= signal.typical);
    case "lower":
      return lightFrom(value <= signal.good, value <= signal.typical);
    case "band":
      return lightFrom(
        value >= signal.low && value <= signal.high,
        value >= signal.outerLow && value <= signal.outerHigh,
      );
  }
}

function lightFrom(isGood: boolean, isTypical: boolean): Light {
  if (isGood) return "green";
  return isTypical ? "amber" : "red";
}

/**
 * When a KPI shows which light, in words: `95% or more`, `85% to 95%`, `under 85%`.
 *
 * @param signal where its lights change, if not where they do for any shop
 */
export function lightWords(
  id: KpiId,
  signal = signalOf(id),
): { readonly green: string; readonly amber: string; readonly red: string } {
  const text = (value: number): string => inUnit(value, kpis[id].unit);
  switch (signal.kind) {
    case "higher":
      if (signal.good < 0) return belowQuoteWords(signal, text);
      return {
        green: `${text(signal.good)} or more`,
        amber: spanOf(text(signal.typical), text(signal.good)),
        red: `under ${text(signal.typical)}`,
      };
    case "lower":
      return {
        green: `${text(signal.good)} or less`,
        amber: spanOf(text(signal.good), text(signal.typical)),
        red: `over ${text(signal.typical)}`,
      };
    case "band":
      return bandWords(signal, text);
  }
}

/** For a margin, where a value below zero is a distance from the quote. */
function belowQuoteWords({ good, typical }: { good: number; typical: number }, text: (value: number) => string) {
  return {
    green: `no more than ${text(-good)} below quote`,
    amber: `${spanOf(text(-good), text(-typical))} below quote`,
    red: `more than ${text(-typical)} below quote`,
  };
}

function bandWords({ low, high, outerLow, outerHigh }: Signal & { kind: "band" }, text: (value: number) => string) {
  const red = `over ${text(outerHigh)}`;
  return {
    green: spanOf(text(low), text(high)),
    amber: `${spanOf(text(outerLow), text(low))}, or ${spanOf(text(high), text(outerHigh))}`,
    // A share or a queue is never below zero, so there is no red below.
    red: outerLow === 0 ? red : `under ${text(outerLow)}, or ${red}`,
  };
}

/** `2 to 4 days` of `2 days` and `4 days`; a unit without a space before it, such as %, stays with both, as next to `1 day`. */
const spanOf = (low: string, high: string): string =>
  /^\D?1 /.test(high) ? `${low} to ${high}` : `${low.replace(/ [a-z]+$/, "")} to ${high}`;
