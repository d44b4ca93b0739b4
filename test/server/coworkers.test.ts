import { expect, test } from "vitest";
import { coworkerRoles } from "../../src/survey/coworker.ts";
import type { WireLinks } from "../../src/survey/wire/coworkers.ts";
import type { WireHistory } from "../../src/survey/wire/history.ts";
import { agrees, asked, keyIn, open, reportOf, secretOf, send, stateOf, versionsOf } from "./asked.ts";
import { jsonRequest, wireAnswers } from "./open-server.ts";

test("[R193] an answer can be corrected by whoever gave it until the report counts it, and then no more", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const first = await send(server, secret, { ...agrees, "weekly.setups_run_over": "yes" });
  const key = keyIn(first);
  expect([first.status, first.headers.get("location")]).toEqual([303, `/?witness=${secret}&answer=${key}`]);
  const own = `&answer=${key}`;
  const thanks = await (await open(server, secret, own)).text();
  expect(thanks).toContain("The report shows them as the planner’s from the next time the owner opens it.");
  await send(server, secret, { ...agrees, "weekly.list_changes": "yes" }, undefined, key);
  const again = await (await open(server, secret, `${own}&change`)).text();
  expect(again).toMatch(/name="weekly.list_changes" value="yes" checked/);
  expect(again).not.toMatch(/name="weekly.setups_run_over" value="yes" checked/);
  await reportOf(server, id);
  expect(await (await open(server, secret, `${own}&change`)).text()).toContain("Your view is in the report");
  await send(server, secret, { ...agrees, "weekly.made_again": "yes" }, undefined, key);
  expect(JSON.stringify((await reportOf(server, id)).diagnosis)).not.toContain(
    'said to happen at least once a week.","field":"made',
  );
  expect(await versionsOf(server, id)).toEqual(["first", "witnesses"]);
});

test("[R193] a link ends after 30 days, when it is withdrawn, and with the report; a wrong one reveals nothing", async () => {
  const { server, id, links, later } = await asked();
  const gone = await (await open(server, "nobody")).text();
  const [planner, foreman] = [secretOf(links, 0), secretOf(links, 1)];
  const withdrawn = await server.app.request(`/api/reports/${id}/witnesses/${links[0]?.id}`, { method: "DELETE" });
  expect([withdrawn.status, await (await open(server, planner)).text()]).toEqual([204, gone]);
  later(30);
  expect((await open(server, foreman)).status).toBe(200);
  later(2);
  expect((await open(server, foreman)).status).toBe(404);
  expect((await send(server, foreman, { "weekly.made_again": "yes" })).status).toBe(404);
  expect(await stateOf(server, id)).toEqual(["foreman ended"]);
  await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  expect(await (await open(server, foreman)).text()).toBe(gone);
  expect((await server.app.request(`/api/reports/${id}/witnesses`)).status).toBe(404);
});

test("[R193] the secret of a link is stored nowhere", async () => {
  const { server, id, links } = await asked();
  const { coworkers } = await server.services.store.coworkersOf(id);
  for (const { secret } of links) {
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(coworkers)).not.toContain(secret);
    expect(await server.services.store.coworkerWithToken(secret)).toBeUndefined();
  }
});

test("[R193] the link alone, which the owner made, neither shows nor changes nor erases an answer", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const planted = "0".repeat(32);
  const sent = await send(server, secret, { "weekly.made_again": "yes" }, undefined, planted);
  expect(keyIn(sent)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyIn(sent)).not.toBe(planted);
  for (const key of ["", planted, secret]) {
    const own = `&answer=${key}&change`;
    const html = await (await open(server, secret, own)).text();
    expect(html).toContain("This link has been answered");
    expect(html).not.toContain("<input");
    await send(server, secret, { ...agrees, "weekly.list_changes": "yes" }, undefined, key);
    await send(server, secret, { take_back: "yes" }, undefined, key);
  }
  const [stored] = (await server.services.store.coworkersOf(id)).coworkers;
  expect([stored?.answers, stored?.mayShowRole]).toEqual([{ happens_weekly: ["made_again"] }, false]);
});

test("[R193] two people on one link are one coworker: the first answer counts, and the other is told", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const both = [{ "weekly.made_again": "yes" }, { "weekly.list_changes": "yes" }];
  const sent = await Promise.all(both.map((answers) => send(server, secretOf(links, 0), { ...agrees, ...answers })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 303]);
  expect((await server.services.store.coworkersOf(id)).coworkers).toHaveLength(1);
  expect(await (await open(server, secretOf(links, 0))).text()).toContain("A link takes one person’s answers");
  await reportOf(server, id);
  expect(await (await open(server, secretOf(links, 0))).text()).toContain("someone else has at this link");
  expect(await versionsOf(server, id)).toEqual(["first", "witnesses"]);
});

test("[R193] endless sending gets a 429, and nothing is stored", async () => {
  const { server, id, links } = await asked({}, { RATE_LIMIT: "1" });
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await send(server, secretOf(links, 0), { "weekly.made_again": "yes" }, "192.0.2.77")).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
  expect((await server.services.store.coworkersOf(id)).coworkers).toHaveLength(2);
});

test("[R193] a coworker takes an answer back as long as the report doesn't count it, and can answer again", async () => {
  const { server, id, links } = await asked();
  const secret = secretOf(links, 0);
  const key = keyIn(await send(server, secret, { ...agrees, "weekly.made_again": "yes" }));
  expect(await (await open(server, secret, `&answer=${key}`)).text()).toContain("Erase my answers");
  const erased = await send(server, secret, { take_back: "yes" }, undefined, key);
  expect(await erased.text()).toContain("Your answers are erased");
  const [stored] = (await server.services.store.coworkersOf(id)).coworkers.filter(({ role }) => role === "planner");
  expect([stored?.answers, stored?.answeredAt, stored?.mayShowRole]).toEqual([null, null, false]);
  const keys: string[] = [];
  for (const one of links) keys.push(keyIn(await send(server, one.secret, { ...agrees, "weekly.made_again": "yes" })));
  await reportOf(server, id);
  await send(server, secret, { take_back: "yes" }, undefined, keys[0]);
  expect(await stateOf(server, id)).toEqual(["foreman counted", "planner counted"]);
});

test.for([
  [{}],
  [{ roles: [], shows_roles: true }],
  [{ roles: ["nurse"], shows_roles: true }],
  [{ roles: ["planner"] }],
  [[]],
])("[R83] an invitation of %j is refused with a sentence", async ([body], { expect }) => {
  const { server, id } = await asked();
  const response = await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest(body));
  expect([response.status, (await response.json()).code]).toEqual([422, "invalid-answers"]);
});

test("[R193] at most 12 people are asked about one report", async () => {
  const roles = Object.keys(coworkerRoles);
  const { server, id, links } = await asked({ roles });
  const answerAll = async (sent: WireLinks["links"], of: string) => {
    for (const { secret, role } of sent)
      await send(server, secret, { "weekly.made_again": "yes" }, `${of}${role.length}`);
  };
  const more = () => server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles, shows_roles: true }));
  await answerAll(links, "192.0.2.");
  const second: WireLinks = await (await more()).json();
  await answerAll(second.links, "198.51.100.");
  expect([second.links.length, (await more()).status]).toEqual([6, 422]);
});

test("[R193] a role that is asked again has one link: the one before it ends unless it was answered", async () => {
  const { server, id, links, later } = await asked({ roles: ["planner", "planner"] });
  expect(links).toHaveLength(1);
  later(1);
  const again = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonRequest({ roles: ["planner"], shows_roles: true }),
  );
  const [newest]: WireLinks["links"] = (await again.json()).links;
  expect((await open(server, secretOf(links, 0))).status).toBe(404);
  expect((await open(server, newest?.secret ?? "")).status).toBe(200);
  expect(await stateOf(server, id)).toEqual(["planner open"]);
});

test("[R191] a view that comes while the owner changes answers is in the newest version with the change", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  await send(server, secretOf(links, 0), { ...agrees, "weekly.made_again": "yes" });
  const [changed] = await Promise.all([
    server.analyze({
      shop_name: "Cedar",
      owner_name: "A",
      owner_email: "a@b.co",
      machine_count: 5,
      shift_count: "1",
      primary_bottleneck: "Setup",
      schedule_tool: "Excel",
      report: id,
    }),
    reportOf(server, id),
  ]);
  expect(changed.status).toBe(200);
  const newest = await reportOf(server, id);
  expect(newest.shop_name).toBe("Cedar");
  expect(JSON.stringify(newest.diagnosis)).toContain("Your planner");
});

test("[R191] where coworkers make a headline surer, the list of versions says which of its causes moved, and no other", async () => {
  const { server, id, links } = await asked({ answers: { ...wireAnswers, setup_time_variability: "" } });
  const all = { "weekly.setups_run_over": "yes", "weekly.searching_for_tools": "yes" };
  for (const at of [0, 1]) await send(server, secretOf(links, at), { ...agrees, ...all });
  await reportOf(server, id);
  const history: WireHistory = await (await server.app.request(`/api/reports/${id}/history`)).json();
  const [before, now] = history.versions;
  expect([before?.finding, now?.finding]).toEqual([
    expect.stringContaining("likely come from setups that run over"),
    expect.stringContaining("come from setups that run over"),
  ]);
  expect(now?.why).toEqual([
    expect.stringMatching(
      /^Setups that run over rose from \d+% to .+\. Other people at the shop have answered since\.$/,
    ),
    "A schedule that keeps changing fell from 55% to 46%. Other causes became likelier.",
  ]);
});
