import { modelToUse } from "../adapters/model/find-local.ts";
import { openNarrator } from "../adapters/model/open-narrator.ts";
import { portsOf } from "../adapters/model/server-model.ts";
import { createLog } from "../adapters/monitoring/log.ts";
import type { Config } from "../adapters/settings/config.ts";
import type { Occasion } from "../report/occasion.ts";
import { makeDossier } from "../service/analyze/make-dossier.ts";
import { ignoreProgress } from "../service/analyze/progress.ts";
import type { StoredDossier } from "../service/analyze/stored-dossier.ts";
import { isUsed, type Receipt } from "../service/model/receipt.ts";
import type { Submission } from "../survey/submission.ts";
import { commandWords } from "./cli.words.ts";

/**
 * Diagnoses with the configured model and prints to standard error how many of its replies were used. `undefined` if
 * none is configured.
 */
export async function dossierWithModel(
  submission: Submission,
  occasion: Occasion,
  { model: settings, logLevel }: Config,
): Promise<StoredDossier | undefined> {
  const log = createLog(logLevel);
  const model = await modelToUse(settings, log);
  const narrator = openNarrator(model, { log });
  if (model === null || narrator === undefined) return undefined;
  try {
    const dossier = await makeDossier(submission, occasion, ignoreProgress, "command line", portsOf(model, narrator));
    if (dossier.receipt) console.error(usedLine(dossier.receipt));
    return dossier;
  } finally {
    narrator.close();
  }
}

const usedLine = ({ model, calls }: Receipt): string =>
  commandWords.repliesUsed(model, calls.filter(isUsed).length, calls.length);
