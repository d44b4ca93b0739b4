import type { ElementId } from "../../measures/elements.ts";

/** A system, board or sheet where a shop keeps data. */
export interface DataSystem {
  readonly name: string;
  readonly kind: string;
  /** What it holds, in one paragraph. */
  readonly holds: string;
  /** Objects, tables or endpoints that a document we read names. */
  readonly documentedObjects: readonly string[];
  /** Ways to get data out. */
  readonly waysOut: readonly string[];
  readonly cannotGive: readonly string[];
  readonly confidence: Confidence;
  readonly sources: readonly string[];
  readonly notes: string;
  /** Elements it holds. According to its documentation, it doesn't hold the others. */
  readonly elements: { readonly [E in ElementId]?: ElementLocation };
}

/** high: read from an API description or inspected database; medium: help page; low: general product knowledge. */
export type Confidence = "high" | "medium" | "low";

/** Where in a system one data element is. */
export interface ElementLocation {
  readonly coverage: "full" | "partial";
  /** Table, field, endpoint or habit. */
  readonly where: string;
  readonly confidence: Confidence;
}
