import type { WorkedOutId } from "../patterns/comparisons.ts";
import type { SituationId } from "../situations.ts";

/** The situations that the facts of a comparison mention, whatever the words around them are about. Own judgment. */
export const situationsShown: { readonly [C in WorkedOutId]?: readonly SituationId[] } = {
  "stood-without": ["one-who-knows"],
  "stood-without-programs": ["one-programmer"],
};
