import { expect, test } from "vitest";
import { deliveryKinds } from "../../src/service/delivery/deliveries.ts";
import { from, wireAnswers } from "../server/open-server.ts";
import { heldFile, openDeliveringServer, respondentOnly } from "./delivering-server.ts";
import { status } from "./hook-server.ts";

type DeliveringServer = Awaited<ReturnType<typeof openDeliveringServer>>;

/** The counted attempts as `kind outcome count`; those with a count of zero are left out. */
async function attempts(server: DeliveringServer): Promise<readonly string[]> {
  const response = await server.app.request("/metrics", {}, from("127.0.0.1"));
  const line = /^spindlewise_delivery_attempts_total\{kind="(.*)",outcome="(.*)"\} (\d+)$/gm;
  const all = [...(await response.text()).matchAll(line)].map(([, ...attempt]) => attempt.join(" "));
  expect(all.length).toBe(deliveryKinds.length * 6);
  return all.filter((attempt) => !attempt.endsWith(" 0"));
}

test("every series starts at 0, so that the first failure is a rise", async () => {
  expect(await attempts(await openDeliveringServer())).toEqual([]);
});

test("every attempt is counted by kind and by what follows: delivered, again, parked", async () => {
  const server = await openDeliveringServer({
    answers: [status(500), status(503), status(410)],
    treatments: ["take"],
  });
  await server.submit({ mail_report: true });
  await server.runAt(0);
  expect(await attempts(server)).toEqual([
    "mail-respondent delivered 1",
    "mail-operator delivered 1",
    "webhook again 1",
  ]);
  await server.runAt(10);
  await server.runAt(30);
  expect(await attempts(server)).toContain("webhook again 2");
  expect(await attempts(server)).toContain("webhook parked 1");
});

test("an attempt at an email too many for its address is counted as withheld", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly });
  for (let form = 0; form < 7; form += 1) await server.submit({ mail_report: true });
  await server.runAt(0);
  expect(await attempts(server)).toEqual(["mail-respondent delivered 6", "mail-respondent withheld 1"]);
});

test("an attempt whose lead was erased meanwhile is counted as withdrawn", async () => {
  const { makeFile, begun, end } = heldFile();
  const server = await openDeliveringServer({ settings: respondentOnly, externals: { makeFile } });
  const id = await server.submit({ mail_report: true });
  const sending = server.runAt(0);
  await begun;
  await server.services.eraseReport(id);
  end();
  await sending;
  expect(await attempts(server)).toEqual(["mail-respondent withdrawn 1"]);
});

test("[R112] the labels of attempts are our own words: no address, no answer of the other side", async () => {
  const server = await openDeliveringServer({
    treatments: [{ refuse: "recipient", code: 550 }],
    answers: [status(418)],
  });
  await server.submit({ mail_report: true });
  await server.runAt(0);
  expect(await attempts(server)).toEqual(["mail-respondent parked 1", "mail-operator parked 1", "webhook again 1"]);
  const text = await (await server.app.request("/metrics", {}, from("127.0.0.1"))).text();
  for (const secret of [wireAnswers.owner_email, "leads@kerf.example", server.hook.url]) {
    expect(text).not.toContain(secret);
  }
});
