import type { Confidence } from "../../knowledge/systems/data-system.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import type { ElementId } from "../../measures/elements.ts";

/**
 * ready-now: the shop's systems have it; needs-a-habit: someone must start writing it down; needs-a-source: nothing in
 * the shop can provide it yet.
 */
export type Readiness = "ready-now" | "needs-a-habit" | "needs-a-source";

/** One data element that a KPI needs, and where this shop has it. */
export interface NeededElement {
  readonly id: ElementId;
  readonly name: string;
  readonly readiness: Readiness;
  /** `null` if no system of the shop holds it, as far as we know. */
  readonly place: {
    readonly system: SystemId;
    readonly system_name: string;
    readonly where: string;
    readonly coverage: "full" | "partial";
    readonly confidence: Confidence;
  } | null;
}
