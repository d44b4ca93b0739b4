import type { KpiPlot } from "../pictures/kpi-samples.ts";
import {
  barGauge,
  bars,
  columnColor,
  type Form,
  gauge,
  kpiValues,
  lossColor,
  neutralColor,
  otherValues,
  scatter,
  stackedBars,
  table,
  timeSeries,
} from "./grafana-kinds.ts";
import { type LitKpi, lightColors, thresholdsOf, unitOf } from "./grafana-lights.ts";
import type { Json } from "./grafana-model.ts";
import { isMonthly } from "./grafana-table.ts";

/** The panel for the chart of a KPI. Bars start at zero; limits are drawn if the axis is in the KPI's unit. */
export function formOf(kpi: LitKpi, plot: KpiPlot, accent: string): Form {
  switch (plot.kind) {
    case "trend":
      return isMonthly(plot) ? bars("month", kpiValues(kpi, accent, false)) : timeSeries(kpi, plot, accent);
    case "ageing":
      return bars("age", otherValues(accent), { stacking: "normal" }, [columnColor("late", lossColor)]);
    case "board":
      return table("job", { type: "color-text" }, { mappings: readyOrMissing });
    case "bullet":
      return barGauge({
        unit: unitOf(kpi.id),
        thresholds: thresholdsOf(kpi.signal),
        color: { mode: "thresholds" },
        min: 0,
        max: 100,
      });
    case "ranked-bars":
      return bars("name", kpiValues(kpi, accent, true), { orientation: "horizontal" });
    case "dot-strip":
      return bars("group", kpiValues(kpi, accent, false), {}, [
        columnColor("lowest", neutralColor),
        columnColor("highest", lossColor),
      ]);
    case "funnel":
      return barGauge({ color: { mode: "fixed", fixedColor: accent }, min: 0 });
    case "gauge":
      return gauge(kpi);
    case "heat-map":
      return table(
        "name",
        { type: "color-background", mode: "basic" },
        {
          color: { mode: "thresholds" },
          thresholds: { mode: "absolute", steps: [step(null, lossColor), step(plot.alarm + 0.001, accent)] },
        },
      );
    case "histogram":
      return bars(plot.unit, otherValues(accent), { barWidth: 0.97, groupWidth: 0.97 });
    case "load-bars":
      return bars("week", kpiValues(kpi, accent, true));
    case "pareto":
      return bars(
        "cause",
        { ...otherValues(accent), unit: "percent" },
        { orientation: "horizontal", stacking: "normal" },
        [columnColor("unexplained", lossColor)],
      );
    case "scatter":
      return scatter(accent);
    case "stacked-bars":
      return stackedBars(plot.parts, plot.first === "loss" ? lossColor : accent);
    case "waterfall":
      return bars("step", { ...otherValues(accent), unit: "percent" }, { stacking: "normal" }, [
        columnColor("lost", lossColor),
      ]);
  }
}

const readyOrMissing: Json = [
  {
    type: "value",
    options: {
      ready: { text: "● ready", color: lightColors.green, index: 0 },
      missing: { text: "■ missing", color: lightColors.red, index: 1 },
    },
  },
];

const step = (value: number | null, color: string): Json => ({ value, color });
