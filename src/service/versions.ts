import { visitApartDays } from "../survey/return-day.ts";
import type { Submission } from "../survey/submission.ts";
import type { VersionKind, WireVersion } from "../survey/wire-history.ts";

/** What comes to a version beside the answers to the survey. */
export interface Added {
  /** Ids of the plan's tasks that the owner ticked as done. */
  readonly done?: readonly string[];
}

/** What the newest version of a report is, when another one is to follow it. */
export interface LatestVersion {
  readonly number: number;
  readonly kind: VersionKind | "first";
  readonly madeAt: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly comparedWith: number | null;
  readonly added: Added;
}

/** The newest version of a report, and when its owner answered last: a version that counts witnesses is no visit. */
export interface NewestVersion extends LatestVersion {
  readonly ownerAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether so long after the owner answered last, answers are a visit of their own. */
export const isAnotherVisit = (ownerAt: string, at: Date): boolean =>
  at.getTime() - Date.parse(ownerAt) >= visitApartDays * dayMs;

/** The newest version of the owner's own: one that counts witnesses has the answers of the visit before it. */
export const ownVersion = (versions: readonly WireVersion[]): WireVersion | undefined =>
  versions.findLast(({ kind }) => kind !== "witnesses");

/** What changed answers are to the version before them: its successor on the same visit, or the next visit. */
export function placeOfChange(latest: NewestVersion, at: Date, submission: Submission, added: Added) {
  if (isAnotherVisit(latest.ownerAt, at)) return { kind: "return", comparedWith: latest.number, added } as const;
  const isMeasured = JSON.stringify(submission.measured) !== JSON.stringify(latest.answers.measured);
  const kind = isMeasured ? "measured" : "changed";
  return { kind, comparedWith: latest.comparedWith, added: { ...latest.added, ...added } } as const;
}

/** Changed answers say nothing of what was measured, so that stays; an empty list takes it back. */
export const keepingMeasured = (submission: Submission, latest: LatestVersion): Submission =>
  submission.measured === undefined && latest.answers.measured !== undefined
    ? { ...submission, measured: latest.answers.measured as NonNullable<Submission["measured"]> }
    : submission;
