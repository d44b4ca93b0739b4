import { readFileSync } from "node:fs";

/** What processes have used since they began. */
export interface Used {
  readonly cpuSeconds: number;
  /** Handed to the disk, flushes of logs included. */
  readonly bytesWritten: number;
}

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

/** What these processes, and those of their children that have ended, have used so far. Linux only. */
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
