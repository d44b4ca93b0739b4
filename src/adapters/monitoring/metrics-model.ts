import type { MakeDossier } from "../../service/ports.ts";
import type { Metrics } from "./metrics.ts";

/** Counts the model calls of each dossier. */
export const metered =
  (makeDossier: MakeDossier, metrics: Pick<Metrics, "countModel">): MakeDossier =>
  async (...args) => {
    const dossier = await makeDossier(...args);
    if (dossier.receipt !== undefined) metrics.countModel(dossier.receipt);
    return dossier;
  };
