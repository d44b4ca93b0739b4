import { type Light, lightLabels, type Signal } from "../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { Json, Options } from "./grafana-model.ts";

/** Grafana's color names, which adapt to its theme. Amber is the hex value of its classic yellow: the name is a brighter one. */
export const lightColors = { green: "green", amber: "#EAB839", red: "red" } as const satisfies Record<Light, string>;

/** A Grafana step starts at its value, inclusive. Where our limit is still in the lower step, the next one starts this much above it. */
const stepMargin = 0.001;

/** A KPI, and where its lights change in this shop. */
export interface LitKpi {
  readonly id: KpiId;
  readonly signal: Signal;
}

interface GrafanaStep {
  /** `null`: the lowest step. */
  readonly value: number | null;
  readonly light: Light;
}

/** The lights as Grafana thresholds, the lowest first. They agree with `lightOf` to a thousandth. */
export const thresholdsOf = (signal: Signal): Options => ({
  mode: "absolute",
  steps: stepsOf(signal).map(({ value, light }) => ({ value, color: lightColors[light] })),
});

function stepsOf(signal: Signal): readonly GrafanaStep[] {
  switch (signal.kind) {
    case "higher":
      return [from(null, "red"), from(signal.typical, "amber"), from(signal.good, "green")];
    case "lower":
      return [from(null, "green"), from(signal.good + stepMargin, "amber"), from(signal.typical + stepMargin, "red")];
    case "band":
      return [
        from(null, "red"),
        from(signal.outerLow, "amber"),
        from(signal.low, "green"),
        from(signal.high + stepMargin, "amber"),
        from(signal.outerHigh + stepMargin, "red"),
      ];
  }
}

const from = (value: number | null, light: Light): GrafanaStep => ({ value, light });

/** A value larger than any reading, because Grafana versions differ in how they treat an open end. */
const unbounded = 1e9;

/** The lights as words: the first range that contains a value gives its word, both ends included. */
export function lightMappings(signal: Signal): readonly Json[] {
  return rangesOf(signal).map(([low, high, light], index) => ({
    type: "range",
    options: { from: low, to: high, result: { text: lightLabels[light], color: lightColors[light], index } },
  }));
}

function rangesOf(signal: Signal): readonly (readonly [low: number, high: number, light: Light])[] {
  switch (signal.kind) {
    case "higher":
      return [
        [signal.good, unbounded, "green"],
        [signal.typical, unbounded, "amber"],
        [-unbounded, unbounded, "red"],
      ];
    case "lower":
      return [
        [-unbounded, signal.good, "green"],
        [-unbounded, signal.typical, "amber"],
        [-unbounded, unbounded, "red"],
      ];
    case "band":
      return [
        [signal.low, signal.high, "green"],
        [signal.outerLow, signal.outerHigh, "amber"],
        [-unbounded, unbounded, "red"],
      ];
  }
}

/** The limits between the lights, so that an axis is long enough to show them. */
export function limitsOf(signal: Signal): readonly number[] {
  switch (signal.kind) {
    case "higher":
    case "lower":
      return [signal.good, signal.typical];
    case "band":
      return [signal.outerLow, signal.low, signal.high, signal.outerHigh];
  }
}

/**
 * The unit of a KPI as a Grafana unit id. Not Grafana's own hours and days, which show 30 h as 1.25 days. It has no unit for
 * dollars per hour, so the panel shows dollars. Grafana puts the space before a suffix.
 */
export function unitOf(id: KpiId): string {
  const { short } = kpis[id].unit;
  switch (short) {
    case "%":
      return "percent";
    case "$/h":
      return "currencyUSD";
    case "":
      return "none";
    case "days":
    case "h":
    case "min":
    case "points":
      return `suffix:${short}`;
  }
}
