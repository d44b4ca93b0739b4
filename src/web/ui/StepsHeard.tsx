import { type ReactElement, useEffect, useRef, useState } from "react";
import type { WireProgress } from "../../survey/wire-answer.ts";
import { told } from "./AnalysisSteps.tsx";

interface Props {
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
}

/** Milliseconds between two announcements: longer than it takes to say one. */
const pace = 3000;

/**
 * Says the steps of an analysis to those who listen. It is there before there is one to say. Steps that follow each
 * other quickly are not all said: at each beat the latest one is.
 */
export function StepsHeard({ isLoading, progress }: Props): ReactElement {
  const latest = useRef(progress);
  const [heard, setHeard] = useState("");
  useEffect(() => {
    latest.current = progress;
  }, [progress]);
  useEffect(() => {
    if (!isLoading) return;
    const beat = window.setInterval(() => setHeard(told(latest.current)), pace);
    return () => {
      window.clearInterval(beat);
      setHeard("");
    };
  }, [isLoading]);
  return <output className="sr-only">{heard}</output>;
}
