import { sql } from "kysely";
import type { Expiring, Store } from "../../service/store-port.ts";
import type { Write } from "./commit-group.ts";
import { isPostgres } from "./engine.ts";
import { noteErased } from "./erasures.ts";
import { withoutNul } from "./ids.ts";
import { emptyLog } from "./log-file.ts";
import { folderOf, keepReserve, releaseReserve } from "./reserve.ts";
import { noteOf, saveNote } from "./server-notes.ts";
import type { Change, Database } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

/**
 * Leads erased per transaction, each of which takes 60 kB of SQLite's log and as much again for every version. On a full
 * disk one at a time, because the log has only the reserve.
 */
const pageSizes = { usual: 100, fullDisk: 1 } as const;

/** Erases a page of this many leads at most, and returns how many it erased. */
type ErasePage = (change: Change, pageSize: number) => Promise<number>;

/** Erases leads. It is done only when nothing of them is left in the store's files. */
export function createEraser(
  database: Database,
  write: Write,
  now: () => Date,
): Pick<Store, "eraseLead" | "eraseAddress" | "eraseBefore" | "expiring" | "expiredAsOf"> {
  const timestamp = () => now().toISOString();
  const eraseAndEmptyLog = async (work: (change: Change) => Promise<number>): Promise<number> => {
    const erased = await write(work);
    if (erased > 0) await emptyLog(database);
    return erased;
  };
  const eraseInPages = async (erasePage: ErasePage): Promise<number> => {
    let erased = 0;
    await withReserve(database, async (pageSize) => {
      for (let page = 1; page > 0; erased += page)
        page = await eraseAndEmptyLog((change) => erasePage(change, pageSize));
    });
    return erased;
  };
  return {
    eraseLead: (id) =>
      withReserve(database, () => eraseAndEmptyLog((change) => eraseLead(change, withoutNul(id), timestamp()))),
    eraseAddress: (email) =>
      eraseInPages((change, pageSize) =>
        eraseFromAddress(change, withoutNul(email.toLowerCase()), timestamp(), pageSize),
      ),
    eraseBefore: (receivedAt) => eraseInPages((change, pageSize) => eraseBefore(change, receivedAt, pageSize)),
    expiring: (receivedAt) => expiring(database, receivedAt),
    expiredAsOf: (seenAt, receivedAt) => expiredAsOf(database, seenAt, receivedAt),
  };
}

/** On a full disk, retries with the space kept in reserve and what emptying the log frees. */
async function withReserve<Result>(database: Database, work: (pageSize: number) => Promise<Result>): Promise<Result> {
  try {
    return await work(pageSizes.usual);
  } catch (error) {
    if (isPostgres(database) || whyUnavailable(error) !== "full") throw error;
    const folder = await folderOf(database);
    releaseReserve(folder);
    await emptyLog(database);
    try {
      return await work(pageSizes.fullDisk);
    } finally {
      await emptyLog(database);
      keepReserve(folder);
    }
  }
}

/** An unknown id isn't logged; otherwise anyone could fill the log of erasures. */
async function eraseLead(change: Change, id: string, timestamp: string): Promise<number> {
  const erased = await erase(change, [id]);
  if (erased.length > 0) await noteErased(change, [{ id }], timestamp);
  return erased.length;
}

/** Logged even if nothing is stored, because a backup may hold what the store no longer has. */
async function eraseFromAddress(change: Change, email: string, timestamp: string, pageSize: number): Promise<number> {
  const erased = await erase(change, await idsOfAddress(change, email, pageSize));
  await noteErased(change, [{ email }, ...erased.map((id) => ({ id }))], timestamp);
  return erased.length;
}

/** Deletes leads; the foreign keys delete their reports, versions and coworkers. Returns the ids deleted. */
async function erase(
  change: Change,
  ids: readonly string[],
  condition = sql<boolean>`true`,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const deleted = await change.deleteFrom("leads").where("id", "in", ids).where(condition).returning("id").execute();
  return deleted.map(({ id }) => id);
}

/** Also finds leads whose later answers name the address. */
async function idsOfAddress(change: Change, email: string, atMost: number): Promise<readonly string[]> {
  const first = change.selectFrom("leads").select("id").where("email", "=", email);
  const rows = await first
    .union(change.selectFrom("versions").select("lead_id as id").where("email", "=", email))
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether a lead and every version of its report are older than this. A later visit extends how long a lead is kept.
 *
 * @param seenAt versions from then on don't count
 */
const isOlderThan = (time: string, seenAt?: string) => sql<boolean>`(received_at < ${time}
  and not exists (select 1 from versions where versions.lead_id = leads.id and versions.made_at >= ${time}
    ${seenAt === undefined ? sql`` : sql`and versions.made_at < ${seenAt}`}))`;

/**
 * Not logged, because leads restored from a backup expire again anyway. On PostgreSQL, first locks the leads, so that no
 * one comes back to one of them, and then asks again how old each is: a statement doesn't see the versions that came
 * while it waited for a lock. If all of a page came back, the next one is tried. The last page, an empty one, stores the time.
 */
async function eraseBefore(change: Change, receivedAt: string, pageSize: number): Promise<number> {
  const isOld = isOlderThan(receivedAt);
  const page = change.selectFrom("leads").select("id").where(isOld).orderBy("received_at").limit(pageSize);
  const rows = await (isPostgres(change) ? page.forUpdate() : page).execute();
  const erased = await erase(
    change,
    rows.map(({ id }) => id),
    isOld,
  );
  if (erased.length === 0 && rows.length > 0) return eraseBefore(change, receivedAt, pageSize);
  if (erased.length === 0) await saveNote(change, "expired-before", receivedAt);
  return erased.length;
}

const countedLeads = (database: Database) =>
  database.selectFrom("leads").select(({ fn }) => fn.countAll<number>().as("count"));

async function expiring(database: Database, receivedAt: string): Promise<Expiring> {
  const leads = countedLeads(database);
  const expired = await leads.where(isOlderThan(receivedAt)).executeTakeFirstOrThrow();
  const stored = Number(expired.count) === 0 ? expired : await leads.executeTakeFirstOrThrow();
  const lastBefore = (await noteOf(database, "expired-before")) ?? null;
  return { expired: Number(expired.count), stored: Number(stored.count), lastBefore };
}

async function expiredAsOf(database: Database, seenAt: string, receivedAt: string) {
  const leads = countedLeads(database).where("received_at", "<", seenAt);
  const seen = await leads.executeTakeFirstOrThrow();
  const expired = await leads.where(isOlderThan(receivedAt, seenAt)).executeTakeFirstOrThrow();
  return { expired: Number(expired.count), seen: Number(seen.count) };
}
