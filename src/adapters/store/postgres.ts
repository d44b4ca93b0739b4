import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig, types } from "pg";
import { migrate } from "./migrations/index.ts";
import type { Database, Tables } from "./tables.ts";

/** For all connections; times in milliseconds. */
const common = {
  /** Connections of one server. PostgreSQL allows 100 by default, for all servers together. */
  max: 10,
  /** Until a connection is there, also when all are in use. */
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: "spindlewise",
} as const satisfies PoolConfig;

/** How long a statement may take: in a server, where a caller waits; or in a step or a command over all that is stored. */
const paces = {
  prompt: {
    /** A statement that takes longer is stopped by PostgreSQL; one whose PostgreSQL is gone, by us. */
    statement_timeout: 30_000,
    query_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  patient: {},
} as const satisfies Readonly<Record<string, PoolConfig>>;

export type Pace = keyof typeof paces;

const pools = new WeakMap<Database, Pool>();

/** The connections beneath a database, for libraries that bring their own statements; `null` on SQLite. */
export const poolOf = (database: Database): Pool | null => pools.get(database) ?? null;

/**
 * Opens a database on PostgreSQL and brings it to the present schema. Connections that break are replaced.
 *
 * @param url `postgres://user:password@host:port/name`; `?sslmode=verify-full` asks for TLS, and `&sslrootcert=FILE`
 *   names the certificate of an authority of one's own
 * @throws Error when it cannot be reached; its message names the place, never the password
 */
export async function openPostgres(url: string, pace: Pace = "prompt"): Promise<Database> {
  const patient = await connect(url, "patient");
  try {
    await migrate(patient);
  } catch (error) {
    await patient.destroy();
    throw error;
  }
  if (pace === "patient") return patient;
  await patient.destroy();
  return connect(url, pace);
}

async function connect(url: string, pace: Pace): Promise<Database> {
  const pool = connectionsTo(url, pace);
  const database: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, onCreateConnection: confirmOnDisk }),
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

function connectionsTo(url: string, pace: Pace): Pool {
  try {
    const pool = new Pool({ ...common, ...paces[pace], connectionString: url, types: { getTypeParser } });
    // A connection that breaks leaves the pool; whose question was on it learns so, the next one opens another. Between
    // two questions of one transaction only these listeners keep the process alive.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** Whole numbers come as numbers: none here passes 2^53, times in milliseconds included. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: unknown) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as "text");

/** What is confirmed is on disk, also where the operator's PostgreSQL would by default confirm before. */
async function confirmOnDisk(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
    ),
  );
}

const unreachable = (url: string, error: unknown): Error =>
  new Error(`The database at ${withoutPassword(url)} cannot be used: ${wordsOf(error)}. DATABASE_URL names it.`);

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ""}${host}${pathname}`;
}

/** Several addresses of one host fail as one error without words of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
