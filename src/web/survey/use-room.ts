import { useEffect } from "react";

/** The part of the window that the bars at its edges may take. With more, as over an open keyboard, they scroll away. */
const mostForBars = 0.42;
/** CSS pixels. A window lower than this, as a keyboard leaves it, belongs to the question alone. */
const leastWithBars = 440;

/** CSS pixels. The bars of a phone's browser come and go with scrolling too, and are lower: they pull nobody back. */
const leastKeyboard = 120;

/**
 * Tells the style sheet how high the bars at the edges are, so that whatever takes the focus is scrolled clear of them:
 * large text, a second line or an open keyboard changes that. A bar keeps its place in the page while it does not stick,
 * so nothing moves when it stops. What is being typed in stays in sight.
 */
export function useRoom(): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = (): void => {
      const [upper, lower] = [heightOf(".top-bar"), heightOf(".sticky-bar")];
      root.style.setProperty("--upper-bar", `${upper}px`);
      root.style.setProperty("--lower-bar", `${lower}px`);
      const height = heightInSight();
      root.toggleAttribute("data-tight", height < leastWithBars || upper + lower > mostForBars * height);
    };
    const bars = new ResizeObserver(measure);
    for (const bar of document.querySelectorAll(".top-bar, .sticky-bar")) bars.observe(bar);
    const stopWatching = watchSight(measure);
    return () => {
      bars.disconnect();
      stopWatching();
      root.style.removeProperty("--upper-bar");
      root.style.removeProperty("--lower-bar");
      root.removeAttribute("data-tight");
    };
  }, []);
}

/** Calls back on every change of what is in sight. When a keyboard opens or closes, what has the focus is shown again. */
function watchSight(onChange: () => void): () => void {
  const sight = window.visualViewport ?? window;
  let height = heightInSight();
  const resize = (): void => {
    onChange();
    if (Math.abs(heightInSight() - height) < leastKeyboard) return;
    height = heightInSight();
    document.activeElement?.closest(".control, .problem-summary")?.scrollIntoView({ block: "nearest" });
  };
  sight.addEventListener("resize", resize);
  return () => sight.removeEventListener("resize", resize);
}

const heightOf = (bar: string): number => document.querySelector(bar)?.getBoundingClientRect().height ?? 0;

/** What a keyboard leaves of the window; pinched larger, still the whole of it. */
const heightInSight = (): number =>
  window.visualViewport ? window.visualViewport.height * window.visualViewport.scale : window.innerHeight;
