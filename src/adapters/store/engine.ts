import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Change, Tables } from "./tables.ts";

export const isPostgres = (access: Kysely<Tables>): boolean => access.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Serializes transactions that name the same work, across all servers, until they end. SQLite has one writer at a time
 * anyway.
 */
export async function oneAtATime(change: Change, work: string): Promise<void> {
  if (isPostgres(change)) await sql`select pg_advisory_xact_lock(hashtextextended(${work}, 0))`.execute(change);
}

/**
 * Keeps a lead from being erased until the transaction ends; `false` if it isn't there. Whatever adds to a lead begins with this:
 * an erasure takes the lead before what belongs to it, and on PostgreSQL the other order would let the two block each other.
 */
export async function holdLead(change: Change, id: string): Promise<boolean> {
  const lead = change.selectFrom("leads").select("id").where("id", "=", id);
  return (await (isPostgres(change) ? lead.forKeyShare() : lead).executeTakeFirst()) !== undefined;
}

/** The database's clock in milliseconds since 1970, shared by all servers. */
export const databaseClock = (access: Kysely<Tables>) =>
  isPostgres(access)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
