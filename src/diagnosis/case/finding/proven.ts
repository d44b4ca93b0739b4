import type { Gate } from "../../facts/people/gate.ts";
import type { LastingChange } from "../../facts/people/lasting-changes.ts";
import type { Shown, Worked } from "../../facts/settled/form.ts";

/** What the shop's own numbers settle, and what changed there to stay. */
export interface Proof {
  /** The sum that stands as a picture; `null` if none does. */
  readonly shown: (Worked & { readonly shows: Shown }) | null;
  /** Whether the numbers speak for the leading cause, so that the page acts on it. */
  readonly isSettled: boolean;
  /** The lasting change that may have started it; `null` if they tell none. */
  readonly change: LastingChange | null;
  /** The one person who has to touch every job; `null` if they name none. */
  readonly gate: Gate | null;
}
