import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startFakeModel } from "../fake-model/server.ts";
import { readConfig } from "../settings/config.ts";
import { modelToUse } from "./find-local.ts";

const noLog = { info: () => {} };
const auto = (more: Readonly<Record<string, string>> = {}) => readConfig({ AI_PROVIDER: "auto", ...more }).model;

/** A server that answers every call with one body. */
async function serverSaying(body: string, status = 200): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const usual = (...urls: readonly string[]) => urls.map((baseUrl, at) => ({ name: `server ${at}`, baseUrl }));
const listOf = (...ids: readonly string[]) => JSON.stringify({ data: ids.map((id) => ({ id })) });

test("[R185] auto takes the first local server that has a model that writes", async () => {
  const silent = "http://127.0.0.1:9/v1";
  const empty = await serverSaying(listOf());
  const good = await serverSaying(listOf("nomic-embed-text", "qwen:7b", "llama:8b"));
  const found = await modelToUse(auto(), noLog, usual(silent, empty, good));
  expect(found).toMatchObject({ provider: "openai-compatible", baseUrl: good, model: "qwen:7b" });
});

test("[R185] a model that is named is looked for, on the server that is named", async () => {
  const standIn = await startFakeModel();
  onTestFinished(standIn.stop);
  const named = auto({ AI_BASE_URL: standIn.baseUrl, AI_MODEL: "good" });
  expect(await modelToUse(named, noLog)).toMatchObject({ baseUrl: standIn.baseUrl, model: "good" });
  expect(await modelToUse(auto({ AI_BASE_URL: standIn.baseUrl, AI_MODEL: "else" }), noLog)).toBeNull();
});

test("[R185] if nothing answers like a model server, the rules write the report, and the log says so", async () => {
  const others = await Promise.all([
    serverSaying("<html>a page</html>"),
    serverSaying(listOf("m"), 401),
    serverSaying('{"data":"all"}'),
  ]);
  const said: string[] = [];
  const log = { info: (_: unknown, message?: string) => void said.push(message ?? "") };
  expect(await modelToUse(auto(), log, usual(...others))).toBeNull();
  expect(said).toEqual(["no local model found: reports are made by the rules alone"]);
});

test("other settings are used as they are, and nothing is looked for", async () => {
  const config = readConfig({ AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: "k" }).model;
  expect(await modelToUse(config, noLog, usual())).toBe(config);
  expect(await modelToUse(null, noLog, usual())).toBeNull();
});
