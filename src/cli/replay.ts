import { openReplay } from "../adapters/model/replay.ts";
import type { Occasion } from "../report/occasion.ts";
import { makeDossier } from "../service/analyze/make-dossier.ts";
import { ignoreProgress } from "../service/analyze/progress.ts";
import type { StoredDossier } from "../service/analyze/stored-dossier.ts";
import type { ModelPorts } from "../service/ports.ts";
import type { Submission } from "../survey/submission.ts";

/** Makes a shop's report from replies stored in a folder, and prints the names of missing ones. */
export async function replayedDossier(
  submission: Submission,
  occasion: Occasion,
  folder: string,
  shop: string,
): Promise<StoredDossier> {
  const { narratorFor, missing } = openReplay(folder, null);
  const ports = { ...untimed, narrator: narratorFor(shop) };
  const dossier = await makeDossier(submission, occasion, ignoreProgress, "replay", ports);
  for (const name of missing()) console.error(`No reply: ${name}`);
  return dossier;
}

/** Stored replies need no time limit. */
export const untimed: Omit<ModelPorts, "narrator"> = {
  timeLimit: () => new AbortController().signal,
  clock: () => performance.now(),
  price: null,
};
