import fc from "fast-check";
import { expect, test } from "vitest";
import { perAnalysis } from "../../src/adapters/limits/limits.ts";
import { freeTextFields } from "../../src/survey/free-text.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { tidyProse } from "../../src/survey/tidy.ts";
import { wireReadings } from "../../src/survey/wire/readings.ts";
import { from, jsonRequest, type OpenServer, openServer, storedLeads } from "./open-server.ts";

const ask = async ({ app }: OpenServer, body: unknown, address = "192.0.2.1") =>
  app.request("/api/readings", jsonRequest(body), from(address));

test("[R133] each sentence that carries something gets at most three statements, and nothing is stored", async () => {
  const server = await openServer();
  const response = await ask(server, {
    field: "pain_invisible",
    text: "Machinists walk around looking for tools and gauges. Thanks for asking! The program is never ready.",
  });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const { sentences } = wireReadings.parse(await response.json());
  expect(sentences.map(({ text, means }) => [text, means[0]])).toEqual([
    ["Machinists walk around looking for tools and gauges.", "searching_for_tools"],
    ["The program is never ready.", "program_not_ready"],
  ]);
  expect(await storedLeads(server)).toEqual([]);
});

test("[R133] every sentence that comes back is in the text word for word, so that it can be confirmed", async () => {
  const server = await openServer();
  for (const field of freeTextFields) {
    const text = ` ${sampleShop[field] ?? ""}\u0007 `;
    const { sentences } = wireReadings.parse(await (await ask(server, { field, text })).json());
    for (const sentence of sentences) expect(tidyProse(text)).toContain(sentence.text);
  }
});

test.for([
  ["another field", { field: "shop_name", text: "Setups" }],
  ["no text", { field: "notes" }],
  ["a text that is too long", { field: "notes", text: "x".repeat(2001) }],
  ["a list", []],
] as const)("[R83] %s is refused with 422 and a sentence", async ([, body], { expect }) => {
  const response = await ask(await openServer(), body);
  const { error, code } = await response.json();
  expect([response.status, code]).toEqual([422, "invalid-answers"]);
  expect(error).toContain("`field`");
});

test("[R133] whatever text comes, it is read", async () => {
  const server = await openServer();
  const texts = fc.string({ unit: "binary", maxLength: 2000 });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const response = await ask(server, { field: "notes", text });
      expect(response.status).toBe(200);
      wireReadings.parse(await response.json());
    }),
    { seed: 8, numRuns: 60 },
  );
});

test("[R83] beyond its share an address gets 429, and others do not", async () => {
  const server = await openServer({ settings: { RATE_LIMIT: "1" } });
  const body = { field: "notes", text: "Setups run over." };
  const replies = await Promise.all(Array.from({ length: perAnalysis.whatIfs + 1 }, () => ask(server, body)));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await ask(server, body, "192.0.2.2")).status).toBe(200);
});
