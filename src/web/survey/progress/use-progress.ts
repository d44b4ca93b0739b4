import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../../draft/draft.ts";
import { progressOf, type SectionProgress } from "./progress.ts";

/** The form's progress, updated at every change. */
export function useProgress(): readonly SectionProgress[] {
  const { control } = useFormContext<FormValues>();
  return progressOf(useWatch({ control }) as FormValues);
}
