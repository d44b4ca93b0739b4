import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { exportFormats } from "../src/survey/export-formats.ts";
import { analyzeShop, reportsPath } from "../src/survey/wire.ts";
import { type PostgresServer, startPostgres } from "../test/postgres-server.ts";
import { bodies, callMany } from "./load.ts";
import { between, processesOf, type ServerProcess, startServerProcess, usedBy } from "./server-process.ts";
import { type StoreRate, storeRates } from "./store-rates.ts";
import { printTable, rounded } from "./table.ts";

const usualCalls = 3_000;
const warmUps = 400;
/** What the paper in docs/operating.md plans with. */
const rates = [10, 100, 1_000] as const;
/** A processor that is busier than this lets calls wait. */
const mostBusy = 0.6;

/** What one call costs, on average. */
interface Cost {
  readonly perSecond: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  /** Of the database's log, bytes. */
  readonly log: number | undefined;
  /** By which what is stored grows, bytes. */
  readonly growth: number;
  /** Written to disk, log and pages, bytes: by the kernel's count on SQLite, by PostgreSQL's own there. */
  readonly written: number;
  /** CPU of the server for one PDF, when it is first fetched. */
  readonly pdfMs: number;
}

/**
 * What a call costs in the server, in the database and on disk, on each engine; the machines that follow for 10, 100 and
 * 1,000 calls a second; and how many calls a second the store alone takes, by the number of connections. Calls: second
 * argument.
 */
export async function benchCost() {
  const calls = Number(process.argv[3] ?? usualCalls);
  const postgres = await startPostgres();
  const costs = { sqlite: await costOnSqlite(calls), postgres: await costOnPostgres(postgres, calls) };
  await postgres.createDatabase("store_alone");
  const store = await storeRates(postgres, postgres.urlOf("store_alone"), calls / 3);
  await postgres.remove();
  console.log(`npm run bench -- cost ${calls}\n`);
  printCosts(costs);
  printMachines(costs.postgres);
  printStore(store);
  return { calls, costs, machines: machinesFor(costs.postgres), store };
}

async function costOnSqlite(calls: number): Promise<Cost> {
  const server = await startServerProcess(["src/server/main.ts"]);
  const size = () => sizeOf(server.folder, ["spindlewise.sqlite", "spindlewise.sqlite-wal"]);
  const written = async () => usedBy([server.pid]).bytesWritten;
  const cost = await costOf(server.port, calls, { server: () => [server.pid], database: () => [], size, written });
  const pdfMs = await pdfCost(server);
  await server.stop();
  return { ...cost, pdfMs };
}

const sizeOf = async (folder: string, names: readonly string[]): Promise<number> =>
  names.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);

async function costOnPostgres(postgres: PostgresServer, calls: number): Promise<Cost> {
  await postgres.createDatabase("cost");
  const url = postgres.urlOf("cost");
  const server = await startServerProcess(["src/server/main.ts"], { DATABASE_URL: url });
  const client = new Client(url);
  await client.connect();
  const numberOf = async (sql: string) => Number((await client.query({ text: sql, rowMode: "array" })).rows[0]?.[0]);
  const cost = await costOf(server.port, calls, {
    server: () => [server.pid],
    database: () => processesOf(postgres),
    size: () => numberOf("select pg_database_size(current_database())"),
    written: async () => {
      // What lies in memory is written, and every process has told what it wrote.
      await client.query("checkpoint");
      await pause(tellingMs);
      return numberOf("select sum(coalesce(write_bytes, 0) + coalesce(extend_bytes, 0)) from pg_stat_io");
    },
    log: () => numberOf("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"),
  });
  const pdfMs = await pdfCost(server);
  await client.end();
  await server.stop();
  return { ...cost, pdfMs };
}

/** PostgreSQL's processes tell their counts once a second. */
const tellingMs = 1_200;

interface Looked {
  readonly server: () => readonly number[];
  readonly database: () => readonly number[];
  readonly size: () => Promise<number>;
  readonly written: () => Promise<number>;
  readonly log?: () => Promise<number>;
}

async function costOf(port: number, calls: number, { server, database, size, written, log }: Looked) {
  const look = async () => ({
    server: usedBy(server()),
    database: usedBy(database()),
    size: await size(),
    log: await log?.(),
  });
  await callMany(port, analyzeShop.path, bodies, warmUps);
  const writtenBefore = await written();
  const before = await look();
  const seconds = await callMany(port, analyzeShop.path, bodies, calls);
  const after = await look();
  const bytes = (await written()) - writtenBefore;
  const [inServer, inDatabase] = [between(before.server, after.server), between(before.database, after.database)];
  return {
    perSecond: rounded(calls / seconds, 0),
    serverMs: rounded((inServer.cpuSeconds * 1000) / calls),
    databaseMs: rounded((inDatabase.cpuSeconds * 1000) / calls),
    log: after.log === undefined ? undefined : Math.round((after.log - (before.log ?? 0)) / calls),
    growth: Math.round((after.size - before.size) / calls),
    written: Math.round(bytes / calls),
  };
}

function printCosts(costs: Readonly<Record<string, Cost>>): void {
  printTable([
    ["cost of a call", "calls/s", "server ms", "database ms", "log bytes", "grows by bytes", "written bytes", "PDF ms"],
    ...Object.entries(costs).map(([engine, it]) => {
      const database = it.log === undefined ? "in the server" : it.databaseMs;
      return [engine, it.perSecond, it.serverMs, database, it.log ?? "in the file", it.growth, it.written, it.pdfMs];
    }),
  ]);
}

/** Processors and disk for each rate, on paper: the cost of a call times the rate, with room. */
const machinesFor = ({ serverMs, databaseMs, log = 0, growth }: Cost) =>
  rates.map((rate) => ({
    callsPerSecond: rate,
    serverProcesses: Math.ceil((rate * serverMs) / 1000 / mostBusy),
    databaseProcessors: Math.ceil((rate * databaseMs) / 1000 / mostBusy),
    logMbPerSecond: rounded((rate * log) / 1e6),
    growthGbPerDay: rounded((rate * growth * 86_400) / 1e9, 1),
  }));

function printMachines(cost: Cost): void {
  console.log(`\nOn PostgreSQL, processors busy for ${mostBusy * 100}% of the time at most:`);
  printTable([
    ["calls/s", "server processes", "database processors", "log MB/s", "grows by GB a day"],
    ...machinesFor(cost).map((it) => Object.values(it)),
  ]);
}

function printStore(store: readonly StoreRate[]): void {
  console.log(
    "\nThe store alone, without analyses: a lead and its report, each in a transaction that is flushed to disk",
  );
  printTable([
    ["connections", "calls/s", "database ms", "waits seen", "for our row locks", "for disk or log", "for processors"],
    ...store.map((it) => {
      const { connections, perSecond, databaseMs, looks, locks, disk, running } = it;
      return [connections, perSecond, databaseMs, looks, locks, disk, running];
    }),
  ]);
}

const pdfWarmUps = 5;
const fetches = 20;

/** CPU of a server, in milliseconds, for a PDF that is fetched for the first time; its thread for files has made some before. */
export async function pdfCost({ port, pid }: Pick<ServerProcess, "port" | "pid">): Promise<number> {
  const origin = `http://127.0.0.1:${port}`;
  const ids: string[] = [];
  while (ids.length < pdfWarmUps + fetches) ids.push(await submit(origin, bodies[ids.length % bodies.length] ?? ""));
  for (const id of ids.slice(0, pdfWarmUps)) await fetchPdf(origin, id);
  const before = usedBy([pid]);
  for (const id of ids.slice(pdfWarmUps)) await fetchPdf(origin, id);
  return rounded((between(before, usedBy([pid])).cpuSeconds * 1000) / fetches, 0);
}

async function submit(origin: string, body: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(origin + analyzeShop.path, { method: "POST", headers, body });
  const id = /"id":"([0-9a-f]{32})"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`A submission was answered with ${answer.status} and no id`);
  return id;
}

async function fetchPdf(origin: string, id: string): Promise<void> {
  const answer = await fetch(`${origin}${reportsPath}/${id}/${exportFormats.pdf.path}`);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength === 0) throw new Error(`The PDF of ${id} was answered with ${answer.status}`);
}
