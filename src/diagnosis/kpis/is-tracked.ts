import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../survey/submission.ts";

/** KPIs that match a choice of "What do you track?". Revenue doesn't match a margin. */
const trackable: readonly KpiId[] = ["kpi_otd", "kpi_spindle_util", "kpi_scrap", "kpi_setup_var", "kpi_oee"];

/** Whether the shop checked that it already tracks this. */
export const isTracked = (id: KpiId, { current_kpi_tracking = [] }: Submission): boolean =>
  trackable.includes(id) && current_kpi_tracking.some((choice) => kpis[id].trackedAs === choice);
