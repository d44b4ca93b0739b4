import { type FormEventHandler, type RefObject, useRef } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import { readAnswers } from "../../survey/read-answers.ts";
import type { AnswerProblem } from "../../survey/submission.ts";
import { type PageSettings, toWire } from "../../survey/wire/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis/analysis.ts";
import type { DraftKeeper, FormValues } from "../draft/draft.ts";
import { factsIn } from "../floor-fact-values.ts";
import { showProblem } from "../toasts.ts";
import { formWords } from "../words/form.ts";
import { type SavedDraft, useSavedDraft } from "./draft/use-saved-draft.ts";
import { answersOf, isMailWanted } from "./form-values.ts";

interface SurveyForm extends SavedDraft {
  readonly submit: FormEventHandler;
  /** The honeypot field, which people don't see. */
  readonly trap: RefObject<HTMLInputElement | null>;
}

/** The form's answers: saved at every change, and sent. */
export function useSurveyForm(
  draft: DraftKeeper,
  { mailAvailable }: PageSettings,
  onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>,
): SurveyForm {
  const form = useFormContext<FormValues>();
  const savedDraft = useSavedDraft(form, draft);
  const trap = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const values = form.getValues();
    const read = readAnswers({ ...answersOf(values), ...factsIn(values) });
    if (read.kind === "problems") return refuse(read.problems);
    const { submission } = read;
    savedDraft.keepNow();
    const end = await onAnalyze({
      answers: toWire(submission),
      shopName: submission.shop_name,
      from: "answers",
      wantsMail: mailAvailable && isMailWanted(values),
      trap: trap.current?.value ?? "",
      ...changedReport(values),
    });
    if (end.kind === "failed") showFailure(end, form);
  }
  return { ...savedDraft, trap, submit: (event) => void form.handleSubmit(send, send)(event) };
}

function showFailure({ problems, isGone }: Failed, form: UseFormReturn<FormValues>): void {
  // The next click makes a new report.
  if (isGone) form.setValue("report", "");
  for (const { field, message } of problems) if (field) form.setError(field, { message });
}

type Failed = Extract<AnalysisEnd, { readonly kind: "failed" }>;

/** The report whose answers these are, if the form was opened from one. */
const changedReport = ({ report }: FormValues): { readonly report?: string } =>
  report ? { report: String(report) } : {};

/** Shows the first problem. Each field shows its own, and their summary takes the focus. */
function refuse([first]: readonly [AnswerProblem, ...AnswerProblem[]]): void {
  showProblem(formWords.problems.toast, first.message || formWords.problems.unknown);
}
