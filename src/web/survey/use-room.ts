import { useEffect } from "react";

/** The part of the window that the bars at its edges may take. With more, as over an open keyboard, they scroll away. */
const mostForBars = 0.42;
/** CSS pixels. A window lower than this, as a keyboard leaves it, belongs to the question alone. */
const leastWithBars = 440;

/** CSS pixels. The bars of a phone's browser come and go with scrolling too, and are lower: they pull no one back. */
const leastKeyboard = 120;

/**
 * Tells the style sheet how high the bars at the edges are, so that whatever takes the focus is scrolled clear of them:
 * large text, a second line or an open keyboard changes that. A bar keeps its place in the page while it does not stick,
 * so nothing moves when it stops. What is being typed in stays in sight.
 */
export function useRoom(): void {
  useEffect(() => {
    const root = document.documentElement;
    /** CSS pixels in sight when a keyboard last opened or closed. */
    let height: number | undefined;
    const measure = (): void => {
      const now = fitBars(root);
      height ??= now;
    };
    const resize = (): void => {
      const now = fitBars(root);
      if (height !== undefined && Math.abs(now - height) < leastKeyboard) return;
      height = now;
      document.activeElement?.closest(".control, .problem-summary")?.scrollIntoView({ block: "nearest" });
    };
    const bars = new ResizeObserver(measure);
    for (const bar of document.querySelectorAll(".top-bar, .sticky-bar")) bars.observe(bar);
    const sight = window.visualViewport ?? window;
    sight.addEventListener("resize", resize);
    return () => {
      bars.disconnect();
      sight.removeEventListener("resize", resize);
      root.style.removeProperty("--upper-bar");
      root.style.removeProperty("--lower-bar");
      root.removeAttribute("data-tight");
    };
  }, []);
}

/** Gives the height in sight. All is read before anything is written, so that nothing is laid out twice. */
function fitBars(root: HTMLElement): number {
  const [upper, lower, height] = [heightOf(".top-bar"), heightOf(".sticky-bar"), heightInSight()];
  root.style.setProperty("--upper-bar", `${upper}px`);
  root.style.setProperty("--lower-bar", `${lower}px`);
  root.toggleAttribute("data-tight", height < leastWithBars || upper + lower > mostForBars * height);
  return height;
}

const heightOf = (bar: string): number => document.querySelector(bar)?.getBoundingClientRect().height ?? 0;

/** What a keyboard leaves of the window; pinched larger, still the whole of it. */
const heightInSight = (): number =>
  window.visualViewport ? window.visualViewport.height * window.visualViewport.scale : window.innerHeight;
