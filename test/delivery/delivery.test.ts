import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { engines, settingsFor } from "../contract/engines.ts";
import { from, wireAnswers } from "../server/open-server.ts";
import { heldFile, openDeliveringServer, respondentOnly } from "./delivering-server.ts";
import { status } from "./hook-server.ts";

const mailed = { mail_report: true };

test("[R103] one submission: an email with the report to the respondent, an email and a call to the operator, each once", async () => {
  const server = await openDeliveringServer();
  const id = await server.submit(mailed);
  await server.runAt(0);
  expect(await server.runAt(60)).toBe(0);
  const [respondent, operator] = server.office.arrived.toSorted((a) => (a.to[0] === wireAnswers.owner_email ? -1 : 1));
  expect(server.office.arrived.length).toBe(2);
  expect(respondent?.to).toEqual([wireAnswers.owner_email]);
  expect(respondent?.mail.text).toContain(`https://kerf.example/?report=${id}`);
  expect(respondent?.mail.attachments.map(({ filename }) => filename)).toEqual([
    "cedar-ridge-precision-diagnostic-2026-11-21.pdf",
  ]);
  expect(operator?.to).toEqual(["leads@kerf.example"]);
  expect(operator?.mail.replyTo?.[0]?.address).toBe(wireAnswers.owner_email);
  expect(server.hook.calls.map(({ body }) => JSON.parse(body).id)).toEqual([id]);
});

test("[R103] if the box isn't checked, the respondent gets no email", async () => {
  const server = await openDeliveringServer();
  await server.submit();
  await server.runAt(0);
  expect(server.office.arrived.map(({ to }) => to)).toEqual([["leads@kerf.example"]]);
});

test.for(engines)(
  "[R151] on $name, an owner who checks the box with changed answers gets the changed report, once",
  async ({ freshLocation }) => {
    const server = await openDeliveringServer({
      settings: { ...respondentOnly, ...settingsFor(await freshLocation()) },
    });
    const report = await server.submit();
    const changed = { ...wireAnswers, ...mailed, report, shop_name: "Changed Precision" };
    for (let call = 0; call < 2; call += 1) await server.analyze(changed, { "idempotency-key": "k" });
    await server.runAt(15);
    expect(server.office.arrived.map(({ mail }) => mail.attachments.map(({ filename }) => filename))).toEqual([
      ["changed-precision-diagnostic-2026-11-21.pdf"],
    ]);
    await server.submit({ report });
    expect(await server.runAt(60)).toBe(0);
  },
);

test("[R151] the email with a changed report goes out as soon as the report is stored", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly });
  await server.submit({ ...mailed, report: await server.submit() });
  expect(await server.runAt(0)).toBe(1);
});

test("[R105] changed answers that look automated queue an email and a visit, and neither is sent", async () => {
  const server = await openDeliveringServer();
  const report = await server.submit();
  await server.runAt(30 * 24 * 60);
  const before = [server.office.arrived.length, server.hook.calls.length];
  await server.submit({ ...mailed, report, website: "https://spam.example" });
  await server.runAt(30 * 24 * 60 + 60);
  expect([server.office.arrived.length, server.hook.calls.length]).toEqual(before);
  expect(await server.services.deliveries.counts()).toMatchObject({ withheld: 2, waiting: 0 });
});

test("[R103] a new version makes no retry come before the time that the receiver asked for", async () => {
  const server = await openDeliveringServer({ answers: [status(503, { "retry-after": "3600" })] });
  const report = await server.submit();
  await server.runAt(0);
  await server.submit({ report, notes: "A word more." });
  await server.runAt(30);
  expect(server.hook.calls.length).toBe(1);
});

test("[R105] a suspect gets the same answer, and no one is notified", async () => {
  const server = await openDeliveringServer();
  const id = await server.submit({ ...mailed, website: "https://spam.example" });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await server.runAt(60);
  expect([server.office.arrived, server.hook.calls]).toEqual([[], []]);
  expect(await server.services.deliveries.counts()).toMatchObject({ withheld: 3, waiting: 0 });
  const response = await server.app.request(`/api/reports/${id}/mail`, { method: "POST" }, from("192.0.2.1"));
  expect(response.status).toBe(202);
  await server.runAt(61);
  expect(server.office.arrived).toEqual([]);
});

test("[R105] no preview, refused or repeated call is delivered", async () => {
  const server = await openDeliveringServer();
  await server.analyze(wireAnswers, { "x-preview": "true" });
  await server.analyze({ ...wireAnswers, machine_count: 0 });
  await server.analyze(wireAnswers, { "idempotency-key": "k" });
  await server.analyze(wireAnswers, { "idempotency-key": "k" });
  await server.runAt(60);
  expect([server.office.arrived.length, server.hook.calls.length]).toEqual([1, 1]);
});

test("[R103] a webhook that fails twice gets the same body and id a third time, each signed again", async () => {
  const server = await openDeliveringServer({ answers: [status(500), status(503), status(200)] });
  await server.submit();
  await server.runAt(0);
  await server.runAt(10);
  await server.runAt(30);
  await server.runAt(300);
  const { calls } = server.hook;
  expect(calls.length).toBe(3);
  expect(new Set(calls.map(({ body, headers }) => `${headers["delivery-id"]} ${body}`)).size).toBe(1);
  expect(new Set(calls.map(({ headers }) => headers["spindlewise-signature"])).size).toBe(3);
  expect(await server.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 0 });
});

test("[R103] a lead whose answers change between attempts is told as it came", async () => {
  const server = await openDeliveringServer({ answers: [status(500), status(200)], settings: { LEAD_EMAIL: "" } });
  const report = await server.submit();
  await server.runAt(0);
  await server.submit({ report, late_job_ratio: "30%+", owner_email: "new@cedar.example" });
  await server.runAt(10);
  expect(server.hook.calls.length).toBe(2);
  expect(new Set(server.hook.calls.map(({ body }) => body)).size).toBe(1);
  const mailing = await openDeliveringServer({
    settings: { WEBHOOK_URL: "", WEBHOOK_SECRET: "" },
    treatments: ["take-and-break-off", "take"],
  });
  const id = await mailing.submit();
  await mailing.runAt(0);
  await mailing.submit({ report: id, shop_name: "Other Precision" });
  await mailing.runAt(10);
  expect(new Set(mailing.office.arrived.map(({ mail }) => mail.text)).size).toBe(1);
  expect(mailing.office.arrived.length).toBe(2);
});

test("[R103] an email accepted before the line broke is sent again under the same Message-ID", async () => {
  const server = await openDeliveringServer({
    treatments: ["take-and-break-off", "take"],
    settings: { WEBHOOK_URL: "", WEBHOOK_SECRET: "" },
  });
  await server.submit();
  await server.runAt(0);
  await server.runAt(10);
  await server.runAt(300);
  const ids = server.office.arrived.map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("[R103] what is final is parked at once, and what fails for a day is parked then", async () => {
  const server = await openDeliveringServer({
    answers: [status(410)],
    treatments: [{ refuse: "recipient", code: 550 }],
  });
  await server.submit();
  await server.runAt(0);
  expect(await server.services.deliveries.counts()).toMatchObject({ waiting: 0, parked: 2 });

  const failing = await openDeliveringServer({
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

test("when the analysis fails, the operator gets the lead without its report; the respondent's email waits", async () => {
  const server = await openDeliveringServer({ externals: { makeDossier: () => Promise.reject(new Error("a bug")) } });
  expect((await server.analyze({ ...wireAnswers, ...mailed })).status).toBe(500);
  expect(await server.runAt(14)).toBe(0);
  await server.runAt(15);
  expect(server.office.arrived.map(({ to }) => to)).toEqual([["leads@kerf.example"]]);
  expect(server.office.arrived[0]?.mail.text).toContain("There is no report for this lead");
  expect(JSON.parse(server.hook.calls[0]?.body ?? "{}")).toMatchObject({
    report: null,
    contact: { email: wireAnswers.owner_email },
  });
  expect(await server.services.deliveries.counts()).toMatchObject({ waiting: 1, parked: 0 });
});

test("[R97] what was erased before its turn, or while it was prepared, is not sent", async () => {
  const { makeFile, begun, end } = heldFile();
  const server = await openDeliveringServer({ settings: respondentOnly, externals: { makeFile } });
  const early = await server.submit(mailed);
  await server.services.eraseReport(early);
  expect(await server.runAt(0)).toBe(0);
  const id = await server.submit(mailed);
  const sending = server.runAt(1);
  await begun;
  expect((await server.app.request(`/api/reports/${id}`, { method: "DELETE" })).status).toBe(204);
  end();
  expect(await sending).toBe(1);
  expect(server.office.arrived).toEqual([]);
});

test("[R151] a report is emailed on a click, to the stored address, three times an hour at most", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly });
  const id = await server.submit();
  const askForMail = () =>
    server.app.request(`/api/reports/${id}/mail`, { method: "POST", body: '{"to":"x@evil.example"}' });
  expect([(await askForMail()).status, (await askForMail()).status, (await askForMail()).status]).toEqual([
    202, 202, 202,
  ]);
  const refused = await askForMail();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  await server.runAt(0);
  expect(server.office.arrived.map(({ to }) => to)).toEqual(Array(3).fill([wireAnswers.owner_email]));
  await server.runAt(60);
  expect((await askForMail()).status).toBe(202);
});

test("[R151] an unknown id is a 404; without a mail server it is a 501, and the page knows", async () => {
  const server = await openDeliveringServer();
  const askForMail = (one: typeof server, id: string) => one.app.request(`/api/reports/${id}/mail`, { method: "POST" });
  expect((await askForMail(server, "0".repeat(32))).status).toBe(404);
  const without = await openDeliveringServer({ settings: { SMTP_URL: "", MAIL_FROM: "", LEAD_EMAIL: "" } });
  expect((await askForMail(without, await without.submit())).status).toBe(501);
  expect([server.config.delivery.mail === null, without.config.delivery.mail === null]).toEqual([false, true]);
});

test("where no PDF can be written, the report goes along as a web page", async () => {
  const server = await openDeliveringServer({ externals: { makeFile: async () => ({ kind: "not-available" }) } });
  await server.submit(mailed);
  await server.runAt(0);
  const [respondent] = server.office.arrived.filter(({ to }) => to[0] === wireAnswers.owner_email);
  expect(respondent?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ["cedar-ridge-precision-diagnostic-2026-11-21.html", "text/html"],
  ]);
});

test("[R112] the log of a delivery holds no address and no name", async () => {
  const server = await openDeliveringServer({
    answers: [status(500)],
    treatments: [{ refuse: "recipient", code: 550 }],
  });
  await server.submit(mailed);
  await server.runAt(0);
  const log = server.logLines.join("\n");
  expect(log).toContain("the mail server permanently rejects this recipient (550)");
  expect(log).toContain("the webhook failed (500)");
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

test("[R103] a mail server that hangs holds up no webhook", async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  const held = new Set<Socket>();
  let givenUp = 0;
  silent.on("connection", (socket) => held.add(socket.on("error", () => {}).on("close", () => (givenUp += 1))));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  // The cast is sound: a server that listens on a port has an address with a port.
  const { port } = silent.address() as AddressInfo;
  const server = await openDeliveringServer({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}?starttls=off` } });
  for (let lead = 0; lead < 6; lead += 1) await server.submit();
  const running = server.runAt(0);
  while (server.hook.calls.length < 6 || held.size < 4) await new Promise((next) => setImmediate(next));
  // Every call is made while the emails are still waiting, not after they were given up.
  expect(givenUp).toBe(0);
  for (const socket of held) socket.destroy();
  silent.close();
  await running;
});

test("[R103] with LEAD_EMAIL alone, the operator's email goes out as soon as the report is stored", async () => {
  const server = await openDeliveringServer({ settings: { PUBLIC_URL: "", WEBHOOK_URL: "", WEBHOOK_SECRET: "" } });
  await server.submit();
  await server.runAt(0);
  expect(server.office.arrived.map(({ to }) => to)).toEqual([["leads@kerf.example"]]);
});
