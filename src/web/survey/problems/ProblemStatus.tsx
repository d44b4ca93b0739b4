import type { ReactElement } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "../../draft/draft.ts";
import { formQuestions } from "../form-values.ts";

/**
 * Announces the problem of the field just left to screen readers. Always rendered, so that the live region exists
 * before its first message.
 */
export function ProblemStatus({ lastLeft }: { readonly lastLeft: string }): ReactElement {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control });
  const left = formQuestions.find(({ field }) => field === lastLeft);
  const message = left && errors[left.field]?.message;
  return (
    <p role="status" className="sr-only">
      {typeof message === "string" && `${left?.question.label}: ${message}`}
    </p>
  );
}
