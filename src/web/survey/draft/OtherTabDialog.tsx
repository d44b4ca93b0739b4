import { type ReactElement, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../draft/draft.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { formWords } from "../../words/form.ts";
import { emptyForm } from "../form-values.ts";
import type { SavedDraft } from "./use-saved-draft.ts";

/** Asks which answers to keep after another tab changed them. An empty form takes the other tab's without asking. */
export function OtherTabDialog({ draft }: { readonly draft: SavedDraft }): ReactElement | null {
  const { otherTab, loadStored, overwriteStored } = draft;
  const { getValues } = useFormContext<FormValues>();
  const isEmpty = otherTab !== null && JSON.stringify(getValues()) === JSON.stringify(emptyForm);
  // Runs after each render, because the form's values aren't state; loading the stored answers ends it.
  useEffect(() => {
    if (isEmpty) loadStored();
  });
  if (otherTab === null || isEmpty) return null;
  return (
    <ConfirmDialog
      key={otherTab}
      ask={formWords.otherTab[otherTab]}
      kind="choose"
      onConfirm={loadStored}
      onCancel={overwriteStored}
    />
  );
}
