import { setTimeout as pause } from "node:timers/promises";
import type { Selectable } from "kysely";
import { diagnose, rulesVersion } from "../../diagnosis/diagnose.ts";
import { type PeerFacts, peerFactsOf, type ShopKind, shopKindOf } from "../../diagnosis/peers.ts";
import { mailboxOf } from "../../service/peers/same-shop.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import { isPostgres } from "../store/engine.ts";
import { hasReport } from "../store/has-report.ts";
import { hash } from "../store/ids.ts";
import type { Change, Database, Tables } from "../store/tables.ts";

/** The key of a kind in the tables. */
export const keyOf = ({ size, work }: ShopKind): string => `${size} ${work}`;

/** The columns of a lead that are needed to store its facts. */
export const leadColumns = ["id", "email", "received_at", "is_suspect", "is_test"] as const;

/**
 * Stores a lead's figures for the comparison with its kind, unless it is suspect or a test. One mailbox is one shop.
 */
export async function insertPeerFacts(
  change: Change,
  lead: Selectable<Pick<Tables["leads"], (typeof leadColumns)[number]>>,
  { kind, ...others }: PeerFacts,
): Promise<void> {
  if (lead.is_suspect !== 0 || lead.is_test !== 0) return;
  const row = { kind: keyOf(kind), rules: rulesVersion, facts: JSON.stringify(others) };
  await change
    .insertInto("peer_facts")
    .values({ ...row, lead_id: lead.id, shop: hash(mailboxOf(lead.email)), received_at: lead.received_at })
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
    .execute();
}

/** How many of the latest submissions are processed when a server starts. */
const maxBackfilled = 2_000;

/** Pause between two diagnoses, milliseconds, so that callers come first. */
const pauseBetween = 10;

/** Computes the facts of leads stored before there were any, or under other rules. */
export async function backfillLeads(database: Database, isStopping: () => boolean): Promise<void> {
  const latest = database
    .selectFrom("leads")
    .select("leads.id")
    .where("is_suspect", "=", 0)
    .where("is_test", "=", 0)
    .where(hasReport)
    .orderBy("leads.received_at", "desc")
    .limit(maxBackfilled);
  const missing = await database
    .selectFrom(latest.as("latest"))
    .leftJoin("peer_facts", (join) => join.onRef("peer_facts.lead_id", "=", "latest.id").on("rules", "=", rulesVersion))
    .select("latest.id")
    .where("peer_facts.lead_id", "is", null)
    .execute();
  for (const { id } of missing) {
    if (isStopping()) return;
    await pause(pauseBetween);
    await backfill(database, id);
  }
}

async function backfill(database: Database, id: string): Promise<void> {
  const stored = await database.selectFrom("leads").select("answers").where("id", "=", id).executeTakeFirst();
  const read = stored && readAnswers(JSON.parse(stored.answers));
  if (read?.kind !== "submission" || shopKindOf(read.submission) === null) return;
  const facts = peerFactsOf(read.submission, diagnose(read.submission));
  await database.transaction().execute(async (change) => {
    const still = change.selectFrom("leads").select(leadColumns).where("id", "=", id);
    const lead = await (isPostgres(change) ? still.forKeyShare() : still).executeTakeFirst();
    if (lead !== undefined && facts !== null) await insertPeerFacts(change, lead, facts);
  });
}
