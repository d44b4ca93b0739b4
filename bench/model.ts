import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, goodModel } from "../src/adapters/fake-model/faults.ts";
import { type StandIn, startFakeModel } from "../src/adapters/fake-model/server.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import { analyzeEndpoint, toWire } from "../src/survey/wire/wire.ts";
import { serverProgram } from "../test/programs.ts";
import { call, callMany } from "./load.ts";
import { residentMegabytes, type ServerProcess, startServerProcess } from "./server-process.ts";
import { printTable, quantile, rounded } from "./table.ts";

/** What a model costs apart from its own time, whom a stalled model delays, and what faulty answers leave in memory. */
export async function benchModel() {
  const [overhead, stalled, faulty] = [await benchOverhead(), await benchStalled(), await benchFaulty()];
  return { overhead, stalled, faulty, holds: overhead.holds && stalled.holds && faulty.holds };
}

const body = JSON.stringify(toWire(sampleShop));
const asPreview = { "x-preview": "true" };
const median = (values: readonly number[]): number => quantile(values, 0.5);

/** All questions run in parallel, and no budget runs out. */
const serverWith = (standIn: StandIn): Promise<ServerProcess> =>
  startServerProcess([serverProgram], {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: standIn.baseUrl,
    AI_MODEL: goodModel,
    AI_TIMEOUT_S: "300",
    AI_SECTION_TIMEOUT_S: "300",
    AI_DAILY_TOKENS: "off",
    AI_DAILY_TOKENS_PER_ADDRESS: "off",
    AI_PARALLEL: "1000",
    ANALYSES_AT_ONCE: "1000",
    LOG_LEVEL: "error",
  });

/**
 * Questions of one report that run one after another: about the notes, for a letter, and about the letter's mistakes.
 */
const questionsInTurn = 3;
/**
 * Delays of the model in milliseconds, and how many reports are made with each. With the last, a report takes ten
 * seconds.
 */
const delays = [
  { delay: 0, reports: 60 },
  { delay: 250, reports: 20 },
  { delay: 5000, reports: 3 },
] as const;
const warmUps = 60;
const goals = { ownMs: 20, share: 0.02, slower: 1.1, growth: 1.1 } as const;

/**
 * What a report with a model takes beyond a report by the rules and the model's own time. Also in processor time of the
 * server, which other work on the machine doesn't inflate; the goal in milliseconds applies to that.
 */
async function benchOverhead() {
  let delay = 0;
  const standIn = await startFakeModel({ beforeAnswer: () => sleep(delay) });
  const server = await serverWith(standIn);
  await pricesOf(server, warmUps);
  const rows: { readonly waited: number; readonly own: number; readonly processor: number }[] = [];
  for (const step of delays) {
    delay = step.delay;
    const waited = step.delay * questionsInTurn;
    const [rules, worded] = [await pricesOf(server, step.reports, asPreview), await pricesOf(server, step.reports)];
    rows.push({ waited, own: worded.time - rules.time - waited, processor: worded.processor - rules.processor });
  }
  await server.stop();
  await standIn.stop();
  const texts = rows.map(({ waited, own, processor }) => [waited, rounded(own, 1), rounded(processor, 1)]);
  printTable([["the model's ms", "our own ms", "of the processor"], ...texts]);
  const last = rows.at(-1);
  const [own, share] = [rows[0]?.processor ?? Number.NaN, (last?.own ?? Number.NaN) / (last?.waited ?? Number.NaN)];
  return {
    own_processor_ms: rounded(own, 1),
    own_ms: rounded(rows[0]?.own ?? Number.NaN, 1),
    share_at_10_s: rounded(share, 4),
    holds: own < goals.ownMs && share < goals.share,
  };
}

/** Milliseconds per report, one after another: as the caller waits, and of the server's processor time. */
async function pricesOf({ port, pid }: ServerProcess, reports: number, headers = {}) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const before = await processorMs(pid);
  for (let report = 0; report < reports; report += 1) {
    const begun = performance.now();
    await call(agent, port, analyzeEndpoint.path, body, headers);
    times.push(performance.now() - begun);
  }
  agent.destroy();
  return { time: median(times), processor: ((await processorMs(pid)) - before) / reports };
}

/** Processor time a process has used, in steps of ten milliseconds. Linux only. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/^.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const stalledCallers = 200;
const previewsPerRound = 48;
/** Many short runs that take turns, so that a slow moment of the machine affects both. */
const rounds = 21;

/** Previews, which use no model, next to callers who all wait for one, compared with an otherwise idle server. */
async function benchStalled() {
  let asked = 0;
  const onRequest = ({ method }: { readonly method: string }) => {
    asked += method === "POST" ? 1 : 0;
  };
  const standIn = await startFakeModel({ faults: ["no-first-byte"], onRequest: onRequest });
  const servers = { alone: await serverWith(standIn), beside: await serverWith(standIn) };
  const previews = (which: keyof typeof servers) =>
    callMany(servers[which].port, analyzeEndpoint.path, [body], previewsPerRound, asPreview);
  for (const which of ["alone", "beside", "alone", "beside"] as const) await previews(which);
  const agent = new Agent({ maxSockets: stalledCallers });
  const waiting = Array.from({ length: stalledCallers }, () =>
    call(agent, servers.beside.port, analyzeEndpoint.path, body).catch(() => "cut off at the end"),
  );
  while (asked < stalledCallers) await new Promise((resolve) => setTimeout(resolve, 50));
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (["alone", "beside"] as const) : (["beside", "alone"] as const);
    const times = { [order[0]]: await previews(order[0]), [order[1]]: await previews(order[1]) };
    ratios.push((times.beside ?? Number.NaN) / (times.alone ?? Number.NaN));
  }
  agent.destroy();
  await Promise.all(waiting);
  await standIn.stop();
  await Promise.all([servers.alone.stop(), servers.beside.stop()]);
  const texts = [0.25, 0.5, 0.75].map((share) => [`${share * 100}%`, rounded(quantile(ratios, share))]);
  printTable([["of the rounds below", "time beside / alone"], ...texts]);
  const slower = median(ratios);
  return { waiting: stalledCallers, slower: rounded(slower), holds: slower < goals.slower };
}

/** Faults inside an answer, with others in between: never enough in a row for the breaker to open. */
const spoiled: readonly Fault[] = [
  ...(["long", "markup", "invented-figures", "500", "obeys", "invented-quotes", "cut-json", "fenced-json"] as const),
  ...([
    "absurd-usage",
    "wrong-schema",
    "empty",
    "no-usage",
    "markup",
    "error-inside",
    "obeys",
    "negative-usage",
  ] as const),
];
const faultySteps = 10;
const reportsPerStep = 40;

/**
 * Resident memory of the server while a model gives faulty answers. The first half fills the caches; the second half is
 * measured.
 */
async function benchFaulty() {
  let answers = 0;
  const onRequest = ({ method }: { readonly method: string }) => {
    answers += method === "POST" ? 1 : 0;
  };
  const standIn = await startFakeModel({ faults: spoiled, onRequest: onRequest });
  const server = await serverWith(standIn);
  const rows: (readonly [number, number])[] = [];
  for (let step = 0; step < faultySteps; step += 1) {
    await callMany(server.port, analyzeEndpoint.path, [body], reportsPerStep);
    rows.push([answers, await residentMegabytes(server.pid)]);
  }
  await server.stop();
  await standIn.stop();
  printTable([["faulty answers", "resident MB"], ...rows]);
  const [half = [0, Number.NaN], last = [0, Number.NaN]] = [rows[faultySteps / 2 - 1], rows.at(-1)];
  const [counted, growth] = [last[0] - half[0], last[1] / half[1]];
  return { faulty_answers: counted, growth: rounded(growth), holds: counted >= 1000 && growth < goals.growth };
}
