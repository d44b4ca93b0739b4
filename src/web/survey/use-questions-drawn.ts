import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";
import { formQuestions, formSections } from "./form-values.ts";

/** Questions of the first section, and those that come at a time after it. */
const [atFirst, aStep] = [formSections[0]?.questions.length ?? 0, 6];

/**
 * How many questions are on the page. Those of the first section are there at once, the others a few at a time while
 * the browser has nothing better to do, so that the page reacts from the start; all at once where a place among them is
 * waited for.
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
