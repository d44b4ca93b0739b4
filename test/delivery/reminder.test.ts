import { describe, expect, test } from "vitest";
import type { Environment } from "../../src/adapters/settings/config.ts";
import { engines, settingsFor } from "../contract/engines.ts";
import { wireAnswers } from "../server/open-server.ts";
import { minutesTo, openDeliveringServer, respondentOnly } from "./delivering-server.ts";

const day = 24 * 60;
type Server = Awaited<ReturnType<typeof openDeliveringServer>>;

const remind = async ({ app }: Server, id: string): Promise<number> =>
  (await app.request(`/api/reports/${id}/reminder`, { method: "POST" })).status;

const comeBack = ({ app }: Server, id: string) =>
  app.request(`/?report=${id}&return`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "late_job_ratio=0–5%",
  });

const subjects = ({ office }: Server) => office.arrived.map(({ mail }) => mail.subject);

describe.for(engines)("$name", ({ freshLocation }) => {
  const settings = async (): Promise<Environment> => ({ ...respondentOnly, ...settingsFor(await freshLocation()) });

  test("[R198] an owner who asks for it gets one email after 90 days, with the link to the short form", async () => {
    const given = { settings: await settings() };
    const first = await openDeliveringServer(given);
    const id = await first.submit();
    expect([await remind(first, id), await remind(first, id)]).toEqual([202, 202]);
    await first.runAt(0);
    await first.runAt(89 * day);
    expect(subjects(first)).toEqual([]);
    await first.close();
    const restarted = await openDeliveringServer(given);
    await restarted.runAt(90 * day);
    await restarted.runAt(91 * day);
    expect(subjects(restarted)).toEqual(["Your 90-day review"]);
    expect(restarted.office.arrived[0]?.mail.text).toContain(`https://kerf.example/?report=${id}&return`);
  });

  test("[R198] a reminder whose day is a Sunday goes out on the Monday, the day that page and calendar name", async () => {
    const server = await openDeliveringServer({ settings: await settings() });
    await server.runAt(2 * day);
    const id = await server.submit();
    const { return_visit: visit } = await (await server.app.request(`/api/reports/${id}`)).json();
    await remind(server, id);
    await server.runAt(2 * day);
    await server.runAt(92 * day);
    expect([visit.day, subjects(server)]).toEqual(["2027-02-22", []]);
    await server.runAt(93 * day);
    expect(subjects(server)).toEqual(["Your 90-day review"]);
  });

  test("[R198] an owner who comes back after a reminder can ask for the next one, and no one gets two for one report", async () => {
    const server = await openDeliveringServer({ settings: await settings() });
    const id = await server.submit();
    await server.runAt(20 * day);
    await remind(server, id);
    await server.runAt(90 * day);
    await remind(server, id);
    await server.runAt(90 * day + 1);
    expect(subjects(server)).toHaveLength(1);
    await comeBack(server, id);
    await remind(server, id);
    await remind(server, id);
    await server.runAt(179 * day);
    expect(subjects(server)).toHaveLength(1);
    await server.runAt(190 * day);
    expect(subjects(server)).toEqual(["Your 90-day review", "Your 90-day review"]);
  });

  test("[R198] erasing the report erases the reminder", async () => {
    const server = await openDeliveringServer({ settings: await settings() });
    const id = await server.submit();
    await remind(server, id);
    await server.runAt(0);
    await server.services.eraseReport(id);
    await server.runAt(90 * day);
    expect([subjects(server), await remind(server, id)]).toEqual([[], 404]);
  });

  test("[R198] a newer report moves the reminder to 90 days after it, and doesn't set it off", async () => {
    const server = await openDeliveringServer({ settings: await settings() });
    const id = await server.submit();
    await remind(server, id);
    await server.runAt(30 * day);
    await comeBack(server, id);
    await server.runAt(90 * day);
    expect(subjects(server)).toEqual([]);
    await server.runAt(122 * day);
    expect(subjects(server)).toEqual(["Your 90-day review"]);
  });
});

test.for([
  ["America/Chicago", "2026-11-22T02:30Z", "2027-02-19", "2027-02-20T02:30Z"],
  ["Australia/Sydney", "2026-11-22T21:30Z", "2027-02-22", "2027-02-21T21:30Z"],
  ["America/Chicago", "2026-12-17T05:30Z", "2027-03-16", "2027-03-17T04:30Z"],
] as const)("[R198] in %s, the reminder for a report made at %s is due on %s there", async ([zone, made, day, due]) => {
  const server = await openDeliveringServer({ settings: { ...respondentOnly, TIME_ZONE: zone } });
  await server.runAt(minutesTo(made));
  const id = await server.submit();
  const { return_visit: visit } = await (await server.app.request(`/api/reports/${id}`)).json();
  await remind(server, id);
  await server.runAt(minutesTo(made));
  await server.runAt(minutesTo(due) - 1);
  expect([visit.day, subjects(server)]).toEqual([day, []]);
  await server.runAt(minutesTo(due));
  expect(subjects(server)).toEqual(["Your 90-day review"]);
});

test("[R198] an owner who lost the confirmation may ask for the reminder again: one more email a day, not one a click", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly, isConfirmed: false });
  const id = await server.submit();
  for (const at of [0, 1, 2, day + 1, day + 2]) {
    expect(await remind(server, id)).toBe(202);
    await server.runAt(at);
  }
  expect(subjects(server)).toEqual(Array(2).fill("Confirm your email address"));
  await server.confirm(String(wireAnswers.owner_email));
  await server.runAt(92 * day);
  expect(subjects(server).slice(2)).toEqual(["Your 90-day review"]);
});

test("[R198] a reminder that the mail server refused is tried again when its owner asks again", async () => {
  const treatments = [{ refuse: "recipient", code: 550 }, "take"] as const;
  const server = await openDeliveringServer({ settings: respondentOnly, treatments });
  const id = await server.submit();
  await remind(server, id);
  for (const at of [0, 90 * day]) await server.runAt(at);
  expect(subjects(server)).toEqual([]);
  await remind(server, id);
  await server.runAt(90 * day + 1);
  expect(subjects(server)).toEqual(["Your 90-day review"]);
});

test("[R105] a suspect who asks again gets no reminder either", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly });
  const id = await server.submit({ website: "https://spam.example" });
  for (const at of [0, 1, 91 * day]) {
    await remind(server, id);
    await server.runAt(at);
  }
  expect(subjects(server)).toEqual([]);
  expect(await server.services.deliveries.counts()).toMatchObject({ waiting: 0, withheld: 1 });
});

test("[R151] an address that never confirmed is asked when the reminder is set, and reminded on its day", async () => {
  const server = await openDeliveringServer({ settings: respondentOnly, isConfirmed: false });
  const id = await server.submit();
  await remind(server, id);
  await server.runAt(0);
  expect(subjects(server)).toEqual(["Confirm your email address"]);
  const link = /(\/api\/confirm\/\S+)/.exec(server.office.arrived[0]?.mail.text ?? "")?.[1] ?? "";
  await server.app.request(link, { method: "POST" });
  await server.runAt(1);
  expect(subjects(server)).toEqual(["Confirm your email address"]);
  await server.runAt(90 * day);
  expect(subjects(server)).toEqual(["Confirm your email address", "Your 90-day review"]);
});

test.for([
  [{ SMTP_URL: "", MAIL_FROM: "" }, "no mail server"],
  [{ RETENTION_DAYS: "60" }, "reports erased before their day"],
])("[R198] with %j no reminder is noted: %s", async ([settings]) => {
  const server = await openDeliveringServer({ settings: { ...respondentOnly, ...(settings as Environment) } });
  expect(await remind(server, await server.submit())).toBe(501);
});
