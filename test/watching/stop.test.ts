import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { freshDatabase } from "../postgres.ts";
import { jsonRequest, wireAnswers } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";

/** A server with one accepted submission, and one that waits forever for a locked table. */
async function openStuckServer(stopSeconds: string) {
  const url = await freshDatabase();
  const server = await startServerProcess({ DATABASE_URL: url, STOP_TIMEOUT_S: stopSeconds });
  const submit = () => fetch(server.address + analyzeEndpoint.path, jsonRequest(wireAnswers));
  const accepted: { readonly id: string } = await (await submit()).json();
  const holder = new Client(url);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin; lock table leads in access exclusive mode");
  const answered = submit().then(
    () => "answered",
    () => "cut off",
  );
  await expect.poll(() => isWaitedFor(holder)).toBe(true);
  const stored = async () => (await holder.query("select id from leads")).rows;
  return { ...server, accepted, answered, stored };
}

async function isWaitedFor(holder: Client): Promise<boolean> {
  await holder.query("select pg_stat_clear_snapshot()");
  const { rowCount } = await holder.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%"leads"%'`,
  );
  return rowCount !== null && rowCount > 0;
}

test("[R114] work that does not end in time ends with the process: code 1, one line says so, nothing accepted is lost", async () => {
  const { child, ended, accepted, answered, stored } = await openStuckServer("0");
  child.kill("SIGTERM");
  const { code, errors } = await ended;
  expect([code, errors.match(/"msg":"time to stop is over, with work unfinished"/g)?.length]).toEqual([1, 1]);
  expect(await answered).toBe("cut off");
  expect(await stored()).toEqual([{ id: accepted.id }]);
});

test("[R114] after a second stop signal the process ends at once: code 1, one line says so, nothing accepted is lost", async () => {
  const { child, ended, accepted, answered, stored } = await openStuckServer("3600");
  child.kill("SIGINT");
  const impatience = setInterval(() => child.kill("SIGINT"), 100);
  const { code, errors } = await ended;
  clearInterval(impatience);
  expect([code, errors.match(/"msg":"second signal: stopped at once, with work unfinished"/g)?.length]).toEqual([1, 1]);
  expect(await answered).toBe("cut off");
  expect(await stored()).toEqual([{ id: accepted.id }]);
});
