import type { FactField } from "../facts/facts.ts";

/** The shop's own words, unchanged. */
export interface Quote {
  readonly field: FactField;
  readonly text: string;
  /** The sentence before it, if only that one names what this one is about. */
  readonly leadIn?: string;
}

export const isSameQuote = (a: Quote, b: Quote): boolean => a.field === b.field && a.text === b.text;
