import { setImmediate as nextIteration } from "node:timers/promises";
import type { Transaction } from "kysely";
import { iterationsBetween } from "../time-slices.ts";
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
 * Iterations of the event loop in which a group gathers: callers who were just answered send their next calls in them. A
 * little fewer than between two slices of analyses, so that a group that begins with the dossiers of one slice is on disk
 * before the next. On an idle server they take less than a millisecond; under load they save more than half of the flushes.
 */
const gatheringIterations = iterationsBetween - 4;

/**
 * Commits together what is written at nearly the same time: without it, every call would pay for two flushes of its own, and
 * the disk would set the pace. No promise is kept before the commit that holds its work.
 */
function groupedWrites(database: Database): Write {
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      for (let count = 0; count < gatheringIterations; count += 1) await nextIteration();
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
      run();
    });
}

/** When a group fails, each of its members is tried alone, so that none fails for another. */
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
