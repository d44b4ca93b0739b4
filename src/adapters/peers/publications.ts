import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { rulesVersion } from "../../diagnosis/diagnose.ts";
import { type Peers, type ShopKind, shopKinds } from "../../diagnosis/peers.ts";
import { nothingPublished, type PeerShop, type PublishedKind, peersOf, renewKind } from "../../service/peers/peers.ts";
import { nameKeyOf } from "../../service/peers/same-shop.ts";
import { oneAtATime } from "../store/engine.ts";
import { hash } from "../store/ids.ts";
import type { Change, Database } from "../store/tables.ts";
import { keyOf } from "./facts.ts";

/** How many of the latest submissions of a kind are used: enough for any quartile, and a bound on the work. */
const maxShops = 2_000;

/**
 * Updates the published figures of each kind for which enough shops came or went. Several servers may do so at once.
 */
export async function renewPublications(database: Database, at: string, isStopping: () => boolean): Promise<void> {
  for (const kind of shopKinds) {
    if (isStopping()) return;
    await nextTurn();
    if (await hasRows(database, kind)) await database.transaction().execute((change) => renew(change, kind, at));
  }
}

/** Whether a kind has any rows; skips a transaction for kinds that have none. */
async function hasRows(database: Database, kind: ShopKind): Promise<boolean> {
  for (const table of ["peer_facts", "peer_publications"] as const) {
    const row = await database.selectFrom(table).select("kind").where("kind", "=", keyOf(kind)).limit(1).execute();
    if (row.length > 0) return true;
  }
  return false;
}

/** Reads and writes under one lock, so that each publication builds on the last one. */
async function renew(change: Change, kind: ShopKind, at: string): Promise<void> {
  const key = keyOf(kind);
  await oneAtATime(change, `peers ${key}`);
  const last = await change.selectFrom("peer_publications").selectAll().where("kind", "=", key).executeTakeFirst();
  const { rules, basis } = last ?? { rules: rulesVersion, basis: JSON.stringify(nothingPublished) };
  const before = publishedIn(basis);
  const after = renewKind(before, await shopsOf(change, key), rules !== rulesVersion);
  const row = { rules: rulesVersion, told: JSON.stringify(peersOf(kind, after)), basis: JSON.stringify(after) };
  if (row.basis === basis && row.rules === rules) return;
  await change
    .insertInto("peer_publications")
    .values({ ...row, kind: key, renewed_at: at })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ ...row, renewed_at: at }))
    .execute();
}

/** What was published, as stored. A summary was called `told` up to rules 2026.11.8. */
function publishedIn(basis: string): PublishedKind {
  // The cast is sound: only `renew` writes it.
  return JSON.parse(basis.replaceAll('"told":', '"summary":')) as PublishedKind;
}

/** Each shop once, by its latest submission of any kind. One mailbox is one shop, and near-duplicates are one shop. */
async function shopsOf(change: Change, key: string): Promise<readonly PeerShop[]> {
  const { rows } = await sql<ShopRow>`
    select latest.lead_id, latest.facts, leads.answers
    from (select * from peer_facts where kind = ${key} and rules = ${rulesVersion}
      order by received_at desc limit ${sql.lit(maxShops)}) as latest
    join leads on leads.id = latest.lead_id
    where not exists (select 1 from peer_facts as later where later.shop = latest.shop
      and (later.received_at, later.lead_id) > (latest.received_at, latest.lead_id))
    order by latest.received_at, latest.lead_id`.execute(change);
  // The cast is sound: only insertPeerFacts writes it.
  return latestOfEach(rows).map(({ lead_id, facts }) => ({
    mark: markOf(lead_id),
    value: JSON.parse(facts) as PeerShop["value"],
  }));
}

interface ShopRow {
  readonly lead_id: string;
  readonly facts: string;
  readonly answers: string;
}

/**
 * Drops earlier submissions with the same shop name or identical figures: a shop trying things out, or two of its
 * people.
 */
function latestOfEach(rows: readonly ShopRow[]): readonly ShopRow[] {
  const seen = new Set<string>();
  return rows
    .toReversed()
    .filter(({ facts, answers }) => {
      const marks = [facts, nameKeyOf(String(JSON.parse(answers).shop_name ?? ""))].filter((mark) => mark !== "");
      const isNew = marks.every((mark) => !seen.has(mark));
      for (const mark of marks) seen.add(mark);
      return isNew;
    })
    .toReversed();
}

/** Identifies a submission, without its id, in data kept after its erasure. */
const markOf = (leadId: string): string => hash(leadId).slice(0, 16);

/** The published figures of each kind, by its key. */
export async function readPublications(database: Database): Promise<ReadonlyMap<string, Peers>> {
  const rows = await database
    .selectFrom("peer_publications")
    .select(["kind", "told"])
    .where("rules", "=", rulesVersion)
    .execute();
  // The cast is sound: only `renew` writes it.
  return new Map(rows.map(({ kind, told }) => [kind, JSON.parse(told) as Peers]));
}
