import { readFileSync } from "node:fs";
import { setImmediate as tidiedUp } from "node:timers/promises";
import { createFileMaker } from "../src/adapters/files/make-file.ts";
import { readConfig } from "../src/adapters/settings/config.ts";
import { utf8 } from "../src/adapters/utf8.ts";
import { caseOf } from "../src/diagnosis/case/case-of.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { prepareText } from "../src/diagnosis/reader/features.ts";
import { passageOf } from "../src/diagnosis/reader/read-passage.ts";
import { composeBrief } from "../src/report/brief/compose-brief.ts";
import { boardOf } from "../src/report/brief/dashboard/board.ts";
import { inShort } from "../src/report/brief/page-one/in-short.ts";
import { composeDossier, type Dossier } from "../src/report/dossier.ts";
import { renderHtml, renderHtmlInPieces } from "../src/report/render-html.ts";
import { returnVisitOf } from "../src/report/return-visit.ts";
import { jsonOf } from "../src/service/analyze/render-response.ts";
import type { MadeFormat } from "../src/service/ports.ts";
import { type ExportFormatName, exportFormatNames } from "../src/survey/export-formats.ts";
import { readAnswers } from "../src/survey/read-answers.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { toWire } from "../src/survey/wire/wire.ts";
import { shops } from "./load.ts";
import { printTable, quantile, rounded } from "./table.ts";

/** Warm-up runs: analyses are fast once compiled, and a server is warm after its first minute. */
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
  const rows = steps.map((step, index) => {
    const times = runs.map((run) => run[index] ?? Number.NaN);
    return [step, rounded(quantile(times, 0.5), 3), rounded(quantile(times, 0.95), 3), percent(sumOf(times) / whole)];
  });
  const [p50, p95] = [rounded(quantile(totals, 0.5), 3), rounded(quantile(totals, 0.95), 3)];
  printTable([["step", "p50 ms", "p95 ms", "share"], ...rows, ["analysis", p50, p95, "100%"]]);
  return { p50_ms: p50, p95_ms: p95, goal_p50_ms: 10, holds: p50 <= 10, analyses: totals.length };
}

/** A new object each time, as from a caller: readings of a submission are cached by object. */
function timesOf(given: Submission): Times {
  const shop = { ...given };
  const occasion = { date: "2026-11-21", brand: readConfig({}).brand };
  const answers = toWire(shop);
  const marks = [performance.now()];
  const mark = () => marks.push(performance.now());
  readAnswers(answers);
  mark();
  const diagnosis = diagnose(shop);
  mark();
  const found = caseOf(shop, diagnosis);
  const report = composeBrief(shop, diagnosis, occasion, undefined, found);
  mark();
  const document = renderHtmlInPieces(report);
  mark();
  const [in_short, board] = [inShort(found, shop, diagnosis, occasion), boardOf(report)];
  const others = { contact_name: "", email: "", return_visit: returnVisitOf(shop, occasion.date) } as const;
  utf8.encode(jsonOf({ ...others, document, diagnosis, in_short, board, engine: { kind: "rules" } }));
  mark();
  return marks.slice(1).map((end, index) => end - (marks[index] ?? end));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const diagnoseWarmUps = 50;
const diagnoseRounds = 300;
/** As many characters as two full answers have. */
const letters = 4000;

/** Time of one diagnosis, milliseconds: with the sample's text, and with 4,000 characters of what shops say. */
export async function benchDiagnose() {
  const texts = Array.from({ length: diagnoseWarmUps + diagnoseRounds }, (_, round) => spokenText(letters, round));
  const text = (round: number): string => texts[round] ?? "";
  const rows = [
    ["diagnose, sample shop", () => diagnose({ ...sampleShop })],
    ["diagnose, 4,000 characters", (round: number) => diagnose(talkative(text(round)))],
    ["read 4,000 characters as one passage", (round: number) => passageOf(prepareText(text(round)))],
  ] as const;
  const times = rows.map(([, run]) => repeated(run));
  const figures = times.map((one) => [rounded(quantile(one, 0.5), 3), rounded(quantile(one, 0.95), 3)] as const);
  printTable([["step", "p50 ms", "p95 ms"], ...rows.map(([name], index) => [name, ...(figures[index] ?? [])])]);
  const p50 = figures[1]?.[0] ?? Number.NaN;
  return { p50_ms: p50, goal_p50_ms: 3, holds: p50 < 3, rounds: diagnoseRounds };
}

function repeated(run: (round: number) => unknown): readonly number[] {
  for (let round = 0; round < diagnoseWarmUps; round += 1) run(round);
  return Array.from({ length: diagnoseRounds }, (_, round) => {
    const start = performance.now();
    run(diagnoseWarmUps + round);
    return performance.now() - start;
  });
}

const talkative = (text: string): Submission => ({
  ...sampleShop,
  pain_invisible: text.slice(0, letters / 2),
  notes: text.slice(letters / 2),
});

/**
 * What invented shops wrote, joined and cut to length. Each round starts at another point, so that no sentence is
 * cached.
 */
function spokenText(length: number, round: number): string {
  const start = (round * strideOfRounds) % said.length;
  return said.repeat(Math.ceil((start + length) / said.length)).slice(start, start + length);
}

const said: string = JSON.parse(readFileSync(new URL("../test/cases/invented-cases.json", import.meta.url), "utf8"))
  .map(({ answers }: { answers: Submission }) => answers.pain_invisible ?? "")
  .join(" ");
/** A prime, so that no round repeats an earlier one. */
const strideOfRounds = 2_503;

const goalOfAll = 300;
const goalOfPdf = 60;

/**
 * Milliseconds to make each file of a report in a warm process, as wall time and as processor time, which a busy
 * machine distorts less. Each report is new to the process.
 */
export async function benchFiles() {
  const make = createFileMaker("letter", (message) => console.log(message));
  const dossiers = shops.map((shop) =>
    composeDossier(shop, diagnose(shop), { date: "2026-11-21", brand: readConfig({}).brand }),
  );
  const [warmUp, ...measured] = dossiers;
  if (warmUp === undefined) throw new Error("There are no shops to measure with");
  for (const format of exportFormatNames) await fileOf(format, warmUp, make);

  const { times, processor, sizes } = await timesOfFiles(measured, make);
  const p50 = (format: ExportFormatName): number => quantile(times.get(format) ?? [], 0.5);
  const togetherIn = (kept: ReadonlyMap<ExportFormatName, readonly number[]>): number =>
    quantile(
      measured.map((_, at) => [...kept.values()].reduce((sum, one) => sum + (one[at] ?? 0), 0)),
      0.5,
    );
  printTable([
    ["file", "p50 ms", "p95 ms", "processor ms, p50", "kB"],
    ...exportFormatNames.map((format) => [
      format,
      rounded(p50(format), 1),
      rounded(quantile(times.get(format) ?? [], 0.95), 1),
      rounded(quantile(processor.get(format) ?? [], 0.5), 1),
      rounded((sizes.get(format) ?? 0) / 1000, 0),
    ]),
  ]);
  const all = rounded(togetherIn(times), 0);
  const pdf = rounded(p50("pdf"), 0);
  return {
    all_p50_ms: all,
    all_processor_p50_ms: rounded(togetherIn(processor), 0),
    goal_ms: goalOfAll,
    holds: all < goalOfAll,
    pdf_p50_ms: pdf,
    pdf_goal_ms: goalOfPdf,
    pdf_holds: pdf <= goalOfPdf,
  };
}

type Make = (format: MadeFormat, dossier: Dossier) => Promise<{ kind: string; bytes?: Uint8Array }>;

/** Milliseconds of wall time and of processor time, and bytes, by format. */
async function timesOfFiles(dossiers: readonly Dossier[], make: Make) {
  const times = new Map<ExportFormatName, number[]>(exportFormatNames.map((format) => [format, []]));
  const processor = new Map<ExportFormatName, number[]>(exportFormatNames.map((format) => [format, []]));
  const sizes = new Map<ExportFormatName, number>();
  for (const dossier of dossiers) {
    for (const format of exportFormatNames) {
      const [start, before] = [performance.now(), process.cpuUsage()];
      sizes.set(format, await fileOf(format, dossier, make));
      times.get(format)?.push(performance.now() - start);
      // The typesetter cleans up after it has answered. No caller waits for that, but it is work.
      await tidiedUp();
      const { user, system } = process.cpuUsage(before);
      processor.get(format)?.push((user + system) / 1000);
    }
  }
  return { times, processor, sizes };
}

async function fileOf(format: ExportFormatName, dossier: Dossier, make: Make): Promise<number> {
  if (format === "html") return Buffer.byteLength(renderHtml(dossier.report));
  if (format === "json") return Buffer.byteLength(JSON.stringify(dossier.diagnosis));
  const made = await make(format, dossier);
  if (made.bytes === undefined) throw new Error(`No ${format} could be made`);
  return made.bytes.length;
}
