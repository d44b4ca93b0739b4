import type { DossierToSave, Lead, SaveDossierOutcome, SaveLeadOutcome, Store } from "../../service/store-port.ts";
import { insertPeerFacts, leadColumns } from "../peers/facts.ts";
import { createCommitGroup } from "./commit-group.ts";
import { compress } from "./compress.ts";
import { createCoworkers, type QueueForVisit } from "./coworkers.ts";
import { isPostgres } from "./engine.ts";
import { createEraser } from "./erase.ts";
import { withoutNul } from "./ids.ts";
import { createLeases, newLease, newLeaseHolder } from "./leases.ts";
import { allLeads, isMailed, leadIn, leadWhere } from "./read-leads.ts";
import type { Change, Database } from "./tables.ts";
import { createVersions, versionWithKey } from "./versions.ts";

/** What a store is given: a clock, and what else to write in the transactions of a lead. */
interface StoreOptions {
  readonly now: () => Date;
  /** Queues the deliveries of a new lead, in the transaction that stores it. */
  readonly queueForLead: (change: Change, lead: Lead) => Promise<void>;
  /** Called for a coworker's first answer and for the owner's return. */
  readonly queueForVisit: QueueForVisit;
}

const defaults: StoreOptions = { now: () => new Date(), queueForLead: async () => {}, queueForVisit: async () => {} };

/** The store of leads and dossiers. Both engines run the same queries; where they differ, as in locks, `isPostgres` decides. */
export function createStore(database: Database, options: Partial<StoreOptions> = {}): Store {
  const { now, queueForLead, queueForVisit } = { ...defaults, ...options };
  const write = createCommitGroup(database);
  const holder = newLeaseHolder();
  return {
    saveLead: (lead) => write((change) => insertLead(change, lead, holder, queueForLead)),
    saveDossier: (id, dossier) => {
      const compressed = compress(dossier.json);
      return write((change) => insertDossier(change, id, dossier, compressed));
    },
    ...createLeases(database, write, holder, (id, version) => leadIn(database, id, version)),
    leadWithKey: async (key) => (await leadWhere(database, "idempotency_key", key)) ?? versionWithKey(database, key),
    leadWithId: (id, version) => leadIn(database, withoutNul(id), version),
    ...createVersions(database, write, holder, queueForVisit),
    ...createCoworkers(database, write, queueForVisit),
    leads: () => allLeads(database),
    isMailed: (id) => isMailed(database, withoutNul(id)),
    markTest: (id, isTest) => write((change) => markTest(change, withoutNul(id), isTest)),
    ...createEraser(database, write, now),
  };
}

async function insertLead(
  change: Change,
  lead: Lead,
  holder: string,
  queueForLead: StoreOptions["queueForLead"],
): Promise<SaveLeadOutcome> {
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("leads")
    .values({ ...rowOf(lead), ...newLease(change, holder) })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await queueForLead(change, lead);
    return { kind: "saved" };
  }
  const { key } = lead;
  const taken = key === null ? undefined : await leadWhere(change, "idempotency_key", key);
  // Another server erased it between the two queries, so the key is free again.
  return taken ? { kind: "key-taken", lead: taken } : insertLead(change, lead, holder, queueForLead);
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

async function insertDossier(
  change: Change,
  id: string,
  { rulesVersion, facts }: DossierToSave,
  compressed: Uint8Array,
): Promise<SaveDossierOutcome> {
  const query = change.selectFrom("leads").select(leadColumns).where("id", "=", id);
  // On PostgreSQL, keeps the lead from being erased between the two statements; SQLite has one writer.
  const lead = await (isPostgres(change) ? query.forKeyShare() : query).executeTakeFirst();
  if (!lead) return { kind: "erased" };
  const { numInsertedOrUpdatedRows } = await change
    .insertInto("dossiers")
    .values({ lead_id: id, rules: rulesVersion, dossier: compressed })
    .onConflict((conflict) => conflict.column("lead_id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    const analyzed = await leadWhere(change, "id", id);
    return analyzed ? { kind: "already-analyzed", lead: analyzed } : { kind: "erased" };
  }
  if (facts !== null) await insertPeerFacts(change, lead, facts);
  return { kind: "saved" };
}

/**
 * Marks a lead as a test, or removes the mark. A test's figures are removed from the comparison of shops; after unmarking, the next
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
