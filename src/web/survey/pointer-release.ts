import { useLayoutEffect, useState } from "react";

const pressedPointers = new Set<number>();
const waiting: (() => void)[] = [];

/**
 * Runs when no finger or button is down, at once if none is. Leaving a field may add text to the page, which must not
 * move what is being clicked away from the pointer.
 */
export function whenReleased(run: () => void): void {
  if (pressedPointers.size === 0) run();
  else waiting.push(run);
}

/** False until no finger or button is down: for what appears when its code has loaded, maybe in the middle of a click. */
export function useReleased(): boolean {
  const [isReleased, setReleased] = useState(false);
  useLayoutEffect(() => whenReleased(() => setReleased(true)), []);
  return isReleased;
}

function runWaiting(): void {
  for (const run of waiting.splice(0)) run();
}

/** Tracks pointers anywhere in the window until the returned function is called. */
export function watchPresses(): () => void {
  const onPointerDown = ({ pointerId }: PointerEvent): unknown => pressedPointers.add(pointerId);
  const onPointerEnd = ({ pointerId }: PointerEvent): void => {
    pressedPointers.delete(pointerId);
    // The click event follows the release; what waited runs after it.
    if (pressedPointers.size === 0) setTimeout(runWaiting);
  };
  const options = { capture: true } as const;
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("pointerup", onPointerEnd, options);
  window.addEventListener("pointercancel", onPointerEnd, options);
  return () => {
    window.removeEventListener("pointerdown", onPointerDown, options);
    window.removeEventListener("pointerup", onPointerEnd, options);
    window.removeEventListener("pointercancel", onPointerEnd, options);
    pressedPointers.clear();
    waiting.length = 0;
  };
}
