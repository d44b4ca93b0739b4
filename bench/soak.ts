import { analyzeShop } from "../src/survey/wire.ts";
import { callMany } from "./load.ts";
import { residentMegabytes } from "./memory.ts";
import { topRate } from "./overload.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { bodies } from "./shops.ts";
import { acceptedTimes, callSteadily, countByStatus, type Ended } from "./steady-load.ts";
import { printTable, quantile, rounded } from "./table.ts";

const usualMinutes = 10;
const warmUps = 1_000;
const shareOfTop = 0.8;
const slices = 10;
/** How often the heap is looked at, milliseconds: the lowest of a slice is what is left after a collection. */
const lookEvery = 500;
/** Memory that grew by less than this share from the first half to the second is flat. */
const flat = 0.05;

interface Slice {
  readonly ended: readonly Ended[];
  readonly residentMb: number;
  readonly leastHeapMb: number;
}

/** Long work at 80% of the top rate: whether memory stays flat and every call gets its report. Minutes: second argument. */
export async function benchSoak() {
  const minutes = Number(process.argv[3] ?? usualMinutes);
  const server = await startServerProcess(["src/server/main.ts"]);
  await callMany(server.port, analyzeShop.path, bodies, warmUps);
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

/** What the server itself says in its metrics. */
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

/** By which share the middle of the second half lies above the middle of the first. */
function growth(values: readonly number[]): number {
  const half = values.length / 2;
  return rounded(quantile(values.slice(half), 0.5) / quantile(values.slice(0, half), 0.5) - 1, 3);
}
