import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Transaction } from "kysely";
import type {
  DossierToSave,
  JsonBytes,
  Lead,
  SavedLead,
  Store,
  StoredAnalysis,
  StoredLead,
} from "../../service/ports.ts";
import { insertPeerFacts, leadColumns } from "../peers/facts.ts";
import { createCommitGroup } from "./commit-group.ts";
import { isPostgres } from "./engine.ts";
import { createEraser } from "./erase.ts";
import { withoutNul } from "./ids.ts";
import { createLeases, firstLease, newAnalyst } from "./leases.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Zstandard at its quickest: a dossier shrinks to a quarter in a tenth of a millisecond. Brotli and gzip save no more in
 * less than three times as long. It runs at once: on a thread of its own it costs three times as much.
 */
const compress = (json: JsonBytes): Uint8Array => zstdCompressSync(json, { params: quickly });
const quickly = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 18 };

/** How many leads are read in one go. */
const pageSize = 500;

/** What a store may be given; a test gives its own. */
interface Given {
  readonly now: () => Date;
  /** Writes what belongs to a new lead, in the very transaction that stores it. */
  readonly alongside: (change: Change, lead: Lead) => Promise<void>;
}

const usual: Given = { now: () => new Date(), alongside: async () => {} };

/** Leads and dossiers in the database. Every query is plain SQL that both engines take. */
export function createStore(database: Database, given: Partial<Given> = {}): Store {
  const { now, alongside } = { ...usual, ...given };
  const write = createCommitGroup(database);
  const me = newAnalyst();
  return {
    saveLead: (lead) => write((change) => insertLead(change, lead, me, alongside)),
    saveDossier: (id, dossier) => {
      const compressed = { ...dossier, json: compress(dossier.json) };
      return write((change) => insertDossier(change, id, compressed));
    },
    ...createLeases(database, write, me, (id) => leadWhere(database, "id", id)),
    leadWithKey: (key) => leadWhere(database, "idempotency_key", withoutNul(key)),
    leadWithId: (id) => leadWhere(database, "id", withoutNul(id)),
    leads: () => allLeads(database),
    markTest: (id, isTest) => write((change) => markTest(change, withoutNul(id), isTest)),
    ...createEraser(database, write, now),
  };
}

type Change = Transaction<Tables>;
/** The database itself, or a transaction on it. */
type Access = Database | Change;

async function insertLead(change: Change, lead: Lead, me: string, alongside: Given["alongside"]): Promise<SavedLead> {
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
  // Erased between the two questions, by another server: then the key is free again.
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

/** Nothing is stored when the lead was erased meanwhile: what was erased does not come back. */
async function insertDossier(
  change: Change,
  id: string,
  { rules, json, facts }: DossierToSave,
): Promise<StoredLead | null> {
  const query = change.selectFrom("leads").select(leadColumns).where("id", "=", id);
  // On PostgreSQL no one may erase the lead between the two statements; SQLite has one writer.
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

/** A lead has one of the two, but where an old and a new server ran side by side: then the dossier counts. */
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

const decompress = (stored: Uint8Array): JsonBytes => new Uint8Array(zstdDecompressSync(stored));

type LeadRow = Pick<Tables["leads"], "id" | "received_at" | "fingerprint" | "answers">;

// The cast is sound: insertLead writes the JSON of a Submission, which is an object.
const leadOf = ({ id, received_at, fingerprint, answers }: LeadRow): Omit<StoredLead, "analysis"> => ({
  id,
  receivedAt: received_at,
  fingerprint,
  answers: JSON.parse(answers) as StoredLead["answers"],
});

async function* allLeads(database: Database): AsyncGenerator<Omit<StoredLead, "analysis">> {
  let last = { received_at: "", id: "" };
  for (;;) {
    const page = await database
      .selectFrom("leads")
      .select(["id", "received_at", "fingerprint", "answers"])
      .where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), ">", tuple(last.received_at, last.id)))
      .orderBy("received_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    yield* page.map(leadOf);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}

/** What a test added to the figures of other shops goes. A server that starts takes it up again after the mark is gone. */
async function markTest(change: Change, id: string, isTest: boolean): Promise<number> {
  const { numUpdatedRows } = await change
    .updateTable("leads")
    .set({ is_test: Number(isTest) })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (isTest) await change.deleteFrom("peer_facts").where("lead_id", "=", id).execute();
  return Number(numUpdatedRows);
}
