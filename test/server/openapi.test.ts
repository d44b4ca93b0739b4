import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { statusOf } from "../../src/server/api-response.ts";
import { exportFormatNames, exportFormats } from "../../src/survey/export-formats.ts";
import { floorFactNames } from "../../src/survey/floor-facts.ts";
import { questionnaire } from "../../src/survey/questionnaire.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { openServer, wireAnswers } from "./open-server.ts";

const cases: readonly { readonly id: string; readonly answers: unknown }[] = JSON.parse(
  readFileSync(new URL("../cases/dev-cases.json", import.meta.url), "utf8"),
);

/** The published document, and a function that checks a value against one of its schemas and returns the mistakes. */
async function published() {
  const server = await openServer();
  const document = await (await server.app.request("/openapi.json")).json();
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    formats: { email: true, "date-time": true },
  });
  ajv.addVocabulary(["openapi", "info", "jsonSchemaDialect", "paths", "components"]);
  ajv.addSchema(document, "call");
  const mistakesIn = (name: string, value: unknown) => {
    const check = ajv.getSchema(`call#/components/schemas/${name}`);
    if (!check) throw new Error(`No schema ${name}`);
    return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  return { server, document, mistakesIn };
}

test("[R86] the document describes the call, its failures and the stored report", async () => {
  const { document } = await published();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual([
    "/functions/v1/analyze-shop",
    "/api/reports/{id}",
    "/api/reports/{id}/history",
    "/api/reports/{id}/witnesses",
    "/api/reports/{id}/witnesses/{witness}",
    "/api/reports/{id}/mail",
    "/api/reports/{id}/reminder",
    "/api/reports/{id}.html",
    ...exportFormatNames.map((format) => `/api/reports/{id}/${exportFormats[format].path}`),
    ...exportFormatNames.map((format) => `/api/sample/${exportFormats[format].path}`),
    "/api/what-if",
    "/api/readings",
    "/api/kpis/{file}",
    "/api/challenge",
    "/",
    "/api/funnel",
  ]);
  const { responses } = document.paths["/functions/v1/analyze-shop"].post;
  expect(Object.keys(responses)).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "422",
    "429",
    "500",
    "503",
  ]);
  expect(JSON.stringify(document)).not.toContain("#/$defs/");
});

test("[R68] each file is described with its type, and with every way in which it is refused", async () => {
  const { document } = await published();
  for (const { path, type } of Object.values(exportFormats)) {
    for (const base of ["/api/reports/{id}", "/api/sample"]) {
      const { responses } = document.paths[`${base}/${path}`].get;
      expect(Object.keys(responses["200"].content)).toEqual(type.split(";").slice(0, 1));
      expect(Object.keys(responses)).toEqual(["200", "404", "429", "500", "501", "503"]);
    }
  }
});

test("[R86] every field of the questionnaire is described", async () => {
  const { document, mistakesIn } = await published();
  const { Answers } = document.components.schemas;
  expect(Object.keys(Answers.properties)).toEqual([...Object.keys(questionnaire), ...floorFactNames]);
  expect(Answers.required).toHaveLength(7);
  expect(mistakesIn("Answers", sampleShop)).toEqual([]);
  expect(mistakesIn("Answers", wireAnswers)).toEqual([]);
  expect(mistakesIn("Answers", { ...sampleShop, machine_count: 0 })).toEqual(["/machine_count must be >= 1"]);
});

test("[R86] what the call answers for the sample and for every published shop conforms, field by field", async () => {
  const { server, mistakesIn } = await published();
  for (const answers of [sampleShop, ...cases.map((shop) => shop.answers)]) {
    const body = await (await server.analyze(answers)).json();
    expect(mistakesIn("Answer", body)).toEqual([]);
    const stored = await (await server.app.request(`/api/reports/${body.id}`)).json();
    expect(mistakesIn("StoredAnswer", stored)).toEqual([]);
  }
});

test("[R86] failures and progress conform", async () => {
  const { server, mistakesIn } = await published();
  expect(mistakesIn("Failure", await (await server.analyze({})).json())).toEqual([]);
  expect(mistakesIn("Failure", await (await server.analyze("{")).json())).toEqual([]);
  expect(mistakesIn("Failure", await (await server.app.request("/api/sample/report.docx")).json())).toEqual([]);
  const stream = await (await server.analyze(wireAnswers, { accept: "text/event-stream" })).text();
  const [first = ""] = stream.split("\n\n");
  expect(mistakesIn("Progress", JSON.parse(first.slice(first.indexOf("{"))))).toEqual([]);
});

test("[R83] docs/rules.md names every status of a failure, and no other", () => {
  const [rule = ""] = /- \*\*R83\*\* [^.]*\./.exec(readFileSync("docs/rules.md", "utf8")) ?? [];
  const named = (rule.match(/\b[45]\d\d\b/g) ?? []).map(Number);
  expect(named).toEqual([...new Set(Object.values(statusOf))].toSorted((a, b) => a - b));
});
