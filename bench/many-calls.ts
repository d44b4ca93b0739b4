import { analyzeEndpoint } from "../src/survey/wire/wire.ts";
import { serverProgram } from "../test/programs.ts";
import { acceptedTimes, bodies, callMany, callSteadily, countByStatus, type Ended, topRate } from "./load.ts";
import { between, residentMegabytes, type ServerProcess, startServerProcess, usedBy } from "./server-process.ts";
import { printTable, quantile, rounded } from "./table.ts";

const warmUps = 400;
const callsPerRound = 600;
const usualRounds = 5;
const goal = 0.5;

/**
 * Calls a second of the whole server, compared with a server that only parses, writes, flushes and answers. The two
 * take turns, so that a slow moment of the machine affects both. On a shared machine, processor time per call says more
 * than the rate. Rounds: second argument.
 */
export async function benchThroughput() {
  const rounds = Number(process.argv[3] ?? usualRounds);
  const floor = await startServerProcess(["bench/floor-server.ts"]);
  const ours = await startServerProcess([serverProgram]);
  const run = (server: ServerProcess, calls: number) => callMany(server.port, analyzeEndpoint.path, bodies, calls);
  await run(floor, warmUps);
  await run(ours, warmUps);
  const measured = async (server: ServerProcess): Promise<Rate> => {
    const before = usedBy([server.pid]);
    const perSecond = callsPerRound / (await run(server, callsPerRound));
    return { perSecond, cpuMs: (1000 * between(before, usedBy([server.pid])).cpuSeconds) / callsPerRound };
  };
  const rates: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ floor: await measured(floor), ours: await measured(ours) });
  }
  await Promise.all([floor.stop(), ours.stop()]);
  return reportRates(rates);
}

interface Rate {
  readonly perSecond: number;
  /** Processor time per call. */
  readonly cpuMs: number;
}

interface Round {
  readonly floor: Rate;
  readonly ours: Rate;
}

function reportRates(rates: readonly Round[]) {
  const rows = rates.map(({ floor, ours }, round) => [
    round + 1,
    rounded(floor.perSecond, 0),
    rounded(ours.perSecond, 0),
    rounded(ours.perSecond / floor.perSecond),
    rounded(floor.cpuMs),
    rounded(ours.cpuMs),
    rounded(floor.cpuMs / ours.cpuMs),
  ]);
  const heads = ["calls/s", "CPU ms"].flatMap((of) => [`floor ${of}`, `ours ${of}`, "ratio"]);
  printTable([["round", ...heads], ...rows]);
  const ratio = rounded(
    quantile(
      rates.map(({ floor, ours }) => ours.perSecond / floor.perSecond),
      0.5,
    ),
  );
  return {
    ratio,
    goal,
    holds: ratio >= goal,
    cpu_ratio: rounded(
      quantile(
        rates.map(({ floor, ours }) => floor.cpuMs / ours.cpuMs),
        0.5,
      ),
    ),
    ours_per_second: rounded(
      quantile(
        rates.map(({ ours }) => ours.perSecond),
        0.5,
      ),
      0,
    ),
  };
}

const usualAnalyses = 10_000;
const memorySteps = 5;
const maxMegabytes = 150;

/** Resident memory of the server process while it makes analyses, megabytes. Linux only. Analyses: second argument. */
export async function benchMemory() {
  const analyses = Number(process.argv[3] ?? usualAnalyses);
  const server = await startServerProcess([serverProgram]);
  const rows: [number, number][] = [[0, await residentMegabytes(server.pid)]];
  for (let step = 1; step <= memorySteps; step += 1) {
    await callMany(server.port, analyzeEndpoint.path, bodies, analyses / memorySteps);
    rows.push([(analyses / memorySteps) * step, await residentMegabytes(server.pid)]);
  }
  await server.stop();
  printTable([["analyses", "resident MB"], ...rows]);
  const last = rows.at(-1)?.[1] ?? Number.NaN;
  return { resident_mb: last, goal_mb: maxMegabytes, holds: last < maxMegabytes };
}

const usualMinutes = 10;
const soakWarmUps = 1_000;
const shareOfTop = 0.8;
const slices = 10;
/** How often the heap is sampled, milliseconds. The lowest sample of a slice is what garbage collection left. */
const lookEvery = 500;
/** Memory that grows by less than this share from the first half to the second counts as flat. */
const flat = 0.05;

interface Slice {
  readonly ended: readonly Ended[];
  readonly residentMb: number;
  readonly leastHeapMb: number;
}

/**
 * Long load at 80% of the top rate: whether memory stays flat and every call gets its report. Minutes: second argument.
 */
export async function benchSoak() {
  const minutes = Number(process.argv[3] ?? usualMinutes);
  const server = await startServerProcess([serverProgram]);
  await callMany(server.port, analyzeEndpoint.path, bodies, soakWarmUps);
  const perSecond = shareOfTop * (await topRate(server.port, Math.min(30, minutes * 6)));
  const seen: Slice[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    seen.push(await sliceOf(server, perSecond, (minutes * 60) / slices));
  }
  await server.stop();
  console.log(`npm run bench -- soak ${minutes}; ${rounded(perSecond, 0)} calls/s\n`);
  printSlices(seen);
  return verdictOf(seen, perSecond);
}

async function sliceOf({ port, pid }: ServerProcess, perSecond: number, seconds: number): Promise<Slice> {
  const heaps: number[] = [];
  const resident: number[] = [];
  const look = setInterval(async () => {
    resident.push(await residentMegabytes(pid));
    heaps.push(await heapMegabytes(port));
  }, lookEvery);
  const ended = await callSteadily({ port, bodies, perSecond, seconds });
  clearInterval(look);
  return { ended, residentMb: quantile(resident, 0.5), leastHeapMb: Math.min(...heaps) };
}

/** What the server says in its metrics. */
async function heapMegabytes(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^\w*nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
}

function printSlices(seen: readonly Slice[]): void {
  printTable([
    ["slice", "calls", "errors", "p50 ms", "p99 ms", "resident MB", "least heap MB"],
    ...seen.map(({ ended, residentMb, leastHeapMb }, slice) => {
      const at = (share: number) => rounded(quantile(acceptedTimes(ended), share), 0);
      const errors = ended.length - acceptedTimes(ended).length;
      return [slice + 1, ended.length, errors, at(0.5), at(0.99), rounded(residentMb, 1), rounded(leastHeapMb, 1)];
    }),
  ]);
}

function verdictOf(seen: readonly Slice[], perSecond: number) {
  const statuses = countByStatus(seen.flatMap(({ ended }) => ended));
  const resident = growth(seen.map(({ residentMb }) => residentMb));
  const heap = growth(seen.map(({ leastHeapMb }) => leastHeapMb));
  const isFlat = resident < flat && heap < flat;
  const holds = isFlat && Object.keys(statuses).join() === "200";
  return { per_second: rounded(perSecond, 0), statuses, resident_growth: resident, heap_growth: heap, holds };
}

/** How much higher the median of the second half is than that of the first, as a share. */
function growth(values: readonly number[]): number {
  const half = values.length / 2;
  return rounded(quantile(values.slice(half), 0.5) / quantile(values.slice(0, half), 0.5) - 1, 3);
}
