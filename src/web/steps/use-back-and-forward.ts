import { type Dispatch, useEffect } from "react";
import type { Analysis } from "../analysis/analysis.ts";
import { currentRoute } from "./route.ts";
import type { PageAction } from "./step.ts";

/** Follows the browser's Back and Forward, and a page that comes back from its cache. */
export function useBackAndForward(analysis: Analysis, pickUp: () => void, dispatch: Dispatch<PageAction>): void {
  useEffect(() => {
    const move = (): void => {
      analysis.leave();
      dispatch({ kind: "moved", route: currentRoute() });
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      move();
      pickUp();
    };
    window.addEventListener("popstate", move);
    // Some browsers report a failed request to a page being closed. That isn't a result; the next visit keeps waiting.
    window.addEventListener("pagehide", analysis.leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("popstate", move);
      window.removeEventListener("pagehide", analysis.leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [analysis, pickUp, dispatch]);
}
