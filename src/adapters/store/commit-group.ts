import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "kysely";
import { turnsBetween } from "../in-turn.ts";
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
 * Turns of the event loop in which a group gathers: who answers get their next calls in them. A little fewer than between
 * two groups of analyses, so that a group which begins with the answers of one is on disk before the next. Where nothing
 * else happens they take less than a millisecond; under load they save more than half of the flushes.
 */
const gatheringTurns = turnsBetween - 4;

/**
 * Commits together what is written at nearly the same time: one flush to disk serves all who came while the group
 * gathered. Nobody is told before the commit that holds their work.
 */
function groupedWrites(database: Database): Write {
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      for (let turn = 0; turn < gatheringTurns; turn += 1) await nextTurn();
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
