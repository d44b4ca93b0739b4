import type { ReactElement } from "react";
import { showProblem, showSuccess } from "../../toasts.ts";
import { canCopy, copyText } from "../../ui/copy-text.ts";
import { resultsWords } from "../../words/results.ts";

const words = resultsWords.stored;

/** Shares the report's URL: with the phone's share sheet if there is one that works, or else through the clipboard. */
export function ShareButton({ title }: { readonly title: string }): ReactElement | null {
  if (!canUseSheet() && !canCopy()) return null;
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
    if (canUseSheet()) return await navigator.share({ title, url });
  } catch (thrown) {
    // Closing the share sheet is not an error.
    if (thrown instanceof DOMException && thrown.name === "AbortError") return;
  }
  if (await copyText(url)) showSuccess(words.linkCopied, words.linkCopiedText);
  else showProblem(words.linkNotCopied, words.linkNotCopiedText);
}
