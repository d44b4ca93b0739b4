import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyzeShop, toWire } from "../src/survey/wire.ts";
import { type PostgresServer, startPostgres } from "../test/postgres-server.ts";
import { type Delivered, deliverTheRest, openSinks, type Sinks } from "./delivery-sinks.ts";
import { type FlushTrace, traceFlushes } from "./flush-trace.ts";
import { postgresAsVictim, processesOf } from "./kill-postgres.ts";
import { killRounds, type Survived } from "./kill-rounds.ts";
import { startServerProcess } from "./server-process.ts";
import { shops } from "./shops.ts";
import { printTable } from "./table.ts";

const usualRounds = 200;
const seed = 20_261_121;
/** Calls one after the other whose flushes are looked at. */
const tracedCalls = 10;
/** The lead is flushed before its analysis, its answer before it leaves. */
const flushesOfCall = 2;

/** Kills the server, and the database, at random moments under load, and counts what was lost. Rounds: second argument. */
export async function benchDurability() {
  const rounds = Number(process.argv[3] ?? usualRounds);
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-durability-"));
  const postgres = await startPostgres();
  for (const name of ["server_killed", "database_killed", "traced"]) await postgres.createDatabase(name);
  const sinks = await openSinks();
  const results = await killEverything(rounds, folder, postgres, sinks);
  printSurvived(results);
  const deliveries = {
    sqlite: await deliverTheRest({ dataDir: folder, databaseUrl: null }, sinks),
    postgres: await deliverTheRest({ dataDir: folder, databaseUrl: postgres.urlOf("server_killed") }, sinks),
  };
  await sinks.close();
  printDelivered(deliveries);
  const traces = {
    sqlite: await traceCalls({}, "spindlewise.sqlite-wal", () => []),
    postgres: await traceCalls({ DATABASE_URL: postgres.urlOf("traced") }, "/pg_wal/", () => processesOf(postgres)),
  };
  printTraces(traces);
  await postgres.remove();
  rmSync(folder, { recursive: true });
  const survived = results.map(([, result]) => result);
  const isKept = survived.every(({ lost, duplicated, unanswered }) => lost + duplicated + unanswered === 0);
  const isDelivered = Object.values(deliveries).every(({ missing, twice, lost }) => missing + twice + lost === 0);
  const holds = isKept && isDelivered && Object.values(traces).every(isProof);
  return { rounds, results: Object.fromEntries(results), deliveries, traces, holds };
}

async function killEverything(
  rounds: number,
  folder: string,
  postgres: PostgresServer,
  { settings }: Sinks,
): Promise<readonly (readonly [string, Survived])[]> {
  const given = { rounds, seed };
  const delivering = { ...given, settings };
  const onServer = (name: string) => ({ dataDir: folder, databaseUrl: postgres.urlOf(name) });
  const victim = postgresAsVictim(postgres);
  return [
    ["SQLite, server killed", await killRounds({ ...delivering, place: { dataDir: folder, databaseUrl: null } })],
    ["PostgreSQL, server killed", await killRounds({ ...delivering, place: onServer("server_killed") })],
    ["PostgreSQL, database killed", await killRounds({ ...given, place: onServer("database_killed"), victim })],
  ];
}

function printSurvived(results: readonly (readonly [string, Survived])[]): void {
  console.log(`npm run bench -- durability ${results[0]?.[1].rounds}\n`);
  printTable([
    ["killed -9 under load", "rounds", "sent", "acknowledged", "lost", "duplicated", "unanswered"],
    ...results.map(([name, it]) => [name, it.rounds, it.sent, it.acknowledged, it.lost, it.duplicated, it.unanswered]),
  ]);
}

function printDelivered(deliveries: Readonly<Record<string, Delivered>>): void {
  console.log("\nDeliveries of these leads, a mail and a call each");
  printTable([
    ["server killed", "leads", "deliveries", "arrived", "again, same id", "lost", "missing", "of one lead twice"],
    ...Object.entries(deliveries).map(([engine, it]) => {
      const { leads, deliveries, arrived, again, lost, missing, twice } = it;
      return [engine, leads, deliveries, arrived, again, lost, missing, twice];
    }),
  ]);
}

/** Calls one after the other, so that each flush belongs to one call. */
async function traceCalls(
  settings: NodeJS.ProcessEnv,
  log: string,
  others: () => readonly number[],
): Promise<FlushTrace> {
  const server = await startServerProcess(["src/server/main.ts"], settings);
  const bodies = shops.slice(0, tracedCalls).map((shop) => JSON.stringify(toWire(shop)));
  const call = async (body: string) => {
    const headers = { "content-type": "application/json" };
    const url = `http://127.0.0.1:${server.port}${analyzeShop.path}`;
    await (await fetch(url, { method: "POST", headers, body })).arrayBuffer();
  };
  await call(bodies[0] ?? "");
  const trace = await traceFlushes([server.pid, ...others()], log, async () => {
    for (const body of bodies) await call(body);
  });
  await server.stop();
  return trace;
}

/** PostgreSQL writes to its log also in the background: there only the flushes of each call count. */
const isProof = (trace: FlushTrace): boolean =>
  trace.kind === "no-tracer" || trace.flushes.every((flushes) => flushes >= flushesOfCall);

function printTraces(traces: Readonly<Record<string, FlushTrace>>): void {
  for (const [engine, trace] of Object.entries(traces)) {
    console.log(`\n${engine}: flushes of the log to disk between a call and its answer (lead, answer)`);
    if (trace.kind === "no-tracer") console.log(`  not traced: ${trace.why}`);
    else console.log(`  ${trace.flushes.join(" ")}; answers sent with unflushed writes: ${trace.unflushed}`);
  }
}
