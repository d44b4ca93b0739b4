import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { postgresAsVictim } from "../../bench/server-process.ts";
import { reportsPath } from "../../src/survey/wire/wire.ts";
import { openSinks } from "../durability/delivery-sinks.ts";
import { killRounds } from "../durability/kill-rounds.ts";
import { type PostgresServer, startPostgres } from "../postgres-server.ts";
import { type Attack, createFindings, inParallel, until } from "./attack.ts";
import { ask, idIn, innerDetail, isRefusal, startTarget, submit, temporaryFolder, wireAnswers } from "./target.ts";

const database = "attacked";

async function withPostgres<Made>(work: (postgres: PostgresServer) => Promise<Made>): Promise<Made> {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase(database);
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
}

async function sql(postgres: PostgresServer, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: postgres.urlOf(database) });
  client.on("error", () => {});
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export const postgresFaults: Attack = {
  name: "PostgreSQL away, locked, read-only, connections cut",
  wanted: "503 with Retry-After and no inner detail; ready again by itself; nothing accepted is lost",
  run: () =>
    withPostgres(async (postgres) => {
      const { broke, expect } = createFindings();
      const target = await startTarget({ DATABASE_URL: postgres.urlOf(database) });
      const refusedBy = async (fault: string): Promise<void> => {
        const reply = await submit(target);
        expect(isRefusal(reply), `${fault}: a call gets ${reply.status}`);
        expect(!innerDetail.test(reply.bytes.toString()), `${fault}: the answer tells inner detail`);
        expect((await ask(target, "/healthz")).status === 200, `${fault}: health is silent`);
      };
      const servedAfter = async (fault: string): Promise<void> => {
        expect(
          await until(async () => (await submit(target)).status === 200, backWithinMs),
          `${fault}: calls do not come back`,
        );
        expect(
          await until(async () => (await ask(target, "/readyz")).status === 200, backWithinMs),
          `${fault}: not ready again`,
        );
      };
      const id = idIn(await submit(target));

      await postgres.stop();
      await refusedBy("away");
      expect((await ask(target, "/readyz")).status === 503, "away: /readyz says it is ready");
      await postgres.start();
      await servedAfter("away");

      await sql(postgres, `alter database ${database} set default_transaction_read_only = on`, cutOthers);
      await refusedBy("read-only");
      await sql(
        postgres,
        "set default_transaction_read_only = off",
        `alter database ${database} reset default_transaction_read_only`,
        cutOthers,
      );
      await servedAfter("read-only");

      const locker = new Client({ connectionString: postgres.urlOf(database) });
      await locker.connect();
      await locker.query("begin; lock table leads in access exclusive mode");
      await refusedBy("locked");
      await locker.query("rollback");
      await locker.end();
      await servedAfter("locked");

      let cut = 0;
      const cutting = (async () => {
        for (; cut < 20; cut += 1) await sql(postgres, cutOthers).then(() => pause(50));
      })();
      await inParallel(200, 8, async () => {
        const reply = await submit(target);
        expect(reply.status === 200 || isRefusal(reply), `cut: a call gets ${reply.status}`);
      });
      await cutting;
      await servedAfter("cut");
      expect((await ask(target, `${reportsPath}/${id}`)).status === 200, "the first report is gone");
      expect(!/"level":60/.test(target.written()), "a fatal error stands in the log");
      await target.stop();
      return { tried: "a stop, a read-only database, a lock, 20 × all connections cut under load", broke };
    }),
};

const backWithinMs = 20_000;
const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`;

const kills = 2;

export const postgresKilled: Attack = {
  name: "PostgreSQL killed -9 under load",
  wanted: "no answered submission lost or stored twice",
  run: () =>
    withPostgres(async (postgres) => {
      const { broke, expect } = createFindings();
      const folder = temporaryFolder();
      const sinks = await openSinks();
      const location = { dataDir: folder, databaseUrl: postgres.urlOf(database) };
      const survived = await killRounds({
        rounds: kills,
        seed: 20_261_122,
        location,
        sinks,
        victim: postgresAsVictim(postgres),
      });
      const { lost, duplicated, unanswered, acknowledged } = survived;
      expect(lost + duplicated + unanswered === 0, JSON.stringify(survived));
      await sinks.close();
      rmSync(folder, { recursive: true });
      return { tried: `${kills} kills, ${acknowledged} answered`, broke };
    }),
};

export const twoServersOneKey: Attack = {
  name: "one key to two servers on PostgreSQL",
  wanted: "one submission and one report",
  run: () =>
    withPostgres(async (postgres) => {
      const { broke, expect } = createFindings();
      const settings = { DATABASE_URL: postgres.urlOf(database) };
      const targets = [await startTarget(settings), await startTarget(settings)];
      const ids = new Set<string>();
      await inParallel(40, 20, async (index) => {
        const target = targets[index % 2];
        if (target === undefined) return;
        const reply = await submit(target, wireAnswers, { headers: { "idempotency-key": "shared" } });
        if (reply.status === 200) ids.add(idIn(reply));
        else expect(isRefusal(reply), `a call gets ${reply.status}`);
      });
      expect(ids.size === 1, `${ids.size} reports for one key: ${[...ids].join(" ")}`);
      for (const target of targets) await target.stop();
      return { tried: "40 calls, 20 at once, to two servers", broke };
    }),
};
