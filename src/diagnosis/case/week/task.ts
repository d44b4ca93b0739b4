import type { KpiId } from "../../../knowledge/kpis/kpis.ts";

export interface Task {
  readonly id: string;
  /** `Mon` is the first working day of its week, whatever its weekday; see `dayOfTask`. */
  readonly day: "Mon" | "Tue" | "Wed" | "Thu" | "Fri";
  readonly who: readonly string[];
  readonly minutes: number;
  /** What to do: one to three whole sentences. */
  readonly what: string;
  /** The KPI that gets its first real value from it. */
  readonly kpi: KpiId | null;
  /** Whether it changes something from that day on. The other tasks only look and count. */
  readonly isChange?: true;
  /** Whether it is due in the week after the first: the change, and what follows from it. */
  readonly isNextWeek?: true;
  /** Whether its week begins on the day of the report instead of the Monday after, because its sentences say so. */
  readonly isFromToday?: true;
}
