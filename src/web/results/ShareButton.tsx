import type { ReactElement } from "react";
import { showProblem, showSuccess } from "../toasts.ts";
import { resultsWords } from "../words/results.ts";

const words = resultsWords.stored;

/** Shares the report's URL: with the phone's share sheet if there is one, or else through the clipboard. */
export function ShareButton({ title }: { readonly title: string }): ReactElement | null {
  if (!canUseSheet() && !("clipboard" in navigator)) return null;
  return (
    <button type="button" className="link" onClick={() => void share(title)}>
      {words.share}
    </button>
  );
}

const canUseSheet = (): boolean => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (canUseSheet()) await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
  } catch (thrown) {
    // Closing the share sheet is not an error.
    if (thrown instanceof DOMException && thrown.name === "AbortError") return;
    showProblem(words.linkNotCopied, words.linkNotCopiedText);
    return;
  }
  if (!canUseSheet()) showSuccess(words.linkCopied, words.linkCopiedText);
}
