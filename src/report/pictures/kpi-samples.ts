import type { KpiDrawing } from "../../knowledge/kpi-record/kpi-drawing.ts";
import type { Kpi } from "../../knowledge/kpi-record/kpi-record.ts";
import { hasSign, targetWords } from "../../knowledge/kpi-record/kpi-units.ts";
import { byKpi, type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { Plot } from "../charts/plot.ts";
import type { Target } from "../charts/target.ts";
import { plainNumber } from "../format.ts";

/** How a KPI looks on the dashboard: its large figure and its chart, with sample values. */
export interface Sample {
  /** The value of the sample, between typical and good. */
  readonly figure: string;
  readonly unit: string;
  readonly plot: KpiPlot;
}

/** The charts that KPIs have on the dashboard. */
export type KpiPlot = Extract<Plot, { kind: KpiDrawing["kind"] }>;

/** The example of a KPI with its good range drawn in. No value comes from an answer. */
export const sampleOf = (id: KpiId): Sample => samples[id];

/** The value of the sample, in the unit of the KPI. */
export const sampleReading = (id: KpiId): number => kpis[id].example.reading;

function sampleFrom(kpi: Kpi): Sample {
  return { ...figureOf(kpi), plot: plotOf(kpi) };
}

/** `88` and `%`, `$91` and `per machine hour`, `+15` and `% over estimate`. */
function figureOf({ example: { reading }, targets, unit }: Kpi): Pick<Sample, "figure" | "unit"> {
  const figure = `${hasSign(targets) && reading > 0 ? "+" : ""}${plainNumber(reading)}`;
  return unit.long.startsWith("$ ") ? { figure: `$${figure}`, unit: unit.long.slice(2) } : { figure, unit: unit.long };
}

function plotOf(kpi: Kpi): KpiPlot {
  const { reading, drawing } = kpi.example;
  switch (drawing.kind) {
    case "trend":
    case "bullet":
    case "load-bars":
      return { ...drawing, target: targetOf(kpi) };
    case "dot-strip":
      return { ...drawing, target: fromZero(targetOf(kpi)) };
    case "gauge":
      return { ...drawing, value: reading, target: targetOf(kpi) };
    case "histogram":
      return { ...drawing, median: reading };
    case "ageing":
    case "board":
    case "funnel":
    case "heat-map":
    case "pareto":
    case "ranked-bars":
    case "scatter":
    case "stacked-bars":
    case "waterfall":
      return drawing;
  }
}

/** What is good, as a line or a band: `good 95%`, `good 2–4 days`. */
export function targetOf({ targets, unit }: Pick<Kpi, "targets" | "unit">): Target {
  const [low, high] = targets.direction === "band" ? targets.good : [targets.good, targets.good];
  return { low, high, text: `good ${targetWords(targets, unit).good}` };
}

/** Where single values are drawn, all up to a limit are good. */
const fromZero = ({ low, high, text }: Target): Target => ({ low: low === high ? 0 : low, high, text });

const samples = byKpi(sampleFrom);
