import type { KpiId } from "../diagnosis/diagnosis.ts";
import type { VersionKind } from "../survey/wire-history.ts";

/** What comes to a version beside the answers to the survey. */
export interface Added {
  /** Ids of the plan's tasks that the owner ticked as done. */
  readonly done?: readonly string[];
  /** Values of KPIs from the shop's own records. */
  readonly measured?: readonly MeasuredKpi[];
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

/** What the newest version of a report is, when another one is to follow it. */
export interface LatestVersion {
  readonly number: number;
  readonly kind: VersionKind | "first";
  readonly madeAt: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly comparedWith: number | null;
  readonly added: Added;
}

/**
 * Days after which changed answers are a visit of their own, compared with the one before. Sooner than two weeks no KPI has
 * moved: then it is the same visit, with better answers. Own judgment.
 */
export const visitApartDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** What changed answers are to the version before them, and which version they are compared with. */
export function placeOfChange(latest: LatestVersion, at: Date, kind: "changed" | "measured" = "changed") {
  const isVisit = at.getTime() - Date.parse(latest.madeAt) >= visitApartDays * dayMs;
  return isVisit
    ? ({ kind: "return", comparedWith: latest.number } as const)
    : ({ kind, comparedWith: latest.comparedWith } as const);
}
