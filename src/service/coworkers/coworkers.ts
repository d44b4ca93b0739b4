import {
  askedOfAll,
  type Coworker,
  type CoworkerAnswers,
  type CoworkerRole,
  coworkerRoles,
  enoughToCombine,
} from "../../survey/coworker.ts";
import { dayMs } from "../../survey/day-ms.ts";

/** One person the owner asked, as stored. */
export interface StoredCoworker {
  readonly id: string;
  readonly role: CoworkerRole;
  readonly invitedAt: string;
  /** Time of the latest answer; `null` before the first. */
  readonly answeredAt: string | null;
  readonly answers: CoworkerAnswers | null;
  /** Whether they agreed to be shown by role. */
  readonly mayShowRole: boolean;
  /** The first version of the report that counts them. */
  readonly countedIn: number | null;
  /** Digest of the key with which the person who answered reads or changes the answer; `null` before the first answer. */
  readonly answerKeyDigest: string | null;
}

/** Everybody the owner of a report asked, and whether the owner decided to show answers by role. */
export interface AskedCoworkers {
  readonly showsRoles: boolean;
  /** In the order they were asked. */
  readonly coworkers: readonly StoredCoworker[];
}

/** Days that a coworker's link works. */
const invitationDays = 30;

type Invited = Pick<StoredCoworker, "invitedAt">;

/** The last day on which the link of a coworker works, `2026-12-21`. */
export const lastDay = ({ invitedAt }: Invited): string =>
  new Date(Date.parse(invitedAt) + invitationDays * dayMs).toISOString().slice(0, 10);

/** When that day is over in every time zone. */
export const lastMoment = (coworker: Invited): Date => new Date(Date.parse(lastDay(coworker)) + 1.5 * dayMs);

const roles = Object.keys(coworkerRoles) as readonly CoworkerRole[];
/** Sorts by the order of the roles. */
export const byRole = (a: StoredCoworker, b: StoredCoworker): number => roles.indexOf(a.role) - roles.indexOf(b.role);

const byId = (a: StoredCoworker, b: StoredCoworker): number => (a.id < b.id ? -1 : 1);

/** One person per role: the one asked last. */
const latestOfRole = (coworkers: readonly StoredCoworker[]): readonly StoredCoworker[] =>
  coworkers.filter((one) => coworkers.findLast(({ role }) => role === one.role) === one);

/** The people the owner asked, without those whose answer is replaced by that of someone asked later in the same role. */
export const askedNow = ({ coworkers }: AskedCoworkers): readonly StoredCoworker[] => {
  const newest = latestOfRole(coworkers.filter(({ answers }) => answers !== null));
  return coworkers.filter((one) => one.answers === null || newest.includes(one));
};

/** Whether everybody has answered or can't any more. Withdrawn links have been deleted, so they aren't in it. */
const isSettled = ({ coworkers }: AskedCoworkers, now: Date): boolean =>
  coworkers.every((one) => one.answers !== null || now > lastMoment(one));

/** How coworker answers are shown: each under its role, all combined, or as in the report so far. */
type ShownAs = "by-role" | "combined" | "as-before";

/**
 * By role only if everybody has answered and agreed, and the owner decided so or there are fewer than three answers. Otherwise
 * combined, and only once at least three new ones have come in, because comparing two versions would reveal a single answer.
 */
function shownAs(asked: AskedCoworkers, now: Date): ShownAs {
  const answered = asked.coworkers.filter(({ answers }) => answers !== null);
  const newest = latestOfRole(answered);
  const fresh = newest.filter(({ countedIn }) => countedIn === null);
  const isFew = newest.length < enoughToCombine;
  // People whose answer is replaced count here, too: otherwise what is shown would reveal that they hadn't agreed.
  const mayShow = isSettled(asked, now) && answered.every(({ mayShowRole }) => mayShowRole);
  if (mayShow && (asked.showsRoles || isFew)) return "by-role";
  return fresh.length >= enoughToCombine ? "combined" : "as-before";
}

/** An answer as it was when a report counted it. */
export type CountedAnswer = Pick<StoredCoworker, "id" | "answeredAt">;

export interface CountedCoworkers {
  readonly coworkers: readonly Coworker[];
  readonly counted: readonly CountedAnswer[];
}

/** The coworkers a report counts now. Answers that may not be shown yet wait; earlier ones stay as they were. */
export function countedCoworkers(asked: AskedCoworkers, now: Date): CountedCoworkers {
  const how = shownAs(asked, now);
  const shown = asked.coworkers.filter(
    ({ answers, countedIn }) => answers !== null && (how !== "as-before" || countedIn !== null),
  );
  // If an answer was taken back while its version was being made, fewer than three are left of a combined view. Show none:
  // two would be shown by role.
  if (how === "as-before" && shown.length < enoughToCombine && shown.some(({ mayShowRole }) => !mayShowRole))
    return { coworkers: [], counted: [] };
  // An earlier version with fewer than three answers can only have shown them by role.
  const isCombined = how === "combined" || (how === "as-before" && shown.length >= enoughToCombine);
  // Combined answers are in the order of random ids: that of the roles or of the invitations would reveal whose they are.
  const counted = latestOfRole(shown).toSorted(isCombined ? byId : byRole);
  const days = counted.flatMap(({ answeredAt }) => answeredAt?.slice(0, 10) ?? []);
  const latest = days.toSorted().at(-1);
  return {
    coworkers: counted.map(({ role, answers, answeredAt }) => {
      const day = isCombined ? latest : answeredAt?.slice(0, 10);
      const shownAnswers = isCombined ? answeredByEnough(answers ?? {}, counted) : (answers ?? {});
      return { role: isCombined ? null : role, answers: shownAnswers, ...(day && { day }) };
    }),
    counted: counted.map(({ id, answeredAt }) => ({ id, answeredAt })),
  };
}

/** The answers to questions for everybody, and to those that at least three answered: a rarer answer would reveal who gave it. */
function answeredByEnough(answers: CoworkerAnswers, people: readonly StoredCoworker[]): CoworkerAnswers {
  const answeredBy = (field: string): number =>
    people.filter((one) => one.answers !== null && Object.hasOwn(one.answers, field)).length;
  const isKept = (field: string): boolean => !isRoleSpecific(field) || answeredBy(field) >= enoughToCombine;
  return Object.fromEntries(Object.entries(answers).filter(([field]) => isKept(field)));
}

/** Whether only some roles are asked it: the weekly checklist and some questions are asked of everybody. */
const isRoleSpecific = (field: string): boolean =>
  roles.some((role) => (coworkerRoles[role].can as readonly string[]).includes(field)) &&
  !(askedOfAll as readonly string[]).includes(field);

/** Whether an answer that the report does not count yet can be counted now. */
export const hasNewViews = (asked: AskedCoworkers, now: Date): boolean =>
  askedNow(asked).some(({ answers, countedIn }) => answers !== null && countedIn === null) &&
  shownAs(asked, now) !== "as-before";
