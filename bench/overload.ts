import { loadavg } from "node:os";
import { analyzeShop } from "../src/survey/wire.ts";
import { type Health, watchHealth } from "./health-watch.ts";
import { callMany } from "./load.ts";
import { startServerProcess } from "./server-process.ts";
import { bodies } from "./shops.ts";
import { acceptedTimes, callSteadily, countByStatus, type Ended } from "./steady-load.ts";
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
 * and what comes after them is shown as well. Seconds: second argument. The sender runs on the same machine; a bare
 * server beside shows how long an answer takes there that needs no work at all.
 */
export async function benchOverload() {
  const seconds = Number(process.argv[3] ?? usualSeconds);
  const server = await startServerProcess(["src/server/main.ts"]);
  const bare = await startServerProcess(["bench/bare-server.ts"]);
  const { port } = server;
  await callMany(port, analyzeShop.path, bodies, warmUps);
  const top = await topRate(port, seconds / 4);
  const calls = (share: number, time: number) => () =>
    callSteadily({ port, bodies, perSecond: share * top, seconds: time });
  const calm = await watchHealth([port, bare.port], calls(shares.calm, seconds / 2));
  const overload = await watchHealth([port, bare.port], calls(shares.overload, seconds));
  await Promise.all([server.stop(), bare.stop()]);
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

/** Calls a second when there is always a next one to take up. */
export async function topRate(port: number, seconds: number): Promise<number> {
  const batch = 200;
  const begun = performance.now();
  let calls = 0;
  while (performance.now() - begun < seconds * 1000) {
    await callMany(port, analyzeShop.path, bodies, batch);
    calls += batch;
  }
  return calls / ((performance.now() - begun) / 1000);
}

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
  const names = ["/healthz", "bare server beside"];
  printTable([
    ["answers", "asked", "unanswered", "p50 ms", "p99 ms", "max ms"],
    ...Object.entries(phases).flatMap(([phase, servers]) =>
      servers.map((it, place) => [`${names[place]}, ${phase}`, it.asked, it.unanswered, it.p50, it.p99, it.max]),
    ),
  ]);
}

type Phases = Readonly<Record<"calm" | "overload" | "standing", readonly Ended[]>>;

function verdictOf({ calm, overload, standing }: Phases, [ours, bare]: readonly Health[]) {
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
    bare_max_ms: bare?.max,
    holds: unexpected.length === 0 && timesCalm < goals.timesCalm && isQuick,
  };
}
