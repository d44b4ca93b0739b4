import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const wireUp = new URL("../wire-up.ts", import.meta.url).href;
const settings = new URL("../settings/config.ts", import.meta.url).href;
const log = new URL("../monitoring/log.ts", import.meta.url).href;

/**
 * Opens the services with each of these settings in a separate process, and prints whether the model code has been
 * loaded.
 */
const program = `
import { mkdtempSync, rmSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
const loaded = new Set();
registerHooks({ resolve(name, context, next) {
  if (name === "ai" || name.startsWith("@ai-sdk/")) loaded.add(name);
  return next(name, context);
} });
const { openServices } = await import(${JSON.stringify(wireUp)});
const { readConfig } = await import(${JSON.stringify(settings)});
const { createLog } = await import(${JSON.stringify(log)});
const loadedAfter = [];
for (const settings of JSON.parse(process.argv[1])) {
  const given = { DATA_DIR: mkdtempSync(tmpdir() + "/loaded-"), ...settings };
  const services = await openServices(readConfig(given), createLog("silent"));
  await services.previewSampleShop({ address: "192.0.2.1", onProgress: async () => {} });
  await services.close();
  rmSync(given.DATA_DIR, { recursive: true });
  loadedAfter.push(loaded.has("ai"));
}
console.log(JSON.stringify(loadedAfter));
`;

function loadsSdk(...settings: readonly Readonly<Record<string, string>>[]): unknown {
  const given = ["--input-type=module", "-e", program, JSON.stringify(settings)];
  const { stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    encoding: "utf8",
  });
  return stdout === "" ? stderr : JSON.parse(stdout);
}

test("without a provider nothing that speaks with models is loaded", () => {
  const provider = { AI_PROVIDER: "openai-compatible", AI_MODEL: "tiny", AI_BASE_URL: "http://127.0.0.1:1/v1" };
  expect(loadsSdk({}, provider)).toEqual([false, true]);
});
