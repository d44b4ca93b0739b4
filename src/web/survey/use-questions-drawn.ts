import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";
import { formQuestions, formSections } from "./form-values.ts";

/** The number of questions in the first section, and of those added at a time after it. */
const [atFirst, aStep] = [formSections[0]?.questions.length ?? 0, 6];

/**
 * How many questions are rendered. Those of the first section are there at once, the others a few at a time while the
 * browser is idle, so that the page responds from the start; all at once if the visitor returns to a spot among them.
 */
export function useQuestionsDrawn(isAllAtOnce: boolean): number {
  const [reached, setReached] = useState(atFirst);
  const drawn = isAllAtOnce ? formQuestions.length : reached;
  useEffect(() => {
    if (drawn >= formQuestions.length) return undefined;
    return whenIdle(() => startTransition(() => setReached(drawn + aStep)));
  }, [drawn]);
  return drawn;
}
