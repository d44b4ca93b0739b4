const fingers = new Set<number>();
const waiting: (() => void)[] = [];

/**
 * Runs once no finger and no button is down, now if none is. Leaving a field may bring words to the page; they must not
 * move what is being pressed from under the pointer.
 */
export function whenReleased(run: () => void): void {
  if (fingers.size === 0) run();
  else waiting.push(run);
}

function runWaiting(): void {
  for (const run of waiting.splice(0)) run();
}

/** Follows pointers anywhere in the window until the returned function is called. */
export function watchPresses(): () => void {
  const onPointerDown = ({ pointerId }: PointerEvent): unknown => fingers.add(pointerId);
  const onPointerEnd = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    // The click follows the release; what waited comes after it.
    if (fingers.size === 0) setTimeout(runWaiting);
  };
  const options = { capture: true } as const;
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("pointerup", onPointerEnd, options);
  window.addEventListener("pointercancel", onPointerEnd, options);
  return () => {
    window.removeEventListener("pointerdown", onPointerDown, options);
    window.removeEventListener("pointerup", onPointerEnd, options);
    window.removeEventListener("pointercancel", onPointerEnd, options);
    fingers.clear();
    waiting.length = 0;
  };
}
