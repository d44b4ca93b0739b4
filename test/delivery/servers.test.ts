import { describe, expect, test } from "vitest";
import { createOperatorOutbox } from "../../src/adapters/delivery/operator-outbox.ts";
import { leaseMs } from "../../src/adapters/delivery/worker.ts";
import { engines, openFor, settingsFor as placeSettings } from "../contract/engines.ts";
import { freshDatabase } from "../postgres.ts";
import { jsonRequest, openServer, temporaryFolder, wireAnswers } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";
import { startServer } from "../server/start-server.ts";
import { openHook, status } from "./hook-server.ts";

const hookSettings = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: "a-secret-of-more-than-24-characters",
  WEBHOOK_ALLOW_PRIVATE: "on",
});

const submitTo = async (address: string): Promise<void> => {
  const response = await fetch(`${address}/functions/v1/analyze-shop`, jsonRequest(wireAnswers));
  expect(response.status).toBe(200);
  await response.body?.cancel();
};

describe.for(engines)("$name", ({ freshLocation }) => {
  test("[R103] what a killed server had under way is taken over when its time is up, under the same id", async () => {
    const hook = await openHook({ answers: [() => {}, status(204)] });
    const location = await freshLocation();
    const settings = { ...placeSettings(location), ...hookSettings(hook.url) };
    const { child, ended, address } = await startServerProcess(settings);
    await submitTo(address);
    await hook.called(1);
    child.kill("SIGKILL");
    await ended;

    let later = 0;
    const now = () => new Date(Date.now() + later);
    const heir = await openServer({ settings, externals: { now } });
    expect(await heir.services.deliveries.runDue()).toBe(0);
    later = leaseMs;
    expect(await heir.services.deliveries.runDue()).toBe(1);
    expect(hook.calls.length).toBe(2);
    expect(new Set(hook.calls.map(({ headers }) => headers["delivery-id"])).size).toBe(1);
    expect(await heir.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 0 });
  });
});

test("[R103] two servers on one PostgreSQL deliver everything once", async () => {
  const hook = await openHook();
  const databaseUrl = await freshDatabase();
  const settings = { DATABASE_URL: databaseUrl, ...hookSettings(hook.url) };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  // One call to each at a time. A crowd of first calls would need new connections while each analysis holds up the
  // server, and on a busy machine none is there within the 5 seconds that the server waits for it.
  for (const _ of Array(6)) await Promise.all(servers.map(({ address }) => submitTo(address)));
  await hook.called(12);
  await Promise.all(servers.map(({ stop }) => stop()));
  expect(hook.calls.length).toBe(12);
  expect(new Set(hook.calls.map(({ headers }) => headers["delivery-id"])).size).toBe(12);
  expect(new Set(hook.calls.map(({ body }) => JSON.parse(body).id)).size).toBe(12);
  expect(await createOperatorOutbox(await openFor({ dataDir: "", databaseUrl })).list()).toEqual([]);
});

test("a server told to stop finishes the calls in progress", async () => {
  const gate = Promise.withResolvers<void>();
  const hook = await openHook({ answers: [(response) => void gate.promise.then(() => response.writeHead(204).end())] });
  const location = { dataDir: temporaryFolder(), databaseUrl: null };
  const settings = { ...placeSettings(location), ...hookSettings(hook.url) };
  const { address, stop } = await startServer(settings);
  await submitTo(address);
  await hook.called(1);
  const stopped = stop();
  gate.resolve();
  await stopped;
  expect(await createOperatorOutbox(await openFor(location)).list()).toEqual([]);
});

test("what a stopping server cannot finish in time is due at once for the next", async () => {
  const hook = await openHook({ answers: [() => {}, status(204)] });
  const location = { dataDir: temporaryFolder(), databaseUrl: null };
  const settings = { ...placeSettings(location), ...hookSettings(hook.url), STOP_TIMEOUT_S: "0" };
  const { address, stop } = await startServer(settings);
  await submitTo(address);
  await hook.called(1);
  await stop();
  const heir = await openServer({ settings });
  expect(await heir.services.deliveries.runDue()).toBe(1);
  expect(hook.calls.length).toBe(2);
});
