import { expect, test } from "vitest";
import { type KpiId, kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { isLabel } from "../charts/placing.ts";
import { drawPlot, marksOf } from "../charts/plot.ts";
import type { Widget } from "../kpi-blocks.ts";
import { drawWidget, widgetSize } from "./draw-widget.ts";
import { sampleOf } from "./kpi-samples.ts";

const widgetFor = (id: KpiId): Widget => ({
  id,
  name: kpis[id].name,
  goal: "95% or more",
  sample: sampleOf(id),
  typical: "85%",
  good: "95%",
  readiness: "ready-now",
  source: "JobBOSS",
});

test.for(kpiIds)("[R30] the sample of %s is between typical and good", (id) => {
  const { targets, example } = kpis[id];
  const good = targets.direction === "band" ? targets.good : [targets.good];
  const limits = [targets.typical, ...good];
  expect(example.reading).toBeGreaterThanOrEqual(Math.min(...limits));
  expect(example.reading).toBeLessThanOrEqual(Math.max(...limits));
});

test.for([
  ["kpi_otd", "88", "%"],
  ["kpi_setup_var", "+15", "% over estimate"],
  ["kpi_job_margin", "−3", "points vs. quoted"],
  ["kpi_rev_hour", "$91", "per machine hour"],
] as const)("[R30] the sample of %s reads %s %s", ([id, figure, unit]) => {
  expect(sampleOf(id)).toMatchObject({ figure, unit });
});

test.for(kpiIds)("[R30] the widget of %s shows the goal in large figures and marks its chart as an example", (id) => {
  const { title, description, marks } = drawWidget(widgetFor(id));
  const labels = marks.filter(isLabel);
  expect(labels.map(({ text }) => text)).toContain("example");
  expect(labels.toSorted((a, b) => b.size - a.size)[0]?.text).toBe("95% or more");
  expect(title).toBe(`${kpis[id].name}: goal 95% or more, drawn with sample values`);
  expect(description).toContain("Sample: ");
});

test.for(kpiIds)("[R65] no label of the sample of %s had to be left out", (id) => {
  const frame = { x: 14, y: 94, width: widgetSize.width - 28, height: widgetSize.height - 130 };
  expect(drawPlot(sampleOf(id).plot, frame)).toEqual(marksOf(sampleOf(id).plot, frame));
});
