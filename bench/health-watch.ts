import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { quantile, rounded } from "./table.ts";

/** How `/healthz` was answered over some time, milliseconds. */
export interface Health {
  readonly asked: number;
  readonly unanswered: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Asks servers for their health from a process of its own, until the work is over. */
export async function watchHealth<Result>(
  ports: readonly number[],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly health: readonly Health[] }> {
  const probe = fork(join(import.meta.dirname, "health-probe.ts"), ports.map(String));
  const end = () => probe.kill("SIGKILL");
  process.once("exit", end);
  const result = await work();
  probe.send("stop");
  // The cast is sound: the probe sends one message, and this is its type.
  const [times] = (await once(probe, "message")) as [Readonly<Record<number, readonly (number | null)[]>>];
  process.off("exit", end);
  return { result, health: ports.map((port) => healthOf(times[port] ?? [])) };
}

function healthOf(times: readonly (number | null)[]): Health {
  const answered = times.filter((time) => time !== null);
  const at = (share: number) => rounded(quantile(answered, share), 1);
  const unanswered = times.length - answered.length;
  return { asked: times.length, unanswered, p50: at(0.5), p99: at(0.99), max: rounded(Math.max(...answered), 1) };
}
