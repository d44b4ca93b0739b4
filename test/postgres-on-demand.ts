import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Port where a test file gets the address of a new, empty database. */
    readonly postgresDesk: number;
  }
}

/** Settings that cost time and only protect data someone wants to keep. */
const careless = ["fsync=off", "full_page_writes=off", "max_connections=200", "shared_buffers=32MB"];

/** One PostgreSQL server for a whole test run, started when the first test asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined;
  let count = 0;
  const desk = createServer(async (_request, response) => {
    try {
      server ??= import("./postgres-server.ts").then(({ startPostgres }) => startPostgres(careless));
      count += 1;
      const name = `test_${count}`;
      await (await server).createDatabase(name);
      response.end((await server).urlOf(name));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(desk.listen(0, "127.0.0.1"), "listening");
  // The cast is sound: a server that listens on a port has an address with a port.
  project.provide("postgresDesk", (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await (await server)?.remove();
  };
}
