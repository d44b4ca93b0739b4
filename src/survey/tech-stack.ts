import type { AnswerTo } from "./submission.ts";

/** The systems in the questionnaire that hold a shop's jobs, and those that monitor its machines. */
export const erps = ["ProShop", "JobBOSS", "Acumatica", "E2", "Sage"] as const satisfies AnswerTo<"tech_stack">;
/** The ones that hold jobs in every edition. Sage is left out, because some editions only do accounting. */
export const jobErps = ["ProShop", "JobBOSS", "Acumatica", "E2"] as const satisfies AnswerTo<"tech_stack">;
export const monitors = ["Datanomix", "Amper", "MachineMetrics"] as const satisfies AnswerTo<"tech_stack">;

/** The answer that says a monitor counts the stops. */
export const stopsByTelemetry =
  "Yes, via telemetry (Datanomix, Amper, MachineMetrics)" satisfies AnswerTo<"downtime_tracking">;
