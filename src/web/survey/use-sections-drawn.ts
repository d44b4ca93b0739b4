import { startTransition, useEffect, useState } from "react";
import { sections } from "../../survey/question.ts";
import { whenIdle } from "../when-idle.ts";

/**
 * How many sections have their questions on the page. The first has them at once, the others one by one while the
 * browser has nothing better to do, so that the page reacts from the start; all at once where a place among them is
 * waited for.
 */
export function useSectionsDrawn(isAllAtOnce: boolean): number {
  const [reached, setReached] = useState(1);
  const drawn = isAllAtOnce ? sections.length : reached;
  useEffect(() => {
    if (drawn === sections.length) return undefined;
    return whenIdle(() => startTransition(() => setReached(drawn + 1)));
  }, [drawn]);
  return drawn;
}
