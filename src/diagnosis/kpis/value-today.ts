import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import type { FreeTextField } from "../../survey/free-text.ts";
import type { AnswerTo, Submission } from "../../survey/submission.ts";

/** A KPI's value today according to an answer, in its unit. */
export interface ValueToday {
  readonly said: string;
  readonly from: number;
  readonly to: number;
}

/** The same as a sentence states it. */
export interface ValueStated extends ValueToday {
  readonly field: FreeTextField;
}

/** On-time percentage: 100 minus the late jobs. The answer counts jobs; the KPI counts order lines. */
export const onTimeBands = {
  "0–5%": { low: 95, high: 100 },
  "5–15%": { low: 85, high: 95 },
  "15–30%": { low: 70, high: 85 },
  "30%+": { low: 0, high: 70 },
} as const satisfies Record<AnswerTo<"late_job_ratio">, { low: number; high: number }>;

/** Days. */
const dwellBands = {
  "0–1 day": { low: 0, high: 1 },
  "2–3 days": { low: 2, high: 3 },
  "4–7 days": { low: 4, high: 7 },
  ">1 week": { low: 7, high: 30 },
} as const satisfies Record<AnswerTo<"shipping_dwell">, { low: number; high: number }>;

/** A KPI's value today according to an answer; `undefined` if no answer says. */
export function saidToday(
  id: KpiId,
  { late_job_ratio, shipping_dwell }: Pick<Submission, "late_job_ratio" | "shipping_dwell">,
): ValueToday | undefined {
  if (id === "kpi_otd" && late_job_ratio !== undefined) return within(late_job_ratio, onTimeBands[late_job_ratio]);
  if (id === "kpi_ship_dwell" && shipping_dwell !== undefined)
    return within(shipping_dwell, dwellBands[shipping_dwell]);
  return undefined;
}

const within = (said: string, { low, high }: { readonly low: number; readonly high: number }): ValueToday => ({
  said,
  from: low,
  to: high,
});
