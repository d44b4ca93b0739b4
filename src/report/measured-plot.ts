import type { Measured } from "../diagnosis/measured.ts";
import { kpis } from "../knowledge/kpis/kpis.ts";
import type { KpiPlot } from "./kpi-samples.ts";
import { targetOf } from "./kpi-samples.ts";

/** Fewer weeks with a value make no line. */
const fewestWeeks = 4;

/** The weeks of a measured KPI as a line against its target; `null` where they are too few. */
export function measuredPlot({ kpi, weeks = [] }: Measured): (KpiPlot & { readonly kind: "trend" }) | null {
  const values = weeks.filter((week) => week !== null).map((week) => Number(week.toPrecision(2)));
  if (values.length < fewestWeeks) return null;
  return {
    kind: "trend",
    series: [{ name: "", values }],
    ends: [`${values.length} weeks ago`, "now"],
    target: targetOf(kpis[kpi]),
  };
}
