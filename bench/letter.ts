import { readFileSync } from "node:fs";
import { openReplay } from "../src/adapters/model/replay.ts";
import { readConfig } from "../src/adapters/settings/config.ts";
import { untimed } from "../src/cli/replay.ts";
import { makeDossier } from "../src/service/analyze/make-dossier.ts";
import { ignoreProgress } from "../src/service/analyze/progress.ts";
import { documentOf } from "../src/service/analyze/render-response.ts";
import type { Narrator } from "../src/service/model/narrator.ts";
import { readAnswers } from "../src/survey/read-answers.ts";
import { printTable, quantile, rounded } from "./table.ts";

/** Shops with a kept draft, its second version and its review, as today's prompts ask for them. */
const [cases, replies] = ["test/cases/rewritten-shops.json", "test/letters/2026-11-29-rewritten"] as const;
const warmUps = 4;
const rounds = 10;
const goal = 20;

/**
 * Processor time of a report with a model, its replies read from files, and of the same report by the rules. The shops take
 * turns, and a letter has about as many texts as our caches hold: hardly anything is found in them from the round before.
 */
export async function benchLetter() {
  const shops: readonly { readonly id: string; readonly answers: unknown }[] = JSON.parse(readFileSync(cases, "utf8"));
  const { narratorFor, missing } = openReplay(replies, null);
  const runs: Record<"rules" | "model", number[]>[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const times = { rules: [] as number[], model: [] as number[] };
    for (const [at, { answers }] of shops.entries()) {
      const other = (at + 4) % shops.length;
      times.rules[at] = await processorMs(answers);
      times.model[other] = await processorMs(shops[other]?.answers, narratorFor(shops[other]?.id ?? ""));
    }
    if (round >= warmUps) runs.push(times);
  }
  if (missing().length > 0) throw new Error(`No reply: ${missing().join(", ")}`);
  const median = (of: (run: (typeof runs)[number], at: number) => number) => (at: number) =>
    quantile(
      runs.map((run) => of(run, at)),
      0.5,
    );
  const rules = median((run, at) => run.rules[at] ?? Number.NaN);
  const model = median((run, at) => run.model[at] ?? Number.NaN);
  const own = shops.map((_, at) => model(at) - rules(at));
  const rows = shops.map(({ id }, at) => [
    id,
    ...[rules(at), model(at), own[at] ?? Number.NaN].map((ms) => rounded(ms, 1)),
  ]);
  printTable([["processor ms", "by the rules", "with a model", "our own beside it"], ...rows]);
  const p50 = quantile(own, 0.5);
  return { own_processor_p50_ms: rounded(p50, 1), goal_ms: goal, holds: p50 <= goal, letters: own.length * rounds };
}

async function processorMs(answers: unknown, narrator?: Narrator): Promise<number> {
  const read = readAnswers(answers);
  if (read.kind !== "submission") throw new Error("A case isn't a submission");
  const occasion = { date: "2026-11-29", brand: readConfig({}).brand };
  const before = process.cpuUsage();
  const model = narrator === undefined ? undefined : { ...untimed, narrator };
  const dossier = await makeDossier(read.submission, occasion, ignoreProgress, "bench", model);
  for (const _ of documentOf(dossier)) {
    // Each piece is made when it is asked for.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
