import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

/** Kysely on Node's built-in SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: { prepare: prepareOnce(database), close: () => database.close() } });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#database);
  }
}

/** How long one process waits for another that is writing, and how often it retries, milliseconds. */
const lockTimeoutMs = 5_000;
const retryIntervalMs = 5;

/**
 * Every transaction here writes, so each takes the write lock at its start: two processes then wait for each other
 * instead of one failing halfway. The wait doesn't block the event loop.
 */
class WritingDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: { prepare: prepareOnce(file), close: () => file.close() } });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const startedAt = performance.now();
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() - startedAt > lockTimeoutMs) throw error;
      }
      await pause(retryIntervalMs);
    }
  }

  /** If SQLite has already rolled back, as on a full disk, a second rollback would hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's error code for "another process is writing", before its subcodes. */
const sqliteBusy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === sqliteBusy;

/** The most statements kept prepared; this program has far fewer queries. */
const maxStatements = 200;

function prepareOnce(database: DatabaseSync): (sql: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>();
  return (sql) => {
    const cached = prepared.get(sql);
    if (cached) return cached;
    if (prepared.size >= maxStatements) prepared.clear();
    const statement = statementOf(database.prepare(sql));
    prepared.set(sql, statement);
    return statement;
  };
}

// The casts are sound: Kysely's compiler turns every parameter into a value that SQLite can hold.
const statementOf = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as never[])),
  run: (parameters) => statement.run(...(parameters as never[])),
  iterate: (parameters) => statement.iterate(...(parameters as never[])),
});
