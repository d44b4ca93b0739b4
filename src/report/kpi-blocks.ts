import type { Light } from "../knowledge/kpi-record/signals.ts";
import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { ShownReadiness } from "../survey/shown-readiness.ts";
import type { Plot } from "./charts/plot.ts";
import type { Day } from "./files/calendar-days.ts";
import type { Sample } from "./pictures/kpi-samples.ts";
import type { Text } from "./text.ts";
import type { Fact } from "./text-blocks.ts";

/** The planned KPIs as they will look on the dashboard, with example values. */
export interface WidgetGrid {
  readonly kind: "widget-grid";
  readonly widgets: readonly Widget[];
}

/** The dashboard of the report: a light on every tile, and one mark over all that are examples. */
export interface Dashboard {
  readonly kind: "dashboard";
  readonly tiles: readonly DashboardTile[];
  /** The other KPIs of the plan. They are on the page and on the TV, not in the report. */
  readonly later: readonly DashboardTile[];
}

export interface DashboardTile {
  /** `null` if it isn't a KPI of the plan but something this shop counts by hand or measures itself by. */
  readonly id: KpiId | null;
  readonly name: string;
  /** In large numerals: `88%`, `70–85%`. For a KPI without a reading, its goal: `95% or more`. */
  readonly value: string;
  readonly unit: string;
  /** Several if the value is a range over more than one; none without a reading. */
  readonly lights: readonly Light[];
  /** The same in words; empty without a reading. */
  readonly light: string;
  /** The goal: `good: 95% or more`. If there is no reading, whose goal the value is: `goal`. */
  readonly target: string;
  /** The value on a scale or over its weeks; `null` without a reading, or for a value that is no number. */
  readonly plot: Plot | null;
  /** Whether the value is the shop's own; else it is the goal. */
  readonly isReal: boolean;
  /** Whose value it is, which machines it counts and how. If there is no reading, when the first one comes. */
  readonly note: string;
  /** The day of the first number of a KPI that no one has counted yet. */
  readonly firstNumber?: Day;
  /** With a red reading: what to do about it. */
  readonly whenRed?: string;
  /** Without a reading: how to count it by hand, and the value of each light. Shown in place of an empty chart. */
  readonly byHand?: {
    readonly how: string;
    readonly lights: readonly (readonly [Light, string])[];
    /** What to do if it is red; empty if it has no lights. */
    readonly whenRed: string;
    /** Whether it is written down once a week, so that there are no boxes for the days. */
    readonly isWeekly?: true;
    /** Who writes it down, if it is no KPI of the plan. */
    readonly who?: string;
  };
  /** The last working day of each week ahead, short: `Dec 11`. Drawn as boxes to write its number in, where there is room. */
  readonly readingDays?: readonly string[];
}

export interface Widget {
  readonly id: KpiId;
  readonly name: string;
  /** In large numerals: `95% or more`. */
  readonly goal: string;
  /** How it looks once it is filled. */
  readonly sample: Sample;
  readonly typical: string;
  readonly good: string;
  readonly readiness: ShownReadiness;
  /** Where its data is, in short. */
  readonly source: string;
}

/** All that is needed to build one KPI. */
export interface KpiSheet {
  readonly kind: "kpi-sheet";
  readonly widget: Widget;
  readonly position: number;
  readonly question: string;
  readonly formula: string;
  readonly facts: readonly Fact[];
  readonly data: readonly DataLocation[];
  readonly pitfalls: readonly string[];
}

/** Where one data element is in the shop's own systems. */
export interface DataLocation {
  readonly element: string;
  readonly readiness: ShownReadiness;
  readonly system: string;
  readonly where: Text;
  readonly coverage: string;
}
