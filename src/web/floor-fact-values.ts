import { type Confirmation, type FloorFacts, floorFactsOnWire } from "../survey/floor-facts.ts";
import type { WireAnswers } from "../survey/wire/wire.ts";
import type { FormValues } from "./draft/draft.ts";

/** Floor facts as form values: lists of texts, only those present. */
export const valuesOfFacts = ({ happens_weekly, does_not_happen, confirmed }: FloorFacts): FormValues => ({
  ...(happens_weekly && { happens_weekly: [...happens_weekly] }),
  ...(does_not_happen && { does_not_happen: [...does_not_happen] }),
  ...(confirmed && { confirmed: confirmedValue(confirmed) }),
});

/** The answers, with these taps replacing earlier ones of the same kind. */
export function answersWith(answers: WireAnswers, facts: FloorFacts): WireAnswers {
  const kept = Object.entries(answers).filter(([field]) => !Object.hasOwn(facts, field));
  const given = Object.entries(facts).filter(([, taps]) => taps.length > 0);
  return { ...Object.fromEntries(kept), ...floorFactsOnWire(Object.fromEntries(given)) };
}

/** The floor facts in the form's values, not validated; reading the answers drops what doesn't fit. */
export const factsIn = (values: FormValues): Readonly<Record<string, unknown>> => ({
  happens_weekly: values.happens_weekly,
  does_not_happen: values.does_not_happen,
  confirmed: confirmedIn(values.confirmed),
});

/** The confirmed sentences in the form's values. */
export const confirmedIn = (kept: FormValues[string] | undefined): readonly Confirmation[] =>
  Array.isArray(kept) ? kept.flatMap(confirmationIn) : [];

export const confirmedValue = (confirmed: readonly Confirmation[]): string[] =>
  confirmed.map((confirmation) => JSON.stringify(confirmation));

function confirmationIn(text: string): readonly Confirmation[] {
  try {
    // The cast is sound enough: reading the answers drops anything else.
    const { field, text: sentence, means } = JSON.parse(text) as Confirmation;
    return typeof sentence === "string" && Array.isArray(means) ? [{ field, text: sentence, means }] : [];
  } catch {
    return [];
  }
}
