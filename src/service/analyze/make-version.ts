import { measuredIn } from "../../diagnosis/kpis/measured.ts";
import { type Brand, currentViews } from "../../report/occasion.ts";
import { countedCoworkers, hasNewViews } from "../coworkers/coworkers.ts";
import type { Analyze } from "../ports.ts";
import { dayOf } from "../reports/day-of.ts";
import { responseStored } from "../reports/show-report.ts";
import { earlierOf, visitOf } from "../return-visits/earlier-visit.ts";
import type { PendingVersion, Store } from "../store-port.ts";
import type { JsonBytes, Utf8 } from "./json-bytes.ts";
import { ignoreProgress, type OnProgress } from "./progress.ts";
import { submissionIn } from "./stored-dossier.ts";

export interface VersionPorts {
  readonly store: Pick<
    Store,
    | "leadWithId"
    | "saveVersion"
    | "saveVersionDossier"
    | "versionsOf"
    | "pendingVersions"
    | "coworkersOf"
    | "isBehind"
    | "isUnderWay"
  >;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly hash: (text: string) => string;
  readonly analyze: Analyze;
  /** Takes the error of a version that couldn't be made. The next visitor tries again. */
  readonly noteUnmade: (error: unknown) => void;
}

/**
 * Makes a version that was accepted. Until it is stored, the version before it is shown.
 *
 * @param address a model's tokens count for it; `null` asks no model
 */
export async function makeVersion(
  version: PendingVersion,
  ports: VersionPorts,
  onProgress: OnProgress = ignoreProgress,
  address: string | null = null,
): Promise<JsonBytes> {
  const { id, number, madeAt, added } = version;
  const { coworkers, counted } = countedCoworkers(await ports.store.coworkersOf(id), ports.now());
  const submission = submissionIn(version.answers);
  const measured = measuredIn(submission);
  const seen = {
    date: dayOf(madeAt, ports.timeZone),
    ...(coworkers.length > 0 && { witnesses: coworkers }),
    ...(version.kind === "witnesses" && {
      answered: dayOf((await visitOf(id, number, ports))?.made_at ?? madeAt, ports.timeZone),
    }),
  };
  const earlier = await earlierOf(version, currentViews(seen).length > 0, ports);
  const occasion = {
    ...seen,
    brand: ports.brand,
    ...(earlier && { earlier }),
    ...(measured.length > 0 && { measured }),
    ...added,
  };
  const made = await ports.analyze({ submission, occasion, onProgress, address, storedAs: id });
  const { rulesVersion, json } = made.dossier;
  const saved = await ports.store.saveVersionDossier(id, number, { rulesVersion, json, counted });
  // Without a model this takes a moment, so no one can keep it from ending by changing an answer again and again.
  if (saved.kind === "outdated") return makeVersion(version, ports);
  return responseStored(saved, ports.utf8) ?? made.response;
}

/**
 * Makes the versions a report still lacks: those that were accepted when a server stopped, and one that counts new
 * coworkers. Runs whenever the report's link is opened, so no background job is needed. Uses the rules without a model,
 * so that the visitor doesn't wait. What is still being made, perhaps with a model, is left alone.
 */
export async function bringUpToDate(id: string, ports: VersionPorts): Promise<void> {
  if (!(await ports.store.isBehind(id))) return;
  const pending = await ports.store.pendingVersions(id);
  if (pending.some(({ kind }) => kind !== "witnesses") && (await ports.store.isUnderWay(id))) return;
  // One that can't be made must not keep from anyone what is there, nor from being made what comes after it.
  for (const version of pending) await makeVersion(version, ports).catch(ports.noteUnmade);
  await countNewViews(id, ports).catch(ports.noteUnmade);
}

async function countNewViews(id: string, ports: VersionPorts): Promise<void> {
  const newest = (await ports.store.versionsOf(id)).at(-1)?.number;
  const asked = await ports.store.coworkersOf(id);
  if (!hasNewViews(asked, ports.now())) return;
  const said = asked.coworkers.map(({ id, answeredAt }) => `${id} ${answeredAt}`).join("\n");
  const saved = await ports.store.saveVersion(id, (latest) => ({
    madeAt: ports.now().toISOString(),
    kind: "witnesses",
    // If several servers open the link at once, only one stores it. The number: a version made since may not count them.
    key: ports.hash(`witnesses ${id} ${newest}\n${said}`),
    fingerprint: "",
    submission: submissionIn(latest.answers),
    comparedWith: latest.comparedWith,
    added: latest.added,
  }));
  if (saved.kind === "saved") await makeVersion(saved.version, ports);
}
