import type { FactField } from "../facts/facts.ts";

/** The shop's own words, unchanged. */
export interface Quote {
  readonly field: FactField;
  readonly text: string;
}
