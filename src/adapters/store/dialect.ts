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

/** Kysely over the SQLite that Node brings along. */
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

/** How long one process waits for another that is writing, milliseconds, and how soon it asks again. */
const patience = 5_000;
const pauseBetween = 5;

/**
 * Every transaction here writes, so each takes the lock for writing when it begins: two processes then wait for each
 * other, instead of one failing half way. The wait is one of the event loop: the server answers others meanwhile.
 */
class WritingDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: { prepare: prepareOnce(file), close: () => file.close() } });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = performance.now();
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > patience) throw error;
      }
      await pause(pauseBetween);
    }
  }

  /** Where SQLite has rolled back by itself, as on a full disk, the error that it did so for must not be hidden by another. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's own number for "another process is writing", its kinds included. */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === busy;

/** Statements that are kept prepared. The queries of this program are far fewer. */
const mostStatements = 200;

function prepareOnce(database: DatabaseSync): (sql: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= mostStatements) prepared.clear();
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
