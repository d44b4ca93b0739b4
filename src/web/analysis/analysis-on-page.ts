import type { Dispatch } from "react";
import type { SentExtras } from "../../survey/request-extras.ts";
import type { WireProgress } from "../../survey/wire/response.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { DraftKeeper } from "../draft/draft.ts";
import type { PageAction } from "../steps/step.ts";
import { showProblem } from "../toasts.ts";
import { type Analysis, analysisWith } from "./analysis.ts";
import type { AnalysisOutcome, AnalysisRequest } from "./api.ts";
import { failedRequest, messageOf } from "./failure.ts";
import type { Proofs } from "./proof-of-work.ts";
import { randomKey } from "./random-key.ts";
import { loadCalls } from "./sending-code.ts";

/** An analysis with this page around it: its draft, its toasts and its clock. */
export function analysisOnPage(
  settings: PageSettings,
  draft: DraftKeeper,
  proofs: Proofs,
  dispatch: Dispatch<PageAction>,
): Analysis {
  return analysisWith({
    call: async (request, signal, onProgress) =>
      call(request, await extrasOf(request, draft, proofs), settings, signal, onProgress),
    submissions: draft,
    dispatch,
    showProblem,
    newKey: randomKey,
    now: () => new Date().toISOString(),
  });
}

async function call(
  request: AnalysisRequest,
  extras: SentExtras,
  settings: PageSettings,
  signal: AbortSignal,
  onProgress: (progress: WireProgress) => void,
): Promise<AnalysisOutcome> {
  const code = await loadCalls().catch(messageOf);
  // The code is from a release that is no longer available; a reload brings the new one.
  if (typeof code === "string") return failedRequest(code, window.navigator.onLine ? "new-release" : "no-connection");
  return code.analyze(request, extras, settings, signal, onProgress);
}

/** The sample isn't anyone's submission, so nothing else is sent with it. */
async function extrasOf(request: AnalysisRequest, draft: DraftKeeper, { proof }: Proofs): Promise<SentExtras> {
  const { wantsMail, trap, isPreview, report } = request;
  if (isPreview) return { wantsMail, trap, filledInMs: null, proof: null };
  // An update of a report may be a single tap, so its duration doesn't show whether a person sent it.
  const filledInMs = report ? null : Math.round(draft.openMs());
  return { wantsMail, trap, filledInMs, proof: await proof(), ...(report && { report }) };
}
