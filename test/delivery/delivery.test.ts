import { expect, test } from "vitest";
import { from, wireAnswers } from "../server/house-under-test.ts";
import { heldFile, openDeliveringHouse, respondentOnly } from "./delivering-house.ts";
import { status } from "./hook-server.ts";

const mailed = { mail_report: true };

test("[Y2] one submission: mail with report to the respondent, mail and call to the operator, each once", async () => {
  const house = await openDeliveringHouse();
  const id = await house.submit(mailed);
  await house.runAt(0);
  expect(await house.runAt(60)).toBe(0);
  const [respondent, operator] = house.office.arrived.toSorted((a) => (a.to[0] === wireAnswers.owner_email ? -1 : 1));
  expect(house.office.arrived.length).toBe(2);
  expect(respondent?.to).toEqual([wireAnswers.owner_email]);
  expect(respondent?.mail.text).toContain(`https://kerf.example/?report=${id}`);
  expect(respondent?.mail.attachments.map(({ filename }) => filename)).toEqual([
    "cedar-ridge-precision-diagnostic-2026-11-21.pdf",
  ]);
  expect(operator?.to).toEqual(["leads@kerf.example"]);
  expect(operator?.mail.replyTo?.[0]?.address).toBe(wireAnswers.owner_email);
  expect(house.hook.calls.map(({ body }) => JSON.parse(body).id)).toEqual([id]);
});

test("[Y2] without the tick nothing is mailed to the respondent", async () => {
  const house = await openDeliveringHouse();
  await house.submit();
  await house.runAt(0);
  expect(house.office.arrived.map(({ to }) => to)).toEqual([["leads@kerf.example"]]);
});

test("[Y3] a suspect gets the same answer, and nobody hears of it", async () => {
  const house = await openDeliveringHouse();
  const id = await house.submit({ ...mailed, website: "https://spam.example" });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await house.runAt(60);
  expect([house.office.arrived, house.hook.calls]).toEqual([[], []]);
  expect(await house.services.deliveries.counts()).toMatchObject({ withheld: 3, waiting: 0 });
  const response = await house.app.request(`/api/reports/${id}/mail`, { method: "POST" }, from("192.0.2.1"));
  expect(response.status).toBe(202);
  await house.runAt(61);
  expect(house.office.arrived).toEqual([]);
});

test("[Y9] no preview, refused or repeated call is delivered", async () => {
  const house = await openDeliveringHouse();
  await house.analyze(wireAnswers, { "x-preview": "true" });
  await house.analyze({ ...wireAnswers, machine_count: 0 });
  await house.analyze(wireAnswers, { "idempotency-key": "k" });
  await house.analyze(wireAnswers, { "idempotency-key": "k" });
  await house.runAt(60);
  expect([house.office.arrived.length, house.hook.calls.length]).toEqual([1, 1]);
});

test("[Y6] a webhook that fails twice gets the same body and id a third time, each signed anew", async () => {
  const house = await openDeliveringHouse({ answers: [status(500), status(503), status(200)] });
  await house.submit();
  await house.runAt(0);
  await house.runAt(10);
  await house.runAt(30);
  await house.runAt(300);
  const { calls } = house.hook;
  expect(calls.length).toBe(3);
  expect(new Set(calls.map(({ body, headers }) => `${headers["delivery-id"]} ${body}`)).size).toBe(1);
  expect(new Set(calls.map(({ headers }) => headers["spindlewise-signature"])).size).toBe(3);
  expect(await house.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 0 });
});

test("[Y6] a mail that was taken before the line broke comes again under the same Message-ID", async () => {
  const house = await openDeliveringHouse({
    treatments: ["take-and-break-off", "take"],
    settings: { WEBHOOK_URL: "", WEBHOOK_SECRET: "" },
  });
  await house.submit();
  await house.runAt(0);
  await house.runAt(10);
  await house.runAt(300);
  const ids = house.office.arrived.map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("[Y6] what is final is parked at once, and what fails for a day is parked then", async () => {
  const house = await openDeliveringHouse({ answers: [status(410)], treatments: [{ refuse: "recipient", code: 550 }] });
  await house.submit();
  await house.runAt(0);
  expect(await house.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 2 });

  const failing = await openDeliveringHouse({
    answers: [status(500)],
    settings: { SMTP_URL: "", MAIL_FROM: "", LEAD_EMAIL: "" },
  });
  await failing.submit();
  for (let hour = 0; hour <= 25; hour += 1) await failing.runAt(hour * 60);
  expect(await failing.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 1 });
  const tried = failing.hook.calls.length;
  expect(await failing.runAt(30 * 60)).toBe(0);
  expect(tried).toBeGreaterThan(10);
});

test("[Y7] when the analysis fails, the operator gets the lead without its report; the respondent's mail waits", async () => {
  const house = await openDeliveringHouse({ world: { makeAnswer: () => Promise.reject(new Error("a bug")) } });
  expect((await house.analyze({ ...wireAnswers, ...mailed })).status).toBe(500);
  expect(await house.runAt(14)).toBe(0);
  await house.runAt(15);
  expect(house.office.arrived.map(({ to }) => to)).toEqual([["leads@kerf.example"]]);
  expect(house.office.arrived[0]?.mail.text).toContain("There is no report for this lead");
  expect(JSON.parse(house.hook.calls[0]?.body ?? "{}")).toMatchObject({
    report: null,
    contact: { email: wireAnswers.owner_email },
  });
  expect(await house.services.deliveries.counts()).toMatchObject({ waiting: 1, parked: 0 });
});

test("[Y8] what was erased before its turn, or while it was prepared, is not sent", async () => {
  const { makeFile, begun, end } = heldFile();
  const house = await openDeliveringHouse({ settings: respondentOnly, world: { makeFile } });
  const early = await house.submit(mailed);
  await house.services.eraseReport(early);
  expect(await house.runAt(0)).toBe(0);
  const id = await house.submit(mailed);
  const sending = house.runAt(1);
  await begun;
  expect((await house.app.request(`/api/reports/${id}`, { method: "DELETE" })).status).toBe(204);
  end();
  expect(await sending).toBe(1);
  expect(house.office.arrived).toEqual([]);
});

test("[Y18] a report is mailed at a press, to the address that is stored, three times an hour at most", async () => {
  const house = await openDeliveringHouse({ settings: respondentOnly });
  const id = await house.submit();
  const press = () => house.app.request(`/api/reports/${id}/mail`, { method: "POST", body: '{"to":"x@evil.example"}' });
  expect([(await press()).status, (await press()).status, (await press()).status]).toEqual([202, 202, 202]);
  const refused = await press();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  await house.runAt(0);
  expect(house.office.arrived.map(({ to }) => to)).toEqual(Array(3).fill([wireAnswers.owner_email]));
  await house.runAt(60);
  expect((await press()).status).toBe(202);
});

test("[Y18] an unknown id is a 404; without a mail server it is a 501, and the page knows", async () => {
  const house = await openDeliveringHouse();
  const press = (one: typeof house, id: string) => one.app.request(`/api/reports/${id}/mail`, { method: "POST" });
  expect((await press(house, "0".repeat(32))).status).toBe(404);
  const without = await openDeliveringHouse({ settings: { SMTP_URL: "", MAIL_FROM: "", LEAD_EMAIL: "" } });
  expect((await press(without, await without.submit())).status).toBe(501);
  expect([house.config.delivery.mail === null, without.config.delivery.mail === null]).toEqual([false, true]);
});

test("[Y7] where no PDF can be written, the report goes along as a web page", async () => {
  const house = await openDeliveringHouse({ world: { makeFile: async () => ({ kind: "not-available" }) } });
  await house.submit(mailed);
  await house.runAt(0);
  const [respondent] = house.office.arrived.filter(({ to }) => to[0] === wireAnswers.owner_email);
  expect(respondent?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ["cedar-ridge-precision-diagnostic-2026-11-21.html", "text/html"],
  ]);
});

test("[Y19] the log of a delivery holds no address and no name", async () => {
  const house = await openDeliveringHouse({ answers: [status(500)], treatments: [{ refuse: "recipient", code: 550 }] });
  await house.submit(mailed);
  await house.runAt(0);
  const log = house.logLines.join("\n");
  expect(log).toContain("the mail server refuses this recipient for good (550)");
  expect(log).toContain("the webhook has a fault of its own (500)");
  for (const personal of [
    wireAnswers.owner_email,
    wireAnswers.owner_name,
    wireAnswers.shop_name,
    "leads@kerf.example",
    "127.0.0.1",
  ]) {
    expect(log).not.toContain(String(personal));
  }
});
