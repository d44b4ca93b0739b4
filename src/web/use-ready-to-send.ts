import { useEffect } from "react";
import type { DraftKeeper } from "./draft.ts";
import type { Proofs } from "./proofs.ts";
import type { Step } from "./step.ts";
import { loadCalls } from "./step-loaders.ts";
import { loadToasts } from "./toasts.ts";

/** While the form is open: does the work for a proof, and fetches what sending needs while there is a network. */
export function useReadyToSend(step: Step["kind"], draft: DraftKeeper, { begin, end }: Proofs): void {
  useEffect(() => {
    if (step !== "form") return;
    begin();
    return end;
  }, [step, begin, end]);
  useEffect(() => {
    // Where answers were kept, the next press may be the one that sends. On a first visit it comes with the first answer.
    if (step === "form" && draft.restoredFrom() !== null) void Promise.allSettled([loadCalls(), loadToasts()]);
  }, [step, draft]);
}
