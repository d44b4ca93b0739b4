import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, type DatabaseLocation, openDatabase } from "../src/adapters/store/database.ts";
import { isPostgres } from "../src/adapters/store/engine.ts";
import { analyzeShop } from "../src/survey/wire.ts";
import { startPostgres } from "../test/postgres-server.ts";
import { bodies, call, shops } from "./load.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { printTable, quantile, rounded } from "./table.ts";

const usualLeads = 1_000_000;
const leadsPerStatement = 20_000;
const warmUps = 60;
/** The two servers take turns, so that a slow moment of the machine meets both. */
const rounds = 20;
const callsPerRound = 25;
const goal = 1.2;

const engineNames = ["sqlite", "postgres"] as const;
type EngineName = (typeof engineNames)[number];

/**
 * The call and the export of leads on a store with a million leads against an empty one. Leads: second argument; one
 * engine alone: third.
 */
export async function benchMillion() {
  const leads = Number(process.argv[3] ?? usualLeads);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-million-"));
  const results: [EngineName, Result][] = [];
  for (const engine of engineNames.filter((name) => (process.argv[4] ?? name) === name)) {
    const [empty, full] = [await locationOn(engine, "empty"), await locationOn(engine, "full")];
    results.push([engine, await compare(empty, full, leads)]);
  }
  await postgres.remove();
  rmSync(folder, { recursive: true });
  printResults(leads, results);
  return { leads, ...Object.fromEntries(results), goal, holds: results.every(([, { ratio }]) => ratio <= goal) };

  async function locationOn(engine: EngineName, name: string): Promise<DatabaseLocation> {
    if (engine === "sqlite") return { dataDir: join(folder, name), databaseUrl: null };
    await postgres.createDatabase(name);
    return { dataDir: folder, databaseUrl: postgres.urlOf(name) };
  }
}

type Result = Awaited<ReturnType<typeof compare>>;

async function compare(empty: DatabaseLocation, full: DatabaseLocation, leads: number) {
  const begun = performance.now();
  await fill(full, leads);
  const fillSeconds = rounded((performance.now() - begun) / 1000, 0);
  const times = await timesOf(await serverAt(empty), await serverAt(full));
  const p50 = { empty: quantile(times.empty, 0.5), full: quantile(times.full, 0.5) };
  return {
    fill_seconds: fillSeconds,
    p50_ms_empty: rounded(p50.empty),
    p50_ms_full: rounded(p50.full),
    ratio: rounded(p50.full / p50.empty),
    export_mb_empty: await exportMemory(empty),
    export_mb_full: await exportMemory(full),
  };
}

async function timesOf(empty: ServerProcess, full: ServerProcess) {
  const times = { empty: [] as number[], full: [] as number[] };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const run = async ({ port }: ServerProcess, calls: number, into: number[]) => {
    for (let number = 0; number < calls; number += 1) {
      const begun = performance.now();
      await call(agent, port, analyzeShop.path, bodies[number % bodies.length] ?? "");
      into.push(performance.now() - begun);
    }
  };
  for (const server of [empty, full]) await run(server, warmUps, []);
  for (let round = 0; round < rounds; round += 1) {
    await run(empty, callsPerRound, times.empty);
    await run(full, callsPerRound, times.full);
  }
  agent.destroy();
  await Promise.all([empty.stop(), full.stop()]);
  return times;
}

const settingsOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
});

const serverAt = (location: DatabaseLocation): Promise<ServerProcess> =>
  startServerProcess(["src/server/main.ts"], settingsOf(location));

/** Leads with real answers and a report as small as reports never are: the number of rows is what counts here. */
async function fill(location: DatabaseLocation, leads: number): Promise<void> {
  const database = await openDatabase(location, "patient");
  const answers = JSON.stringify(shops[0]);
  for (let from = 0; from < leads; from += leadsPerStatement) {
    const to = Math.min(from + leadsPerStatement, leads);
    await (isPostgres(database) ? fillPostgres : fillSqlite)(database, from + 1, to, answers);
  }
  if (isPostgres(database)) await sql`analyze`.execute(database);
  await database.destroy();
}

/** A minute from lead to lead; ids in no order, as real ones. */
async function fillPostgres(database: Database, from: number, to: number, answers: string): Promise<void> {
  await sql`
    insert into leads (id, received_at, idempotency_key, fingerprint, email, answers)
    select md5(n::text), to_char(timestamp '2020-01-01' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'),
      'key ' || n, md5('f' || n), 'shop-' || n || '@example.com', ${answers}
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`.execute(database);
  await sql`
    insert into dossiers select md5(n::text), 'rules', decode(repeat(md5(n::text), 8), 'hex')
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`.execute(database);
}

async function fillSqlite(database: Database, from: number, to: number, answers: string): Promise<void> {
  await database.transaction().execute(async (change) => {
    await sql`
      insert into leads (id, received_at, idempotency_key, fingerprint, email, answers)
      with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})
      select lower(hex(randomblob(16))), strftime('%Y-%m-%dT%H:%M:%fZ', 1577836800 + n * 60, 'unixepoch'),
        'key ' || n, lower(hex(randomblob(32))), 'shop-' || n || '@example.com', ${answers} from numbers`.execute(
      change,
    );
    await sql`
      insert into dossiers select id, 'rules', randomblob(128) from leads
      where id not in (select lead_id from dossiers) and received_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 1577836800 + ${from} * 60, 'unixepoch')`.execute(
      change,
    );
  });
}

/** The most memory that `spindlewise leads` ever had, megabytes. */
async function exportMemory(location: DatabaseLocation): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, "src/cli/main.ts", "leads"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...settingsOf(location) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  let most = 0;
  while (child.exitCode === null && child.signalCode === null) {
    most = Math.max(most, peakOf(child.pid));
    await pause(50);
  }
  await ended;
  return rounded(most / 1024, 0);
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function printResults(leads: number, results: readonly (readonly [EngineName, Result])[]): void {
  console.log(`npm run bench -- million ${leads}\n`);
  printTable([
    ["store", "filled s", "p50 ms, empty", `p50 ms, ${leads} leads`, "ratio", "export MB, empty", "export MB, full"],
    ...results.map(([engine, it]) => [
      engine,
      it.fill_seconds,
      it.p50_ms_empty,
      it.p50_ms_full,
      it.ratio,
      it.export_mb_empty,
      it.export_mb_full,
    ]),
  ]);
}
