import { type Measured, measuredOf } from "../../diagnosis/kpis/measured.ts";
import { hasSign, measuredRounded } from "../../knowledge/kpi-record/kpi-units.ts";
import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../survey/submission.ts";
import { withNoun } from "../../survey/writing.ts";
import { plainNumber } from "../format.ts";
import { type KpiPlot, type Sample, sampleOf, sampleReading, targetOf } from "./kpi-samples.ts";

/** The fewest weeks with a value that are drawn as a line. */
const minWeeks = 4;

/** The weeks of a measured KPI as a line against its target; `null` if there are too few. */
export function measuredPlot({ kpi, weeks = [] }: Measured): (KpiPlot & { readonly kind: "trend" }) | null {
  const values = weeks.filter((week) => week !== null).map((week) => Number(week.toPrecision(2)));
  if (values.length < minWeeks) return null;
  return {
    kind: "trend",
    series: [{ name: "", values }],
    ends: [`${withNoun(values.length, "weeks")} ago`, "now"],
    target: targetOf(kpis[kpi]),
  };
}

/** What a screen shows of a KPI: the shop's own value once it is measured, until then the example. */
export interface ShownKpi extends Omit<Sample, "plot"> {
  readonly reading: number;
  /** `null` if a value was measured for too few weeks, because an example next to a real value would mislead. */
  readonly plot: KpiPlot | null;
  /** First and last day; `null` for an example. */
  readonly span: { readonly from: string; readonly to: string } | null;
}

export function shownKpi(id: KpiId, submission: Submission): ShownKpi {
  const sample = sampleOf(id);
  const measured = measuredOf(id, submission);
  if (measured === undefined) return { ...sample, reading: sampleReading(id), span: null };
  const rounded = measuredRounded(measured.value);
  const sign = hasSign(kpis[id].targets) && rounded > 0 ? "+" : "";
  const dollar = sample.figure.startsWith("$") ? "$" : "";
  return {
    figure: `${sign}${dollar}${plainNumber(rounded)}`,
    unit: sample.unit,
    plot: measuredPlot(measured),
    reading: measured.value,
    span: { from: measured.from, to: measured.to },
  };
}
