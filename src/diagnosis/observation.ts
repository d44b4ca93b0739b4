import type { Field } from "../survey/questionnaire.ts";
import type { ThemeId } from "./diagnosis.ts";

/**
 * What somebody else than our own reader, a language model, read in an answer, and that was checked: the quote stands in
 * the answer character for character.
 */
export interface Observation {
  readonly field: Field;
  readonly theme: ThemeId;
  readonly quote: string;
}
