import * as z from "zod/mini";
import { wireProgress } from "../../survey/wire/response.ts";
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

/** The steps of a model, if one is configured: it reads the notes, writes a letter, and then looks for errors in it. */
const modelStages = ["reading-notes", "letter"] as const;
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

/** The letter takes most of the time, so it counts as this many steps. */
const letterSteps = 6;

const withModel = [...stages.slice(0, 1), "reading-notes", ...stages.slice(1, -1)] as const;
const totalWithModel = withModel.length + letterSteps + 1;

/** The same with a model. */
export function progressWithModel(stage: Exclude<Stage | ModelStage, "letter">, message: string): Progress {
  const done = stage === "writing-report" ? totalWithModel : withModel.indexOf(stage) + 1;
  return { stage, message, done, total: totalWithModel };
}

/** After the letter is written, and after the check for errors in it. */
export const letterProgress = (
  step: { readonly kind: "written"; readonly sections: number } | { readonly kind: "attacked"; readonly cuts: number },
): Progress => ({
  stage: "letter",
  message: step.kind === "written" ? words.letterWritten(step.sections) : words.letterChecked(step.cuts),
  done: withModel.length + (step.kind === "written" ? letterSteps / 2 : letterSteps),
  total: totalWithModel,
});

/** The last step: the report is rendered. `isWithModel`: whether a model was asked. */
export const reportWritten = (isWithModel: boolean): Progress =>
  (isWithModel ? progressWithModel : progressOf)("writing-report", words.reportWritten);

/** For callers who only want the result. */
export const ignoreProgress: OnProgress = async () => {};
