import { expect, onTestFinished, test } from "vitest";
import { type Fault, goodModel, modelWith } from "../../src/adapters/fake-model/faults.ts";
import { startStandIn } from "../../src/adapters/fake-model/stand-in.ts";
import { analyzeShop } from "../../src/survey/wire.ts";
import { type HouseUnderTest, jsonCall, openHouse, wireAnswers } from "./house-under-test.ts";

/** A house whose model is the stand-in, behind a socket. */
async function houseWithModel(fault?: Fault, settings: Readonly<Record<string, string>> = {}) {
  const heard: unknown[] = [];
  const standIn = await startStandIn({ hear: (one) => void heard.push(one) });
  const model = { AI_BASE_URL: standIn.baseUrl, AI_MODEL: fault === undefined ? goodModel : modelWith(fault) };
  const house = await openHouse({ settings: { AI_PROVIDER: "openai-compatible", ...model, ...settings } });
  onTestFinished(async () => {
    await house.close();
    await standIn.stop();
  });
  return { house, heard: () => heard.length };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function readiness({ app }: HouseUnderTest) {
  const response = await app.request("/readyz");
  return { status: response.status, body: await response.json() };
}

/** What `/readyz` says as soon as it knows. */
async function known(house: HouseUnderTest) {
  for (;;) {
    const told = await readiness(house);
    if (told.body.model !== "not-known-yet") return told;
    await turn();
  }
}

test("[M9] /readyz says nothing of a model where none is configured", async () => {
  expect(await readiness(await openHouse())).toEqual({ status: 200, body: { status: "ready" } });
});

test("[M9] /readyz never waits for the model, and says how it is as soon as it knows", async () => {
  const { house } = await houseWithModel();
  expect(await readiness(house)).toEqual({ status: 200, body: { status: "ready", model: "not-known-yet" } });
  expect(await known(house)).toEqual({ status: 200, body: { status: "ready", model: "answering" } });
});

test("[M9] a model that fails leaves the server ready", async () => {
  const { house } = await houseWithModel("401");
  expect(await known(house)).toEqual({ status: 200, body: { status: "ready", model: "failing" } });
});

test("[M7] [U2] who needs no model is answered while others hold every place for a model that stalls, and a stop ends the waiting", async () => {
  const all = { AI_PARALLEL: "2", ANALYSES_AT_ONCE: "2", AI_SECTION_TIMEOUT_S: "25" };
  const { house, heard } = await houseWithModel("no-first-byte", all);
  let answered = 0;
  const waiting = Array.from({ length: 8 }, async () => {
    const response = await house.analyze();
    answered += 1;
    return (await response.json()).engine;
  });
  while (heard() < 2) await turn();
  expect(
    (await house.app.request(analyzeShop.path, jsonCall({}, { [analyzeShop.previewHeader]: "true" }))).status,
  ).toBe(200);
  expect(answered).toBe(0);
  await house.close();
  expect(await Promise.all(waiting)).toEqual(Array(8).fill({ kind: "rules" }));
  expect(heard()).toBe(2);
});

test("[M7] a report that finds all places taken is worded by the rules at once", async () => {
  const { house, heard } = await houseWithModel("no-first-byte", { AI_PARALLEL: "1", AI_SECTION_TIMEOUT_S: "25" });
  const waiting = Array.from({ length: 4 }, () => house.analyze());
  while (heard() < 1) await turn();
  expect((await (await house.analyze()).json()).engine).toEqual({ kind: "rules" });
  expect(house.logLines.filter((line) => line.includes('"why":"busy"')).length).toBeGreaterThan(0);
  await house.close();
  expect(await Promise.all(waiting)).toHaveLength(4);
});

test("[M8] over the day's tokens the rules word the report, and no question is sent", async () => {
  const { house, heard } = await houseWithModel(undefined, { AI_DAILY_TOKENS: "10" });
  const response = await house.analyze();
  expect([response.status, (await response.json()).engine]).toEqual([200, { kind: "rules" }]);
  expect(heard()).toBe(0);
});

test("[M9] the log holds no key, no caller's address and no contact", async () => {
  const { house } = await houseWithModel("401", { AI_API_KEY: "sk-secret" });
  await house.analyze(wireAnswers, {}, "192.0.2.77");
  const lines = house.logLines.join("");
  expect(lines).toContain('"why":"refused-key"');
  for (const secret of ["sk-secret", "192.0.2.77", wireAnswers.owner_email]) expect(lines).not.toContain(secret);
});
