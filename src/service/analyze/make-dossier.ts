import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { currentViews, type Occasion } from "../../report/occasion.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnoseWithModel, type ModelForCaller } from "../model/diagnose-with-model.ts";
import type { ModelPorts } from "../ports.ts";
import { ignoreProgress, type OnProgress, progressOf, progressWithModel } from "./progress.ts";
import { progressWords as words } from "./progress.words.ts";
import type { StoredDossier } from "./stored-dossier.ts";

/**
 * Diagnoses one submission. Without a model it is pure except for `onProgress`: the same submission and occasion give
 * the same dossier. With a model, the rules do whatever it doesn't finish in time, so there is always a dossier.
 *
 * @param address the network address that a model's tokens are counted for; with `null`, no model is asked
 */
export function makeDossier(
  submission: Submission,
  occasion: Occasion,
  onProgress: OnProgress = ignoreProgress,
  address: string | null = null,
  model?: ModelPorts,
): Promise<StoredDossier> {
  return model === undefined || address === null
    ? makeByRules(submission, occasion, onProgress)
    : makeWithModel(submission, occasion, onProgress, { ...model, address });
}

async function makeByRules(submission: Submission, occasion: Occasion, onProgress: OnProgress): Promise<StoredDossier> {
  await onProgress(progressOf("reading-answers", words.answersRead));
  const diagnosis = diagnose(submission, [], currentViews(occasion));
  await reportDiagnosed(diagnosis, (stage, message) => onProgress(progressOf(stage, message)));
  return { submission, diagnosis, occasion, engine: { kind: "rules" } };
}

async function makeWithModel(
  submission: Submission,
  occasion: Occasion,
  onProgress: OnProgress,
  model: ModelForCaller,
): Promise<StoredDossier> {
  await onProgress(progressWithModel("reading-answers", words.answersRead));
  const onDiagnosed = (found: Diagnosis) =>
    reportDiagnosed(found, (stage, message) => onProgress(progressWithModel(stage, message)));
  const { words: modelWords, ...made } = await diagnoseWithModel(submission, occasion, model, {
    onProgress,
    onDiagnosed,
  });
  return { submission, occasion, ...made, ...(modelWords && { words: modelWords }) };
}

async function reportDiagnosed(
  { themes, kpis }: Diagnosis,
  report: (stage: "ranking-themes" | "pricing-hours" | "planning-kpis", message: string) => Promise<void>,
): Promise<void> {
  await report("ranking-themes", words.themesRanked(themes.length));
  await report("pricing-hours", words.hoursPriced);
  await report("planning-kpis", words.kpisPlanned(kpis.length));
}
