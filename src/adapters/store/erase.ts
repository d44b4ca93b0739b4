import type { Transaction } from "kysely";
import type { Expiring, Store } from "../../service/ports.ts";
import type { Write } from "./commit-group.ts";
import { isPostgres } from "./engine.ts";
import { noteErased } from "./erasures.ts";
import { withoutNul } from "./ids.ts";
import { emptyLog } from "./log-file.ts";
import { folderOf, keepReserve, releaseReserve } from "./reserve.ts";
import { noteDown, noteOf } from "./server-notes.ts";
import type { Database, Tables } from "./tables.ts";
import { whyUnavailable } from "./unavailable.ts";

type Change = Transaction<Tables>;

/** How many leads are erased in one go: the log of SQLite takes in about 60 kB for each. */
const pageSize = 100;

/** Erasing is over when nothing of what was erased is left in the files of the store. */
export function createEraser(
  database: Database,
  write: Write,
  now: () => Date,
): Pick<Store, "eraseLead" | "eraseAddress" | "eraseBefore" | "expiring"> {
  const at = () => now().toISOString();
  const erasing = async (work: (change: Change) => Promise<number>): Promise<number> => {
    const erased = await withReserve(database, () => write(work));
    if (erased > 0) await emptyLog(database);
    return erased;
  };
  return {
    eraseLead: (id) => erasing((change) => eraseLead(change, withoutNul(id), at())),
    eraseAddress: (email) => erasing((change) => eraseAddress(change, withoutNul(email.toLowerCase()), at())),
    eraseBefore: async (receivedAt) => {
      const erased = await eraseBefore(database, erasing, receivedAt);
      await write((change) => noteDown(change, "expired-before", receivedAt));
      return erased;
    },
    expiring: (receivedAt) => expiring(database, receivedAt),
  };
}

/** On a full disk the work is done once more, with the room that was kept for it and what the log gives back. */
async function withReserve<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isPostgres(database) || whyUnavailable(error) !== "full") throw error;
    const folder = await folderOf(database);
    releaseReserve(folder);
    await emptyLog(database);
    const result = await work();
    await emptyLog(database);
    keepReserve(folder);
    return result;
  }
}

/** Ids that no one has leave no trace: else anybody could fill the log of erasures. */
async function eraseLead(change: Change, id: string, at: string): Promise<number> {
  const erased = await erase(change, [id]);
  if (erased.length > 0) await noteErased(change, [{ id }], at);
  return erased.length;
}

/** Noted also when nothing is there: a backup may hold what the store has lost. */
async function eraseAddress(change: Change, email: string, at: string): Promise<number> {
  const erased = await erase(change, await idsOfAddress(change, email));
  await noteErased(change, [{ email }, ...erased.map((id) => ({ id }))], at);
  return erased.length;
}

/** Reports, their versions and witnesses go with their leads, by the foreign key. Returns the ids that went. */
async function erase(change: Change, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const gone = await change.deleteFrom("leads").where("id", "in", ids).returning("id").execute();
  return gone.map(({ id }) => id);
}

/** An address counts also where answers that were changed later name it. */
async function idsOfAddress(change: Change, email: string): Promise<readonly string[]> {
  const first = change.selectFrom("leads").select("id").where("email", "=", email);
  const rows = await first
    .union(change.selectFrom("versions").select("lead_id as id").where("email", "=", email))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * In pages, so that other writers get in between. The log of erasures does not name them: a restored backup loses them
 * to its age again.
 */
async function eraseBefore(
  database: Database,
  erasing: (work: (change: Change) => Promise<number>) => Promise<number>,
  receivedAt: string,
): Promise<number> {
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
    const ids = page.map(({ id }) => id);
    erased += await erasing(async (change) => (await erase(change, ids)).length);
  }
}

async function expiring(database: Database, receivedAt: string): Promise<Expiring> {
  const countOf = async (before: string | undefined) => {
    const all = database.selectFrom("leads").select(({ fn }) => fn.countAll<number>().as("count"));
    const { count } = await (before === undefined
      ? all
      : all.where("received_at", "<", before)
    ).executeTakeFirstOrThrow();
    return Number(count);
  };
  const expired = await countOf(receivedAt);
  const stored = expired === 0 ? 0 : await countOf(undefined);
  return { expired, stored, lastBefore: (await noteOf(database, "expired-before")) ?? null };
}
