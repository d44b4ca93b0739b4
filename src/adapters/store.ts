import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Transaction } from "kysely";
import type { JsonBytes, Lead, SavedLead, Store, StoredLead } from "../service/ports.ts";
import { createCommitGroup } from "./commit-group.ts";
import type { Database, Tables } from "./database.ts";

/**
 * A report is a sixth of its size then, which costs less than to write it whole. At once: on a thread of its own it
 * costs three times as much, for the memory that each call there sets up anew.
 */
const compress = (answer: JsonBytes): Uint8Array => zstdCompressSync(answer, { params: quickly });
const quickly = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 18 };

/** How many leads are read, or erased, in one go. */
const pageSize = 500;

/** Leads and answers in the database. Every query is plain SQL that PostgreSQL takes as well. */
export function createStore(database: Database): Store {
  const write = createCommitGroup(database);
  return {
    saveLead: (lead) => write((change) => insertLead(change, lead)),
    saveAnswer: (id, answer) => {
      const packed = compress(answer);
      return write((change) => insertAnswer(change, id, answer, packed));
    },
    leadWithKey: (key) => leadWhere(database, "idempotency_key", key),
    leadWithId: (id) => leadWhere(database, "id", id),
    leads: () => allLeads(database),
    eraseLead: (id) => write((change) => erase(change, "id", [id])),
    eraseAddress: (email) => write((change) => erase(change, "email", [email.toLowerCase()])),
    eraseBefore: (receivedAt) => eraseBefore(database, receivedAt),
  };
}

/** The database itself, or a transaction on it. */
type Access = Database | Transaction<Tables>;

async function insertLead(change: Access, lead: Lead): Promise<SavedLead> {
  const { id, receivedAt, key, fingerprint, submission } = lead;
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("leads")
    .values({
      id,
      received_at: receivedAt,
      idempotency_key: key,
      fingerprint,
      email: submission.owner_email.toLowerCase(),
      answers: JSON.stringify(submission),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { kind: "saved" };
  const holder = key === null ? undefined : await leadWhere(change, "idempotency_key", key);
  if (!holder) throw new Error("A lead was refused for its idempotency key, but no lead has that key");
  return { kind: "key-taken", lead: holder };
}

/** Nothing is stored when the lead was erased meanwhile: what was erased does not come back. */
async function insertAnswer(change: Access, id: string, answer: JsonBytes, packed: Uint8Array): Promise<JsonBytes> {
  const lead = await change.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
  if (!lead) return answer;
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("results")
    .values({ lead_id: id, answer: packed })
    .onConflict((conflict) => conflict.column("lead_id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return answer;
  return (await leadWhere(change, "id", id))?.answer ?? answer;
}

async function leadWhere(
  access: Access,
  column: "id" | "idempotency_key",
  value: string,
): Promise<StoredLead | undefined> {
  const row = await access
    .selectFrom("leads")
    .leftJoin("results", "results.lead_id", "leads.id")
    .select(["leads.id", "leads.received_at", "leads.fingerprint", "leads.answers", "results.answer"])
    .where(`leads.${column}`, "=", value)
    .executeTakeFirst();
  return row && { ...leadOf(row), answer: row.answer === null ? null : new Uint8Array(zstdDecompressSync(row.answer)) };
}

type LeadRow = Pick<Tables["leads"], "id" | "received_at" | "fingerprint" | "answers">;

// The cast is sound: insertLead writes the JSON of a Submission, which is an object.
const leadOf = ({ id, received_at, fingerprint, answers }: LeadRow): Omit<StoredLead, "answer"> => ({
  id,
  receivedAt: received_at,
  fingerprint,
  answers: JSON.parse(answers) as StoredLead["answers"],
});

async function* allLeads(database: Database): AsyncGenerator<Omit<StoredLead, "answer">> {
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

/** The reports go with their leads, by the foreign key. */
async function erase(access: Access, column: "id" | "email", values: readonly string[]): Promise<number> {
  const { numDeletedRows } = await access.deleteFrom("leads").where(column, "in", values).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** In pages, so that other writers get their turn. */
async function eraseBefore(database: Database, receivedAt: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const page = await database
      .selectFrom("leads")
      .select("id")
      .where("received_at", "<", receivedAt)
      .orderBy("received_at")
      .limit(pageSize)
      .execute();
    if (page.length === 0) return erased;
    erased += await erase(
      database,
      "id",
      page.map(({ id }) => id),
    );
  }
}
