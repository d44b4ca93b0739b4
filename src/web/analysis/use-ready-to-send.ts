import { useEffect } from "react";
import type { DraftKeeper } from "../draft/draft.ts";
import type { Step } from "../steps/step.ts";
import type { Proofs } from "./proof-of-work.ts";
import { loadSending } from "./sending-code.ts";

/** While the form is open: makes a proof of work, and loads what sending needs while online. */
export function useReadyToSend(step: Step["kind"], draft: DraftKeeper, { begin, end }: Proofs): void {
  useEffect(() => {
    if (step !== "form") return;
    begin();
    return end;
  }, [step, begin, end]);
  useEffect(() => {
    // With stored answers, the next click may submit. On a first visit, this happens with the first answer.
    if (step === "form" && draft.restoredFrom() !== null) loadSending();
  }, [step, draft]);
}
