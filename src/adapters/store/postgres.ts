import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { ClientBase, Pool, PoolConfig } from "pg";
import { isCurrent, migrate } from "./migrations/index.ts";
import type { Database, Tables } from "./tables.ts";

/** Settings of all connections; times in milliseconds. */
const common = {
  /** Per server. PostgreSQL allows 100 in total by default. */
  max: 10,
  /** To get a connection, including while all are in use. */
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: "spindlewise",
} as const satisfies PoolConfig;

/**
 * How long a statement may take: in a server, where a caller waits; or in a migration or a command that reads the whole
 * store.
 */
const paces = {
  prompt: {
    /** PostgreSQL stops longer statements; if PostgreSQL itself is gone, we do. */
    statement_timeout: 30_000,
    query_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  patient: {},
} as const satisfies Readonly<Record<string, PoolConfig>>;

export type Pace = keyof typeof paces;

const pools = new WeakMap<Database, Pool>();

/** A database's connection pool, for libraries that run their own statements; `null` on SQLite. */
export const poolOf = (database: Database): Pool | null => pools.get(database) ?? null;

/**
 * Opens a PostgreSQL database and migrates it to the current schema. Broken connections are replaced.
 *
 * @param url `postgres://user:password@host:port/name`; `?sslmode=verify-full` requires TLS, and `&sslrootcert=FILE`
 * names your own CA certificate
 * @throws Error if it can't be reached; the message names the server, never the password
 */
export async function openPostgres(url: string, pace: Pace): Promise<Database> {
  const database = await connect(url, pace);
  try {
    if (!(await isCurrent(database))) await migrateAt(url);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Over a connection of its own, because the server's would stop a long step. */
async function migrateAt(url: string): Promise<void> {
  const patient = await connect(url, "patient");
  await migrate(patient).finally(() => patient.destroy());
}

async function connect(url: string, pace: Pace): Promise<Database> {
  // Its driver is loaded only where it is used: it takes three megabytes.
  const pool = connectionsTo(await import("pg"), url, pace);
  const database: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
  });
  pools.set(database, pool);
  try {
    await database.connection().execute(async () => {});
  } catch (error) {
    await database.destroy();
    throw unreachable(url, error);
  }
  return database;
}

function connectionsTo({ Pool, types }: typeof pg, url: string, pace: Pace): Pool {
  /** 64-bit integers are read as numbers; none here exceeds 2^53, not even times in milliseconds. */
  const getTypeParser: typeof types.getTypeParser = (type: number, format?: unknown) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as "text");
  try {
    const pool = new Pool({
      ...common,
      ...paces[pace],
      connectionString: url,
      types: { getTypeParser },
      // The pool's hook, not Kysely's: that one never gives back a connection that breaks off in it.
      onConnect: confirmOnDisk,
    });
    // A broken connection leaves the pool, its query fails, and the next one opens another. Between two queries of one
    // transaction, only these listeners keep the error from ending the process.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** Makes confirmed commits durable even if the operator's PostgreSQL defaults to asynchronous commits. */
async function confirmOnDisk(client: ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

const unreachable = (url: string, error: unknown): Error =>
  new Error(`The database at ${withoutPassword(url)} cannot be used: ${messageOf(error)}. DATABASE_URL names it.`);

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ""}${host}${pathname}`;
}

/** If all addresses of a host fail, the error is an aggregate without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
