import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import { analyzeShop } from "../src/survey/wire.ts";
import { acceptedTimes, bodies, callMany, callSteadily, countByStatus, type Ended, topRate } from "./load.ts";
import { startServerProcess } from "./server-process.ts";
import { printTable, quantile, rounded } from "./table.ts";

const usualSeconds = 300;
const warmUps = 400;

/** Shares of the top rate. Calm: nobody waits for another. */
const shares = { calm: 0.25, overload: 5 } as const;
/** After a second without rest, and the time in which its queue is worked off. */
const burstSeconds = 2;
const goals = { timesCalm: 5, healthMs: 100 } as const;

/**
 * Sends five times as many calls as the server can take. Whoever is not accepted must be told so, whoever is must not
 * wait long, and the server must tell that it is alive. The first two seconds are a burst, which may wait: they count,
 * and what comes after them is shown as well. Seconds: second argument. The sender runs on the same machine; the
 * floor server next to it shows how long an answer takes there that needs no work at all.
 */
export async function benchOverload() {
  const seconds = Number(process.argv[3] ?? usualSeconds);
  const server = await startServerProcess(["src/server/main.ts"]);
  const idle = await startServerProcess(["bench/floor-server.ts"]);
  const { port } = server;
  await callMany(port, analyzeShop.path, bodies, warmUps);
  const top = await topRate(port, seconds / 4);
  const calls = (share: number, time: number) => () =>
    callSteadily({ port, bodies, perSecond: share * top, seconds: time });
  const calm = await watchHealth([port, idle.port], calls(shares.calm, seconds / 2));
  const overload = await watchHealth([port, idle.port], calls(shares.overload, seconds));
  await Promise.all([server.stop(), idle.stop()]);
  console.log(
    `npm run bench -- overload ${seconds}; top rate ${rounded(top, 0)} calls/s; load of the machine before: ${load}\n`,
  );
  const standing = overload.result.slice(Math.round(shares.overload * top * burstSeconds));
  printCalls({ calm: calm.result, overload: overload.result, "after its first 2 s": standing });
  printHealth({ calm: calm.health, overload: overload.health });
  return verdictOf({ calm: calm.result, overload: overload.result, standing }, overload.health);
}

const load = loadavg()
  .map((value) => rounded(value, 1))
  .join(" ");

function printCalls(phases: Readonly<Record<string, readonly Ended[]>>): void {
  printTable([
    ["calls", "sent", "accepted", "refused 503", "others", "accepted: p50 ms", "p99 ms", "max ms"],
    ...Object.entries(phases).map(([phase, ended]) => {
      const times = acceptedTimes(ended);
      const refused = countByStatus(ended)[503] ?? 0;
      const at = (share: number) => rounded(quantile(times, share), 0);
      const others = ended.length - times.length - refused;
      return [phase, ended.length, times.length, refused, others, at(0.5), at(0.99), rounded(Math.max(...times), 0)];
    }),
  ]);
}

function printHealth(phases: Readonly<Record<string, readonly Health[]>>): void {
  console.log("");
  const names = ["/healthz", "idle server next to it"];
  printTable([
    ["answers", "asked", "unanswered", "p50 ms", "p99 ms", "max ms"],
    ...Object.entries(phases).flatMap(([phase, servers]) =>
      servers.map((it, index) => [`${names[index]}, ${phase}`, it.asked, it.unanswered, it.p50, it.p99, it.max]),
    ),
  ]);
}

type Phases = Readonly<Record<"calm" | "overload" | "standing", readonly Ended[]>>;

function verdictOf({ calm, overload, standing }: Phases, [ours, idle]: readonly Health[]) {
  const p99 = (ended: readonly Ended[]) => rounded(quantile(acceptedTimes(ended), 0.99), 1);
  const statuses = countByStatus(overload);
  const unexpected = Object.keys(statuses).filter((status) => !["200", "429", "503"].includes(status));
  const timesCalm = rounded(p99(overload) / p99(calm));
  const healthMs = ours?.max ?? Number.NaN;
  const isQuick = healthMs <= goals.healthMs && ours?.unanswered === 0;
  return {
    statuses,
    calm_p99_ms: p99(calm),
    overload_p99_ms: p99(overload),
    times_calm: timesCalm,
    standing_p99_ms: p99(standing),
    healthz_max_ms: healthMs,
    idle_max_ms: idle?.max,
    holds: unexpected.length === 0 && timesCalm < goals.timesCalm && isQuick,
  };
}

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
