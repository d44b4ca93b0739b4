import { diagnose, rulesVersion } from "../../diagnosis/diagnose.ts";
import { measuredIn } from "../../diagnosis/kpis/measured.ts";
import type { Earlier } from "../../report/earlier.ts";
import { type Brand, currentViews } from "../../report/occasion.ts";
import { type Field, isField, questionOf } from "../../survey/questionnaire.ts";
import { ownVersion, type WireVersion } from "../../survey/wire/history.ts";
import type { Utf8 } from "../analyze/json-bytes.ts";
import { storedSummary } from "../analyze/report-summary.ts";
import { type StoredDossier, submissionIn } from "../analyze/stored-dossier.ts";
import { dayOf } from "../reports/day-of.ts";
import { dossierOf, type StoredReport, showReport } from "../reports/show-report.ts";
import type { PendingVersion, Store } from "../store-port.ts";

export interface VisitPorts {
  readonly store: Pick<Store, "leadWithId" | "versionsOf">;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly timeZone: string;
}

/**
 * The visit that a version is compared with. Only the answers may differ, so an earlier visit is diagnosed again if
 * today's rules are newer, and coworkers' answers from then are left out if none count today.
 *
 * @param hasViews whether coworkers' answers count today
 */
export async function earlierOf(
  { id, comparedWith }: PendingVersion,
  hasViews: boolean,
  ports: VisitPorts,
): Promise<Earlier | undefined> {
  if (comparedWith === null) return undefined;
  const shown = await showReport(id, ports, comparedWith);
  if (shown.kind === "no-report") return undefined;
  const stored = dossierOf(shown, ports.brand);
  const submission = stored?.submission ?? submissionIn(shown.answers);
  const visit = await visitOf(id, comparedWith, ports);
  const then = stored === undefined ? [] : currentViews(stored.occasion);
  const leavesOutViews = then.length > 0 && !hasViews;
  // Its version before those views has the same answers.
  const alike = leavesOutViews && visit !== undefined ? await dossierAt(id, visit.number, ports) : stored;
  const isAlike = alike?.diagnosis.rules === rulesVersion && (hasViews || currentViews(alike.occasion).length === 0);
  return {
    date: dayOf(visit?.made_at ?? shown.receivedAt, ports.timeZone),
    submission,
    diagnosis: isAlike ? alike.diagnosis : diagnose(submission, [], hasViews ? then : []),
    measured: measuredIn(submission),
    ...(stored && { tasks: storedSummary(stored).tasks }),
    isRecalculated: stored?.diagnosis.rules !== rulesVersion,
    ...(leavesOutViews && { leavesOutViews }),
    changedQuestions: changedSince(shown, submission),
  };
}

async function dossierAt(id: string, number: number, ports: VisitPorts): Promise<StoredDossier | undefined> {
  const shown = await showReport(id, ports, number);
  return shown.kind === "report" ? dossierOf(shown, ports.brand) : undefined;
}

/**
 * The version of the visit in which the owner gave this version's answers. A version that only adds coworkers repeats
 * earlier answers.
 */
export const visitOf = async (
  id: string,
  number: number,
  { store }: Pick<VisitPorts, "store">,
): Promise<WireVersion | undefined> =>
  ownVersion((await store.versionsOf(id)).filter((version) => version.number <= number));

/** The names of questions that were answered but are asked differently today. */
function changedSince({ answers }: StoredReport, submission: object): readonly string[] {
  const lost = Object.keys(answers).filter((field) => isField(field) && !Object.hasOwn(submission, field));
  return lost.map((field) => questionOf(field as Field).label);
}
