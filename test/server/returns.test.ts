import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { goodNarrator, modelOf } from "../narrators.ts";
import { backAfter } from "./back-after.ts";
import { from, jsonRequest, openServer } from "./open-server.ts";

test("[R197] 90 days later a short form has the earlier answers in it, and asks only what may have changed", async () => {
  const { open } = await backAfter(90);
  const html = await open();
  expect(html).toContain("What has changed at Cedar Ridge Precision?");
  expect(html).toMatch(/name="late_job_ratio" value="15–30%" checked/);
  expect(html.match(/<fieldset/g)?.length).toBeLessThanOrEqual(15);
  expect(html).not.toMatch(/<script|name="shop_name"|name="owner_email"/);
});

test("[R197] the short form asks first what the likeliest cause rests on, and its answer moves that cause", async () => {
  const changing: Partial<Submission> = {
    primary_bottleneck: "Other",
    typical_delay_cause: ["Scheduling changes", "Expedites"],
    setup_time_variability: "Very consistent",
    scheduling_ownership: "Everyone (tribal)",
    pain_invisible: "",
    improvement_goal: "",
    notes: "",
  };
  const { server, id, open, send, report } = await backAfter(90, {}, {}, changing);
  const asked = [...(await open()).matchAll(/type="radio" name="(\w+)"/g)].map(([, field = ""]) => field);
  const { diagnosis } = await (await server.app.request(`/api/reports/${id}`)).json();
  const rests = diagnosis.themes[0].evidence.filter(({ speaks }: { speaks: string }) => speaks === "for");
  expect(rests.map(({ field }: { field: string }) => field)).toContain(asked[0]);
  await send([[asked[0] ?? "", ""]]);
  expect(await report()).toContain("now “not answered.”");
});

test("[R197] the short form lists what the plan set for the three months next to the tasks of its first week", async () => {
  const { open } = await backAfter(90);
  const tasks = [...(await open()).matchAll(/name="tasks_done" value="([^"]+)"/g)].map(([, task]) => task ?? "");
  expect(new Set(tasks).size).toBe(tasks.length);
  for (const month of ["day-30-", "day-60-", "day-90-"])
    expect(tasks.some((task) => task.startsWith(month))).toBe(true);
  expect(tasks.filter((task) => !task.startsWith("day-")).length).toBeGreaterThan(2);
  const parts = [...(await open()).matchAll(/<p class="part">([^<]*)<\/p><label[^>]*><input[^>]* value="([^"]*)"/g)];
  expect(parts.map(([, part, task]) => `${part}: ${task}`)).toEqual([
    `The first week: ${tasks[0]}`,
    "Days 1 to 30: day-30-1",
    "Days 31 to 60: day-60-1",
    "Days 61 to 90: day-90-1",
  ]);
});

test("[R197] the short form doesn't ask what kind of shop it is: that stays so within a quarter", async () => {
  const { open } = await backAfter(90);
  expect(await open()).not.toContain('name="shop_type"');
});

const tasksIn = (html: string): readonly (readonly [id: string, isDone: boolean, what: string])[] =>
  [...html.matchAll(/name="tasks_done" value="([^"]+)"( checked)?><span>([^<]*)/g)].map(
    ([, id = "", isDone, what = ""]) => [id, isDone !== undefined, what] as const,
  );

test("[R197] if a model wrote the plan, the short form lists its tasks, and the new report says which were done", async () => {
  const { open, send, report } = await backAfter(90, {
    makeDossier: (submission, occasion, onProgress) =>
      makeDossier(submission, occasion, onProgress, "an address", modelOf(goodNarrator)),
  });
  const tasks = tasksIn(await open());
  for (const theirs of ["In JobBOSS, list estimated beside actual setup hours", "then drop one Saturday"])
    expect(tasks.map(([, , what]) => what).join("\n")).toContain(theirs);
  expect(new Set(tasks.map(([id]) => id)).size).toBe(tasks.length);
  const [monday, tuesday] = tasks;
  await send([["tasks_done", monday?.[0] ?? ""]]);
  const html = await report();
  expect(html).toContain(`1 of that plan’s ${tasks.length} tasks done`);
  expect(html).toContain(`<strong>Done:</strong> ${monday?.[2]}`);
  expect(html).toContain(`<strong>Open:</strong> ${tuesday?.[2]}`);
});

test("[R197] page, report and calendar name the first task that is still open, and the next plan asks for no task twice", async () => {
  const { server, id, open, send, report, later } = await backAfter(90);
  const [monday, tuesday] = tasksIn(await open());
  await send([["tasks_done", monday?.[0] ?? ""]]);
  const { in_short: short } = await (await server.app.request(`/api/reports/${id}`)).json();
  const calendar = await (await server.app.request(`/api/reports/${id}/calendar.ics`)).text();
  const [, inCalendar] = /SUMMARY:Do this first: .*?DESCRIPTION:(.*?)\r\n[A-Z]/s.exec(calendar) ?? [];
  const first = (tuesday?.[2] ?? "").replaceAll("’", "'");
  expect(short.week.task.replaceAll("’", "'")).toContain(first);
  expect(inCalendar?.replaceAll("\r\n ", "").replaceAll("\\,", ",")).toContain(first);
  expect((await report()).replaceAll("’", "'")).toContain(first);
  later(90);
  expect(tasksIn(await open()).map(([task]) => task)).not.toContain(monday?.[0]);
});

test("[R197] sending the short form twice on one visit still checks off the plan of the visit before", async () => {
  const { open, send, report, later } = await backAfter(90);
  const before = tasksIn(await open());
  await send([
    ["late_job_ratio", "5–15%"],
    ["primary_bottleneck", "Materials"],
    ["tasks_done", before[0]?.[0] ?? ""],
  ]);
  const again = tasksIn(await open());
  expect(again.map(([id, isDone]) => [id, isDone])).toEqual(before.map(([id], at) => [id, at === 0]));
  await send(again.slice(0, 2).map(([id]) => ["tasks_done", id]));
  expect(await report()).toContain(`2 of that plan’s ${before.length} tasks done`);
  later(14);
  expect(tasksIn(await open()).some(([, isDone]) => isDone)).toBe(false);
});

test("[R197] a coworker's view in between is not a visit: the owner is compared with their own last answers", async () => {
  const { server, id, send, report } = await backAfter(90);
  const invited = { roles: ["planner"], shows_roles: true };
  const { links } = await (await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest(invited))).json();
  const view = new URLSearchParams({ may_show_role: "yes", "weekly.list_changes": "yes" });
  const sent = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: view };
  await server.app.request(`/?witness=${links[0].secret}`, sent, from("192.0.2.5"));
  await send([["late_job_ratio", "5–15%"]]);
  expect(await report()).toContain("Since August 24, 2026: ");
  const { versions } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["first", "witnesses", "return"]);
});

test("[R195] a view from the visit before is shown with its date on a return, and no longer counts", async () => {
  const { server, id, send, report, later } = await backAfter(0);
  const invited = { roles: ["planner"], shows_roles: true };
  const { links } = await (await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest(invited))).json();
  const view = new URLSearchParams({ may_show_role: "yes", "weekly.list_changes": "yes" });
  const sent = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: view };
  await server.app.request(`/?witness=${links[0].secret}`, sent, from("192.0.2.5"));
  const counts = async () =>
    /"by":"[^"]*your planner/i.test(
      JSON.stringify((await (await server.app.request(`/api/reports/${id}`)).json()).diagnosis),
    );
  expect(await counts()).toBe(true);
  later(90);
  await send([["late_job_ratio", "5–15%"]]);
  expect(await counts()).toBe(false);
  expect(await report()).toContain("The other views are from August 24, 2026. They’re shown here and no longer count");
});

test("[R68] the short form of a report that is not there is a 404 with a sentence", async () => {
  const server = await openServer();
  const response = await server.app.request("/?report=nobody&return");
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining("There is no report at this address"),
  ]);
});

test("[R197] a short form that is refused is shown again with what was in it and why", async () => {
  const { server, open, send } = await backAfter(90, {}, { RATE_LIMIT: "1" });
  const [[task = ""] = []] = tasksIn(await open());
  await send([["late_job_ratio", "5–15%"]]);
  const refused = await send([
    ["late_job_ratio", "30%+"],
    ["tasks_done", task],
  ]);
  const html = await refused.text();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
  expect(html).toContain("Too many analyses from your address. Your answers are still in the form.");
  expect(html).toMatch(/name="late_job_ratio" value="30%\+" checked/);
  expect(html).toContain(`name="tasks_done" value="${task}" checked`);
  await server.close();
});

test("[R18] a short form that is sent twice makes one version", async () => {
  const { server, id, open, send } = await backAfter(90);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(await open()) ?? [];
  const form = [
    ["key", key],
    ["late_job_ratio", "5–15%"],
  ] as const;
  await Promise.all([send(form), send(form)]);
  await send(form);
  const { versions } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["first", "return"]);
});
