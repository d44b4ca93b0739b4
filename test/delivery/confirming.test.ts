import { expect, test } from "vitest";
import { createOperatorOutbox } from "../../src/adapters/delivery/operator-outbox.ts";
import { mailboxOf } from "../../src/service/peers/same-shop.ts";
import { engines, openFor, settingsFor } from "../contract/engines.ts";
import { jsonRequest, wireAnswers } from "../server/open-server.ts";
import { openDeliveringServer, respondentOnly } from "./delivering-server.ts";

type Server = Awaited<ReturnType<typeof openDeliveringServer>>;

const strange = {
  mail_report: true,
  shop_name: "YOU WON, CALL 555-0199",
  owner_name: "Claim at evil.example",
  owner_email: "Stranger+one@victim.example",
};

const open = () => openDeliveringServer({ settings: respondentOnly, isConfirmed: false });

const linkIn = ({ office }: Server): string =>
  /https:\/\/kerf\.example(\/api\/confirm\/\S+)/.exec(office.arrived.at(-1)?.mail.text ?? "")?.[1] ?? "";

test("[R151] an address that never confirmed gets one short email, without a word of the sender's; then one click", async () => {
  const server = await open();
  const id = await server.submit(strange);
  await server.submit({ ...strange, owner_email: "stranger+two@VICTIM.example" });
  await server.runAt(0);
  await server.runAt(60);
  expect(server.office.arrived.length).toBe(1);
  const [asking] = server.office.arrived;
  expect(asking?.mail.subject).toBe("Confirm your email address");
  expect(asking?.mail.attachments).toEqual([]);
  // Three digits alone can be part of a random message id.
  for (const word of ["WON", "555-0199", "evil", id]) expect(asking?.raw).not.toContain(word);
  expect(await server.services.deliveries.counts()).toMatchObject({ withheld: 2, waiting: 0 });

  const page = await server.app.request(linkIn(server));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  await server.runAt(61);
  expect(server.office.arrived.length).toBe(1);

  const clicked = await server.app.request(linkIn(server), { method: "POST" });
  expect([clicked.status, await clicked.text()]).toEqual([200, expect.stringContaining("Your address is confirmed")]);
  await server.runAt(62);
  const reports = server.office.arrived.slice(1).sort((a, b) => String(a.to[0]).localeCompare(String(b.to[0])));
  expect(reports.map(({ to, mail }) => [to[0], mail.subject, mail.attachments.length])).toEqual([
    ["Stranger+one@victim.example", "Your shop report from Spindlewise, November 21, 2026", 1],
    ["stranger+two@victim.example", "Your shop report from Spindlewise, November 21, 2026", 1],
  ]);
  await server.submit(strange);
  await server.runAt(63);
  expect(server.office.arrived.length).toBe(4);
});

test("[R151] no link but ours confirms anything", async () => {
  const server = await open();
  await server.submit(strange);
  await server.runAt(0);
  const link = linkIn(server);
  const others = [
    `${link}x`,
    link.slice(0, -1),
    link.replace("confirm/", "confirm/A"),
    "/api/confirm/x",
    "/api/confirm/.x",
  ];
  for (const method of ["GET", "POST"]) {
    for (const other of others) expect((await server.app.request(other, { method })).status).toBe(404);
  }
  await server.runAt(60);
  expect(server.office.arrived.length).toBe(1);
});

test("[R105] erasing, a plus-tag or other letter case gives an address no more emails", async () => {
  const server = await open();
  await server.confirm("stranger@victim.example");
  for (const tag of ["", "+a", "+b", "+c", "+d", "+e", "+f", "+g"]) {
    const id = await server.submit({ ...strange, owner_email: `Stranger${tag}@victim.example` });
    await server.runAt(0);
    await server.services.eraseReport(id);
  }
  expect(server.office.arrived.length).toBe(6);
  await server.runAt(24 * 60 + 1);
  await server.submit({ ...strange, owner_email: "stranger@victim.example" });
  await server.runAt(24 * 60 + 2);
  expect(server.office.arrived.length).toBe(7);
});

const formOf = (answers: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(answers),
});

/** One person who was asked about this report, and who answers. */
async function answerAsked({ app }: Server, id: string, role: string): Promise<void> {
  const invited = await app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles: [role], shows_roles: true }));
  const [{ secret }] = (await invited.json()).links;
  await app.request(`/?witness=${secret}`, formOf({ "weekly.made_again": "yes" }));
}

async function withheldAs({ config }: Server): Promise<readonly (string | null)[]> {
  const listed = await createOperatorOutbox(await openFor(config)).list();
  return listed.filter(({ state }) => state === "withheld").map(({ problem }) => problem);
}

const manyMails = "this address has reached its daily limit of emails from this server";

test("[R105] an address gets six emails a day, whatever forms are filled in with it; the seventh is listed as withheld", async () => {
  const server = await open();
  await server.confirm("dana@cedar.example");
  for (let form = 0; form < 7; form += 1) await server.submit({ mail_report: true, owner_email: "Dana@cedar.example" });
  await server.runAt(0);
  expect([server.office.arrived.length, await withheldAs(server)]).toEqual([6, [manyMails]]);
});

test("[R105] reports whose next answers name somebody else's address send that address six emails a day as well", async () => {
  const server = await open();
  await server.confirm("victim@cedar.example");
  for (let report = 0; report < 8; report += 1) {
    const id = await server.submit({ owner_email: `sender${report}@evil.example` });
    await server.submit({ owner_email: "victim@cedar.example", report: id });
    await server.app.request(`/api/reports/${id}/mail`, { method: "POST" });
  }
  await server.runAt(1);
  expect([server.office.arrived.length, await withheldAs(server)]).toEqual([6, [manyMails, manyMails]]);
});

test("[R105] coworkers' answers send an address no more than its six emails", async () => {
  const server = await open();
  await server.confirm("dana@cedar.example");
  for (let report = 0; report < 3; report += 1) {
    const id = await server.submit({ mail_report: true, owner_email: "dana@cedar.example" });
    for (const role of ["planner", "foreman", "machinist"]) await answerAsked(server, id, role);
  }
  await server.runAt(1);
  expect([server.office.arrived.length, (await withheldAs(server)).length]).toEqual([6, 6]);
});

test("[R105] of all names in one domain ten a day are asked to confirm: its owner may get the mail of them all", async () => {
  const server = await open();
  for (let name = 0; name < 12; name += 1) {
    await server.submit({ mail_report: true, owner_email: `info${name}@Victim.example` });
    await server.submit({ mail_report: true, owner_email: `shop${name}@gmail.com` });
  }
  await server.runAt(0);
  const asked = (domain: string) => server.office.arrived.filter(({ to }) => to[0]?.endsWith(domain)).length;
  expect([asked("@victim.example"), asked("@gmail.com")]).toEqual([10, 12]);
  await server.submit({ mail_report: true, owner_email: "info0@victim.example" });
  await server.runAt(24 * 60 + 1);
  expect(asked("@victim.example")).toBe(11);
});

test.for([
  "víctim@cedar.example",
  "victim@çedar.example",
  "victim@cedar。example",
  '"victim"@cedar.example',
  "victim@cedar.example.",
  "victim@cedar.example,other@cedar.example",
  "victim@[127.0.0.1]",
])("[R105] %s, another way to write a mailbox, is refused", async (owner_email) => {
  const server = await open();
  expect((await server.analyze({ ...wireAnswers, owner_email })).status).toBe(422);
});

test("[R105] an address with marks that no one sees is the mailbox without them", async () => {
  const server = await open();
  const answered = await server.analyze({ ...wireAnswers, owner_email: "victim@cedar\u00ad.exam\u200bple" });
  expect((await answered.json()).email).toBe("victim@cedar.example");
});

test("[R105] an email that takes several attempts counts once", async () => {
  const server = await openDeliveringServer({
    settings: respondentOnly,
    treatments: [...Array.from({ length: 4 }, () => ({ refuse: "message", code: 451 }) as const), "take"],
  });
  for (let form = 0; form < 6; form += 1) await server.submit({ mail_report: true });
  for (const at of [0, 60, 120]) await server.runAt(at);
  expect(server.office.arrived.length).toBe(6);
});

test("[R151] without PUBLIC_URL there is no page to confirm on: respondents get no email, and the page knows", async () => {
  const server = await openDeliveringServer({ settings: { ...respondentOnly, PUBLIC_URL: "" } });
  const id = await server.submit({ mail_report: true });
  expect((await server.app.request(`/api/reports/${id}/mail`, { method: "POST" })).status).toBe(501);
  await server.runAt(60);
  expect(server.office.arrived).toEqual([]);
});

test.for([
  ["Dana@Cedar.example", "dana@cedar.example"],
  ["dana+tag+more@cedar.example", "dana@cedar.example"],
  ["d.a.na+x@GoogleMail.com", "dana@gmail.com"],
  ["d.a.na@cedar.example", "d.a.na@cedar.example"],
  ["Da.n-a_+x@ProtonMail.com", "dana@proton.me"],
])("[R105] %s is the mailbox %s", ([email, mailbox], { expect }) => expect(mailboxOf(email ?? "")).toBe(mailbox));

test("[R151] a report asked for with a click waits for the confirmation too", async () => {
  const server = await open();
  const id = await server.submit();
  expect((await server.app.request(`/api/reports/${id}/mail`, { method: "POST" })).status).toBe(202);
  await server.runAt(0);
  expect(server.office.arrived.map(({ to, mail }) => [to[0], mail.subject])).toEqual([
    [wireAnswers.owner_email, "Confirm your email address"],
  ]);
});

test("[R151] a report of corrected answers goes out once the corrected address is confirmed", async () => {
  const server = await open();
  const id = await server.submit({ owner_email: "dana@typpo.example" });
  await server.submit({ owner_email: "dana@typo.example", report: id });
  await server.app.request(`/api/reports/${id}/mail`, { method: "POST" });
  await server.runAt(0);
  await server.app.request(linkIn(server), { method: "POST" });
  await server.runAt(1);
  expect(server.office.arrived.map(({ to, mail }) => [to[0], mail.attachments.length])).toEqual([
    ["dana@typo.example", 0],
    ["dana@typo.example", 1],
  ]);
});

test.for(engines)(
  "[R103] on $name, an email counted for one address goes to the corrected one",
  async ({ freshLocation }) => {
    const settings = { ...respondentOnly, ...settingsFor(await freshLocation()) };
    const treatments = [{ refuse: "recipient", code: 550 }, "take"] as const;
    const server = await openDeliveringServer({ settings, treatments });
    for (const email of ["dana@typpo.example", "dana@typo.example"]) await server.confirm(email);
    const report = await server.submit({ mail_report: true, owner_email: "dana@typpo.example" });
    await server.runAt(0);
    await server.submit({ report, owner_email: "dana@typo.example" });
    await createOperatorOutbox(await openFor(server.config)).retry("all-parked", new Date("2026-11-21T10:00:00Z"));
    await server.runAt(1);
    expect(server.office.arrived.map(({ to }) => to[0])).toEqual(["dana@typo.example"]);
  },
);

test("[R97] a day later nothing is stored of an address that was asked in vain, and only that it confirmed of one that did", async () => {
  const server = await open();
  const database = await openFor(server.config);
  await server.confirm("dana@cedar.example");
  for (const owner_email of ["dana@cedar.example", "stranger@victim.example"])
    await server.submit({ mail_report: true, owner_email });
  await server.runAt(0);
  const stored = async () =>
    Promise.all([
      database.selectFrom("mail_addresses").select("confirmed_at").execute(),
      database.selectFrom("mail_counts").select("address").execute(),
    ]);
  await server.services.eraseExpired();
  expect((await stored()).map((rows) => rows.length)).toEqual([2, 2]);
  await server.runAt(24 * 60);
  await server.services.eraseExpired();
  expect(await stored()).toEqual([[{ confirmed_at: expect.any(Number) }], []]);
});
