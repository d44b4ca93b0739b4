import type { ElementId } from "../../measures/elements.ts";
import type { Field } from "../../survey/questionnaire.ts";

/**
 * Elements that only a machine, a monitor or a control can provide. Someone can start writing down everything else
 * within 30 days. Own judgment.
 */
export const machineOnly = [
  "machine_state",
  "machine_part_count",
  "program_name",
  "unattended_flag",
] as const satisfies readonly ElementId[];

/**
 * What a yes or no to a readiness question says about data elements. Yes: the shop records them, wherever they are kept. No:
 * no one keeps them current, even if a system could hold them. Our reading of the questions.
 */
export const elementsByReadinessQuestion = {
  schedule_tracking_ready: ["op_sched_dates", "op_actual_dates"],
  labor_tracking_ready: ["labor_ticket", "act_setup_hours", "act_run_hours"],
  variance_tracking_ready: ["est_setup_hours", "est_run_hours", "quote_est_hours"],
  financial_sync_ready: ["job_cost", "invoice_amount", "material_cost"],
  maintenance_tracking_ready: ["maintenance_log"],
} as const satisfies { readonly [F in Field]?: readonly ElementId[] };
