import { type ReactElement, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../draft.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { formWords } from "../words/form.ts";
import { emptyForm } from "./form-values.ts";
import type { KeptAnswers } from "./use-kept-answers.ts";

/** Asks which answers to keep after another tab changed them. An empty form takes the other tab's without asking. */
export function OtherTabDialog({ answers }: { readonly answers: KeptAnswers }): ReactElement | null {
  const { otherTab, readAgain, saveAnyway } = answers;
  const { getValues } = useFormContext<FormValues>();
  const isEmpty = otherTab !== null && JSON.stringify(getValues()) === JSON.stringify(emptyForm);
  useEffect(() => {
    if (isEmpty) readAgain();
  });
  if (otherTab === null || isEmpty) return null;
  return (
    <ConfirmDialog
      key={otherTab}
      ask={formWords.otherTab[otherTab]}
      kind="choose"
      onConfirm={readAgain}
      onCancel={saveAnyway}
    />
  );
}
