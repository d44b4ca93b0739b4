/** Checks that run inside the page, each on its own: what axe cannot see. Each returns what is wrong, in words. */

/** Language, one main landmark, one first-level heading, and no skipped heading level. */
export function structureFaults(): readonly string[] {
  const faults: string[] = [];
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
  if (document.documentElement.lang !== "en") faults.push("no language");
  if (document.title.trim() === "") faults.push("no title");
  if (count("main") !== 1) faults.push(`${count("main")} main parts`);
  if (count("h1") !== 1) faults.push(`${count("h1")} first headings`);
  let last = 0;
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")) {
    if (!heading.checkVisibility()) continue;
    const level = Number(heading.tagName[1]);
    if (level > last + 1) faults.push(`h${last} is followed by h${level}: ${heading.textContent}`);
    last = level;
  }
  return faults;
}

/** What can be clicked and is smaller than 24 by 24 px. A link in a sentence is as high as its line. */
export function smallTargets(): readonly string[] {
  const pressed = "a[href], button, input, select, textarea, summary, [role=slider], [role=button]";
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
    const target = one.closest("label") ?? one;
    if (!target.checkVisibility({ visibilityProperty: true }) || one.closest("[aria-hidden=true]")) return [];
    const { width, height } = target.getBoundingClientRect();
    return width < 23.9 || height < 23.9 ? [`${width} × ${height}: ${target.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Text cut off by its own box. The picture on the start page is meant to show only in part. */
export function cutText(): readonly string[] {
  const isCut = (one: Element): boolean => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    if (clipPath !== "none") return false;
    const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    const isCutAcross = hides(overflowX) && one.scrollWidth > one.clientWidth + 1;
    return isCutAcross || (hides(overflowY) && one.scrollHeight > one.clientHeight + 1);
  };
  return [...document.querySelectorAll("body *")]
    .filter((one) => !one.closest(".sr-only, svg, iframe, textarea, input, progress, .hero-picture"))
    .filter((one) => one.checkVisibility() && one.textContent.trim() !== "" && isCut(one))
    .map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`);
}

/** Text that leaves the window sideways outside a scrolling box, and a page that scrolls sideways. */
export function textOutOfSight(): readonly string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    one !== document.body &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const out = [...document.querySelectorAll("body *")].filter((one) => {
    if (!one.checkVisibility() || !hasText(one) || one.closest(".section-nav ul, pre, svg, iframe, [aria-hidden=true]"))
      return false;
    const { left, right } = one.getBoundingClientRect();
    return (left < -1 || right > window.innerWidth + 1) && !scrolls(one);
  });
  return [
    ...(wide > 0 ? [`the page is ${wide} px wider than the window`] : []),
    ...out.map((one) => `out of sight: ${one.outerHTML.slice(0, 120)}`),
  ];
}

/** Animations and transitions that run or will run. */
export const movement = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? "") : ""));

/** Where the focus is: on what, how it is drawn, and what of it the bars at the edges cover. */
export interface Stop {
  readonly what: string;
  readonly isDrawn: boolean;
  /** What covers all of it; empty if some of it shows. */
  readonly coveredBy: string;
  /** Whether no part of it is under a bar. */
  readonly isWhole: boolean;
  /** Its index among all elements of the page. */
  readonly index: number;
}

export function focusStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const shown = element.closest("label, .kpi-card") ?? element;
  const drawn = [getComputedStyle(element), getComputedStyle(shown), getComputedStyle(element, "::before")].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  const points = [top + 3, (top + bottom) / 2, bottom - 3].map((y): [number, number] => [(left + right) / 2, y]);
  const over = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((atTop) => atTop === null || !(shown.contains(atTop) || atTop.contains(shown)));
  const edgeOf = (bar: string, edge: "top" | "bottom", none: number): number =>
    document.querySelector(bar)?.getBoundingClientRect()[edge] ?? none;
  const own = element.getBoundingClientRect();
  const isBetween =
    own.top >= edgeOf(".top-bar", "bottom", 0) - 1 &&
    own.bottom <= edgeOf(".sticky-bar", "top", window.innerHeight) + 1;
  return {
    what: element.outerHTML.slice(0, 120),
    isWhole: isBetween || element.closest(".top-bar, .sticky-bar") !== null,
    isDrawn: drawn || element.tagName === "IFRAME",
    // The last element can't be scrolled clear of a toast, which goes away by itself.
    coveredBy: over.length < points.length || isAtEnd ? "" : (over[0]?.outerHTML.slice(0, 120) ?? "the window's edge"),
    index: [...document.querySelectorAll("*")].indexOf(element),
  };
}

/**
 * Watches for live regions that enter the page with their text already in them: a screen reader may not announce those.
 */
export function watchLateRegions(): void {
  const live = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";
  const late: string[] = [];
  Object.assign(window, { lateRegions: late });
  const look = (records: readonly MutationRecord[]): void => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const region of [node, ...node.querySelectorAll("*")])
        if (region.matches(live) && !region.parentElement?.closest(live) && region.textContent.trim() !== "")
          late.push(region.outerHTML.slice(0, 160));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
