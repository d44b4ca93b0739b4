import { sql, type Transaction } from "kysely";
import { withheldWords } from "../../service/deliveries.ts";
import type {
  DossierToSave,
  Lead,
  ListedLead,
  SavedLead,
  Store,
  StoredAnalysis,
  StoredLead,
  Visit,
} from "../../service/ports.ts";
import { insertPeerFacts, leadColumns } from "../peers/facts.ts";
import { createCommitGroup } from "./commit-group.ts";
import { compress, decompress } from "./compress.ts";
import { isPostgres } from "./engine.ts";
import { createEraser } from "./erase.ts";
import { withoutNul } from "./ids.ts";
import { createLeases, firstLease, newAnalyst } from "./leases.ts";
import type { Database, Tables } from "./tables.ts";
import { createVersions, laterVersion, versionWithKey } from "./versions.ts";
import { createWitnesses, type OnVisit } from "./witnesses.ts";

/** Leads read per query. */
const pageSize = 500;

/** Hooks of a store. */
interface StoreHooks {
  readonly now: () => Date;
  /** Writes what belongs to a new lead, in the transaction that stores it. */
  readonly alongside: (change: Change, lead: Lead) => Promise<void>;
  /** Writes what belongs to a later visit, in its transaction: a witness's first answer, or the owner's return. */
  readonly onVisit: OnVisit;
}

const noHooks: StoreHooks = { now: () => new Date(), alongside: async () => {}, onVisit: async () => {} };

/** The store of leads and dossiers. Every query is plain SQL that both engines accept. */
export function createStore(database: Database, hooks: Partial<StoreHooks> = {}): Store {
  const { now, alongside, onVisit } = { ...noHooks, ...hooks };
  const write = createCommitGroup(database);
  const me = newAnalyst();
  return {
    saveLead: (lead) => write((change) => insertLead(change, lead, me, alongside)),
    saveDossier: (id, dossier) => {
      const compressed = { ...dossier, json: compress(dossier.json) };
      return write((change) => insertDossier(change, id, compressed));
    },
    ...createLeases(database, write, me, (id) => leadWhere(database, "id", id)),
    leadWithKey: async (key) =>
      (await leadWhere(database, "idempotency_key", withoutNul(key))) ?? versionWithKey(database, withoutNul(key)),
    leadWithId: (id, version) => leadIn(database, withoutNul(id), version),
    ...createVersions(database, write, onVisit),
    ...createWitnesses(database, write, onVisit),
    leads: () => allLeads(database),
    isMailed: (id) => isMailed(database, withoutNul(id)),
    markTest: (id, isTest) => write((change) => markTest(change, withoutNul(id), isTest)),
    ...createEraser(database, write, now),
  };
}

type Change = Transaction<Tables>;
/** The database itself, or a transaction on it. */
type Access = Database | Change;

/** Whether the report was emailed to the respondent. A withheld email counts only while the address has to confirm. */
async function isMailed(database: Database, id: string): Promise<boolean> {
  const mail = await database
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "=", id)
    .where("kind", "=", "mail-respondent")
    .where((either) =>
      either.or([either("state", "!=", "withheld"), either("problem", "=", withheldWords.unconfirmed)]),
    )
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

async function insertLead(
  change: Change,
  lead: Lead,
  me: string,
  alongside: StoreHooks["alongside"],
): Promise<SavedLead> {
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("leads")
    .values({ ...rowOf(lead), ...firstLease(change, me) })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await alongside(change, lead);
    return { kind: "saved" };
  }
  const { key } = lead;
  const holder = key === null ? undefined : await leadWhere(change, "idempotency_key", key);
  // Another server erased it between the two queries, so the key is free again.
  return holder ? { kind: "key-taken", lead: holder } : insertLead(change, lead, me, alongside);
}

const rowOf = ({ id, receivedAt, key, fingerprint, submission, wantsMail, isSuspect }: Lead) => ({
  id,
  received_at: receivedAt,
  idempotency_key: key,
  fingerprint,
  email: submission.owner_email.toLowerCase(),
  answers: JSON.stringify(submission),
  wants_mail: Number(wantsMail),
  is_suspect: Number(isSuspect),
});

/** Stores nothing if the lead was erased meanwhile. */
async function insertDossier(
  change: Change,
  id: string,
  { rules, json, facts }: DossierToSave,
): Promise<StoredLead | null> {
  const query = change.selectFrom("leads").select(leadColumns).where("id", "=", id);
  // On PostgreSQL, keeps the lead from being erased between the two statements; SQLite has one writer.
  const lead = await (isPostgres(change) ? query.forKeyShare() : query).executeTakeFirst();
  if (!lead) return null;
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("dossiers")
    .values({ lead_id: id, rules, dossier: json })
    .onConflict((conflict) => conflict.column("lead_id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return (await leadWhere(change, "id", id)) ?? null;
  if (facts !== null) await insertPeerFacts(change, lead, facts);
  return null;
}

/** One version of a lead; without a number, the newest that has a report. */
async function leadIn(access: Access, id: string, version: number | undefined): Promise<StoredLead | undefined> {
  const later = version === 1 ? undefined : await laterVersion(access, id, version);
  if (later !== undefined || (version !== undefined && version !== 1)) return later;
  return leadWhere(access, "id", id);
}

async function leadWhere(
  access: Access,
  column: "id" | "idempotency_key",
  value: string,
): Promise<StoredLead | undefined> {
  const row = await access
    .selectFrom("leads")
    .leftJoin("dossiers", "dossiers.lead_id", "leads.id")
    .leftJoin("results", "results.lead_id", "leads.id")
    .select(["leads.id", "leads.received_at", "leads.fingerprint", "leads.answers", "dossier", "results.answer"])
    .where(`leads.${column}`, "=", value)
    .executeTakeFirst();
  return row && { ...leadOf(row), analysis: analysisOf(row) };
}

/** A lead has one of the two, unless an old and a new server ran side by side; then the dossier counts. */
function analysisOf({
  dossier,
  answer,
}: {
  dossier: Uint8Array | null;
  answer: Uint8Array | null;
}): StoredAnalysis | null {
  if (dossier !== null) return { kind: "dossier", json: decompress(dossier) };
  return answer === null ? null : { kind: "older-answer", json: decompress(answer) };
}

type LeadRow = Pick<Tables["leads"], "id" | "received_at" | "fingerprint" | "answers">;

// The cast is sound: insertLead writes the JSON of a Submission, which is an object.
const leadOf = ({ id, received_at, fingerprint, answers }: LeadRow): Omit<StoredLead, "analysis"> => ({
  id,
  version: 1,
  receivedAt: received_at,
  fingerprint,
  answers: JSON.parse(answers) as StoredLead["answers"],
});

/** The shop's latest answers: those of the newest version, if there is one. */
const newestAnswers = sql<string>`coalesce(
  (select answers from versions where lead_id = leads.id order by number desc limit 1), leads.answers)`.as("answers");

/** How far a lead has come. What a witness answered is for the owner alone. */
const lastVisit = sql<Visit>`case
  when exists (select 1 from versions where lead_id = leads.id and kind = 'return') then 'return'
  when exists (select 1 from witnesses where lead_id = leads.id and answered_at is not null) then 'second'
  else 'first' end`.as("visit");

// The cast is sound, as in leadOf.
const listedOf = (row: { id: string; received_at: string; answers: string; visit: Visit }): ListedLead => ({
  id: row.id,
  receivedAt: row.received_at,
  visit: row.visit,
  answers: JSON.parse(row.answers) as ListedLead["answers"],
});

async function* allLeads(database: Database): AsyncGenerator<ListedLead> {
  let last = { received_at: "", id: "" };
  for (;;) {
    const page = await database
      .selectFrom("leads")
      .select(["id", "received_at", newestAnswers, lastVisit])
      .where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), ">", tuple(last.received_at, last.id)))
      .orderBy("received_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    yield* page.map(listedOf);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}

/**
 * Marks a lead as a test, or not. A test's figures are removed from the comparison of shops; after unmarking, the next
 * server start adds them again.
 */
async function markTest(change: Change, id: string, isTest: boolean): Promise<number> {
  const { numUpdatedRows } = await change
    .updateTable("leads")
    .set({ is_test: Number(isTest) })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (isTest) await change.deleteFrom("peer_facts").where("lead_id", "=", id).execute();
  return Number(numUpdatedRows);
}
