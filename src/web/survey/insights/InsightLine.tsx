import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { insightFor } from "../../../survey/insights.ts";
import type { Section } from "../../../survey/question.ts";
import { answersSoFar } from "../../../survey/read-answers.ts";
import type { FormValues } from "../../draft/draft.ts";
import { answersOf } from "../form-values.ts";
import { useReleased } from "../pointer-release.ts";
import { countsOf } from "../progress/progress.ts";
import { ownLine } from "./own-line.ts";
import { SourceLink } from "./SourceLink.tsx";

/** The visitor's own numbers, and a published figure that fits the answers in a section. */
export function InsightLine({ section }: { readonly section: Section }): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const { insight, own } = useWatch({ control, compute: (values) => insightOf(section, values) });
  if (!useReleased()) return null;
  return (
    <p className="given-back">
      <strong>{own}</strong> {insight.says} <SourceLink {...insight.source} />
    </p>
  );
}

function insightOf(section: Section, values: FormValues) {
  const answers = answersSoFar(answersOf(values));
  return { insight: insightFor(section, answers), own: ownLine(section, answers, countsOf(values)) };
}
