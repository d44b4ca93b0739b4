import { readFile } from "node:fs/promises";
import { analyzeShop } from "../src/survey/wire.ts";
import { callMany } from "./load.ts";
import { startServerProcess } from "./server-process.ts";
import { bodies } from "./shops.ts";
import { printTable, rounded } from "./table.ts";

const analyses = 10_000;
const steps = 5;
const goal = 150;

/** Resident memory of the server process while it makes 10,000 analyses, megabytes. Linux only. */
export async function benchMemory() {
  const server = await startServerProcess(["src/server/main.ts"]);
  const rows: [number, number][] = [[0, await residentMegabytes(server.pid)]];
  for (let step = 1; step <= steps; step += 1) {
    await callMany(server.port, analyzeShop.path, bodies, analyses / steps);
    rows.push([(analyses / steps) * step, await residentMegabytes(server.pid)]);
  }
  await server.stop();
  printTable([["analyses", "resident MB"], ...rows]);
  const last = rows.at(-1)?.[1] ?? Number.NaN;
  return { resident_mb: last, goal_mb: goal, holds: last < goal };
}

/** Memory that a process holds, megabytes. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return rounded(Number(kilobytes) / 1000, 1);
}
