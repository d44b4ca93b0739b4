import { createContext } from "react";
import type { Confirmation } from "../../../survey/floor-facts.ts";
import type { WireAnswers } from "../../../survey/wire/wire.ts";

/** What correcting a quoted sentence needs: the answers it comes from, and a way to remake the report. */
export interface Corrections {
  readonly answers: WireAnswers;
  readonly isLoading: boolean;
  /** Remakes the report with the new meanings. */
  readonly onConfirm: (confirmed: readonly Confirmation[]) => void;
}

/** `null` if the answers behind a report aren't available. */
export const CorrectionsContext = createContext<Corrections | null>(null);

/** What the shop confirmed its sentences mean. */
export const confirmedIn = ({ confirmed }: WireAnswers): readonly Confirmation[] =>
  // The cast is sound: only confirmations are sent as a list under this name.
  Array.isArray(confirmed) ? (confirmed as readonly Confirmation[]) : [];

/** Whether a sentence is quoted, in whole or in part. */
export const isPartOf = (sentence: string, quote: string): boolean =>
  sentence.includes(quote) || quote.includes(sentence);
