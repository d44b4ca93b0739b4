import { readConfig } from "../src/adapters/settings/config.ts";
import { utf8 } from "../src/adapters/utf8.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { inShort } from "../src/report/chapters/first-page.ts";
import { composeEvidence } from "../src/report/compose-evidence.ts";
import { renderHtmlInPieces } from "../src/report/render-html.ts";
import { jsonOf } from "../src/service/render-answer.ts";
import { readAnswers } from "../src/survey/read-answers.ts";
import { toWire } from "../src/survey/wire.ts";
import { shops } from "./shops.ts";
import { printTable, quantile, rounded } from "./table.ts";

/** Analyses are fast once they are compiled; a server is warm after its first minute. */
const warmUps = 20;
const rounds = 100;

const steps = ["read", "diagnose", "compose", "render", "write JSON"] as const;
type Times = readonly number[];

/** Time of each step of one analysis, milliseconds, for the sample shop and every published one, in one process. */
export async function benchAnalysis() {
  for (let round = 0; round < warmUps; round += 1) for (const shop of shops) timesOf(shop);
  const runs = Array.from({ length: rounds }, () => shops.map(timesOf)).flat();
  const totals = runs.map((times) => times.reduce((sum, time) => sum + time, 0));
  const whole = sumOf(totals);
  const rows = steps.map((step, place) => {
    const times = runs.map((run) => run[place] ?? Number.NaN);
    return [step, rounded(quantile(times, 0.5), 3), rounded(quantile(times, 0.95), 3), percent(sumOf(times) / whole)];
  });
  const [p50, p95] = [rounded(quantile(totals, 0.5), 3), rounded(quantile(totals, 0.95), 3)];
  printTable([["step", "p50 ms", "p95 ms", "share"], ...rows, ["analysis", p50, p95, "100%"]]);
  return { p50_ms: p50, p95_ms: p95, goal_p50_ms: 10, holds: p50 <= 10, analyses: totals.length };
}

function timesOf(shop: (typeof shops)[number]): Times {
  const occasion = { date: "2026-11-21", brand: readConfig({}).brand };
  const answers = toWire(shop);
  const marks = [performance.now()];
  const mark = () => marks.push(performance.now());
  readAnswers(answers);
  mark();
  const diagnosis = diagnose(shop);
  mark();
  const report = composeEvidence(shop, diagnosis, occasion);
  mark();
  const document = renderHtmlInPieces(report);
  mark();
  const in_short = inShort(shop, diagnosis);
  utf8.encode(jsonOf({ document, contact_name: "", email: "", diagnosis, in_short, engine: { kind: "rules" } }));
  mark();
  return marks.slice(1).map((end, place) => end - (marks[place] ?? end));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const percent = (share: number): string => `${Math.round(share * 100)}%`;
