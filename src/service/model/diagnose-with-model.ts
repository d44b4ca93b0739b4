import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { currentViews, type Occasion } from "../../report/occasion.ts";
import { noWords, type Words } from "../../report/words.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Engine } from "../../survey/wire/response.ts";
import { letterProgress, type OnProgress, progressWithModel } from "../analyze/progress.ts";
import { progressWords } from "../analyze/progress.words.ts";
import type { ModelPorts } from "../ports.ts";
import { writeLetter } from "./letter/write-letter.ts";
import type { Narrator } from "./narrator.ts";
import { readWithModel } from "./reading/read-with-model.ts";
import { type ModelCall, type Receipt, receiptOf } from "./receipt.ts";

/** What comes of asking a model: a letter, observations that count as evidence, or neither. */
interface WithModel {
  readonly diagnosis: Diagnosis;
  /** `undefined` if no part of its letter was kept. */
  readonly words: Words | undefined;
  /** Who made it: the model only if some of its replies were used. */
  readonly engine: Engine;
  readonly receipt: Receipt;
}

/** A model for one caller. */
export interface ModelForCaller extends ModelPorts {
  /** The network address the tokens count for. */
  readonly address: string;
}

interface Listeners {
  readonly onProgress: OnProgress;
  /** Called before the letter. */
  readonly onDiagnosed: (diagnosis: Diagnosis) => Promise<void>;
}

/**
 * Diagnoses a shop and has a model write a letter about the whole case: at most three questions, all within one time limit. If
 * its draft is of no use, it is asked what the notes say, which is evidence for the diagnosis, and rules write the report.
 */
export async function diagnoseWithModel(
  submission: Submission,
  occasion: Occasion,
  { narrator: given, address, timeLimit, clock, price }: ModelForCaller,
  { onProgress, onDiagnosed }: Listeners,
): Promise<WithModel> {
  const signal = timeLimit();
  const coworkers = currentViews(occasion);
  const times = new Map<string, number>();
  const narrator = timed(given, clock, times);
  const diagnosis = diagnose(submission, [], coworkers);
  await onDiagnosed(diagnosis);
  const { hasDraft, letter, calls } = await writeLetter(
    { submission, diagnosis, date: occasion.date, narrator, address, signal },
    (step) => onProgress(letterProgress(step)),
  );
  const { observations, calls: read } = hasDraft
    ? { observations: [], calls: [] }
    : await readWithModel(submission, narrator, address, signal);
  if (read.length > 0)
    await onProgress(progressWithModel("reading-notes", progressWords.notesRead(observations.length)));
  const order = letter?.order ?? [];
  return {
    diagnosis:
      order.length + observations.length > 0 ? diagnose(submission, observations, coworkers, order) : diagnosis,
    words: letter && { ...noWords, letter },
    engine:
      letter !== undefined || observations.length > 0 ? { kind: "model", model: narrator.model } : { kind: "rules" },
    receipt: receiptOf(narrator.model, [...calls, ...read].map(withTime(times)), price),
  };
}

/** The narrator with every question timed. No two questions of one report have the same purpose. */
const timed = (narrator: Narrator, clock: () => number, times: Map<string, number>): Narrator => ({
  model: narrator.model,
  async ask(question, address, signal) {
    const start = clock();
    const reply = await narrator.ask(question, address, signal);
    times.set(question.purpose, Math.round(clock() - start));
    return reply;
  },
});

const withTime =
  (times: ReadonlyMap<string, number>) =>
  (call: ModelCall): ModelCall => {
    const milliseconds = times.get(call.purpose);
    return milliseconds === undefined ? call : { ...call, milliseconds };
  };
