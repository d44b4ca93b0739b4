import { useEffect } from "react";

/** The largest share of the window for the bars at its edges. Beyond it, as over an open keyboard, they scroll away. */
const maxBarShare = 0.42;
/** CSS pixels. A window lower than this, as with an open keyboard, is left to the question. */
const minHeightForBars = 440;

/** CSS pixels. A phone browser's own bars also come and go, but are smaller than this. */
const minKeyboardHeight = 120;

/**
 * Gives the style sheet the height of the bars at the edges, so that focused elements are scrolled clear of them; large
 * text, a second line or an open keyboard changes it. A bar keeps its space in the page while it isn't sticky, so
 * nothing jumps. The field being typed in stays visible.
 */
export function useBarHeights(): void {
  useEffect(() => {
    const root = document.documentElement;
    /** Visible CSS pixels when a keyboard last opened or closed. */
    let height: number | undefined;
    const measure = (): void => {
      const now = fitBars(root);
      height ??= now;
    };
    const resize = (): void => {
      const now = fitBars(root);
      if (height !== undefined && Math.abs(now - height) < minKeyboardHeight) return;
      height = now;
      document.activeElement?.closest(".control, .problem-summary")?.scrollIntoView({ block: "nearest" });
    };
    const bars = new ResizeObserver(measure);
    for (const bar of document.querySelectorAll(".top-bar, .sticky-bar")) bars.observe(bar);
    const viewport = window.visualViewport ?? window;
    viewport.addEventListener("resize", resize);
    return () => {
      bars.disconnect();
      viewport.removeEventListener("resize", resize);
      root.style.removeProperty("--upper-bar");
      root.style.removeProperty("--lower-bar");
      root.removeAttribute("data-tight");
    };
  }, []);
}

/** Returns the visible height. Reads everything before writing, so that layout runs only once. */
function fitBars(root: HTMLElement): number {
  const [upper, lower, height] = [heightOf(".top-bar"), heightOf(".sticky-bar"), visibleHeight()];
  root.style.setProperty("--upper-bar", `${upper}px`);
  root.style.setProperty("--lower-bar", `${lower}px`);
  root.toggleAttribute("data-tight", height < minHeightForBars || upper + lower > maxBarShare * height);
  return height;
}

const heightOf = (bar: string): number => document.querySelector(bar)?.getBoundingClientRect().height ?? 0;

/** The window height that a keyboard leaves; with pinch zoom, the whole of it. */
const visibleHeight = (): number =>
  window.visualViewport ? window.visualViewport.height * window.visualViewport.scale : window.innerHeight;
