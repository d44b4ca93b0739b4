import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Sum } from "./sum.ts";

/**
 * What a language model made of the whole case, after the checks: every quote is letter for letter out of an answer, every
 * figure is computed by us, and every claim names its grounds or says that it is a reading. A section that did not stand
 * is `null` or empty, and the built-in words take its place.
 */
export interface Letter {
  /** The finding in one sentence, and the words of the goal that it answers. */
  readonly finding: (Claim & { readonly goal: LetterQuote | null }) | null;
  /** Act or test, and what could change it. */
  readonly answer: readonly Claim[];
  /** What lies behind several symptoms, from cause to late cost. */
  readonly cause: readonly Claim[];
  /** Two things in the answers that differ in one point alone: what decides between the finding and its rivals. */
  readonly comparison: Claim | null;
  /** Its numbers side by side. */
  readonly table: LetterTable | null;
  /** What it costs, in sums over the shop's own numbers. */
  readonly cost: readonly Claim[];
  /** What is in large type on the first page, each with the sum or the words behind it. */
  readonly figures: readonly LetterFigure[];
  /** The themes in the order that the model proposes. */
  readonly order: readonly OrderedTheme[];
  /** What was blamed and probably isn't it. */
  readonly decoys: readonly Decoy[];
  readonly rulings: readonly LetterRuling[];
  /** Another explanation of the same facts, and what one would see if it were true. */
  readonly rival: { readonly says: Claim; readonly settle: Prose } | null;
  /** What to count for ten working days, and what it says. */
  readonly tests: readonly LetterTest[];
  /** What could keep even the right fix from reaching the goal. */
  readonly limits: readonly Claim[];
  readonly week: readonly LetterTask[];
  readonly plan: readonly LetterStep[];
  readonly kpis: readonly { readonly id: KpiId; readonly why: Claim }[];
  /** What the shop measures itself by, with its own value of today and its own goal. */
  readonly tiles: readonly LetterTile[];
  readonly unknowns: readonly LetterUnknown[];
  /** Every sum that a sentence above names. */
  readonly sums: readonly Sum[];
}

export type LetterSection = Exclude<keyof Letter, "sums">;

/** A sentence or a few, in pieces: what is ours to compute or theirs to say stands apart from the model's words. */
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
  /** Whether nothing stands behind it but the model's own judgment. The report says so next to it. */
  readonly isReading: boolean;
}

export interface LetterQuote {
  readonly field: Field;
  readonly text: string;
}

export interface OrderedTheme {
  readonly theme: ThemeId;
  /** `null` where the sentence did not stand, though its grounds do. */
  readonly why: Claim | null;
  /** The words of the shop that it rests on, letter for letter. */
  readonly quotes: readonly LetterQuote[];
  /** Checked answers that it rests on, as far as our rules take them for signs of it. */
  readonly checked: readonly LetterChecked[];
}

export interface LetterChecked {
  readonly field: Field;
  readonly checked: string;
}

export interface Decoy {
  /** What was blamed: their own words, or the question that they checked. */
  readonly blamed: LetterQuote | LetterChecked;
  readonly why: readonly Claim[];
}

export interface LetterRuling {
  readonly plan: LetterQuote;
  readonly verdict: Verdict;
  readonly why: readonly Claim[];
  /** What turns it to yes. */
  readonly yesWhen: Prose | null;
  /** What to tell whoever sells or applies, and by which day of theirs. */
  readonly tell: Prose | null;
}

export const verdicts = ["no", "not-yet", "yes-if", "yes"] as const;
export type Verdict = (typeof verdicts)[number];

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** A few words each, but for what to do. */
export interface LetterTest {
  readonly count: Prose;
  /** As an answer says it; `null` if none does. */
  readonly now: Prose | null;
  readonly right: Prose;
  readonly wrong: Prose;
  /** What to do where it speaks against the finding. */
  readonly act: Prose;
}

/** A few rows that a reader can add up. Rows and column titles have the same number of cells. */
export interface LetterTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LetterFigure {
  readonly name: string;
  /** With its unit: `280 h a week`, `3 of 7`. */
  readonly value: string;
  readonly how: Prose;
}

export interface LetterTile {
  readonly name: string;
  /** As an answer says it, with the unit: `9 days`; `null` if none does. */
  readonly now: string | null;
  /** The shop's own, `null` where it names none. */
  readonly goal: string | null;
  /** A level that the letter proposes where the shop names none. */
  readonly aim: string | null;
  /** Where its number is read, and by whom; `null` where that isn't said. */
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

export const flips = ["ruling", "finding", "size"] as const;

export interface LetterUnknown {
  readonly what: Prose;
  readonly ask: Prose;
  readonly flips: (typeof flips)[number];
}
