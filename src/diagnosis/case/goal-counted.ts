import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { type GoalKind, goals } from "../../knowledge/page-one/goals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { OwnMeasure } from "../facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../facts/goals/own-measures.ts";
import type { Aim } from "./case.ts";

/**
 * What the goal counts from today's number to another: `Get from 31 shipsets a month to 40` is about output, whatever
 * else the sentence names.
 */
export function aimCounted(submission: Submission): Aim | undefined {
  const { improvement_goal = "" } = submission;
  for (const measure of ownMeasuresOf(submission)) {
    const { today, target } = measure;
    if (today === null || target === null) continue;
    const kind = kindOf(measure);
    const said = target.text.replace(/^under /, "").replace(/%$/, "");
    if (kind === undefined || !improvement_goal.includes(said)) return undefined;
    return { kind, counts: goals[kind].counts, said: { field: "improvement_goal", text: said } };
  }
  return undefined;
}

function kindOf({ kpi, name, lowerIsBetter }: OwnMeasure): GoalKind | undefined {
  if (kpi !== null) return kindOfKpi[kpi];
  if (/\bmargins?\b/i.test(name)) return "margin";
  return !lowerIsBetter && isRate.test(name) ? "output" : undefined;
}
const isRate = / a (?:shift|day|week|month|quarter|year)$/;
const kindOfKpi: { readonly [K in KpiId]?: GoalKind } = {
  kpi_otd: "on-time",
  kpi_lead_time: "lead-time",
  kpi_scrap: "scrap",
  kpi_changeover: "setups",
  kpi_oee: "machines",
  kpi_unattended: "machines",
  kpi_overtime: "overtime",
};
