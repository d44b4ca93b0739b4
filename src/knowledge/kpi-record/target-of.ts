import { type KpiId, kpis } from "../kpis/kpis.ts";
import { targetWords } from "./kpi-units.ts";

/** The typical value of a KPI with its unit: `85%`. */
export const typical = (id: KpiId): string => targetWords(kpis[id].targets, kpis[id].unit).typical;

/** The good value of a KPI with its unit. */
export const good = (id: KpiId): string => targetWords(kpis[id].targets, kpis[id].unit).good;
