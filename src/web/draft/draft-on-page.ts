import { currentRoute } from "../steps/route.ts";
import type { Anchor, FocusSpot, Spot } from "./draft-spot.ts";

/**
 * Reports where the visitor is on the form: shortly after each change, at once if the page may be closed, and at the
 * end. Returns the function that stops it.
 */
export function followSpot(form: HTMLFormElement, keep: (spot: Spot) => void): () => void {
  let timer: number | undefined;
  const now = (): void => {
    window.clearTimeout(timer);
    timer = undefined;
    keep(spotOn(form));
  };
  const later = (): void => {
    timer ??= window.setTimeout(now, saveDelayMs);
  };
  const following = new AbortController();
  const { signal } = following;
  const stop = (): void => {
    if (timer !== undefined) now();
    following.abort();
  };
  for (const name of ["scroll", "focusin", "selectionchange"]) {
    document.addEventListener(name, later, { passive: true, signal });
  }
  document.addEventListener("visibilitychange", now, { signal });
  window.addEventListener("pagehide", now, { signal });
  // The browser restores the other page's scroll position before this form is removed, and that isn't a spot on the
  // form.
  window.addEventListener("popstate", () => currentRoute().kind !== "form" && stop(), { signal });
  return stop;
}

/** Milliseconds from a change of the spot until it is saved. */
const saveDelayMs = 250;

/** Returns the visitor to a spot on the form. `false` if it isn't there. */
export function returnTo(form: HTMLFormElement, { top, focus }: Spot): boolean {
  // In the next frame, which does layout anyway; here it would force layout during React's work.
  if (top === null) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const isThere = top !== null && scrollToAnchor(form, top);
  const focused = focus !== null && focusControl(form, focus);
  return focused || isThere;
}

/**
 * Keeps the restored position while parts of the form still load, until the visitor does something. Returns the
 * function that stops it.
 */
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
  [...form.elements].filter(
    (element): element is Control => isControl(element) && !element.closest('[inert], [data-folded="true"]'),
  );

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== "";

const topOf = (control: Control): number => control.getBoundingClientRect().top;

/** The first control not scrolled past; it may be below the window. */
function topAnchor(form: HTMLFormElement): Anchor | null {
  const control = controlsIn(form).find((candidate) => topOf(candidate) >= 0);
  if (!control) return null;
  // Choices of one question share a name, so the first is found when restoring.
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

/** Focuses a control, except a text field on a touch screen, where the keyboard would pop up. */
function focusControl(form: HTMLFormElement, { name, choice, caret }: FocusSpot): boolean {
  const control = controlsIn(form).find(
    (candidate) => candidate.name === name && (choice === null || candidate.value === choice),
  );
  if (!control || (!isChoice(control) && window.matchMedia("(pointer: coarse)").matches)) return false;
  control.focus({ preventScroll: true });
  // An email field has a caret but doesn't expose it.
  if (caret !== null && !(control instanceof HTMLSelectElement) && control.selectionEnd !== null) {
    control.setSelectionRange(caret, caret);
  }
  return document.activeElement === control;
}

const isChoice = (control: Control): boolean => control.type === "radio" || control.type === "checkbox";
