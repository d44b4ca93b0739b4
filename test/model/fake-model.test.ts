import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { toolProgram } from "../programs.ts";
import { startProcess } from "../server/start-process.ts";

/** Starts the command and reads the settings it prints for the user. */
async function startFakeModel(args: readonly string[] = []) {
  const started = startProcess([toolProgram, "fake-model", "--port", "0", ...args]);
  for await (const line of createInterface({ input: started.child.stdout })) {
    if (!line.startsWith("AI_PROVIDER=")) continue;
    return { ...started, settings: Object.fromEntries(line.split(" ").map((setting) => setting.split("="))) };
  }
  throw new Error(`It did not start: ${started.written.errors}`);
}

test("fake-model says how to point the product at it, and with these settings the product uses it", async () => {
  const { settings, child, ended } = await startFakeModel();
  expect(settings.AI_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  const analyzed = await startProcess([toolProgram, "analyze", "--sample", "--format", "json"], settings).ended;
  expect(JSON.parse(analyzed.output).engine).toEqual({ kind: "model", model: "good" });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ errors: "" });
});

test("fake-model makes a fault on request, and lists the faults it can make", async () => {
  const { settings } = await startFakeModel(["--fault", "401"]);
  expect((await fetch(`${settings.AI_BASE_URL}/models`)).status).toBe(401);
  const refused = await startProcess([toolProgram, "fake-model", "--fault", "no-such"]).ended;
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("cut-json")]);
});
