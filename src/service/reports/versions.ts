import { isLongBefore } from "../../report/occasion.ts";
import { dayMs } from "../../survey/day-ms.ts";
import type { MeasuredKpi } from "../../survey/measured.ts";
import { visitApartDays } from "../../survey/return-day.ts";
import type { Submission } from "../../survey/submission.ts";
import type { VersionKind } from "../../survey/wire/history.ts";

/** What a version adds to the answers to the survey. */
export interface Added {
  /** Ids of the plan's tasks that the owner checked as done. */
  readonly done?: readonly string[];
}

/** What is stored about a version of a report, apart from its dossier. */
export interface VersionRecord {
  readonly number: number;
  readonly kind: VersionKind | "first";
  readonly madeAt: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly comparedWith: number | null;
  readonly added: Added;
}

/**
 * The newest version of a report, and when its owner last answered. A version that only adds coworkers' answers isn't a
 * visit.
 */
export interface NewestVersion extends VersionRecord {
  readonly ownerAt: string;
}

/** Whether answers at this time are a new visit: enough time has passed since the owner last answered. */
export const isAnotherVisit = (ownerAt: string, at: Date): boolean =>
  at.getTime() - Date.parse(ownerAt) >= visitApartDays * dayMs;

/** Whether changed answers continue the same visit or start the next one. */
export function visitOfChange(latest: NewestVersion, at: Date, submission: Submission, added: Added) {
  if (isAnotherVisit(latest.ownerAt, at)) return { kind: "return", comparedWith: latest.number, added } as const;
  const isMeasured = JSON.stringify(submission.measured) !== JSON.stringify(latest.answers.measured);
  const kind = isMeasured ? "measured" : "changed";
  return { kind, comparedWith: latest.comparedWith, added: { ...latest.added, ...added } } as const;
}

/**
 * Changed answers don't include measured values, so the earlier ones stay; an empty list removes them. On a new visit,
 * values measured for the visit before no longer count.
 */
export function keepingMeasured(submission: Submission, latest: NewestVersion, at: Date): Submission {
  const before = latest.answers.measured as Submission["measured"];
  const { measured = before } = submission;
  if (measured === undefined) return submission;
  const known = new Set(before?.map((one) => JSON.stringify(one)));
  const isOver = (one: MeasuredKpi): boolean =>
    known.has(JSON.stringify(one)) && isLongBefore(one.to, at.toISOString());
  return {
    ...submission,
    measured: isAnotherVisit(latest.ownerAt, at) ? measured.filter((one) => !isOver(one)) : measured,
  };
}
