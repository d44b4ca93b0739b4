import type { ElementId } from "../measures/elements.ts";
import type { Submission } from "../survey/submission.ts";
import type { AnswerTest } from "./answer-test.ts";
import type { ThemeId } from "./themes.ts";

/** A key performance indicator that a shop can hang on the wall. */
export interface Kpi {
  readonly group: KpiGroup;
  readonly name: string;
  /** The question it answers, in the shop's words. */
  readonly question: string;
  readonly formula: string;
  readonly unit: string;
  /** Counterpart in ISO 22400-2, or `null` where the standard has none. */
  readonly iso22400: string | null;
  readonly direction: string;
  readonly target: KpiTarget;
  /** Ids of `benchmarks` that the targets rest on. */
  readonly benchmarks: readonly string[];
  readonly elements: readonly ElementId[];
  readonly cadence: "daily" | "weekly" | "monthly";
  readonly owner: string;
  /** The right picture for it, in words. */
  readonly visual: string;
  readonly timing: "leading" | "lagging";
  readonly pitfalls: readonly string[];
  readonly themes: readonly ThemeId[];
  /** Rows are OR-ed: any match makes it urgent. high counts 2, medium 1. */
  readonly urgentWhen: readonly { readonly when: AnswerTest; readonly level: "high" | "medium" }[];
  /** The choice of `current_kpi_tracking` that says the shop tracks it already. */
  readonly trackedAs: NonNullable<Submission["current_kpi_tracking"]>[number] | null;
}

export type KpiGroup =
  | "delivery"
  | "capacity"
  | "setup"
  | "programming"
  | "quality"
  | "flow"
  | "quoting_finance"
  | "labour"
  | "maintenance"
  | "scheduling";

/** What the KPI shows at a typical, a good and a leading shop: a number, or words where one number cannot say it. */
export interface KpiTarget {
  readonly typical: number | string;
  readonly good: number | string;
  readonly worldClass: number | string;
  readonly note: string;
}
