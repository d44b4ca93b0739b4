import { type ReactElement, type ReactNode, useState } from "react";
import { type FieldErrors, FormProvider, type Resolver, useForm } from "react-hook-form";
import { readAnswers } from "../../survey/read-answers.ts";
import type { AnswerProblem } from "../../survey/submission.ts";
import type { DraftKeeper, FormValues } from "../draft/draft.ts";
import { answersOf, filledForm } from "./form-values.ts";

interface Props {
  readonly draft: DraftKeeper;
  readonly children: ReactNode;
}

/**
 * Holds the form's state, validated by `readAnswers`: a field when it is left, then on each change. A separate
 * component, because `useForm` renders its component twice while the form opens.
 */
export function SurveyFormState({ draft, children }: Props): ReactElement {
  const [defaultValues] = useState(() => filledForm(newest(draft)));
  const form = useForm<FormValues>({ defaultValues, resolver, mode: "onTouched", shouldFocusError: false });
  // Each question subscribes to the form's state itself, so that a change doesn't render the others.
  const [methods] = useState(() => ({ ...form }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}

/** The answers the form opens with. Another tab may have changed them while it was closed. */
function newest(draft: DraftKeeper): FormValues {
  if (draft.otherTab() !== null) draft.loadStored();
  return draft.latest();
}

const resolver: Resolver<FormValues> = (values) => {
  const read = readAnswers(answersOf(values));
  return read.kind === "submission" ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) };
};

function errorsOf(problems: readonly AnswerProblem[]): FieldErrors<FormValues> {
  return Object.fromEntries(problems.map(({ field, message }) => [field ?? "root", { type: "answer", message }]));
}
