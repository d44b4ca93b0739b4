import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DraftKeeper } from "../draft.ts";
import { followSpot, holdThere, returnTo } from "../draft-on-page.ts";

interface SpotOnForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Leads to where the visitor was when the form was left last. Says whether there was such a place. */
  readonly goOn: () => boolean;
  /** Whether a place among the questions is waited for, which may be in any section. */
  readonly isAwaited: boolean;
}

/** Keeps where the visitor is; after a refresh, Back or Forward leads there at once. */
export function useSpot(draft: DraftKeeper, isRevisited: boolean): SpotOnForm {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => draft.spot());
  const [isReturning] = useState(isRevisited);
  const [isAwaited, setIsAwaited] = useState(isReturning && before !== null);

  useLayoutEffect(() => {
    if (!form.current) return;
    // The browser's own memory is a number of pixels, and the page may have another height by now.
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
    // Only what is on the page can be gone to.
    flushSync(() => setIsAwaited(true));
    return form.current !== null && before !== null && returnTo(form.current, before);
  };
  return { form, goOn, isAwaited };
}
