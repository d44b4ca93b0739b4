import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PostgresServer } from "../test/postgres-server.ts";
import type { Victim } from "./kill-rounds.ts";

/** PostgreSQL with all its processes, killed in one go as a machine that loses its power would. Linux only. */
export const postgresAsVictim = (server: PostgresServer): Victim => ({
  async kill() {
    const all = processesOf(server);
    for (const pid of all) if (isRunning(pid)) process.kill(pid, "SIGKILL");
    while (all.some(isRunning)) await pause(10);
  },
  startAgain: server.start,
});

/** Its main process, and those of its connections and its work in the background. */
export function processesOf({ folder }: PostgresServer): readonly number[] {
  const main = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  return [main, ...childrenOf(main)];
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** One that was killed and that nobody has asked for yet still has its number, but runs no more. */
function isRunning(pid: number): boolean {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return !/^[ZX]/.test(afterName ?? "");
  } catch {
    return false;
  }
}
