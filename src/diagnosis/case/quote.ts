import type { FreeTextField } from "../../survey/free-text.ts";

/** The shop's own words, unchanged. */
export interface Quote {
  readonly field: FreeTextField;
  readonly text: string;
  /** The sentence before it, if only that one names what this one is about. */
  readonly leadIn?: string;
}

export const isSameQuote = (a: Quote, b: Quote): boolean => a.field === b.field && a.text === b.text;
