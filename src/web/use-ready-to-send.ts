import { useEffect } from "react";
import type { DraftKeeper } from "./draft.ts";
import type { Proofs } from "./proof-of-work.ts";
import type { Step } from "./step.ts";
import { loadCalls } from "./step-loaders.ts";
import { loadToasts } from "./toasts.ts";

/** While the form is open: makes a proof of work, and loads what sending needs while online. */
export function useReadyToSend(step: Step["kind"], draft: DraftKeeper, { begin, end }: Proofs): void {
  useEffect(() => {
    if (step !== "form") return;
    begin();
    return end;
  }, [step, begin, end]);
  useEffect(() => {
    // With stored answers, the next click may submit. On a first visit, this happens with the first answer.
    if (step === "form" && draft.restoredFrom() !== null) void Promise.allSettled([loadCalls(), loadToasts()]);
  }, [step, draft]);
}
