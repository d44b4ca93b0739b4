import { type ReactElement, type ReactNode, useState } from "react";
import { type FieldErrors, FormProvider, type Resolver, useForm } from "react-hook-form";
import { readAnswers } from "../../survey/read-answers.ts";
import type { AnswerProblem } from "../../survey/submission.ts";
import type { DraftKeeper, FormValues } from "../draft.ts";
import { answersOf, filledForm } from "./form-values.ts";

interface Props {
  readonly draft: DraftKeeper;
  readonly children: ReactNode;
}

/**
 * Holds the form's state: checked by `readAnswers`, a field when it is left, then as it is mended. A component of its
 * own, because `useForm` draws the one that calls it twice while the form opens.
 */
export function SurveyFormState({ draft, children }: Props): ReactElement {
  const [defaultValues] = useState(() => filledForm(newest(draft)));
  const form = useForm<FormValues>({ defaultValues, resolver, mode: "onTouched", shouldFocusError: false });
  // Each question follows the form's state by itself: a change of it draws none of the others.
  const [ways] = useState(() => ({ ...form }));
  return <FormProvider {...ways}>{children}</FormProvider>;
}

/** The answers the form opens with. While it was closed, another tab may have gone on with them. */
function newest(draft: DraftKeeper): FormValues {
  if (draft.otherTab() !== null) draft.takeOver();
  return draft.latest();
}

const resolver: Resolver<FormValues> = (values) => {
  const read = readAnswers(answersOf(values));
  return read.kind === "submission" ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) };
};

function errorsOf(problems: readonly AnswerProblem[]): FieldErrors<FormValues> {
  return Object.fromEntries(problems.map(({ field, message }) => [field ?? "root", { type: "answer", message }]));
}
