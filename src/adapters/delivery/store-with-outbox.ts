import type { Store } from "../../service/ports.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Config } from "../settings/config.ts";
import { createStore } from "../store/store.ts";
import type { Database } from "../store/tables.ts";
import { type Deliveries, type DeliveriesGiven, openDeliveries } from "./open-deliveries.ts";

/** The store of a server whose leads are delivered: what is to be sent is written with the lead, and hurried with its report. */
export function openStoreWithOutbox(
  config: Config,
  database: Database,
  given: Omit<DeliveriesGiven, "store" | "brand">,
): { readonly store: Store; readonly deliveries: Deliveries } {
  const kept = createStore(database, {
    now: given.now,
    alongside: (change, lead) => deliveries.alongside(change, lead),
    onVisit: (change, leadId, isView) => deliveries.onVisit(change, leadId, isView),
  });
  const deliveries = openDeliveries(config, database, { ...given, store: kept, brand: config.brand });
  const saveDossier: Store["saveDossier"] = async (id, dossier) => {
    const stored = await kept.saveDossier(id, dossier);
    deliveries.reportReady(id);
    return stored;
  };
  const answerWitness: Store["answerWitness"] = async (...given) => {
    const stored = await kept.answerWitness(...given);
    deliveries.wake();
    return stored;
  };
  return { store: { ...kept, saveDossier, answerWitness }, deliveries };
}

/** Lets whoever watches see how long the outbox is, and how late. */
export function watchDeliveries(metrics: Pick<Metrics, "watch">, { counts }: Pick<Deliveries, "counts">): void {
  metrics.watch("spindlewise_deliveries", async () => {
    const { waiting, parked, withheld } = await counts();
    return { waiting, parked, withheld };
  });
  metrics.watch("spindlewise_oldest_delivery_seconds", async () => (await counts()).oldestDueSeconds);
}
