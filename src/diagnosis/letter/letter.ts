import type { ThemeId } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Sum } from "./sum.ts";

/**
 * A language model's letter about the whole case, after the checks: every quote is in an answer character for character,
 * every figure is computed by us, and every claim has its grounds or is marked as an interpretation. A section that failed
 * the checks is `null` or empty, and the built-in text replaces it.
 */
export interface Letter {
  /** The finding in one sentence. */
  readonly finding: Claim | null;
  /** Act or test, and what could change it. */
  readonly answer: readonly Claim[];
  /** The mechanism behind several symptoms, from cause to late cost. */
  readonly cause: readonly Claim[];
  /** The story as the model tells it, line by line: headings, paragraphs, lists and tables. */
  readonly memo: readonly MemoBlock[];
  /** The sum that settles the shop's question, line by line. */
  readonly figures: readonly LetterFigure[];
  /** The themes in the order that the model proposes. */
  readonly order: readonly OrderedTheme[];
  /** What was blamed and probably isn't it. */
  readonly decoys: readonly Decoy[];
  readonly rulings: readonly LetterRuling[];
  /** Another explanation of the same facts, and what one would see if it were true. */
  readonly rival: { readonly says: Claim; readonly settle: Prose } | null;
  /** What to count for ten working days, and what the result would mean. */
  readonly tests: readonly LetterTest[];
  readonly week: readonly LetterTask[];
  readonly plan: readonly LetterStep[];
  /** What the shop measures itself by, with its value today and its own goal. */
  readonly tiles: readonly LetterTile[];
  readonly unknowns: readonly LetterUnknown[];
  /** Every sum that a sentence above names. */
  readonly sums: readonly Sum[];
}

export type LetterSection = Exclude<keyof Letter, "sums">;

/** A sentence or a few, in pieces: our figures and the shop's quotes are kept apart from the model's words. */
export type Prose = readonly ProsePiece[];

export type ProsePiece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "quote"; readonly text: string }
  /** A sum of this letter. */
  | { readonly kind: "sum"; readonly id: string }
  /** A figure of the diagnosis, by the id under which the report works it out. */
  | { readonly kind: "figure"; readonly id: string };

export interface Claim {
  readonly says: Prose;
  /** Whether it is only the model's own judgment. The report says so next to it. */
  readonly isReading: boolean;
}

export type MemoBlock =
  | { readonly kind: "title"; readonly text: string }
  /** A paragraph, or an item of a list. */
  | {
      readonly kind: "text" | "bullet";
      /** In bold at the beginning; `null` if nothing is. */
      readonly lead: Prose | null;
      readonly says: Claim;
      /** What of it is in bold, where it still stands. */
      readonly bold?: readonly string[];
    }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly Prose[])[] }
  /** Where the week's tasks or the sum stand. */
  | { readonly kind: "week" }
  | { readonly kind: "figures" };

export interface LetterQuote {
  readonly field: Field;
  readonly text: string;
}

export interface OrderedTheme {
  readonly theme: ThemeId;
  /** The shop's words that it is based on, character for character. */
  readonly quotes: readonly LetterQuote[];
  /** Checked answers that it is based on, if our rules count them as evidence for it. */
  readonly checked: readonly LetterChecked[];
}

export interface LetterChecked {
  readonly field: Field;
  readonly checked: string;
}

export interface Decoy {
  /** What was blamed: their own words, or the question that they checked. */
  readonly blamed: LetterQuote | LetterChecked;
  /** What it is called in a few words; `null` if their own words stand for it. */
  readonly name: string | null;
  readonly why: readonly Claim[];
}

export interface LetterRuling {
  readonly plan: LetterQuote;
  /** What it is called in a few words; `null` if the quote stands for it. */
  readonly name: string | null;
  readonly verdict: Verdict;
  readonly why: readonly Claim[];
  /** What turns it to yes. */
  readonly yesWhen: Prose | null;
  /** What to tell the seller or applicant, and by which day of theirs. */
  readonly tell: Prose | null;
}

export const verdicts = ["no", "not-yet", "yes-if", "yes"] as const;
export type Verdict = (typeof verdicts)[number];

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** A few words each, except for what to do. */
export interface LetterTest {
  /** The day on which it can be read off, if that is later than the others': `2026-12-21`. */
  readonly on: string | null;
  /** Who counts it; `null` if the letter doesn't say. */
  readonly who: string | null;
  readonly count: Prose;
  /** As an answer states it; `null` if none does. */
  readonly now: Prose | null;
  readonly right: Prose;
  /** What to do where it bears the finding out; `null` if nothing is said. */
  readonly keep: Prose | null;
  readonly wrong: Prose;
  /** What to do if the result contradicts the finding. */
  readonly act: Prose;
}

/** One line of the sum. */
export interface LetterFigure {
  readonly name: string;
  /** With its unit: `280 h a week`, `3 of 7`. */
  readonly value: string;
  readonly how: Prose;
}

export interface LetterTile {
  readonly name: string;
  /** As an answer states it, with the unit: `9 days`; `null` if none does. */
  readonly now: string | null;
  /** The shop's own, `null` where it names none. */
  readonly goal: string | null;
  /** A level that the letter proposes where the shop names none. */
  readonly aim: string | null;
  /** Where its number is read, and by whom; `null` if that isn't stated. */
  readonly source: string | null;
}

export interface LetterTask {
  readonly day: (typeof weekdays)[number];
  /** People by name, or roles as the answers name them. */
  readonly who: string;
  readonly minutes: number;
  readonly what: Prose;
}

export interface LetterStep {
  readonly by: 30 | 60 | 90;
  readonly who: string;
  readonly hours: number;
  readonly what: Prose;
}

export interface LetterUnknown {
  readonly what: Prose;
  readonly ask: Prose;
}
