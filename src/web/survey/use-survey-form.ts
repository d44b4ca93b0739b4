import { type FormEventHandler, useEffect, useState } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { readAnswers } from "../../survey/read-answers.ts";
import type { AnswerProblem } from "../../survey/submission.ts";
import { toWire } from "../../survey/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis.ts";
import type { DraftKeeper, FormValues } from "../draft.ts";
import { showProblem } from "../toasts.ts";
import { words } from "../words.ts";
import { answersOf, filledForm } from "./form-values.ts";

interface SurveyForm {
  readonly form: UseFormReturn<FormValues>;
  /** Whether the device holds the answers, so that a reload loses nothing. */
  readonly isKept: boolean;
  readonly submit: FormEventHandler;
}

/** The form's state: checked by `readAnswers`, a field when it is left, then as it is mended; kept at every change. */
export function useSurveyForm(draft: DraftKeeper, onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>): SurveyForm {
  const [defaultValues] = useState(() => filledForm(draft.latest()));
  const form = useForm<FormValues>({ defaultValues, resolver, mode: "onTouched", shouldFocusError: false });
  const isKept = useKeptAnswers(form, draft);

  async function send(): Promise<void> {
    const read = readAnswers(answersOf(form.getValues()));
    if (read.kind === "problems") return refuse(form, read.problems);
    const { submission } = read;
    const end = await onAnalyze({ answers: toWire(submission), shopName: submission.shop_name, from: "answers" });
    if (end.kind === "failed") {
      for (const { field, message } of end.problems) if (field) form.setError(field, { message });
    }
  }
  return { form, isKept, submit: (event) => void form.handleSubmit(send, send)(event) };
}

/** Says the first problem and leads to it. Each field shows its own. */
function refuse(form: UseFormReturn<FormValues>, [first]: readonly [AnswerProblem, ...AnswerProblem[]]): void {
  showProblem(words.problems.toast, first.message || words.problems.unknown);
  if (first.field) form.setFocus(first.field);
}

const resolver: Resolver<FormValues> = (values) => {
  const read = readAnswers(answersOf(values));
  return read.kind === "submission" ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) };
};

function errorsOf(problems: readonly AnswerProblem[]): FieldErrors<FormValues> {
  return Object.fromEntries(problems.map(({ field, message }) => [field ?? "root", { type: "answer", message }]));
}

function useKeptAnswers(form: UseFormReturn<FormValues>, draft: DraftKeeper): boolean {
  const [isKept, setIsKept] = useState(draft.canKeep);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsKept(draft.keep(structuredClone(values), new Date().toISOString())),
      }),
    [form, draft],
  );
  return isKept;
}
