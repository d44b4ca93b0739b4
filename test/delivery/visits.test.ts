import { expect, test } from "vitest";
import { leadsAsCsv } from "../../src/service/reports/list-leads.ts";
import { engines, settingsFor } from "../contract/engines.ts";
import { keyIn } from "../server/asked.ts";
import { jsonRequest } from "../server/open-server.ts";
import { openDeliveringServer } from "./delivering-server.ts";

const formOf = (answers: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(answers),
});

/** A report whose planner has answered and changed an answer, followed by the given submissions. */
async function answered(
  beside: Readonly<Record<string, unknown>>,
  more: readonly Readonly<Record<string, string>>[] = [],
) {
  const server = await openDeliveringServer();
  const id = await server.submit(beside);
  await server.runAt(0);
  const [mails, calls] = [server.office.arrived.length, server.hook.calls.length];
  const invited = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonRequest({ roles: ["planner"], shows_roles: true }),
  );
  const [link] = (await invited.json()).links;
  let key = "";
  const send = async (answers: Readonly<Record<string, string>>): Promise<void> => {
    const sent = await server.app.request(`/?witness=${link.secret}&answer=${key}`, formOf(answers));
    key = keyIn(sent) || key;
  };
  await send({ "weekly.made_again": "yes", may_show_role: "yes" });
  await send({ "weekly.made_again": "no", may_show_role: "yes" });
  for (const answers of more) await send(answers);
  await server.runAt(1);
  return { server, id, mails: server.office.arrived.slice(mails), calls: server.hook.calls.slice(calls) };
}

test("[R199] when a second view comes in, the webhook says so once, with nothing of what was answered", async () => {
  const { id, mails, calls } = await answered({});
  expect(mails).toEqual([]);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
    event: "lead.visit",
    version: 1,
    delivery_id: expect.any(String),
    id,
    report_url: `https://kerf.example/?report=${id}`,
    visit: "second",
  });
});

test.for(engines)(
  "[R199] on $name, webhook and leads say second and return, and nothing about coworkers or other visits",
  async ({ freshLocation }) => {
    const server = await openDeliveringServer({ settings: settingsFor(await freshLocation()) });
    const id = await server.submit();
    await server.runAt(0);
    const before = server.hook.calls.length;
    const visits = (): readonly string[] => server.hook.calls.slice(before).map(({ body }) => JSON.parse(body).visit);
    const listed = async () => {
      let csv = "";
      for await (const piece of leadsAsCsv(server.services.store)) csv += piece;
      return csv;
    };
    const [columns = "", first = ""] = (await listed()).split("\r\n");
    expect([columns.endsWith(",visit"), first.endsWith(",first")]).toEqual([true, true]);
    const view = async (role: string) => {
      const asked = await server.app.request(
        `/api/reports/${id}/witnesses`,
        jsonRequest({ roles: [role], shows_roles: true }),
      );
      const [link] = (await asked.json()).links;
      await server.app.request(
        `/?witness=${link.secret}`,
        formOf({ "weekly.made_again": "yes", may_show_role: "yes" }),
      );
      await server.app.request(`/api/reports/${id}`);
    };
    await view("planner");
    await server.runAt(1);
    expect([visits(), (await listed()).trimEnd()]).toEqual([
      ["second"],
      `${columns}\r\n${first.replace(/first$/, "second")}`,
    ]);
    await server.runAt(90 * 24 * 60);
    await server.app.request(`/?report=${id}&return`, formOf({}));
    await server.runAt(90 * 24 * 60 + 1);
    const last = `${columns}\r\n${first.replace(/first$/, "return")}`;
    expect([visits(), (await listed()).trimEnd()]).toEqual([["second", "return"], last]);
    await view("foreman");
    await server.runAt(90 * 24 * 60 + 2);
    expect([visits(), (await listed()).trimEnd()]).toEqual([["second", "return", "second"], last]);
    for (const { body } of server.hook.calls.slice(before))
      expect(body).not.toMatch(/planner|foreman|made over again/i);
  },
);

test("[R199] an owner who wanted email is told that a second view came in, not from whom or what it says", async () => {
  const { id, mails } = await answered({ mail_report: true });
  expect(mails).toHaveLength(1);
  const text = JSON.stringify(mails[0]);
  expect(text).toContain("Another view came in");
  expect(text).toContain(`?report=${id}`);
  expect(text).not.toMatch(/planner|made over again/i);
});

test("[R199] a coworker who withdraws an answer and answers again is announced once", async () => {
  const { mails, calls } = await answered({ mail_report: true }, [
    { take_back: "yes" },
    { "weekly.made_again": "yes" },
  ]);
  expect([mails.length, calls.length]).toEqual([1, 1]);
});

test("[R32] the history of a report knows whether a copy was asked for", async () => {
  const isMailed = async ({ app }: Awaited<ReturnType<typeof openDeliveringServer>>, id: string): Promise<boolean> =>
    (await (await app.request(`/api/reports/${id}/history`)).json()).is_mailed;
  for (const [isConfirmed, wants] of [
    [true, true],
    [false, true],
    [true, false],
  ] as const) {
    const server = await openDeliveringServer({ isConfirmed });
    const id = await server.submit({ mail_report: wants });
    await server.runAt(0);
    expect([isConfirmed, wants, await isMailed(server, id)]).toEqual([isConfirmed, wants, wants]);
  }
  const refusing = await openDeliveringServer({ treatments: [{ refuse: "recipient", code: 550 }] });
  const id = await refusing.submit({ mail_report: true });
  expect(await isMailed(refusing, id)).toBe(true);
  await refusing.runAt(0);
  expect(await isMailed(refusing, id)).toBe(false);
});
