import fc from "fast-check";
import { expect, test } from "vitest";
import { readAnswers } from "../../src/survey/read-answers.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { anyBody } from "./hostile-body.ts";
import { type OpenServer, openServer, storedLeads } from "./open-server.ts";

/** The same draws on every run. */
const fixed = { seed: 20261121 };

const refusals = [400, 413, 422];

test("[R83] whatever the body, the call answers properly and stores whole submissions or none", async () => {
  const server = await openServer();
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const response = await server.analyze(body);
      const text = await response.text();
      if (response.status === 200) stored += 1;
      else expectRefusal(response.status, text);
    }),
    { ...fixed, numRuns: 100 },
  );
  await expectWholeLeads(server, stored);
});

function expectRefusal(status: number, text: string): void {
  expect(refusals).toContain(status);
  const failure = JSON.parse(text);
  expect(failure.error.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b/);
}

async function expectWholeLeads(server: OpenServer, count: number): Promise<void> {
  const leads = await storedLeads(server);
  expect(leads).toHaveLength(count);
  for (const { id, answers } of leads) {
    expect(readAnswers(answers)).toEqual({ kind: "submission", submission: answers, ignored: [] });
    expect((await server.services.store.leadWithId(id))?.analysis).not.toBeNull();
  }
}

test.for([
  ["nested 10,000 deep", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, 422],
  ["nested 30,000 deep", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, 422],
  ["100,001 characters", JSON.stringify({ ...sampleShop, notes: "x".repeat(100_001) }), 413],
  ["1e309 machines", JSON.stringify(sampleShop).replace('"machine_count":18', '"machine_count":1e309'), 422],
  ["NaN machines", JSON.stringify(sampleShop).replace('"machine_count":18', '"machine_count":NaN'), 400],
  ["-3 machines", JSON.stringify({ ...sampleShop, machine_count: -3 }), 422],
  ["2.5 machines", JSON.stringify({ ...sampleShop, machine_count: 2.5 }), 422],
  ["a list for a name", JSON.stringify({ ...sampleShop, shop_name: ["a"] }), 422],
  ["an unknown choice", JSON.stringify({ ...sampleShop, schedule_tool: "Magic" }), 422],
  ["a polluted prototype", '{"__proto__":{"shop_name":"x","owner_name":"y"}}', 422],
] as const)("[R83] %s is refused with %#", async ([, body, status], { expect }) => {
  const server = await openServer();
  const response = await server.analyze(body);
  expect(response.status).toBe(status);
  expect(await storedLeads(server)).toEqual([]);
});

test.for([
  ["unpaired surrogates and control characters", `\ud800 Ada\u0000\u001b[2J`, " Ada[2J".trim()],
  ["a field twice: the last one counts", "Bo", "Bo"],
] as const)("[R83] %s: the answer is stored clean", async ([, owner, kept], { expect }) => {
  const server = await openServer();
  const body = `${JSON.stringify(sampleShop).slice(0, -1)},"owner_name":${JSON.stringify(owner)}}`;
  expect((await server.analyze(body)).status).toBe(200);
  const [lead] = await storedLeads(server);
  expect(String(lead?.answers.owner_name)).toContain(kept);
});
