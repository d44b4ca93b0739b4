import type { KnownKpi, KnownKpis } from "../imports/session/show-numbers.ts";
import type { Kpi } from "../knowledge/kpi-record/kpi-record.ts";
import { hasSign, inUnit, measuredRounded } from "../knowledge/kpi-record/kpi-units.ts";
import { lightOf, lightWords, signalOf } from "../knowledge/kpi-record/signals.ts";
import { byKpi, type KpiId } from "../knowledge/kpis/kpis.ts";

/** How much of a cause a KPI must expose before its value is compared with the estimate. Own judgment. */
const minExposed = 0.4;

/** The KPIs as a session needs them. */
export const knownKpis: KnownKpis = byKpi(knownKpi);

function knownKpi({ name, question, measure, exposes, unit, targets }: Kpi, id: KpiId): KnownKpi {
  const signal = signalOf(id);
  return {
    name,
    question,
    measure,
    good: lightWords(id).green,
    goals: signal.kind === "band" ? [signal.low, signal.high] : [signal.good],
    exposes: Object.entries(exposes).flatMap(([cause, share]) => (share >= minExposed ? [cause] : [])),
    write: (value) => `${hasSign(targets) && value > 0 ? "+" : ""}${inUnit(measuredRounded(value), unit)}`,
    lightOf: (value) => lightOf(signal, value),
  };
}
