import { isRecord } from "../../survey/is-record.ts";
import { parseOrNull } from "../parse-or-null.ts";
/** Where a visitor is on the form. */
export interface Spot {
  /** What is at the top of the window; `null` if the form hasn't been scrolled. */
  readonly top: Anchor | null;
  readonly focus: FocusSpot | null;
}

/**
 * A question and its distance below the top of the window in CSS pixels, which also works for a window of another
 * width.
 */
export interface Anchor {
  readonly field: string;
  readonly offset: number;
}

export interface FocusSpot {
  readonly name: string;
  /** Identifies one choice of a question; `null` for a text. */
  readonly choice: string | null;
  /** Characters before the caret; `null` if there is none. */
  readonly caret: number | null;
}

/** The spot in a stored text; `null` if there is none. */
export function readSpot(text: string | null): Spot | null {
  const stored = parseOrNull(text);
  if (!isRecord(stored)) return null;
  return { top: isAnchor(stored.top) ? stored.top : null, focus: isFocusSpot(stored.focus) ? stored.focus : null };
}

const isAnchor = (value: unknown): value is Anchor =>
  isRecord(value) && typeof value.field === "string" && Number.isFinite(value.offset);

const isFocusSpot = (value: unknown): value is FocusSpot =>
  isRecord(value) &&
  typeof value.name === "string" &&
  (value.choice === null || typeof value.choice === "string") &&
  (value.caret === null || Number.isSafeInteger(value.caret));
