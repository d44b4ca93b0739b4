import { diagnose, rulesVersion } from "../diagnosis/diagnose.ts";
import { measuredIn } from "../diagnosis/measured.ts";
import type { Earlier } from "../report/earlier.ts";
import { type Brand, currentViews } from "../report/occasion.ts";
import { type Field, isField, questionOf } from "../survey/questionnaire.ts";
import type { Analyze, JsonBytes, PendingVersion, Store, Utf8 } from "./ports.ts";
import { ignoreProgress, type OnProgress } from "./progress.ts";
import { dayOf, dossierOf, type StoredReport, showReport } from "./show-report.ts";
import { submissionIn } from "./stored-dossier.ts";
import { countedWitnesses, hasNewViews } from "./witnesses.ts";

export interface VersionPorts {
  readonly store: Pick<
    Store,
    "leadWithId" | "saveVersion" | "saveVersionDossier" | "versionsOf" | "pendingVersions" | "witnessesOf" | "isBehind"
  >;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly now: () => Date;
  readonly hash: (text: string) => string;
  readonly analyze: Analyze;
}

/**
 * Makes a version that is on disk. Until it is stored, the report before it shows.
 *
 * @param address whose share of a model's tokens is used; `null` asks no model
 */
export async function makeVersion(
  version: PendingVersion,
  ports: VersionPorts,
  onProgress: OnProgress = ignoreProgress,
  address: string | null = null,
): Promise<JsonBytes> {
  const { id, number, madeAt, added } = version;
  const { witnesses, counted } = countedWitnesses(await ports.store.witnessesOf(id), ports.now());
  const earlier = await earlierOf(version, ports);
  const submission = submissionIn(version.answers);
  const measured = measuredIn(submission);
  const occasion = {
    date: dayOf(madeAt),
    brand: ports.brand,
    ...(witnesses.length > 0 && { witnesses }),
    ...(version.kind === "witnesses" && { answered: dayOf(await visitOf(id, number, madeAt, ports)) }),
    ...(earlier && { earlier }),
    ...(measured.length > 0 && { measured }),
    ...added,
  };
  const made = await ports.analyze(submission, occasion, onProgress, address, id);
  const { rules, json } = made.dossier;
  await ports.store.saveVersionDossier(id, number, { rules, json, counted });
  return made.answer;
}

/** The visit that a version is compared with. Under other rules than today's it is diagnosed once more, so that only answers differ. */
async function earlierOf({ id, comparedWith }: PendingVersion, ports: VersionPorts): Promise<Earlier | undefined> {
  if (comparedWith === null) return undefined;
  const shown = await showReport(id, ports, comparedWith);
  if (shown.kind === "no-report") return undefined;
  const stored = dossierOf(shown, ports.brand);
  const submission = submissionIn(shown.answers);
  const isToday = stored?.diagnosis.rules === rulesVersion;
  return {
    date: dayOf(await visitOf(id, comparedWith, shown.receivedAt, ports)),
    submission,
    diagnosis: isToday ? stored.diagnosis : diagnose(submission, [], stored && currentViews(stored.occasion)),
    measured: measuredIn(submission),
    isRecalculated: !isToday,
    changedQuestions: changedSince(shown, submission),
  };
}

/** When the owner gave the answers of a version: one that counts witnesses has those of the visit before it. */
async function visitOf(id: string, number: number, otherwise: string, { store }: VersionPorts): Promise<string> {
  const versions = await store.versionsOf(id);
  const visit = versions.findLast((version) => version.number <= number && version.kind !== "witnesses");
  return visit?.made_at ?? otherwise;
}

/** What was answered and is asked otherwise today, by its name. */
function changedSince({ answers }: StoredReport, submission: object): readonly string[] {
  const lost = Object.keys(answers).filter((field) => isField(field) && !Object.hasOwn(submission, field));
  return lost.map((field) => questionOf(field as Field).label);
}

/**
 * Makes what a report lacks: versions that were accepted when a server stopped, and one that counts new witnesses. Asked
 * whenever its link is opened, so nothing has to run in between; by the rules, without a model, so that no one waits.
 */
export async function bringUpToDate(id: string, ports: VersionPorts): Promise<void> {
  if (!(await ports.store.isBehind(id))) return;
  for (const version of await ports.store.pendingVersions(id)) await makeVersion(version, ports);
  const asked = await ports.store.witnessesOf(id);
  if (!hasNewViews(asked, ports.now())) return;
  const said = asked.witnesses.map(({ id, answeredAt }) => `${id} ${answeredAt}`).join("\n");
  const saved = await ports.store.saveVersion(id, (latest) => ({
    madeAt: ports.now().toISOString(),
    kind: "witnesses",
    // Of servers that open the link at once, one stores it.
    key: ports.hash(`witnesses ${id}\n${said}`),
    fingerprint: "",
    submission: submissionIn(latest.answers),
    comparedWith: latest.comparedWith,
    added: latest.added,
  }));
  if (saved.kind === "saved") await makeVersion(saved.version, ports);
}
