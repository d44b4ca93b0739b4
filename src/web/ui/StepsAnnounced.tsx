import { type ReactElement, useEffect, useRef, useState } from "react";
import type { WireProgress } from "../../survey/wire/response.ts";
import { stepText } from "./AnalysisSteps.tsx";

interface Props {
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
}

/** Milliseconds between two announcements, longer than it takes to read one. */
const pace = 3000;

/**
 * Announces the steps of an analysis to screen readers. Always rendered, so that the live region exists before the
 * first. Of steps in quick succession, only the latest is announced every few seconds.
 */
export function StepsAnnounced({ isLoading, progress }: Props): ReactElement {
  const latest = useRef(progress);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    latest.current = progress;
  }, [progress]);
  useEffect(() => {
    if (!isLoading) return;
    const interval = window.setInterval(() => setAnnounced(stepText(latest.current)), pace);
    return () => {
      window.clearInterval(interval);
      setAnnounced("");
    };
  }, [isLoading]);
  return <output className="sr-only">{announced}</output>;
}
