import { sentenceMeanings } from "../diagnosis/reader/sentence-meanings.ts";
import { tidyProse } from "../survey/tidy.ts";
import { type WireReadings, wireReadingsQuestion } from "../survey/wire/readings.ts";
import type { Admission } from "./ports.ts";

/** One request of `readings` as received, and the network address it counts for. */
export interface ReadingsRequest {
  readonly body: unknown;
  readonly address: string;
}

export type ReadingsOutcome =
  | { readonly kind: "read"; readonly readings: WireReadings }
  | { readonly kind: "invalid" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

export interface ReadingsPorts {
  readonly admit: (address: string) => Promise<Admission>;
}

/** What the sentences of one answer may mean, by our own reader. Nothing is stored and no model is asked. */
export async function readSentences(
  { body, address }: ReadingsRequest,
  { admit }: ReadingsPorts,
): Promise<ReadingsOutcome> {
  const { data } = wireReadingsQuestion.safeParse(body);
  if (data === undefined) return { kind: "invalid" };
  const admission = await admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  return { kind: "read", readings: { sentences: sentenceMeanings(data.field, tidyProse(data.text)) } };
}
