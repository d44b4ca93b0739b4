import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { Observation } from "../src/diagnosis/evidence/observation.ts";
import { freeTextFields } from "../src/diagnosis/reader/sentences.ts";
import { sentencesOf } from "../src/diagnosis/reader/words.ts";
import { type ThemeId, themes } from "../src/knowledge/themes.ts";
import { type CaseScore, type Summary, scoreCase, summaryOf } from "../src/service/evaluate.ts";
import { readAnswers } from "../src/survey/read-answers.ts";

interface Shop {
  readonly answers: unknown;
  readonly expected: { readonly root_themes: readonly [ThemeId, ...ThemeId[]]; readonly kpi_ids: readonly string[][] };
  readonly perception_gap: boolean;
}

const shops: readonly Shop[] = JSON.parse(
  readFileSync(new URL("./cases/invented-held-back.json", import.meta.url), "utf8"),
);
const themeIds = Object.keys(themes) as readonly ThemeId[];

/** What a model names in the shop's sentence at an index. */
type Naming = (roots: readonly ThemeId[], shop: number, index: number) => readonly ThemeId[];

/** The summary over the shops if a model names these themes in the first four sentences of each. */
const summaryWhen = (naming: Naming): Summary => summaryOf(shops.map((shop, index) => scoreWhen(naming, shop, index)));

function scoreWhen(
  naming: Naming,
  { answers, expected, perception_gap: perceptionGap }: Shop,
  shop: number,
): CaseScore {
  const read = readAnswers(answers);
  if (read.kind === "problems") throw new Error(read.problems[0].message);
  const sentences = freeTextFields.flatMap((field) =>
    sentencesOf(read.submission[field] ?? "").map(({ text }) => ({ field, quote: text })),
  );
  const observations: readonly Observation[] = sentences
    .slice(0, 4)
    .flatMap((one, index) => naming(expected.root_themes, shop, index).map((theme) => ({ ...one, theme })));
  const { themes: ranked, kpis } = diagnose(read.submission, observations);
  const said = { themes: ranked.map(({ id }) => id), kpis: kpis.map(({ id }) => id) };
  return scoreCase({ rootThemes: expected.root_themes, kpiGroups: expected.kpi_ids, perceptionGap }, said);
}

const alone = summaryWhen(() => []);
const gain = (withModel: Summary, measure: keyof Summary): number => (withModel[measure] ?? 0) - (alone[measure] ?? 0);

test("[R120] a model that names the right themes, and no others, makes the diagnosis better", () => {
  const right = summaryWhen((roots) => roots);
  expect(gain(right, "hit1")).toBeGreaterThan(0);
  expect(gain(right, "recall3")).toBeGreaterThan(0.02);
});

test("[R120] a model that names themes at random costs a few cases in a hundred at most", () => {
  const random = summaryWhen((_, shop, index) => themeIds.slice((shop * 5 + index * 3) % 11).slice(0, 1));
  expect(gain(random, "hit1")).toBeGreaterThan(-0.04);
  expect(gain(random, "recall3")).toBeGreaterThan(-0.06);
});

test("[R120] a model that names one theme in every sentence of every shop costs no more", () => {
  const stubborn = summaryWhen(() => ["maintenance_downtime"]);
  expect(gain(stubborn, "hit1")).toBeGreaterThan(-0.04);
});
