import { readFileSync } from "node:fs";
import type { Replayed } from "../../src/cli/eval-replay.ts";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../../src/diagnosis/diagnosis.ts";
import { scoreCase, summaryOf } from "../../src/service/evaluate.ts";
import { readAnswers } from "../../src/survey/read-answers.ts";
import type { Submission } from "../../src/survey/submission.ts";

/** Letters of a model that saw only the prompts, one for each published shop; see test/letters/README.md. */
export const blind = "test/letters/2026-11-22";
/** Letters that a person wrote for the tests. */
export const byHand = "test/letters/by-hand";

interface PublishedCase {
  readonly id: string;
  readonly answers: unknown;
  readonly expected: { readonly root_themes: [string, ...string[]]; readonly kpi_ids: readonly (readonly string[])[] };
  readonly label_confidence: "high" | "medium" | "low";
  readonly perception_gap: boolean;
}

export interface PublishedShop extends PublishedCase {
  readonly submission: Submission;
}

const cases: readonly PublishedCase[] = JSON.parse(readFileSync("test/cases/dev-cases.json", "utf8"));

export const publishedShops: readonly PublishedShop[] = cases.flatMap((shop) => {
  const read = readAnswers(shop.answers);
  return read.kind === "submission" ? [{ ...shop, ...read }] : [];
});

/** Shops whose labels are certain enough to count. */
export const countedShops = publishedShops.filter(({ label_confidence }) => label_confidence !== "low");

/** How well the shops that count are read by the rules alone, and with the replayed letters. */
export function scoresOf(replayed: readonly Replayed[]) {
  const withLetters = countedShops.flatMap((shop) => {
    const dossier = replayed.find(({ id }) => id === shop.id)?.dossier;
    return dossier === undefined ? [] : [scoreOf(shop, dossier.diagnosis)];
  });
  const alone = countedShops.map((shop) => scoreOf(shop, diagnose(shop.submission)));
  return [summaryOf(alone), summaryOf(withLetters)] as const;
}

function scoreOf({ expected, perception_gap }: PublishedShop, { themes, kpis }: Diagnosis) {
  const said = { themes: themes.map(({ id }) => id), kpis: kpis.map(({ id }) => id) };
  const { root_themes: rootThemes, kpi_ids: kpiGroups } = expected;
  return scoreCase({ rootThemes, kpiGroups, perceptionGap: perception_gap }, said);
}
