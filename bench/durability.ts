import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LeadDeliveryKind, leadDeliveryKinds } from "../src/service/delivery/deliveries.ts";
import {
  type Delivered,
  type DeliveredByKind,
  deliverTheRest,
  expectedOf,
  isAllDelivered,
} from "../test/durability/delivered.ts";
import { openSinks } from "../test/durability/delivery-sinks.ts";
import { type Kept, type KillRounds, killRounds, type Survived } from "../test/durability/kill-rounds.ts";
import { type PostgresServer, startPostgres } from "../test/postgres-server.ts";
import { postgresAsVictim } from "./server-process.ts";
import { printTable } from "./table.ts";

const usualRounds = 200;
const seed = 20_261_121;
/** Kills the server, and the database, at random moments under load, and counts what was lost. Rounds: second argument. */
export async function benchDurability() {
  const rounds = Number(process.argv[3] ?? usualRounds);
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-durability-"));
  const postgres = await startPostgres();
  for (const name of ["server_killed", "database_killed"]) await postgres.createDatabase(name);
  const runs = await killEverything(rounds, folder, postgres);
  printSurvived(runs);
  printDelivered(runs);
  await postgres.remove();
  rmSync(folder, { recursive: true });
  const results = Object.fromEntries(runs.map(({ name, survived, seconds }) => [name, { ...survived, seconds }]));
  const deliveries = Object.fromEntries(runs.map(({ name, delivered }) => [name, delivered]));
  const holds = runs.every(isKept);
  return { rounds, results, deliveries, holds };
}

interface Run {
  readonly name: string;
  readonly survived: Survived;
  readonly delivered: DeliveredByKind;
  /** How long the whole run took. */
  readonly seconds: number;
}

const isKept = ({ survived, delivered }: Run): boolean =>
  [survived, survived.remakes].every(({ lost, duplicated, unanswered }) => lost + duplicated + unanswered === 0) &&
  isAllDelivered(delivered);

async function killEverything(rounds: number, folder: string, postgres: PostgresServer): Promise<readonly Run[]> {
  const onSqlite = { dataDir: folder, databaseUrl: null };
  const onServer = (name: string) => ({ dataDir: folder, databaseUrl: postgres.urlOf(name) });
  const given = { rounds, seed };
  const victim = postgresAsVictim(postgres);
  return [
    await runOf("SQLite, server killed", { ...given, location: onSqlite }),
    await runOf("PostgreSQL, server killed", { ...given, location: onServer("server_killed") }),
    await runOf("PostgreSQL, database killed", { ...given, location: onServer("database_killed"), victim }),
  ];
}

/** Every run has its own receivers: a delivery that arrives but isn't in the store is an error. */
async function runOf(name: string, given: Omit<KillRounds, "sinks">): Promise<Run> {
  const begun = performance.now();
  const sinks = await openSinks();
  const survived = await killRounds({ ...given, sinks });
  const delivered = await deliverTheRest(given.location, sinks, expectedOf(survived));
  await sinks.close();
  return { name, survived, delivered, seconds: Math.round((performance.now() - begun) / 1000) };
}

function printSurvived(runs: readonly Run[]): void {
  console.log(`npm run bench -- durability ${runs[0]?.survived.rounds}\n`);
  printTable([
    ["kill -9 under load", "rounds", "seconds", "", "sent", "acknowledged", "lost", "duplicated", "unanswered"],
    ...runs.flatMap(({ name, survived, seconds }) => [
      [name, survived.rounds, seconds, "reports", ...figuresOf(survived)],
      ["", "", "", "new versions", ...figuresOf(survived.remakes)],
    ]),
  ]);
}

const figuresOf = ({ sent, acknowledged, lost, duplicated, unanswered }: Kept) =>
  [sent, acknowledged, lost, duplicated, unanswered] as const;

const kindNames = {
  "mail-respondent": "report with PDF",
  "mail-operator": "mail to operator",
  webhook: "webhook",
} as const satisfies Record<LeadDeliveryKind, string>;

function printDelivered(runs: readonly Run[]): void {
  console.log("\nDeliveries for these submissions (each must arrive at least once)");
  printTable([
    ["", "", "expected", "arrived", "between kills", "again", "lost", "missing", "twice", "unknown", "spoiled"],
    ...runs.flatMap(({ name, delivered }) => leadDeliveryKinds.map((kind) => [name, ...rowOf(kind, delivered[kind])])),
  ]);
  console.log("again: more than once, under the same id; missing: never stored; twice: under two ids;");
  console.log("unknown: id not in the store; spoiled: without its whole PDF, or to another address");
}

function rowOf(kind: LeadDeliveryKind, it: Delivered): readonly (string | number)[] {
  const { expected, arrived, betweenKills, again, lost, missing, twice, unknown, spoiled } = it;
  return [kindNames[kind], expected, arrived, betweenKills, again, lost, missing, twice, unknown, spoiled];
}
