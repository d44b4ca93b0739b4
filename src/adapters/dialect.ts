import type { DatabaseSync, StatementSync } from "node:sqlite";
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
    return new WritingDriver({
      database: { prepare: prepareOnce(this.#database), close: () => this.#database.close() },
    });
  }
}

/**
 * Every transaction here writes, so each takes the lock for writing when it begins: two processes then wait for each
 * other up to the busy timeout, instead of one failing half way.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

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
