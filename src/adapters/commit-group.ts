import type { Transaction } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Database, Tables } from "./tables.ts";

type Change = Transaction<Tables>;

/** Runs one piece of writing. The promise is kept when it is on disk. */
export type Write = <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>;

/**
 * PostgreSQL groups the commits of all its clients by itself: there each piece is a transaction of its own. SQLite has
 * one writer and flushes once for each commit: there pieces that come together are committed together.
 */
export const createCommitGroup = (database: Database): Write =>
  isPostgres(database) ? (work) => database.transaction().execute(work) : groupedWrites(database);

interface Waiting {
  /** Does the work; what it returns is called after the commit. */
  readonly run: (change: Change) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Commits together what is written at the same time: one flush to disk serves all calls that arrived in one turn of the
 * event loop, or while the flush before was running. Nobody is told before the commit that holds their work.
 */
function groupedWrites(database: Database): Write {
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commit(database, group);
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, fail) => {
      waiting.push({ run: async (change) => work(change).then((result) => () => resolve(result)), fail });
      if (isRunning) return;
      isRunning = true;
      setImmediate(run);
    });
}

/** When a group fails, each of its members is tried alone, so that none suffers for another. */
async function commit(database: Database, group: readonly Waiting[]): Promise<void> {
  try {
    const confirmations = await database.transaction().execute(async (change) => {
      const done: (() => void)[] = [];
      for (const { run } of group) done.push(await run(change));
      return done;
    });
    for (const confirm of confirmations) confirm();
  } catch (error) {
    if (group.length === 1) for (const { fail } of group) fail(error);
    else for (const member of group) await commit(database, [member]);
  }
}
