import { flushSync } from "react-dom";

/**
 * Applies the change at once and scrolls so that the focused element stays where it was. If it were applied later, this
 * would undo the scrolling of an on-screen keyboard that opens meanwhile.
 */
export function keepFocusInPlace(change: () => void): void {
  const element = document.activeElement;
  const top = (): number => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  if (element === null || element === document.body) return;
  const shift = top() - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: "instant" });
}
