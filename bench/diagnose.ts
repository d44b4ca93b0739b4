import { readFileSync } from "node:fs";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { prepared } from "../src/diagnosis/reader/features.ts";
import { passageOf } from "../src/diagnosis/reader/read-passage.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { printTable, quantile, rounded } from "./table.ts";

const warmUps = 50;
const rounds = 300;
/** As much text as two full answers hold. */
const letters = 4000;

/** Time of one diagnosis, milliseconds: with the sample's text, and with 4,000 characters of what shops say. */
export async function benchDiagnose() {
  const text = spokenText(letters);
  const talkative: Submission = {
    ...sampleShop,
    pain_invisible: text.slice(0, letters / 2),
    notes: text.slice(letters / 2),
  };
  const rows = [
    ["diagnose, sample shop", () => diagnose(sampleShop)],
    ["diagnose, 4,000 characters", () => diagnose(talkative)],
    ["read 4,000 characters as one passage", () => passageOf(prepared(text))],
  ] as const;
  const times = rows.map(([, run]) => timesOf(run));
  const figures = times.map((one) => [rounded(quantile(one, 0.5), 3), rounded(quantile(one, 0.95), 3)] as const);
  printTable([["step", "p50 ms", "p95 ms"], ...rows.map(([name], place) => [name, ...(figures[place] ?? [])])]);
  const p50 = figures[1]?.[0] ?? Number.NaN;
  return { p50_ms: p50, goal_p50_ms: 3, holds: p50 < 3, rounds };
}

function timesOf(run: () => unknown): readonly number[] {
  for (let round = 0; round < warmUps; round += 1) run();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

/** What published shops wrote, one after the other, cut to length. */
function spokenText(length: number): string {
  const cases = JSON.parse(readFileSync(new URL("../test/cases/dev-cases.json", import.meta.url), "utf8"));
  const said = cases.map(({ answers }: { answers: Submission }) => answers.pain_invisible ?? "").join(" ");
  return said.repeat(Math.ceil(length / said.length)).slice(0, length);
}
