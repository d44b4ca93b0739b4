import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../draft.ts";
import { progressOf, type SectionProgress } from "./progress.ts";

/** How far the form is filled in, at every change. */
export function useProgress(): readonly SectionProgress[] {
  const { control } = useFormContext<FormValues>();
  return progressOf(useWatch({ control }) as FormValues);
}
