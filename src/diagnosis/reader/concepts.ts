import { thesaurus } from "../../knowledge/patterns/thesaurus.ts";
import { lexiconOf } from "./lexicon.ts";

export type ConceptId = keyof typeof thesaurus;

/** Finds every mention of every concept in the thesaurus. */
export const conceptsIn = lexiconOf<ConceptId>(
  Object.fromEntries(Object.entries(thesaurus).map(([id, { words }]) => [id, words])) as unknown as Readonly<
    Record<ConceptId, readonly string[]>
  >,
);
