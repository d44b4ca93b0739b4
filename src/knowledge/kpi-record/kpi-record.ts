import type { ElementId } from "../../measures/elements.ts";
import type { Measure } from "../../measures/measure.ts";
import type { Submission } from "../../survey/submission.ts";
import type { benchmarks } from "../figures/benchmarks.ts";
import type { AnswerTest } from "../odds/answer-test.ts";
import type { kpiWorth } from "../plan.ts";
import type { rolesOfSmallShop } from "../roles.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import type { KpiDrawing } from "./kpi-drawing.ts";

/** Everything we know about one key performance indicator. Lights, workbook, queries and pictures are derived from it. */
export interface Kpi {
  /** Short enough for the tab of a workbook: at most 31 characters. */
  readonly name: string;
  readonly group: KpiGroup;
  /** The question it answers, in the shop's words. */
  readonly question: string;
  /** How it is calculated, in words. `measure` calculates the part of it that is one number. */
  readonly formula: string;
  readonly unit: KpiUnit;
  readonly targets: KpiTargets;
  /** The worst value for which the targets make sense. A shop beyond it does a different kind of work. Own judgment. */
  readonly targetsHoldUpTo?: number;
  /**
   * Where the targets come from. Benchmarks whose id starts with `AS-` are our own judgment; the note says what else
   * is.
   */
  readonly basis: { readonly benchmarks: readonly (keyof typeof benchmarks)[]; readonly note: string };
  readonly cadence: "daily" | "weekly" | "monthly";
  readonly owner: keyof typeof rolesOfSmallShop;
  /** leading: warns before it happens; lagging: says what happened. */
  readonly timing: "leading" | "lagging";
  readonly pitfalls: readonly string[];
  /** The first thing to do on the day it turns red, and who does it. Own judgment. */
  readonly whenRed: string;
  readonly effort: Effort;
  /**
   * The causes it exposes, and how much of each it lets a shop see and manage: above 0, at most 1. A cause that is not listed
   * is not exposed. It is the share of shops with that cause that tracked this KPI or needed it: counted over 620 invented
   * and 36 published shops, rounded to 5%, shares under 10% left out (docs/method.md).
   */
  readonly exposes: { readonly [T in ThemeId]?: number };
  /** Any row that is true makes it urgent. */
  readonly urgentWhen: readonly { readonly when: AnswerTest; readonly level: keyof typeof kpiWorth.urgent }[];
  /** The choice of `current_kpi_tracking` that says the shop tracks it or a figure next to it, as revenue is to a margin. */
  readonly trackedAs: NonNullable<Submission["current_kpi_tracking"]>[number] | null;
  /**
   * The words people use to ask for it. Lower case, whole words, digits as 0; `*` at the end of a word allows any ending; a
   * blank means the next word. No apostrophes, no hyphens. Where a longer entry of one KPI contains a shorter one of another,
   * the longer one counts. Own judgment.
   */
  readonly words: readonly [string, ...string[]];
  /** The data it needs. */
  readonly elements: readonly ElementId[];
  readonly measure: Measure;
  /** How it looks on the dashboard: an invented reading between typical and good, and a drawing to match. */
  readonly example: { readonly reading: number; readonly drawing: KpiDrawing };
}

export type KpiGroup =
  | "delivery"
  | "capacity"
  | "setup"
  | "programming"
  | "quality"
  | "flow"
  | "quoting_finance"
  | "labor"
  | "maintenance"
  | "scheduling";

/** `short` follows each value (`$/h` wraps it; empty where a value needs no unit); `long` says what is counted. */
export interface KpiUnit {
  readonly short: "%" | "$/h" | "days" | "h" | "min" | "points" | "";
  readonly long: string;
}

/**
 * What a typical, a good and a leading shop reach, in the unit of the KPI. Green begins at `good`. Red begins where it is
 * worse than typical, unless `red` sets another limit, which is our own judgment.
 */
export type KpiTargets =
  | {
      readonly direction: "higher" | "lower";
      readonly typical: number;
      readonly good: number;
      readonly worldClass: number;
      readonly red?: number;
    }
  | {
      /** Too low is as bad as too high. */
      readonly direction: "band";
      readonly typical: number;
      readonly good: Band;
      readonly worldClass: Band;
      /** Red outside of this range. One end is the typical value, the other is our own judgment. */
      readonly red: Band;
    };

export type Band = readonly [low: number, high: number];

/**
 * What it takes to start in a shop that tracks nothing yet, counting by hand where that is enough. low: a sheet and ten minutes a
 * day; medium: a habit for several people or a field in the ERP; high: sensors, an interface or weeks of cleaning data.
 */
export interface Effort {
  readonly level: "low" | "medium" | "high";
  /** How to count it by hand, as what to do: `tag each scrapped part, and count the tags once a day`. */
  readonly how: string;
  /** Present if one sitting over what any shop has gives a first number: payroll, paperwork, the open orders. */
  readonly isOneSitting?: true;
  /** What it is read from, if other KPIs are read from the same: they start together. */
  readonly reads?: "hour-counters";
}
