import { openDatabase } from "../src/adapters/store/database.ts";
import { type PostgresServer, startPostgres } from "../test/postgres-server.ts";
import { type Submitted, submitMany } from "./keyed-calls.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { printTable, rounded } from "./table.ts";

const usualSeconds = 30;
const counts = [1, 2, 4] as const;

/**
 * Server processes on one PostgreSQL share the work; halfway, one of them is killed. Seconds for each number of
 * processes: second argument. The sender takes the dead one out at once, as a proxy does that sees its connection end,
 * and sends what it was serving to another, under the same key.
 */
export async function benchProcesses() {
  const seconds = Number(process.argv[3] ?? usualSeconds);
  const postgres = await startPostgres(["max_connections=200"]);
  const results: Shared[] = [];
  for (const count of counts) results.push(await shareWork(postgres, count, seconds));
  await postgres.remove();
  console.log(`npm run bench -- processes ${seconds}\n`);
  printTable([
    [
      "processes",
      "calls/s",
      "sent",
      "serving when killed",
      "cut off",
      "refused",
      "lost",
      "duplicated",
      "leads of each",
    ],
    ...results.map((it) => [
      ...[it.processes, it.perSecond, it.sent, it.servingAtKill ?? "none killed", it.cut, it.refused],
      ...[it.lost, it.duplicated, it.shares.join(" ")],
    ]),
  ]);
  return { results, holds: results.every(isWell) };
}

interface Shared {
  readonly processes: number;
  readonly perSecond: number;
  readonly sent: number;
  /** Calls that the killed process was serving. */
  readonly servingAtKill: number | undefined;
  readonly cut: number;
  readonly refused: number;
  /** Submissions without an answer at the end, or whose lead or report is not in the store. */
  readonly lost: number;
  /** Leads in the store beyond one for each submission. */
  readonly duplicated: number;
  /** How many leads each process analyzed. */
  readonly shares: readonly number[];
}

const isWell = ({ cut, servingAtKill = 0, refused, lost, duplicated }: Shared): boolean =>
  cut <= servingAtKill && refused + lost + duplicated === 0;

async function shareWork(postgres: PostgresServer, count: number, seconds: number): Promise<Shared> {
  const name = `shared_by_${count}`;
  await postgres.createDatabase(name);
  const settings = { DATABASE_URL: postgres.urlOf(name) };
  const start = () => startServerProcess(["src/server/main.ts"], settings);
  // At once: each of them brings the database to the present schema.
  const servers = await Promise.all(Array.from({ length: count }, start));
  const ports = servers.map(({ port }) => port);
  await submitMany({ ports, seconds: seconds / 4, label: "warm-up" });
  const warm = await storedIn(settings.DATABASE_URL, servers);
  const submitted = await submitMany({
    ports,
    seconds,
    label: "measured",
    ...(count > 1 ? { kill: killing(servers) } : {}),
  });
  const stored = await storedIn(settings.DATABASE_URL, servers);
  await Promise.all(servers.map(({ stop }) => stop()));
  return sharedOf(count, seconds, submitted, {
    ...stored,
    shares: stored.shares.map((all, at) => all - (warm.shares[at] ?? 0)),
    leads: stored.leads - warm.leads,
  });
}

function killing([victim]: readonly ServerProcess[]) {
  if (!victim) throw new Error("There is no server to kill");
  return { port: victim.port, now: () => void process.kill(victim.pid, "SIGKILL") };
}

interface Stored {
  readonly leads: number;
  readonly withReport: ReadonlySet<string>;
  readonly shares: readonly number[];
}

async function storedIn(databaseUrl: string, servers: readonly ServerProcess[]): Promise<Stored> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const rows = await database
    .selectFrom("leads")
    .leftJoin("dossiers", "dossiers.lead_id", "leads.id")
    .select(["leads.id", "leads.analyst", "dossiers.lead_id"])
    .execute();
  await database.destroy();
  return {
    leads: rows.length,
    withReport: new Set(rows.flatMap(({ lead_id }) => lead_id ?? [])),
    shares: servers.map(({ pid }) => rows.filter(({ analyst }) => analyst?.split(" ")[1] === String(pid)).length),
  };
}

function sharedOf(processes: number, seconds: number, submitted: Submitted, stored: Stored): Shared {
  const { ids, cut, refused, servingAtKill } = submitted;
  const lost = [...ids.values()].filter((id) => id === undefined || !stored.withReport.has(id)).length;
  const perSecond = rounded(ids.size / seconds, 0);
  const { leads, shares } = stored;
  return {
    processes,
    perSecond,
    sent: ids.size,
    servingAtKill,
    cut,
    refused,
    lost,
    duplicated: leads - ids.size,
    shares,
  };
}
