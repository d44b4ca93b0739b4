import type { KpiId } from "../../knowledge/kpis/kpis.ts";

/** A KPI on the dashboard. */
export interface Tile {
  readonly kpi: KpiId;
  readonly because: "goal" | "cause" | "warns" | "proves";
  /** Why it is here, as a whole sentence. */
  readonly why: string;
  /** Its value today according to an answer, in the KPI's unit; `null` until it is counted. */
  readonly real: { readonly from: number; readonly to: number; readonly said: string } | null;
  /** The machines it covers, as the shop names them; `null` for the whole shop. */
  readonly machines: string | null;
  /** Whether counting starts by hand because no signal exists. */
  readonly byHand: boolean;
}
