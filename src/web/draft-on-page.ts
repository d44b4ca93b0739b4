import type { Anchor, FocusSpot, Spot } from "./draft-spot.ts";
import { currentRoute } from "./route.ts";

/** Tells where the visitor is: soon after each change, at once when the page may be taken away, and at the end. */
export function followSpot(form: HTMLFormElement, keep: (spot: Spot) => void): () => void {
  let soon: number | undefined;
  const now = (): void => {
    window.clearTimeout(soon);
    soon = undefined;
    keep(spotOn(form));
  };
  const later = (): void => {
    soon ??= window.setTimeout(now, pace);
  };
  const following = new AbortController();
  const { signal } = following;
  const stop = (): void => {
    if (soon !== undefined) now();
    following.abort();
  };
  for (const name of ["scroll", "focusin", "selectionchange"]) {
    document.addEventListener(name, later, { passive: true, signal });
  }
  document.addEventListener("visibilitychange", now, { signal });
  window.addEventListener("pagehide", now, { signal });
  // The browser scrolls to the other place's position before this form is taken away: that is no spot on the form.
  window.addEventListener("popstate", () => currentRoute().kind !== "form" && stop(), { signal });
  return stop;
}

/** Milliseconds from a change of the spot until it is kept. */
const pace = 250;

/** Brings the visitor back. Says whether there was somewhere to go. */
export function returnTo(form: HTMLFormElement, { top, focus }: Spot): boolean {
  // With the next frame, which lays the page out anyway: here it would be laid out within React's own work.
  if (top === null) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const isThere = top !== null && scrollToAnchor(form, top);
  const focused = focus !== null && giveFocus(form, focus);
  return focused || isThere;
}

/** Holds what the visitor was brought back to while parts of the form are still being fetched, until they do something. */
export function holdThere(form: HTMLFormElement, { top }: Spot): () => void {
  const holding = new AbortController();
  const observer = new ResizeObserver(() => top !== null && scrollToAnchor(form, top));
  observer.observe(form);
  const stop = (): void => {
    observer.disconnect();
    holding.abort();
  };
  for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(name, stop, { passive: true, capture: true, signal: holding.signal });
  }
  return stop;
}

function scrollToAnchor(form: HTMLFormElement, { field, offset }: Anchor): boolean {
  const control = controlsIn(form).find(({ name }) => name === field);
  if (control) window.scrollBy({ top: topOf(control) - offset, behavior: "instant" });
  return control !== undefined;
}

function spotOn(form: HTMLFormElement): Spot {
  return { top: window.scrollY === 0 ? null : topAnchor(form), focus: focusIn(form) };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter((element): element is Control => isControl(element) && !element.closest("[inert]"));

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== "";

const topOf = (control: Control): number => control.getBoundingClientRect().top;

/** The first control that is not scrolled away; it need not be seen yet. */
function topAnchor(form: HTMLFormElement): Anchor | null {
  const control = controlsIn(form).find((candidate) => topOf(candidate) >= 0);
  if (!control) return null;
  // Choices of one question share a name: the first of them is found again.
  const first = controlsIn(form).find(({ name }) => name === control.name) ?? control;
  return { field: first.name, offset: topOf(first) };
}

function focusIn(form: HTMLFormElement): FocusSpot | null {
  const control = document.activeElement;
  if (!control || !isControl(control) || control.form !== form) return null;
  if (isChoice(control)) return { name: control.name, choice: control.value, caret: null };
  return {
    name: control.name,
    choice: null,
    caret: control instanceof HTMLSelectElement ? null : control.selectionEnd,
  };
}

/** On a touch screen no text gets the focus by itself: the keyboard would come up uncalled. */
function giveFocus(form: HTMLFormElement, { name, choice, caret }: FocusSpot): boolean {
  const control = controlsIn(form).find(
    (candidate) => candidate.name === name && (choice === null || candidate.value === choice),
  );
  if (!control || (!isChoice(control) && window.matchMedia("(pointer: coarse)").matches)) return false;
  control.focus({ preventScroll: true });
  // A mail field has a caret but does not tell or take it.
  if (caret !== null && !(control instanceof HTMLSelectElement) && control.selectionEnd !== null) {
    control.setSelectionRange(caret, caret);
  }
  return document.activeElement === control;
}

const isChoice = (control: Control): boolean => control.type === "radio" || control.type === "checkbox";
