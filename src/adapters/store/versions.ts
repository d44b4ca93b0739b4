import type { CountedAnswer } from "../../service/coworkers/coworkers.ts";
import type { Added, NewestVersion } from "../../service/reports/versions.ts";
import type {
  NewVersion,
  PendingVersion,
  SaveVersionDossierOutcome,
  SaveVersionOutcome,
  Store,
  StoredLead,
  VersionDossier,
} from "../../service/store-port.ts";
import type { WireVersion } from "../../survey/wire/history.ts";
import type { Write } from "./commit-group.ts";
import { compress, decompress } from "./compress.ts";
import type { QueueForVisit } from "./coworkers.ts";
import { holdLead, isPostgres } from "./engine.ts";
import { hasReport } from "./has-report.ts";
import { withoutNul } from "./ids.ts";
import { newLease } from "./leases.ts";
import type { Access, Change, Database, Tables } from "./tables.ts";

/** A report's versions from the second on. */
export const createVersions = (
  database: Database,
  write: Write,
  holder: string,
  queueForVisit: QueueForVisit,
): Pick<Store, "saveVersion" | "saveVersionDossier" | "versionsOf" | "pendingVersions"> => ({
  saveVersion: (id, next) =>
    write(async (change) => {
      const saved = await insertVersion(change, withoutNul(id), next, queueForVisit);
      // A version that counts views is made by rules, by whoever opens the link.
      if (saved.kind === "saved" && saved.version.kind !== "witnesses")
        await beginWork(change, saved.version.id, holder);
      return saved;
    }),
  saveVersionDossier: (id, version, dossier) => {
    const compressed = compress(dossier.json);
    return write((change) => storeDossier(change, withoutNul(id), version, dossier, compressed));
  },
  versionsOf: (id) => versionsOf(database, withoutNul(id)),
  pendingVersions: async (id) =>
    (await versionRows(database, withoutNul(id)).where("dossier", "is", null).orderBy("number").execute()).map(
      pendingIn,
    ),
});

const beginWork = (change: Change, id: string, holder: string) =>
  change.updateTable("leads").set(newLease(change, holder)).where("id", "=", id).execute();

async function insertVersion(
  change: Change,
  id: string,
  next: (latest: NewestVersion) => NewVersion,
  queueForVisit: QueueForVisit,
): Promise<SaveVersionOutcome> {
  const latest = await lockLatest(change, id);
  if (latest === undefined) return { kind: "no-report" };
  const version = next(latest);
  const number = latest.number + 1;
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("versions")
    .values({ lead_id: id, number, ...rowOf(version) })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    const taken = version.key === null ? undefined : await versionWithKey(change, version.key);
    // Another server erased it between the two queries, so the key is free again.
    return taken === undefined ? insertVersion(change, id, next, queueForVisit) : { kind: "key-taken", lead: taken };
  }
  const { submission: answers, wantsMail, isSuspect, ...rest } = version;
  if (version.kind === "return") await queueForVisit(change, id, "owner-returned", isSuspect);
  if (wantsMail) await queueForVisit(change, id, "report-wanted", isSuspect);
  return { kind: "saved", version: { ...rest, id, number, answers } };
}

const rowOf = (version: NewVersion) => ({
  made_at: version.madeAt,
  kind: version.kind,
  idempotency_key: version.key,
  fingerprint: version.fingerprint,
  email: version.submission.owner_email.toLowerCase(),
  answers: JSON.stringify(version.submission),
  compared_with: version.comparedWith,
  added: JSON.stringify(version.added),
});

/**
 * The newest version of a report. On PostgreSQL, locks the report so that no one else adds a version until the
 * transaction ends; SQLite has one writer.
 */
async function lockLatest(change: Change, id: string): Promise<NewestVersion | undefined> {
  const query = change.selectFrom("leads").select(["received_at", "answers"]).where("id", "=", id);
  const lead = await (isPostgres(change) ? query.forUpdate() : query).executeTakeFirst();
  if (lead === undefined) return undefined;
  const later = await versionRows(change, id).orderBy("number", "desc").limit(1).executeTakeFirst();
  const byOwner = await versionRows(change, id)
    .where("kind", "!=", "witnesses")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const ownerAt = byOwner?.made_at ?? lead.received_at;
  if (later !== undefined) return { ...pendingIn(later), ownerAt };
  const answers = JSON.parse(lead.answers);
  return { number: 1, kind: "first", madeAt: lead.received_at, ownerAt, answers, comparedWith: null, added: {} };
}

const versionRows = (access: Access, id: string) =>
  access
    .selectFrom("versions")
    .select(["lead_id", "number", "made_at", "kind", "answers", "compared_with", "added"])
    .where("lead_id", "=", id);

type VersionRow = Pick<
  Tables["versions"],
  "lead_id" | "number" | "made_at" | "kind" | "answers" | "compared_with" | "added"
>;

// The casts are sound: insertVersion writes both texts.
const pendingIn = (row: VersionRow): PendingVersion => ({
  id: row.lead_id,
  number: row.number,
  kind: row.kind,
  madeAt: row.made_at,
  answers: JSON.parse(row.answers) as PendingVersion["answers"],
  comparedWith: row.compared_with,
  added: JSON.parse(row.added) as Added,
});

/** Stores the dossier and marks the answers it counts, together or not at all. */
async function storeDossier(
  change: Change,
  id: string,
  number: number,
  { rulesVersion, counted }: VersionDossier,
  compressed: Uint8Array,
): Promise<SaveVersionDossierOutcome> {
  if (!(await holdLead(change, id))) return { kind: "erased" };
  if (!(await holdAnswers(change, id, counted))) return { kind: "outdated" };
  const { numUpdatedRows } = await change
    .updateTable("versions")
    .set({ rules: rulesVersion, dossier: compressed })
    .where("lead_id", "=", id)
    .where("number", "=", number)
    .where("dossier", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    const made = await laterVersion(change, id, number);
    return made === undefined ? { kind: "erased" } : { kind: "already-analyzed", lead: made };
  }
  if (counted.length > 0)
    await change
      .updateTable("witnesses")
      .set({ counted_in: number })
      .where("lead_id", "=", id)
      .where(
        "id",
        "in",
        counted.map((one) => one.id),
      )
      .where("counted_in", "is", null)
      .execute();
  return { kind: "saved" };
}

/** Whether a report's answers are still those that were counted. On PostgreSQL, keeps them so until the transaction ends. */
async function holdAnswers(change: Change, id: string, counted: readonly CountedAnswer[]): Promise<boolean> {
  const query = change.selectFrom("witnesses").select(["id", "answered_at"]).where("lead_id", "=", id).orderBy("id");
  const rows = await (isPostgres(change) ? query.forUpdate() : query).execute();
  const times = new Map(rows.map((row) => [row.id, row.answered_at]));
  return counted.every((one) => times.get(one.id) === one.answeredAt);
}

async function versionsOf(database: Database, id: string): Promise<readonly WireVersion[]> {
  const first = await database
    .selectFrom("leads")
    .select("received_at")
    .where("id", "=", id)
    .where(hasReport)
    .executeTakeFirst();
  const later = await versionRows(database, id).where("dossier", "is not", null).orderBy("number").execute();
  return [
    ...(first ? [{ number: 1, made_at: first.received_at, kind: "first" } as const] : []),
    ...later.map(({ number, made_at, kind }) => ({ number, made_at, kind })),
  ];
}

const storedRows = (access: Access) =>
  access.selectFrom("versions").select(["lead_id", "number", "made_at", "fingerprint", "answers", "dossier"]);

/** The version with this number if it has a report; without a number, the newest that does. */
export async function laterVersion(
  access: Access,
  id: string,
  number: number | undefined,
): Promise<StoredLead | undefined> {
  const ready = storedRows(access).where("lead_id", "=", id).where("dossier", "is not", null);
  const query = number === undefined ? ready.orderBy("number", "desc").limit(1) : ready.where("number", "=", number);
  const row = await query.executeTakeFirst();
  return row && storedIn(row);
}

export async function versionWithKey(access: Access, key: string): Promise<StoredLead | undefined> {
  const row = await storedRows(access).where("idempotency_key", "=", key).executeTakeFirst();
  return row && storedIn(row);
}

type StoredRow = Pick<Tables["versions"], "lead_id" | "number" | "made_at" | "fingerprint" | "answers" | "dossier">;

const storedIn = (row: StoredRow): StoredLead => ({
  id: row.lead_id,
  version: row.number,
  receivedAt: row.made_at,
  fingerprint: row.fingerprint,
  answers: JSON.parse(row.answers) as StoredLead["answers"],
  analysis: row.dossier === null ? null : { kind: "dossier", json: decompress(row.dossier) },
});
