import { expect, test } from "vitest";
import type { Kpi } from "../knowledge/kpi.ts";
import { type KpiId, kpis } from "../knowledge/kpis.ts";
import { isLabel } from "./charts/drawing.ts";
import { drawPlot, marksOf, type Plot } from "./charts/plot.ts";
import { drawWidget, widgetSize } from "./draw-widget.ts";
import { kpiSamples } from "./kpi-samples.ts";
import type { Widget } from "./report.ts";

/** The form that the catalogue names in words, as the form that draws it. */
const forms: Readonly<Record<string, Plot["kind"]>> = {
  "trend vs target with late-line list": "trend",
  "aging buckets (1-3, 4-7, 8-14, >14 days)": "ageing",
  "run chart of median and P90": "trend",
  "heat map machine x shift with trend": "heat-map",
  "stacked loss bar (waterfall)": "waterfall",
  "load vs capacity bars by week": "load-bars",
  "Pareto with unexplained bar shown first": "pareto",
  "stacked bar attended vs unattended": "stacked-bars",
  "box plot or dot strip by part family": "dot-strip",
  "stacked bar by work center": "stacked-bars",
  "histogram with P90 line": "histogram",
  "gauge plus list of red jobs for next 5 days": "gauge",
  "burn-down of queue days": "trend",
  "dot plot by programmer and machine class": "dot-strip",
  "trend by part family": "trend",
  "Pareto by reason and part": "pareto",
  "stacked bar rework vs new": "stacked-bars",
  "aging buckets plus oldest-lot board": "ageing",
  "aging buckets and cumulative flow diagram": "ageing",
  "stacked bar touch vs wait by step": "stacked-bars",
  "band chart with upper and lower limit": "trend",
  "aging buckets with $": "ageing",
  "trend by supplier, late-PO list tied to jobs": "bullet",
  "scatter estimate vs actual with +/-10% band": "scatter",
  "ranked bar by customer": "ranked-bars",
  "trend vs shop rate": "trend",
  "funnel plus trend": "funnel",
  "stacked bar regular vs overtime": "stacked-bars",
  "bar by department": "bullet",
  trend: "trend",
  "skills matrix heat map": "heat-map",
  "Pareto by machine": "pareto",
  "run chart per critical machine": "trend",
  "gauge with overdue list": "gauge",
  "trend with reasons Pareto": "trend",
  "control chart with source of expedite": "trend",
  "traffic-light board by machine": "board",
  "gauge plus worst work centers": "gauge",
};

const ids = Object.keys(kpis) as KpiId[];
const widgetFor = (id: KpiId): Widget => ({
  id,
  name: kpis[id].name,
  sample: kpiSamples[id],
  typical: "85%",
  good: "95%",
  readiness: "ready-now",
  source: "JobBOSS",
});

test.for(ids)("[R3] %s is drawn in the form that the catalogue names for it", (id) => {
  expect(kpiSamples[id].plot.kind).toBe(forms[kpis[id].visual]);
});

test.for(ids)("[R3] the sample of %s lies between what is typical and what is good", (id) => {
  const { typical, good }: Kpi["target"] = kpis[id].target;
  const reading = numberIn(kpiSamples[id].figure);
  const ends = [numberIn(String(typical)), numberIn(String(good))].toSorted((a, b) => a - b);
  expect(reading).toBeGreaterThanOrEqual(ends[0] ?? 0);
  expect(reading).toBeLessThanOrEqual(ends[1] ?? 0);
});

const numberIn = (text: string): number => Number(/-?[\d.]+/.exec(text.replace("−", "-").replace("+/-", ""))?.[0]);

test.for(ids)("[R3] the widget of %s says that its values are samples", (id) => {
  const { title, description, marks } = drawWidget(widgetFor(id));
  expect(marks.filter(isLabel).map(({ text }) => text)).toContain("sample");
  expect(title).toBe(`${kpis[id].name}, sample values`);
  expect(description).toContain("Sample: ");
});

test.for(ids)("[H4] no label of the sample of %s had to be left out", (id) => {
  const frame = { x: 14, y: 82, width: widgetSize.width - 28, height: widgetSize.height - 118 };
  expect(drawPlot(kpiSamples[id].plot, frame)).toEqual(marksOf(kpiSamples[id].plot, frame));
});
