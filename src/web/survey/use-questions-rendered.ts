import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";
import { formQuestions, formSections } from "./form-values.ts";

/** The number of questions in the first section, and of those added at a time after it. */
const [firstCount, stepCount] = [formSections[0]?.questions.length ?? 0, 6];

/**
 * How many questions are rendered. Those of the first section are there at once, the others a few at a time while the
 * browser is idle, so that the page responds from the start; all at once if the visitor returns to a position among them.
 */
export function useQuestionsRendered(isAllAtOnce: boolean): number {
  const [reached, setReached] = useState(firstCount);
  const rendered = isAllAtOnce ? formQuestions.length : reached;
  useEffect(() => {
    if (rendered >= formQuestions.length) return undefined;
    return whenIdle(() => startTransition(() => setReached(rendered + stepCount)));
  }, [rendered]);
  return rendered;
}
