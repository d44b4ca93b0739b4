import type { Store } from "../../service/store-port.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Config } from "../settings/config.ts";
import { createStore } from "../store/store.ts";
import type { Database } from "../store/tables.ts";
import { type Deliveries, type DeliveriesPorts, openDeliveries } from "./open-deliveries.ts";

/** A store that queues a lead's deliveries with the lead, and sends waiting ones when its report is ready. */
export function openStoreWithOutbox(
  config: Config,
  database: Database,
  parts: Omit<DeliveriesPorts, "store" | "brand" | "timeZone">,
): { readonly store: Store; readonly deliveries: Deliveries } {
  const base = createStore(database, {
    now: parts.now,
    queueForLead: (change, lead) => deliveries.queueForLead(change, lead),
    queueForVisit: (...visit) => deliveries.queueForVisit(...visit),
  });
  const deliveries = openDeliveries(config, database, {
    ...parts,
    store: base,
    brand: config.brand,
    timeZone: config.timeZone,
  });
  const saveDossier: Store["saveDossier"] = async (id, dossier) => {
    const saved = await base.saveDossier(id, dossier);
    deliveries.reportReady(id);
    return saved;
  };
  const saveVersionDossier: Store["saveVersionDossier"] = async (id, ...version) => {
    const saved = await base.saveVersionDossier(id, ...version);
    deliveries.reportReady(id);
    return saved;
  };
  const answerCoworker: Store["answerCoworker"] = async (...answer) => {
    const stored = await base.answerCoworker(...answer);
    deliveries.wake();
    return stored;
  };
  return { store: { ...base, saveDossier, saveVersionDossier, answerCoworker }, deliveries };
}

/** Exposes the outbox's length and lateness as metrics. */
export function watchDeliveries(metrics: Pick<Metrics, "watch">, { counts }: Pick<Deliveries, "counts">): void {
  metrics.watch("spindlewise_deliveries", async () => {
    const { waiting, parked, withheld } = await counts();
    return { waiting, parked, withheld };
  });
  metrics.watch("spindlewise_oldest_delivery_seconds", async () => (await counts()).oldestDueSeconds);
}
