import { type Witness, type WitnessAnswers, type WitnessRole, witnessRoles } from "../survey/witness.ts";

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
  /** In the order in which they were asked. */
  readonly witnesses: readonly StoredWitness[];
}

/** Days that a link to one witness works. */
const invitationDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** When the link of a witness stops working. */
export const lastMoment = ({ invitedAt }: Pick<StoredWitness, "invitedAt">): Date =>
  new Date(Date.parse(invitedAt) + invitationDays * dayMs);

const roles = Object.keys(witnessRoles);
/** As the roles are offered. */
export const byRole = (a: StoredWitness, b: StoredWitness): number => roles.indexOf(a.role) - roles.indexOf(b.role);

/** One voice for each role: whoever was asked last. */
const latestOfRole = (witnesses: readonly StoredWitness[]): readonly StoredWitness[] =>
  witnesses.filter((one) => witnesses.findLast(({ role }) => role === one.role) === one);

/** Those whom the owner asked, without whom a later answer of the same role stands for. */
export const askedNow = ({ witnesses }: AskedWitnesses): readonly StoredWitness[] => {
  const voices = latestOfRole(witnesses.filter(({ answers }) => answers !== null));
  return witnesses.filter((one) => one.answers === null || voices.includes(one));
};

/** Whether nobody who was asked can still answer first. A link that was taken back is no longer among them. */
const isSettled = ({ witnesses }: AskedWitnesses, now: Date): boolean =>
  witnesses.every((one) => one.answers !== null || now > lastMoment(one));

/** In so many answers no one can tell who said what, so they are shown combined whatever each agreed to. */
const enoughToCombine = 3;

/** How answers of witnesses are shown: each under its role, all combined, or as the report has them already. */
type ShownAs = "by-role" | "combined" | "as-before";

/**
 * By role only where everybody who was asked has answered and agreed: when the owner decided so, and below three answers.
 * Otherwise combined, and then only three new ones at once: the versions before and after would tell what a single one said.
 */
function shownAs(asked: AskedWitnesses, now: Date): ShownAs {
  const answered = asked.witnesses.filter(({ answers }) => answers !== null);
  const voices = latestOfRole(answered);
  const fresh = voices.filter(({ countedIn }) => countedIn === null);
  const isFew = voices.length < enoughToCombine;
  // Whoever a later answer stands for is heard here too: else what shows would tell that they had not agreed.
  if (isSettled(asked, now) && answered.every(({ mayShowRole }) => mayShowRole)) {
    return asked.showsRoles || isFew ? "by-role" : "combined";
  }
  return fresh.length >= enoughToCombine ? "combined" : "as-before";
}

export interface CountedWitnesses {
  readonly witnesses: readonly Witness[];
  /** Their ids. */
  readonly counted: readonly string[];
}

/** The witnesses that a report counts now. An answer that may not be shown yet waits; those before it stay as they were. */
export function countedWitnesses(asked: AskedWitnesses, now: Date): CountedWitnesses {
  const how = shownAs(asked, now);
  const shown = asked.witnesses.filter(
    ({ answers, countedIn }) => answers !== null && (how !== "as-before" || countedIn !== null),
  );
  // Below three, answers were counted by role or not at all.
  const isCombined = how === "combined" || (how === "as-before" && shown.length >= enoughToCombine);
  // Combined answers stay in no order that tells whose they are.
  const counted = isCombined ? latestOfRole(shown) : latestOfRole(shown).toSorted(byRole);
  const days = counted.flatMap(({ answeredAt }) => answeredAt?.slice(0, 10) ?? []);
  const latest = days.toSorted().at(-1);
  return {
    witnesses: counted.map(({ role, answers, answeredAt }) => {
      const day = isCombined ? latest : answeredAt?.slice(0, 10);
      return { role: isCombined ? null : role, answers: answers ?? {}, ...(day && { day }) };
    }),
    counted: counted.map(({ id }) => id),
  };
}

/** Whether an answer that the report does not count yet can be counted now. */
export const hasNewViews = (asked: AskedWitnesses, now: Date): boolean =>
  askedNow(asked).some(({ answers, countedIn }) => answers !== null && countedIn === null) &&
  shownAs(asked, now) !== "as-before";
