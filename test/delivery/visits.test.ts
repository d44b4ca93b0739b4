import { expect, test } from "vitest";
import { jsonCall } from "../server/open-server.ts";
import { openDeliveringServer } from "./delivering-server.ts";

/** A report whose planner has answered. */
async function answered(beside: Readonly<Record<string, unknown>>) {
  const server = await openDeliveringServer();
  const id = await server.submit(beside);
  await server.runAt(0);
  const [mails, calls] = [server.office.arrived.length, server.hook.calls.length];
  const invited = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonCall({ roles: ["planner"], shows_roles: true }),
  );
  const [link] = (await invited.json()).links;
  const send = (answer: string) =>
    server.app.request(`/?witness=${link.secret}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ "weekly.made_again": answer, may_show_role: "yes" }),
    });
  await send("yes");
  await send("no");
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

test("[R199] the owner who wanted mail hears that a second view came in, and nothing of who or what", async () => {
  const { id, mails } = await answered({ mail_report: true });
  expect(mails).toHaveLength(1);
  const text = JSON.stringify(mails[0]);
  expect(text).toContain("A second view came in");
  expect(text).toContain(`?report=${id}`);
  expect(text).not.toMatch(/planner|made over again/i);
});
