import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { Victim } from "../test/durability/kill-rounds.ts";
import type { PostgresServer } from "../test/postgres-server.ts";
import { rounded } from "./table.ts";

/** A server in its own process, on a free local port, with its own folder. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts a program that prints `http://localhost:PORT` when it is ready, with our own Node options. */
export async function startServerProcess(
  program: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-bench-"));
  const settings = { PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off", LOG_LEVEL: "warn", DATA_DIR: folder };
  const child = spawn(process.execPath, [...process.execArgv, ...program], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...settings, ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const ended = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const port = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1]);
    if (!port || child.pid === undefined) continue;
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    };
    return { port, pid: child.pid, folder, stop };
  }
  throw new Error(`${program.join(" ")} ended before it was ready`);
}

/** Resources that processes have used since they started. */
export interface Used {
  readonly cpuSeconds: number;
  /** Bytes written to disk, log flushes included. */
  readonly bytesWritten: number;
}

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

/** What these processes and their ended children have used so far. Linux only. */
export const usedBy = (pids: readonly number[]): Used =>
  pids.map(usedByOne).reduce(
    (sum, one) => ({
      cpuSeconds: sum.cpuSeconds + one.cpuSeconds,
      bytesWritten: sum.bytesWritten + one.bytesWritten,
    }),
    { cpuSeconds: 0, bytesWritten: 0 },
  );

function usedByOne(pid: number): Used {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = afterName.split(" ").slice(11, 15).map(Number);
  const written = /^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1];
  return {
    cpuSeconds: (user + system + endedUser + endedSystem) / ticksPerSecond,
    bytesWritten: Number(written ?? 0),
  };
}

export const between = (before: Used, after: Used): Used => ({
  cpuSeconds: after.cpuSeconds - before.cpuSeconds,
  bytesWritten: after.bytesWritten - before.bytesWritten,
});

/** Memory that a process holds, megabytes. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return rounded(Number(kilobytes) / 1000, 1);
}

/** PostgreSQL with all its processes, killed at once as in a power failure. Linux only. */
export const postgresAsVictim = (server: PostgresServer): Victim => ({
  async kill() {
    const all = processesOf(server);
    for (const pid of all) if (isRunning(pid)) process.kill(pid, "SIGKILL");
    while (all.some(isRunning)) await pause(10);
  },
  startAgain: server.start,
});

/** Its main process, its connections' processes and its background processes. */
function processesOf({ folder }: PostgresServer): readonly number[] {
  const main = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  return [main, ...childrenOf(main)];
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** A killed process that hasn't been reaped still has its id, but no longer runs. */
function isRunning(pid: number): boolean {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return !/^[ZX]/.test(afterName ?? "");
  } catch {
    return false;
  }
}
