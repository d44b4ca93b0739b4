import type { Value } from "../../measures/measure.ts";
import { is, not, sum, within } from "../../measures/terms.ts";

/** Quantities that several KPIs are computed from. */

export const inCycle = sum("machine_days", "in_cycle_hours", within("day"));
export const unattended = sum("machine_days", "unattended_hours", within("day"));
export const scheduled = sum("machine_days", "scheduled_hours", within("day"));
export const paid = sum("people_weeks", "paid_hours", within("week"));

/** Hours per week that the machines, or the programmers, have shown they can do. */
export const demonstratedOf = (kind: "Machine" | "Programming"): Value =>
  sum("work_centers", "demonstrated_hours", is("kind", kind));
export const demonstratedAtBottleneck = sum("work_centers", "demonstrated_hours", is("bottleneck", "Yes"));

export const notDone = not(is("status", "Done"));

/** A pitfall of KPIs that count the hours still to do. */
export const noneLeft = "Raise the planned hours of an operation that passes them, or it counts as done";
