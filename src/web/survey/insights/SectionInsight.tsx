import { type ReactElement, Suspense } from "react";
import type { Section } from "../../../survey/question.ts";
import { loadedPart } from "../../ui/loaded-part.ts";

/** One sentence at the end of a section that is done. Its data is loaded then. */
export const SectionInsight = ({ section }: { readonly section: Section }): ReactElement => (
  <Suspense fallback={null}>
    <InsightLine section={section} />
  </Suspense>
);

/** Offline, the sentence is left out. */
const InsightLine = loadedPart(async () => (await import("./InsightLine.tsx")).InsightLine);
