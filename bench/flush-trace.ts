import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type FlushTrace =
  /** In each interval from a call to its answer: how often the log of the store was flushed to disk. */
  | { readonly kind: "traced"; readonly flushes: readonly number[]; readonly unflushed: number }
  | { readonly kind: "no-tracer"; readonly why: string };

/** The calls to the system that tell of flushes, of writes to the log, and of what comes and goes by the network. */
const calls = "fdatasync,fsync,pwrite64,pwritev,write,writev,read,sendto,sendmsg,recvfrom";

/** Signs that a trace begins; it has attached to all processes by then. */
const settle = 700;

/**
 * Watches processes by `strace` while work runs.
 *
 * @param pids processes to watch, with all their children
 * @param log part of the path of the files that make up the log of the store
 */
export async function traceFlushes(
  pids: readonly number[],
  log: string,
  work: () => Promise<void>,
): Promise<FlushTrace> {
  if (spawnSync("strace", ["-V"]).status !== 0) return { kind: "no-tracer", why: "strace is not installed" };
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-trace-"));
  const file = join(folder, "trace");
  const attach = pids.flatMap((pid) => ["-p", String(pid)]);
  const tracer = spawn("strace", ["-f", "-y", "-ttt", "-s", "16", "-e", `trace=${calls}`, "-o", file, ...attach], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(tracer, "close");
  await pause(settle);
  if (tracer.exitCode !== null) return { kind: "no-tracer", why: "strace may not watch processes here" };
  await work();
  await pause(settle);
  tracer.kill("SIGINT");
  await ended;
  const trace = readTrace(readFileSync(file, "utf8"), log);
  rmSync(folder, { recursive: true });
  return trace;
}

interface Event {
  readonly at: number;
  readonly kind: "call" | "answer" | "log-write" | "flush";
}

/** Lines of `strace -f -y -ttt`; what another process interrupts ends in a line of its own. */
export function readTrace(text: string, log: string): FlushTrace {
  const events: Event[] = [];
  const begun = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, pid = "", time = "", rest = ""] = /^(\d+)\s+([\d.]+)\s+(.*)$/.exec(line) ?? [];
    if (rest.endsWith("<unfinished ...>")) {
      begun.set(pid, rest);
      // An answer is on its way when its call begins, a flush is done when its call ends.
      if (isAnswer(rest)) events.push({ at: Number(time), kind: "answer" });
      continue;
    }
    const isResumed = rest.startsWith("<... ");
    const whole = isResumed ? `${begun.get(pid) ?? ""} ${rest}` : rest;
    const kind = kindOf(whole, log);
    if (kind && !(isResumed && kind === "answer")) events.push({ at: Number(time), kind });
  }
  return countFlushes(events.toSorted((a, b) => a.at - b.at));
}

const isAnswer = (line: string): boolean => /^(write|writev|sendto|sendmsg)\(.*"HTTP\/1\.1 200/.test(line);

function kindOf(line: string, log: string): Event["kind"] | undefined {
  if (/^(read|recvfrom)\(.*"POST /.test(line)) return "call";
  if (isAnswer(line)) return "answer";
  if (!line.includes(log)) return undefined;
  if (/^(fdatasync|fsync)\(.*= 0$/.test(line)) return "flush";
  return /^(write|pwrite64|pwritev)\(/.test(line) ? "log-write" : undefined;
}

function countFlushes(events: readonly Event[]): FlushTrace {
  const flushes: number[] = [];
  let [since, isDirty, unflushed] = [0, false, 0];
  for (const { kind } of events) {
    if (kind === "call") since = 0;
    if (kind === "log-write") isDirty = true;
    if (kind === "flush") [since, isDirty] = [since + 1, false];
    if (kind === "answer") {
      flushes.push(since);
      if (isDirty) unflushed += 1;
    }
  }
  return { kind: "traced", flushes, unflushed };
}
