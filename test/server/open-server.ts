import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import type { Externals } from "../../src/adapters/services.ts";
import { type Environment, readConfig } from "../../src/adapters/settings/config.ts";
import { openServices } from "../../src/adapters/wire-up.ts";
import { buildApp } from "../../src/server/app.ts";
import { generatedFilesOf } from "../../src/server/generated-files.ts";
import { loadPage } from "../../src/server/page.ts";
import type { ListedLead } from "../../src/service/store-port.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { analyzeEndpoint, toWire } from "../../src/survey/wire/wire.ts";
import { putDatabase } from "../migrated-file.ts";

/** A new folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Given {
  readonly settings?: Environment;
  readonly externals?: Partial<Externals>;
  readonly dataDir?: string;
  readonly pageDirectory?: string;
}

async function newStore(): Promise<string> {
  const folder = temporaryFolder();
  await putDatabase(folder);
  return folder;
}

/** The whole server on a real database, called without a network. */
export async function openServer({ settings = {}, externals = {}, dataDir, pageDirectory = "" }: Given = {}) {
  const config = readConfig({ RATE_LIMIT: "off", DATA_DIR: dataDir ?? (await newStore()), ...settings });
  const logLines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void logLines.push(line) });
  const services = await openServices(config, log, externals);
  const [page, generatedFiles] = [await loadPage(pageDirectory, config, services), generatedFilesOf(config)];
  let isStopping = false;
  const app = buildApp({ config, services, log, page, generatedFiles, isStopping: () => isStopping });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await services.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    app,
    services,
    config,
    logLines,
    close,
    beginStop: () => {
      isStopping = true;
    },
    analyze: async (answers: unknown = wireAnswers, headers: Record<string, string> = {}, address = "192.0.2.1") =>
      app.request(analyzeEndpoint.path, jsonRequest(answers, headers), from(address)),
  };
}

export type OpenServer = Awaited<ReturnType<typeof openServer>>;

/** The sample answers as a browser sends them. */
export const wireAnswers = toWire(sampleShop);

export const jsonRequest = (answers: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof answers === "string" ? answers : JSON.stringify(answers),
});

/** What the network would say about the caller. */
export const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

export async function storedLeads({ services }: Pick<OpenServer, "services">): Promise<readonly ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const lead of services.store.leads()) leads.push(lead);
  return leads;
}
