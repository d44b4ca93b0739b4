import type { KpiId } from "../../diagnosis/diagnosis.ts";
import type { KpiPlot } from "../kpi-samples.ts";
import {
  barGauge,
  bars,
  colored,
  type Form,
  gauge,
  lost,
  own,
  plain,
  quiet,
  scatter,
  stackedBars,
  table,
  timeSeries,
} from "./grafana-kinds.ts";
import { lightColors, thresholdsOf, unitOf } from "./grafana-lights.ts";
import type { Json } from "./grafana-model.ts";
import { isMonthly } from "./grafana-table.ts";

/** The panel in which a KPI has its right form. Bars begin at zero; limits are drawn where the axis is the KPI's own. */
export function formOf(id: KpiId, plot: KpiPlot, accent: string): Form {
  switch (plot.kind) {
    case "trend":
      return isMonthly(plot) ? bars("month", own(id, accent, false)) : timeSeries(id, plot, accent);
    case "ageing":
      return bars("age", plain(accent), { stacking: "normal" }, [colored("late", lost)]);
    case "board":
      return table("job", { type: "color-text" }, { mappings: readyOrMissing });
    case "bullet":
      return barGauge({
        unit: unitOf(id),
        thresholds: thresholdsOf(id),
        color: { mode: "thresholds" },
        min: 0,
        max: 100,
      });
    case "ranked-bars":
      return bars("name", own(id, accent, true), { orientation: "horizontal" });
    case "dot-strip":
      return bars("group", own(id, accent, false), {}, [colored("lowest", quiet), colored("highest", lost)]);
    case "funnel":
      return barGauge({ color: { mode: "fixed", fixedColor: accent }, min: 0 });
    case "gauge":
      return gauge(id);
    case "heat-map":
      return table(
        "name",
        { type: "color-background", mode: "basic" },
        {
          color: { mode: "thresholds" },
          thresholds: { mode: "absolute", steps: [step(null, lost), step(plot.alarm + 0.001, accent)] },
        },
      );
    case "histogram":
      return bars(plot.unit, plain(accent), { barWidth: 0.97, groupWidth: 0.97 });
    case "load-bars":
      return bars("week", own(id, accent, true));
    case "pareto":
      return bars("cause", { ...plain(accent), unit: "percent" }, { orientation: "horizontal", stacking: "normal" }, [
        colored("unexplained", lost),
      ]);
    case "scatter":
      return scatter(accent);
    case "stacked-bars":
      return stackedBars(plot.parts, plot.first === "loss" ? lost : accent);
    case "waterfall":
      return bars("step", { ...plain(accent), unit: "percent" }, { stacking: "normal" }, [colored("lost", lost)]);
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
