import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Insight, insightFor } from "../../survey/insights.ts";
import type { Section } from "../../survey/question.ts";
import { answersSoFar } from "../../survey/read-answers.ts";
import type { FormValues } from "../draft.ts";
import { answersOf } from "./form-values.ts";
import { progressOf } from "./progress.ts";
import { SourceLink } from "./SourceLink.tsx";

/** One sentence back at the end of a section, once it is filled in as far as it has to be. */
export function SectionInsight({ section }: { readonly section: Section }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const insight = useWatch({ control, compute: (values) => insightAfter(section, values) });
  if (insight === null) return null;
  return (
    <p className="given-back">
      {insight.says} <SourceLink {...insight.source} />
    </p>
  );
}

/** The last section asks nothing that is required: its sentence waits for all that is. */
function insightAfter(section: Section, values: FormValues): Insight | null {
  const progress = progressOf(values);
  const isLast = progress.at(-1)?.section === section;
  const waitsFor = isLast ? progress : progress.filter((one) => one.section === section);
  const isDone =
    waitsFor.every(({ requiredLeft }) => requiredLeft === 0) && waitsFor.some(({ answered }) => answered > 0);
  return isDone ? insightFor(section, answersSoFar(answersOf(values))) : null;
}
