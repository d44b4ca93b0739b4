import { type ReactElement, useEffect, useRef, useState } from "react";
import type { WireProgress } from "../../survey/wire-answer.ts";
import { stepText } from "./AnalysisSteps.tsx";

interface Props {
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
}

/** Milliseconds between two announcements: longer than it takes to say one. */
const pace = 3000;

/**
 * Announces the steps of an analysis to screen readers. It is there before there is one to say. Steps that follow each
 * other quickly are not all said: every few seconds the latest one is.
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
