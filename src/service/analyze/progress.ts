import * as z from "zod/mini";
import { wireProgress } from "../../survey/wire/response.ts";
import type { LetterStep } from "../model/letter/write-letter.ts";
import { progressWords as words } from "./progress.words.ts";

/** The steps of an analysis, in order. */
export const stages = [
  "reading-answers",
  "ranking-themes",
  "pricing-hours",
  "planning-kpis",
  "writing-report",
] as const;
export type Stage = (typeof stages)[number];

/**
 * The steps of a model, if one is configured: it drafts a letter, writes it again, and reviews it. If the draft is of
 * no use, it reads the notes.
 */
const modelStages = ["letter", "reading-notes"] as const;
export type ModelStage = (typeof modelStages)[number];

/** The progress of one analysis, reported after each step. */
export const progress = z.object({ ...wireProgress.shape, stage: z.enum([...stages, ...modelStages]) });
export type Progress = Readonly<z.infer<typeof progress>>;

/** Called after each step. The analysis continues when the promise resolves. */
export type OnProgress = (progress: Progress) => Promise<void>;

export const progressOf = (stage: Stage, message: string): Progress => ({
  stage,
  message,
  done: stages.indexOf(stage) + 1,
  total: stages.length,
});

/** The letter takes most of the time, so its three questions count as this many steps. */
const letterSteps = 6;
const stepsDone = { drafted: 2, written: 5, reviewed: letterSteps } as const;

const beforeLetter = stages.slice(0, -1);
const totalWithModel = beforeLetter.length + letterSteps + 2;

/** The same with a model. */
export function progressWithModel(stage: Exclude<Stage | ModelStage, "letter">, message: string): Progress {
  return { stage, message, done: doneAfter(stage), total: totalWithModel };
}

function doneAfter(stage: Exclude<Stage | ModelStage, "letter">): number {
  if (stage === "writing-report") return totalWithModel;
  return stage === "reading-notes" ? totalWithModel - 1 : stages.indexOf(stage) + 1;
}

/** After the letter is drafted, after it is written again, and after its review. */
export const letterProgress = (step: LetterStep): Progress => ({
  stage: "letter",
  message: letterMessage(step),
  done: beforeLetter.length + stepsDone[step.kind],
  total: totalWithModel,
});

function letterMessage(step: LetterStep): string {
  switch (step.kind) {
    case "drafted":
      return words.letterDrafted;
    case "written":
      return words.letterWritten(step.sections);
    case "reviewed":
      return words.letterChecked(step.cuts);
  }
}

/** The last step: the report is rendered. `isWithModel`: whether a model was asked. */
export const reportWritten = (isWithModel: boolean): Progress =>
  (isWithModel ? progressWithModel : progressOf)("writing-report", words.reportWritten);

/** For callers who only want the result. */
export const ignoreProgress: OnProgress = async () => {};
