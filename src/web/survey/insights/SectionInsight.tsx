import { lazy, type ReactElement, Suspense } from "react";
import type { Section } from "../../../survey/question.ts";

/** One sentence at the end of a section that is done. Its data is loaded then. */
export const SectionInsight = ({ section }: { readonly section: Section }): ReactElement => (
  <Suspense fallback={null}>
    <InsightLine section={section} />
  </Suspense>
);

/** Offline, the sentence is left out. */
const InsightLine = lazy(() =>
  import("./InsightLine.tsx").then(
    ({ InsightLine }) => ({ default: InsightLine }),
    () => ({ default: () => null }),
  ),
);
