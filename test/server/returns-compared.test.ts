import { expect, test } from "vitest";
import { compress, decompress } from "../../src/adapters/store/compress.ts";
import { openDatabase } from "../../src/adapters/store/database.ts";
import { backAfter } from "./back-after.ts";
import { from, jsonRequest } from "./open-server.ts";

test("[R197] the new report leads with what changed: KPI by KPI, tasks, causes with the answer that moved them", async () => {
  const { server, id, open, send, report } = await backAfter(90);
  const tasks = [...(await open()).matchAll(/name="tasks_done" value="([^"]+)"/g)].map(([, task]) => task ?? "");
  expect(tasks.length).toBeGreaterThan(2);
  const sent = await send([
    ["late_job_ratio", "5–15%"],
    ["overtime_dependency", "Every week"],
    ["tasks_done", tasks[0] ?? ""],
    ["tasks_done", "not-a-task-of-the-plan"],
  ]);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/?report=${id}`]);
  const html = await report();
  expect(html.indexOf("Since August 24, 2026: ")).toBeLessThan(
    html.indexOf("Do this first") === -1 ? html.length : html.indexOf("Do this first"),
  );
  expect(html).toContain(`1 of that plan’s ${tasks.length} tasks done`);
  const steps = [...html.matchAll(/class="callout"><strong>[^<]*<\/strong><span>(?:[A-Z][a-z]+day: )?([^.<]*)/g)].map(
    ([, step]) => step,
  );
  expect([steps.length, new Set(steps).size]).toEqual([2, 1]);
  expect(html.match(/<strong>Open:<\/strong>/g)).toHaveLength(tasks.length - 1);
  expect(html).toMatch(/On-time delivery<small>Estimated from your answers<.*70–85%<.*85–95%<.*better</);
  expect(html).toMatch(/Range then: [\d,]+ – [\d,]+ h\. Range now: [\d,]+ – [\d,]+ h\./);
  expect(html).toMatch(/class="b"[^>]*>Now</);
  expect(html).not.toMatch(/class="b"[^>]*>August 24/);
  const { versions } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["first", "return"]);
});

const movesIn = ({ changed }: { readonly changed: { readonly rows: readonly Readonly<Record<string, string>>[] } }) =>
  changed.rows.map(({ what, before, now, said }) => `${what} ${before}, ${now}: ${said}`);

test("[R197] the results page leads with what changed: headline, each move, hours of the costliest cause with what moved them, tasks", async () => {
  const { server, id, send } = await backAfter(90);
  const before = await (await server.app.request(`/api/reports/${id}`)).json();
  expect(before.in_short.changed).toBeUndefined();
  await send([
    ["late_job_ratio", "5–15%"],
    ["overtime_dependency", "Rarely"],
    ["setup_time_variability", "Sometimes over"],
  ]);
  const { in_short: short } = await (await server.app.request(`/api/reports/${id}`)).json();
  expect(short.changed.title).toMatch(/^Since August 24, 2026: \d better, none worse$/);
  const lines = short.changed.lines.join("\n");
  expect(movesIn(short)).toContain("On-time delivery 70–85%, 85–95%: better");
  expect(movesIn(short)).toContain("How often do you need overtime to ship on time? Often, Rarely: better");
  expect(lines).toMatch(/Recoverable machine hours/);
  expect(lines).toMatch(/Hours a year lost to [^:]+: about [\d,]+ h then, about [\d,]+ h now\. Answers you changed: “/);
  expect(lines).toContain("None of the ");
});

test("[R197] hours of the costliest cause that moved by less than a tenth are about the same", async () => {
  const { send, report } = await backAfter(90);
  await send([["late_job_ratio", "0–5%"]]);
  expect(await report()).toMatch(/Hours a year lost to [^:]+: about [\d,]+ h, about the same as before\./);
});

test("[R197] a habit that was given up is mentioned, and where work piles up now, with no word on better or worse", async () => {
  const { server, id, send, report } = await backAfter(90);
  await send([["primary_bottleneck", "Materials"]]);
  expect(await report()).toContain("Since August 24, 2026: 1 changed, none better or worse");
  await send([["downtime_tracking", "Yes, in ERP"]]);
  await send([["machine_utilization_known", "Not at all"]]);
  const { in_short: short } = await (await server.app.request(`/api/reports/${id}`)).json();
  expect(short.changed.title).toBe("Since August 24, 2026: 1 better, 1 worse");
  expect(movesIn(short)).toEqual([
    "Do you know how many hours your machines are in cycle? Estimate only, No, nobody measures it: worse",
    "Do you record why machines stop? Nobody writes them down, Yes, in ERP: better",
    "Where does work pile up? Setup, Materials: changed",
  ]);
});

test("[R197] no change is said as plainly as change", async () => {
  const { send, report } = await backAfter(90);
  await send([]);
  const html = await report();
  expect(html).toContain("Since August 24, 2026, nothing has moved yet");
  expect(html).toContain("No cause became more or less likely.");
});

test("[R197] where views from the visit before no longer count, they are left out on both days, and move nothing", async () => {
  const { server, id, send, report, later } = await backAfter(0);
  const { links } = await (
    await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles: ["planner"], shows_roles: true }))
  ).json();
  const view = new URLSearchParams({
    may_show_role: "yes",
    "weekly.waits_for_material": "yes",
    "weekly.made_again": "yes",
  });
  const sent = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: view };
  await server.app.request(`/?witness=${links[0].secret}`, sent, from("192.0.2.5"));
  const leads = async () => (await (await server.app.request(`/api/reports/${id}`)).json()).diagnosis.themes;
  const withView = await leads();
  later(90);
  await send([]);
  expect(await leads()).not.toEqual(withView);
  const html = await report();
  expect(html).toContain("No cause became more or less likely.");
  expect(html).toContain("This page compares your own answers then and now");
  expect(html).not.toContain("have answered since");
  const { versions } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  const why = versions.flatMap((version: { why?: readonly string[] }) => version.why ?? []).join(" ");
  expect(why).not.toMatch(/Several answers together|Then “/);
});

test("[R197] changes on the same visit aren't compared", async () => {
  const { send, report } = await backAfter(2);
  await send([["late_job_ratio", "0–5%"]]);
  expect(await report()).not.toContain("Since August 24");
});

test("[R197] what another release answered is read, and a question that has changed since is named", async () => {
  const { server, id, send, report } = await backAfter(90);
  const lead = await server.services.store.leadWithId(id);
  const database = await openDatabase(server.config);
  const answers = JSON.stringify({ ...lead?.answers, shipping_dwell: "a fortnight" });
  await database.updateTable("leads").set({ answers }).where("id", "=", id).execute();
  await database.destroy();
  await send([]);
  expect(await report()).toContain("How long do finished parts wait before they ship?");
  expect(await report()).toContain("These questions are asked differently today");
});

test("[R197] a report of other rules is calculated again for the comparison, and both say so", async () => {
  const { server, id, send, report } = await backAfter(90);
  const database = await openDatabase(server.config);
  const { dossier } = await database.selectFrom("dossiers").selectAll().executeTakeFirstOrThrow();
  const { diagnosis, summary, ...rest } = JSON.parse(Buffer.from(decompress(dossier)).toString());
  const older = {
    ...rest,
    diagnosis: { ...diagnosis, rules: "2020.1.1", hidden_hours: { ...diagnosis.hidden_hours, likely: 1 } },
    summary: { ...summary, finding: "What older rules said" },
  };
  const bytes = compress(new TextEncoder().encode(JSON.stringify(older)));
  await database.updateTable("dossiers").set({ rules: "2020.1.1", dossier: bytes }).execute();
  await database.destroy();
  await send([]);
  const html = await report();
  expect(html).toContain("Our rules have changed since August 24, 2026. We recalculated that day’s answers");
  expect(html).toContain("Recoverable machine hours haven’t changed");
  const { versions } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  expect(versions[1].why).toEqual(["Our rules have changed between these two versions."]);
});

test("[R197] what the owner wrote and the report counts on is asked for: what no longer holds counts no more, and stays in the version before", async () => {
  const { server, open, send, report, id } = await backAfter(90);
  const sentences = [...(await open()).matchAll(/name="no_longer" value="([^"]+)"/g)].map(([, said = ""]) => said);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.length).toBeLessThanOrEqual(6);
  const [first = ""] = sentences;
  expect(await report()).toContain(first);
  await send([
    ["no_longer", first],
    ["no_longer", "Never written."],
  ]);
  const { answers } = await (await server.app.request(`/api/reports/${id}/history`)).json();
  const text = `${answers.pain_invisible} ${answers.notes} ${answers.improvement_goal}`;
  expect([text.includes(first), sentences.slice(1).every((said) => text.includes(said))]).toEqual([false, true]);
  const html = await report();
  expect(html).toMatch(
    /<th scope="row">“[^<]+”<small>Your own words<\/small><\/th><td[^>]*>you wrote it<.*?>no longer</,
  );
  expect(html.split("What this means for the causes")[1]?.split("</section>")[0]).toContain("You no longer write: “");
  const [, plan = ""] = html.split("Do this next");
  expect(plan).not.toContain(first);
  expect((await (await server.app.request(`/api/reports/${id}?version=1`)).json()).analysis).toContain(first);
});
