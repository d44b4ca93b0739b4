import { useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { formQuestions } from "../form-values.ts";

/** A problem shown with its field. */
export interface OpenProblem {
  readonly field: string;
  readonly label: string;
  readonly message: string;
  /** Whether the answer is missing, as opposed to invalid. */
  readonly isMissing: boolean;
}

/** The title of a list of problems, and the text of the link to the first one. */
export function problemWords(problems: readonly OpenProblem[]): { readonly title: string; readonly next: string } {
  const { missing, wrong, next, nextWrong } = formWords.problems;
  if (problems.every(({ isMissing }) => isMissing)) return { title: missing(problems.length), next };
  return { title: wrong(problems.length), next: nextWrong };
}

/** The problems since the button was clicked, in question order, and a function that goes to one. */
export function useOpenProblems(): {
  readonly problems: readonly OpenProblem[];
  readonly goTo: (field: string) => void;
} {
  const { control, setFocus, getValues } = useFormContext<FormValues>();
  const { errors, isSubmitted } = useFormState({ control });
  const problems = formQuestions.flatMap(({ field, question }) => {
    const message = errors[field]?.message;
    return isSubmitted && typeof message === "string"
      ? [{ field, label: question.label, message, isMissing: !getValues(field)?.length }]
      : [];
  });
  return { problems, goTo: (field) => setFocus(field) };
}
