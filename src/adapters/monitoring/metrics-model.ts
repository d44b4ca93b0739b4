import type { MakeDossier } from "../../service/ports.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what a model was asked for each dossier. */
export const metered =
  (makeDossier: MakeDossier, metrics: Pick<Metrics, "countModel">): MakeDossier =>
  async (...given) => {
    const dossier = await makeDossier(...given);
    if (dossier.receipt !== undefined) metrics.countModel(dossier.receipt);
    return dossier;
  };
