import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DraftKeeper } from "../draft/draft.ts";
import { followSpot, holdThere, returnTo } from "../draft/draft-on-page.ts";

interface SpotOnForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Goes to where the visitor was when they last left the form. `false` if there is no such spot. */
  readonly goOn: () => boolean;
  /** Whether a spot among the questions is to be restored, which may be in any section. */
  readonly isAwaited: boolean;
}

/** Saves where the visitor is, and returns there after a refresh, Back or Forward. */
export function useSpot(draft: DraftKeeper, isRevisited: boolean): SpotOnForm {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => draft.spot());
  const [isReturning] = useState(isRevisited);
  const [isAwaited, setIsAwaited] = useState(isReturning && before !== null);

  useLayoutEffect(() => {
    if (!form.current) return;
    // The browser remembers pixels, and the page may have another height by now.
    window.history.scrollRestoration = "manual";
    const spot = before ?? { top: null, focus: null };
    if (isReturning) returnTo(form.current, spot);
    const letGo = isReturning ? holdThere(form.current, spot) : () => undefined;
    const stop = followSpot(form.current, (seen) => draft.keepSpot(seen));
    return () => {
      letGo();
      stop();
      window.history.scrollRestoration = "auto";
    };
  }, [draft, before, isReturning]);

  const goOn = (): boolean => {
    // Only what is rendered can be scrolled to.
    flushSync(() => setIsAwaited(true));
    return form.current !== null && before !== null && returnTo(form.current, before);
  };
  return { form, goOn, isAwaited };
}
