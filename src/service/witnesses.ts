import type { Witness, WitnessAnswers, WitnessRole } from "../survey/witness.ts";

/** One person whom the owner asked, as stored. */
export interface StoredWitness {
  readonly id: string;
  readonly role: WitnessRole;
  readonly invitedAt: string;
  /** `null` until the first answer. A correction moves it. */
  readonly answeredAt: string | null;
  readonly answers: WitnessAnswers | null;
  /** Whether they agree to be shown by role. */
  readonly mayShowRole: boolean;
  /** The version of the report that counts them first. */
  readonly countedIn: number | null;
}

/** All whom the owner of one report asked, and whether the owner decided to show their answers by role. */
export interface AskedWitnesses {
  readonly showsRoles: boolean;
  readonly witnesses: readonly StoredWitness[];
}

/** Days that a link to one witness works. */
export const invitationDays = 30;

/** From so many answers on no one can tell who said what, so they are shown combined whatever each agreed to. */
const enoughToCombine = 3;

/** How answers of witnesses are shown: each under its role, all combined, or not yet. */
type ShownAs = "by-role" | "combined" | "not-yet";

/**
 * By role only where everybody who answered agreed: when the owner decided so, and below three, where combined answers
 * would tell who said what.
 */
function shownAs({ showsRoles, witnesses }: AskedWitnesses): ShownAs {
  const answered = witnesses.filter(({ answers }) => answers !== null);
  if (answered.length === 0) return "not-yet";
  const few = answered.length < enoughToCombine;
  if ((showsRoles || few) && answered.every(({ mayShowRole }) => mayShowRole)) return "by-role";
  return few ? "not-yet" : "combined";
}

export interface CountedWitnesses {
  readonly witnesses: readonly Witness[];
  /** Their ids. */
  readonly counted: readonly string[];
}

/** The witnesses that a report counts now. An answer that may not be shown yet waits; those before it stay as they were. */
export function countedWitnesses(asked: AskedWitnesses): CountedWitnesses {
  const how = shownAs(asked);
  const counted = asked.witnesses.filter(
    ({ answers, countedIn }) => answers !== null && (how !== "not-yet" || countedIn !== null),
  );
  return {
    witnesses: counted.map(({ role, answers }) => ({ role: how === "combined" ? null : role, answers: answers ?? {} })),
    counted: counted.map(({ id }) => id),
  };
}

/** Whether an answer that the report does not count yet can be counted now. */
export const hasNewViews = (asked: AskedWitnesses): boolean =>
  asked.witnesses.some(({ answers, countedIn }) => answers !== null && countedIn === null) &&
  shownAs(asked) !== "not-yet";
