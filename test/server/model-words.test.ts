import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import type { Narrator } from "../../src/service/model/narrator.ts";
import { exportFormats } from "../../src/survey/export-formats.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { askedByLetter, goodNarrator, modelOf } from "../narrators.ts";
import { seen, wordsOf } from "../read-pdf.ts";
import { openServer } from "./open-server.ts";

const serverWith = (narrator: Narrator) =>
  openServer({ externals: { makeDossier: (...given) => makeDossier(...given, modelOf(narrator)) } });

test("the files of a stored report are written in the words that were shown", async () => {
  const server = await serverWith(goodNarrator);
  const { id, analysis } = await (await server.analyze()).json();
  const pdf = await server.app.request(`/api/reports/${id}/${exportFormats.pdf.path}`);
  const shown = seen(await wordsOf(new Uint8Array(await pdf.arrayBuffer())));
  for (const sentence of [askedByLetter, "A job that comes off its machine needs its setup again."]) {
    expect([analysis.includes(sentence), shown.includes(seen(sentence))]).toEqual([true, true]);
  }
});

test("the stored report keeps words, engine and receipt as they answered the call", async () => {
  const server = await serverWith(goodNarrator);
  const made = await (await server.analyze()).json();
  const { shop_name, created_at, ...stored } = await (await server.app.request(`/api/reports/${made.id}.json`)).json();
  expect(stored).toEqual(made);
  expect(stored.engine).toEqual({ kind: "model", model: "plain-words" });
  expect(JSON.stringify(stored.words.letter)).toContain(askedByLetter);
});

test("[R92] an answer with a receipt fits the published schema", async () => {
  const server = await serverWith(goodNarrator);
  const document = await (await server.app.request("/openapi.json")).json();
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, formats: { email: true, "date-time": true } });
  ajv.addVocabulary(["openapi", "info", "jsonSchemaDialect", "paths", "components"]);
  ajv.addSchema(document, "call");
  const check = ajv.getSchema("call#/components/schemas/Answer");
  const body = await (await server.analyze()).json();
  expect(body.receipt.calls).toHaveLength(3);
  expect([check?.(body), check?.errors]).toEqual([true, null]);
});

test("[R87] the preview of the sample shop asks no model, and each question names the address that called", async () => {
  const asked: string[] = [];
  const server = await serverWith({
    model: "listens",
    ask: async ({ purpose }, address) => {
      asked.push(`${purpose} for ${address}`);
      return { kind: "failed", why: "busy", usage: null };
    },
  });
  await server.analyze(sampleShop, { "x-preview": "true" }, "192.0.2.7");
  expect(asked).toEqual([]);
  await server.analyze(undefined, {}, "192.0.2.7");
  expect([asked[0], asked.length]).toEqual(["letter for 192.0.2.7", 2]);
});
