import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import { ignoreProgress } from "../../src/service/analyze/progress.ts";
import { documentOf } from "../../src/service/analyze/render-response.ts";
import type { ModelQuestion } from "../../src/service/model/narrator.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { modelOf, narratorSaying } from "../narrators.ts";
import { seenIn } from "./in-report.ts";

const { memo: _, ...parts } = JSON.parse(
  readFileSync(new URL("../letters/by-hand/sample-shop.letter.json", import.meta.url), "utf8"),
);
const reportSaying = (sentence: string) => ({ ...parts, memo: `## The short answer\n\n${sentence}` });
const draft = reportSaying("Setups run over because nobody lays out the tools. Each one costs 97 hours.");

async function reportFrom(rewrite: unknown) {
  const asked: ModelQuestion[] = [];
  const replies: Readonly<Record<string, unknown>> = { letter: draft, rewrite, review: { cuts: [] } };
  const narrator = narratorSaying((question) => {
    asked.push(question);
    return replies[question.purpose] ?? { symptoms: [] };
  });
  const occasion = { date: "2026-11-21", brand: readConfig({}).brand };
  const dossier = await makeDossier(sampleShop, occasion, ignoreProgress, "an address", modelOf(narrator));
  return { dossier, html: documentOf(dossier).join(""), asked };
}

test("[R180] the report is the second version, which a model writes from its checked draft", async () => {
  const { dossier, html, asked } = await reportFrom(
    reportSaying("Lay out the tools before each setup. **Nobody sets up without the tools at hand.**"),
  );
  expect(dossier.receipt?.calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ["letter", "partly-used"],
    ["rewrite", "used"],
    ["review", "used"],
  ]);
  expect(seenIn(html)).toContain("Lay out the tools before each setup.");
  expect(html).toContain("<strong>Nobody sets up without the tools at hand.</strong>");
  expect(seenIn(html)).not.toContain("because nobody lays out");
  const data = asked.find(({ purpose }) => purpose === "rewrite")?.data ?? "";
  expect(data).toContain('"cut":[{"sentence":"Each one costs 97 hours.","why":"a number of unknown origin"}]');
  expect(data).not.toContain(sampleShop.owner_name);
  const reviewed = asked.find(({ purpose }) => purpose === "review")?.data ?? "";
  expect(reviewed).toContain("Lay out the tools before each setup.");
});

test.for([
  ["has another form", { report: "It waits." }],
  ["loses most to the checks", { memo: "It costs 97 hours. It costs $9,731.", week: [], figures: [], tiles: [] }],
] as const)("[R186] a second version that %s leaves the draft", async ([, rewrite]) => {
  const { html, dossier } = await reportFrom(rewrite);
  expect(seenIn(html)).toContain("Setups run over because nobody lays out the tools.");
  expect(dossier.receipt?.calls.map(({ purpose }) => purpose)).toContain("review");
});
