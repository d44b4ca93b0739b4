import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "kysely";
import { diagnose, rulesVersion } from "../../diagnosis/diagnose.ts";
import { type PeerFacts, peerFactsOf, type ShopKind } from "../../diagnosis/peers.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import { hash } from "../ids.ts";
import type { Database, Tables } from "../tables.ts";

/** A kind as it stands in the tables. */
export const keyOf = ({ size, work }: ShopKind): string => `${size} ${work}`;

/** Stores what a lead adds to the figures of its kind. Nothing of a suspect, and nothing of a lead that is gone. */
export async function insertPeerFacts(change: Transaction<Tables>, leadId: string, facts: PeerFacts): Promise<void> {
  const { kind, ...others } = facts;
  const lead = await change
    .selectFrom("leads")
    .select(["email", "received_at", "is_suspect"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (lead === undefined || lead.is_suspect !== 0) return;
  const row = { kind: keyOf(kind), rules: rulesVersion, facts: JSON.stringify(others) };
  await change
    .insertInto("peer_facts")
    .values({ ...row, lead_id: leadId, shop: hash(lead.email), received_at: lead.received_at })
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
    .execute();
}

/** The latest submissions that are looked at when a server starts. */
const mostTakenUp = 2_000;

/**
 * Takes up what was stored before there were such facts, or under other rules. Each diagnosis leaves the event loop
 * free for the next call.
 */
export async function takeUpLeads(database: Database, isStopping: () => boolean): Promise<void> {
  const latest = database
    .selectFrom("leads")
    .innerJoin("results", "results.lead_id", "leads.id")
    .select("leads.id")
    .where("is_suspect", "=", 0)
    .orderBy("leads.received_at", "desc")
    .limit(mostTakenUp);
  const open = await database
    .selectFrom(latest.as("latest"))
    .leftJoin("peer_facts", (join) => join.onRef("peer_facts.lead_id", "=", "latest.id").on("rules", "=", rulesVersion))
    .select("latest.id")
    .where("peer_facts.lead_id", "is", null)
    .execute();
  for (const { id } of open) {
    if (isStopping()) return;
    await nextTurn();
    await takeUp(database, id);
  }
}

async function takeUp(database: Database, id: string): Promise<void> {
  const lead = await database.selectFrom("leads").select("answers").where("id", "=", id).executeTakeFirst();
  const read = lead && readAnswers(JSON.parse(lead.answers));
  if (read?.kind !== "submission" || read.submission.shop_type === undefined) return;
  const facts = peerFactsOf(read.submission, diagnose(read.submission));
  if (facts !== null) await database.transaction().execute((change) => insertPeerFacts(change, id, facts));
}
