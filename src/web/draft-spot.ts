import { isRecord } from "../survey/is-record.ts";
/** Where on the form a visitor is. */
export interface Spot {
  /** What stands at the upper edge of the window; `null` while the form has not been scrolled. */
  readonly top: Anchor | null;
  readonly focus: FocusSpot | null;
}

/** A question and how many CSS pixels it lies below the upper edge: holds also when the window has another width. */
export interface Anchor {
  readonly field: string;
  readonly offset: number;
}

export interface FocusSpot {
  readonly name: string;
  /** Tells one choice of a question from the others; `null` for a text. */
  readonly choice: string | null;
  /** Characters before the caret; `null` where there is none. */
  readonly caret: number | null;
}

/** The spot in a stored text, or `null` where it names none. */
export function readSpot(text: string | null): Spot | null {
  const stored = parsed(text);
  if (!isRecord(stored)) return null;
  return { top: isAnchor(stored.top) ? stored.top : null, focus: isFocusSpot(stored.focus) ? stored.focus : null };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isAnchor = (value: unknown): value is Anchor =>
  isRecord(value) && typeof value.field === "string" && Number.isFinite(value.offset);

const isFocusSpot = (value: unknown): value is FocusSpot =>
  isRecord(value) &&
  typeof value.name === "string" &&
  (value.choice === null || typeof value.choice === "string") &&
  (value.caret === null || Number.isSafeInteger(value.caret));
