import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ownEnvironment } from "../own-environment.ts";
import { serverProgram } from "../programs.ts";
import { test as base } from "./visit.ts";

const project = join(import.meta.dirname, "../..");

type Settings = Readonly<Record<string, string>>;

/** Servers and sites for one test. Each is closed when the test ends, however it ends. */
export const test = base.extend<{
  /** A separate server with these settings. */
  openServer: (more: Settings) => Promise<{ readonly address: string }>;
  /** Another site with one page, on another port. */
  openSite: (html: string) => Promise<string>;
}>({
  openServer: async ({ browserName: _ }, use) => {
    const closing: (() => void)[] = [];
    await use(async (more) => {
      const { close, address } = await startServer(more);
      closing.push(close);
      return { address };
    });
    for (const close of closing) close();
  },
  openSite: async ({ browserName: _ }, use) => {
    const closing: (() => void)[] = [];
    await use(async (html) => {
      const { close, address } = await startSite(html);
      closing.push(close);
      return address;
    });
    for (const close of closing) close();
  },
});

/** Another site with one page, and a server that lets it show ours in a frame: for all tests of a worker. */
export const embeddingTest = base.extend<
  object,
  { readonly around: { readonly origin: string; readonly address: string } }
>({
  around: [
    async ({ browserName: _ }, use) => {
      const site = await startSite(around);
      const server = await startServer({ EMBED_ORIGINS: site.address });
      await use({ origin: site.address, address: server.address });
      server.close();
      site.close();
    },
    { scope: "worker" },
  ],
});

const around = '<!doctype html><html lang="en"><title>Around</title><main><h1>Around</h1></main></html>';

async function startSite(html: string) {
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => void site.close() };
}

/** A separate server with these settings, until it is closed. */
export async function startServer(more: Settings) {
  const folder = mkdtempSync(join(tmpdir(), "page-tests-own-"));
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", ...more };
  const child = spawn(process.execPath, [serverProgram], {
    cwd: project,
    env: { ...ownEnvironment, ...settings, PORT: "0", RATE_LIMIT: "off", STOP_TIMEOUT_S: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = (): void => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (http:\/\/\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, close };
  }
  throw new Error("The server ended before it was ready");
}
