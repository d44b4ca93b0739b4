import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { Submission } from "../survey/submission.ts";

/** The visit before, with which a later one is compared. */
export interface Earlier {
  /** The day of that report, `2026-08-24`. */
  readonly date: string;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly measured: readonly MeasuredKpi[];
  /** Whether today's rules diagnosed its answers once more, because the ones of that day were others. */
  readonly isRecalculated: boolean;
  /** Questions that were answered then and are asked otherwise today. */
  readonly changedQuestions: readonly string[];
}

/** A KPI as a shop's own records give it, without a row of them. */
export interface MeasuredKpi {
  readonly kpi: KpiId;
  /** In the unit of the KPI. */
  readonly value: number;
  /** First and last day of the records, `2026-08-21`. */
  readonly from: string;
  readonly to: string;
}
