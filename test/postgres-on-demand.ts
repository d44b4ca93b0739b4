import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { Databases } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Port where a test file gets the address of a new database: under `/empty`, or `/migrated` to the current schema. */
    readonly postgresDesk: number;
  }
}

/** One PostgreSQL server for a whole test run, started when the first test asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let databases: Promise<Databases> | undefined;
  const desk = createServer(async ({ url }, response) => {
    // A connection kept open could end just when it is used again.
    response.setHeader("Connection", "close");
    try {
      databases ??= import("./databases.ts").then(({ openDatabases }) => openDatabases());
      response.end(await (await databases).add(url === "/empty" ? "empty" : "migrated"));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(desk.listen(0, "127.0.0.1"), "listening");
  // The cast is sound: a server that listens on a port has an address with a port.
  project.provide("postgresDesk", (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await (await databases)?.close();
  };
}
