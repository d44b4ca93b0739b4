import { createContext } from "react";
import type { Confirmation } from "../../survey/floor-facts.ts";
import type { WireAnswers } from "../../survey/wire.ts";

/** What a quoted sentence can be corrected with: the answers it comes from, and what makes the report again. */
export interface Corrections {
  readonly answers: WireAnswers;
  readonly isLoading: boolean;
  /** Makes the report again, with what the sentences mean now. */
  readonly onConfirm: (confirmed: readonly Confirmation[]) => void;
}

/** `null` where the answers behind a report are not at hand. */
export const CorrectionsContext = createContext<Corrections | null>(null);

/** What the shop has said its sentences mean. */
export const confirmedIn = ({ confirmed }: WireAnswers): readonly Confirmation[] =>
  // The cast is sound: no other answer of that name travels as a list.
  Array.isArray(confirmed) ? (confirmed as readonly Confirmation[]) : [];

/** Whether a sentence is quoted, whole or in part. */
export const isPartOf = (sentence: string, quote: string): boolean =>
  sentence.includes(quote) || quote.includes(sentence);
