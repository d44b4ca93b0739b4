import { useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "../draft.ts";
import { formQuestions } from "./form-values.ts";

/** A problem that is shown with its field. */
export interface OpenProblem {
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

/** The problems since the button was pressed, in the order of the questions, and the way to one of them. */
export function useOpenProblems(): {
  readonly problems: readonly OpenProblem[];
  readonly goTo: (field: string) => void;
} {
  const { control, setFocus } = useFormContext<FormValues>();
  const { errors, isSubmitted } = useFormState({ control });
  const problems = formQuestions.flatMap(({ field, question }) => {
    const message = errors[field]?.message;
    return isSubmitted && typeof message === "string" ? [{ field, label: question.label, message }] : [];
  });
  return { problems, goTo: (field) => setFocus(field) };
}
