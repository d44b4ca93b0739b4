import type { LowHigh } from "../../../knowledge/figures/units.ts";
import type { SituationId } from "../../../knowledge/situations.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { roundText } from "../../../survey/writing.ts";

/**
 * The cause that a sum counts for: the one its words name; the one its sentence is about; the leading cause, if its
 * sentence is about that; or, for what the whole shop falls short of for whatever reason, the leading cause, if it has no
 * other sum.
 */
export type CauseOfSum = ThemeId | "as-spoken-of" | "lead-if-spoken-of" | "whole-shop";

/** The result of a calculation with the shop's own counts and times. */
export interface StatedLoss {
  readonly kind: "stated-loss";
  readonly cause: CauseOfSum;
  /** The result: hours, or percent if `unit` says so. */
  readonly value: LowHigh;
  readonly isPercent: boolean;
  /** What follows the number: `machine hours since Easter`. */
  readonly unit: string;
  /** The sums, each written out with its result: `41 − 22 = 19 hours over`. */
  readonly lines: readonly string[];
  /** Hours that can be priced; `null` where the sum gives none that a customer could pay. */
  readonly hours: (LowHigh & { readonly period: string }) | null;
  /** A part of what they counted. It shows where the problem is, not how much it costs. */
  readonly counted?: PartCounted;
  /** The share of the possible hours that was run, from 0 to 1, where the sum is about that. */
  readonly ran?: number;
  readonly quotes: readonly { readonly field: FreeTextField; readonly text: string }[];
  /** The situation that the sum itself shows, whatever the words around it are about. */
  readonly shows?: SituationId;
  /** Whether it is how much longer outside work takes than its vendor says. */
  readonly isLongerThanTold?: true;
  /** Present if the result is one at which our own test says that the cause isn't the main loss. */
  readonly passes?: PassesTest;
}

/** What a sum says that passes the test of its cause. */
export interface PassesTest {
  /** What it means, as whole sentences. */
  readonly says: string;
  /** What we then think, as a whole sentence. */
  readonly thinks: string;
  /** The finding where no situation narrows the cause, as it goes on inside a sentence. */
  readonly headline: string;
}

/** `9 of the 13 kits`. */
export interface PartCounted {
  readonly part: number;
  readonly all: number;
  /** What was counted; empty if they don't say. */
  readonly things: string;
}

const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
export const digits = (value: number): string => roundText(value, oneDecimal.format);
export const span = (low: number, high: number): string =>
  low === high ? digits(low) : `${digits(low)} to ${digits(high)}`;

export const quotesOf = (
  field: FreeTextField,
  ...sentences: readonly { readonly text: string }[]
): StatedLoss["quotes"] => [...new Set(sentences.map(({ text }) => text))].map((text) => ({ field, text }));
