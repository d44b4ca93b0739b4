import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { insightFor } from "../../survey/insights.ts";
import type { Section } from "../../survey/question.ts";
import { answersSoFar } from "../../survey/read-answers.ts";
import type { FormValues } from "../draft.ts";
import { answersOf } from "./form-values.ts";
import { SourceLink } from "./SourceLink.tsx";

/** A published figure that fits the answers of a section. */
export function InsightLine({ section }: { readonly section: Section }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const insight = useWatch({ control, compute: (values) => insightFor(section, answersSoFar(answersOf(values))) });
  return (
    <p className="given-back">
      {insight.says} <SourceLink {...insight.source} />
    </p>
  );
}
