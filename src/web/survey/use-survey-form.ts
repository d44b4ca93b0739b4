import { type FormEventHandler, type RefObject, useRef, useState } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { readAnswers } from "../../survey/read-answers.ts";
import type { AnswerProblem } from "../../survey/submission.ts";
import { type PageSettings, toWire } from "../../survey/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis.ts";
import type { DraftKeeper, FormValues } from "../draft.ts";
import { factsIn } from "../floor-fact-values.ts";
import { showProblem } from "../toasts.ts";
import { formWords } from "../words/form.ts";
import { answersOf, filledForm, isMailWanted } from "./form-values.ts";
import { type KeptAnswers, useKeptAnswers } from "./use-kept-answers.ts";

interface SurveyForm extends KeptAnswers {
  readonly form: UseFormReturn<FormValues>;
  readonly submit: FormEventHandler;
  /** The field that people do not see. */
  readonly trap: RefObject<HTMLInputElement | null>;
}

/** The form's state: checked by `readAnswers`, a field when it is left, then as it is mended; kept at every change. */
export function useSurveyForm(
  draft: DraftKeeper,
  { mailAvailable }: PageSettings,
  onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>,
): SurveyForm {
  const [defaultValues] = useState(() => filledForm(newest(draft)));
  const form = useForm<FormValues>({ defaultValues, resolver, mode: "onTouched", shouldFocusError: false });
  const keptAnswers = useKeptAnswers(form, draft);
  const trap = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const values = form.getValues();
    const read = readAnswers({ ...answersOf(values), ...factsIn(values) });
    if (read.kind === "problems") return refuse(read.problems);
    const { submission } = read;
    keptAnswers.keepNow();
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
  return { form, ...keptAnswers, trap, submit: (event) => void form.handleSubmit(send, send)(event) };
}

function showFailure({ problems, isGone }: Failed, form: UseFormReturn<FormValues>): void {
  // The next press makes a report of its own.
  if (isGone) form.setValue("report", "");
  for (const { field, message } of problems) if (field) form.setError(field, { message });
}

type Failed = Extract<AnalysisEnd, { readonly kind: "failed" }>;

/** The report whose answers these are, where the form was opened from one. */
const changedReport = ({ report }: FormValues): { readonly report?: string } =>
  report ? { report: String(report) } : {};

/** The answers the form opens with. While it was closed, another tab may have gone on with them. */
function newest(draft: DraftKeeper): FormValues {
  if (draft.otherTab() !== null) draft.takeOver();
  return draft.latest();
}

/** Says the first problem. Each field shows its own, and the summary of all of them takes the focus. */
function refuse([first]: readonly [AnswerProblem, ...AnswerProblem[]]): void {
  showProblem(formWords.problems.toast, first.message || formWords.problems.unknown);
}

const resolver: Resolver<FormValues> = (values) => {
  const read = readAnswers(answersOf(values));
  return read.kind === "submission" ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) };
};

function errorsOf(problems: readonly AnswerProblem[]): FieldErrors<FormValues> {
  return Object.fromEntries(problems.map(({ field, message }) => [field ?? "root", { type: "answer", message }]));
}
