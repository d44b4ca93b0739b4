import { lazy, type ReactElement, Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Section } from "../../survey/question.ts";
import type { FormValues } from "../draft.ts";
import { progressOf } from "./progress.ts";

/** One sentence at the end of a section, once its required questions are answered. Its data is loaded then. */
export function SectionInsight({ section }: { readonly section: Section }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const isDone = useWatch({ control, compute: (values) => isSectionDone(section, values) });
  if (!isDone) return null;
  return (
    <Suspense fallback={null}>
      <InsightLine section={section} />
    </Suspense>
  );
}

/** Offline, the sentence is left out. */
const InsightLine = lazy(() =>
  import("./InsightLine.tsx").then(
    ({ InsightLine }) => ({ default: InsightLine }),
    () => ({ default: () => null }),
  ),
);

/** The last section has no required questions, so its sentence waits for all of the form's. */
function isSectionDone(section: Section, values: FormValues): boolean {
  const progress = progressOf(values);
  const isLast = progress.at(-1)?.section === section;
  const waitsFor = isLast ? progress : progress.filter((other) => other.section === section);
  return waitsFor.every(({ requiredLeft }) => requiredLeft === 0) && waitsFor.some(({ answered }) => answered > 0);
}
