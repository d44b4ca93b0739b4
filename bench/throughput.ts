import { analyzeShop } from "../src/survey/wire.ts";
import { callMany } from "./load.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { bodies } from "./shops.ts";
import { printTable, quantile, rounded } from "./table.ts";

const warmUps = 400;
const callsPerRound = 600;
const usualRounds = 5;
const goal = 0.5;

/**
 * Calls a second of the whole server against a server that only parses, writes, flushes and answers. They take turns, so
 * that a slow moment of the machine meets both. Rounds: second argument.
 */
export async function benchThroughput() {
  const rounds = Number(process.argv[3] ?? usualRounds);
  const floor = await startServerProcess(["bench/floor-server.ts"]);
  const ours = await startServerProcess(["src/server/main.ts"]);
  const run = (server: ServerProcess, calls: number) => callMany(server.port, analyzeShop.path, bodies, calls);
  await run(floor, warmUps);
  await run(ours, warmUps);
  const rates: { floor: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({
      floor: callsPerRound / (await run(floor, callsPerRound)),
      ours: callsPerRound / (await run(ours, callsPerRound)),
    });
  }
  await Promise.all([floor.stop(), ours.stop()]);
  return reportRates(rates);
}

function reportRates(rates: readonly { readonly floor: number; readonly ours: number }[]) {
  const rows = rates.map(({ floor, ours }, round) => [
    round + 1,
    rounded(floor, 0),
    rounded(ours, 0),
    rounded(ours / floor),
  ]);
  printTable([["round", "floor calls/s", "ours calls/s", "ratio"], ...rows]);
  const ratio = rounded(
    quantile(
      rates.map(({ floor, ours }) => ours / floor),
      0.5,
    ),
  );
  return {
    ratio,
    goal,
    holds: ratio >= goal,
    ours_per_second: rounded(
      quantile(
        rates.map(({ ours }) => ours),
        0.5,
      ),
      0,
    ),
  };
}
