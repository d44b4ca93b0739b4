import type { Confirmation, FloorFacts } from "../survey/floor-facts.ts";
import type { WireAnswers } from "../survey/wire.ts";
import type { FormValues } from "./draft.ts";

/** Floor facts as the form's values keep them, next to the answers: lists of texts. */
export const valuesOfFacts = ({ happens_weekly = [], does_not_happen = [] }: FloorFacts): FormValues => ({
  happens_weekly: [...happens_weekly],
  does_not_happen: [...does_not_happen],
});

/** The answers with these taps in place of earlier ones. */
export function answersWith(
  answers: WireAnswers,
  { happens_weekly = [], does_not_happen = [] }: FloorFacts,
): WireAnswers {
  const { happens_weekly: _yes, does_not_happen: _no, ...others } = answers;
  return {
    ...others,
    ...(happens_weekly.length > 0 && { happens_weekly: happens_weekly.join(", ") }),
    ...(does_not_happen.length > 0 && { does_not_happen: does_not_happen.join(", ") }),
  };
}

/** The floor facts among the form's values, unread: what does not fit is left out where the answers are read. */
export const factsIn = (values: FormValues): Readonly<Record<string, unknown>> => ({
  happens_weekly: values.happens_weekly,
  does_not_happen: values.does_not_happen,
  confirmed: confirmedIn(values.confirmed),
});

/** What the form's values hold of confirmed sentences. */
export const confirmedIn = (kept: FormValues[string] | undefined): readonly Confirmation[] =>
  Array.isArray(kept) ? kept.flatMap(confirmationIn) : [];

export const confirmedValue = (confirmed: readonly Confirmation[]): string[] =>
  confirmed.map((one) => JSON.stringify(one));

function confirmationIn(text: string): readonly Confirmation[] {
  try {
    // The cast is sound enough: whatever else stands there is left out where the answers are read.
    const { field, text: sentence, means } = JSON.parse(text) as Confirmation;
    return typeof sentence === "string" && Array.isArray(means) ? [{ field, text: sentence, means }] : [];
  } catch {
    return [];
  }
}
