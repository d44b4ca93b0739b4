import { expect, test } from "vitest";
import { type StatementId, statementsMixed, weeklyChecklist } from "../../src/survey/weekly-checklist.ts";
import type { WireLinks, WireWitnesses } from "../../src/survey/wire-witnesses.ts";
import { witnessRoles } from "../../src/survey/witness.ts";
import { from, jsonCall, type OpenServer, openServer } from "./open-server.ts";

const day = 24 * 60 * 60 * 1000;

interface Asking {
  readonly roles?: readonly string[];
  readonly shows_roles?: boolean;
}

/** A report whose owner asked some people, on a server whose clock the test sets. */
async function asked({ roles = ["planner", "foreman"], shows_roles = false }: Asking = {}, settings = {}) {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const server = await openServer({ settings, externals: { now: () => new Date(now) } });
  const { id } = await (await server.analyze()).json();
  const invited = await server.app.request(`/api/reports/${id}/witnesses`, jsonCall({ roles, shows_roles }));
  const { links }: WireLinks = await invited.json();
  return {
    server,
    id,
    links,
    later: (days: number) => {
      now += days * day;
    },
  };
}

const open = async ({ app }: OpenServer, secret: string, more = "") => app.request(`/?witness=${secret}${more}`);

const send = ({ app }: OpenServer, secret: string, answers: Readonly<Record<string, string>>, address = "192.0.2.9") =>
  app.request(
    `/?witness=${secret}`,
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(answers),
    },
    from(address),
  );

const agrees = { may_show_role: "yes" };
const secretOf = (links: WireLinks["links"], index: number): string => links[index]?.secret ?? "";
const reportOf = async ({ app }: OpenServer, id: string) => (await app.request(`/api/reports/${id}`)).json();
const versionsOf = async ({ app }: OpenServer, id: string) =>
  (await (await app.request(`/api/reports/${id}/history`)).json()).versions.map(({ kind }: { kind: string }) => kind);
const stateOf = async ({ app }: OpenServer, id: string): Promise<readonly string[]> => {
  const { invited }: WireWitnesses = await (await app.request(`/api/reports/${id}/witnesses`)).json();
  return invited.map(({ role, state }) => `${role} ${state}`).toSorted();
};

test("[R192] the form names the shop, says who sees the answers before the first question, and asks for no contact", async () => {
  const { server, links } = await asked();
  const response = await open(server, secretOf(links, 0));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Your view of Cedar Ridge Precision");
  expect(html).toContain("The owner of Cedar Ridge Precision is looking for what costs the shop hours");
  expect(html.indexOf("Who sees what you say")).toBeLessThan(
    html.indexOf("What happens at least once a week, or all the time?"),
  );
  for (const id of statementsMixed) expect(html).toContain(`name="weekly.${id}"`);
  const questions = html.match(/<fieldset/g)?.length ?? 0;
  expect(questions).toBeGreaterThan(5);
  expect(questions).toBeLessThanOrEqual(9);
  expect(html).toContain(`a list to check and ${questions - 1} questions. Nothing to write.`);
  expect(html).not.toMatch(/type="(text|email|tel)"|<textarea|<script/);
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("[R192] one tap says of all statements above it that those left open don't happen", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const others = "made_again list_changes few_know_how";
  await send(server, secret, { ...agrees, "weekly.list_changes": "yes", weekly_others: others });
  const [stored] = (await server.services.store.witnessesOf(id)).witnesses;
  expect(stored?.answers).toEqual({
    happens_weekly: ["list_changes"],
    does_not_happen: ["made_again", "few_know_how"],
  });
});

test("[R192] a statement of the leading cause comes first, and eight are visible before the others are opened", async () => {
  const { server, id, links } = await asked();
  const [first, more] = (await (await open(server, secretOf(links, 0))).text()).split("<details>");
  const shown = [...(first ?? "").matchAll(/name="weekly\.(\w+)"/g)].map(([, statement]) => statement as StatementId);
  const { diagnosis } = await reportOf(server, id);
  expect(shown).toHaveLength(8);
  expect(weeklyChecklist[shown[0] as StatementId].theme).toBe(diagnosis.themes[0].id);
  expect(more).toContain("14 more");
});

test("[R192] each role is asked what it can answer: no planner is asked about repairs, no foreman about quotes", async () => {
  const { server, links } = await asked();
  const [planner, foreman] = await Promise.all(
    [0, 1].map(async (index) => (await open(server, secretOf(links, index))).text()),
  );
  expect(planner).not.toContain('name="maintenance_tracking_ready"');
  expect(foreman).not.toContain('name="quoting_accuracy"');
  for (const html of [planner, foreman]) expect(html).toContain('name="primary_bottleneck"');
});

test("[R192] what a role sees in its own day is among the statements shown at once, in words of the floor", async () => {
  const { server, links } = await asked();
  const [planner = "", foreman = ""] = await Promise.all(
    [0, 1].map(async (index) => (await (await open(server, secretOf(links, index))).text()).split("<details>")[0]),
  );
  for (const id of ["program_not_ready", "next_by_memory", "walk_to_find_job", "waits_for_inspection"])
    expect(planner).toContain(`name="weekly.${id}"`);
  for (const id of ["few_know_how", "breakdown_stops_job", "searching_for_tools"])
    expect(foreman).toContain(`name="weekly.${id}"`);
  const whole = await (await open(server, secretOf(links, 1))).text();
  expect(whole.replace(/value="[^"]*"/g, "")).not.toMatch(/tribal|telemetry|formal tracking/);
});

test("[R193] an answer can be corrected at the same link until the report counts it, and then no more", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const first = await send(server, secret, { ...agrees, "weekly.setups_run_over": "yes" });
  expect([first.status, first.headers.get("location")]).toEqual([303, `/?witness=${secret}`]);
  expect(await (await open(server, secret)).text()).toContain("Thank you");
  await send(server, secret, { ...agrees, "weekly.list_changes": "yes" });
  const again = await (await open(server, secret, "&change")).text();
  expect(again).toMatch(/name="weekly.list_changes" value="yes" checked/);
  expect(again).not.toMatch(/name="weekly.setups_run_over" value="yes" checked/);
  await reportOf(server, id);
  expect(await (await open(server, secret, "&change")).text()).toContain("Your view is in the report");
  await send(server, secret, { ...agrees, "weekly.made_again": "yes" });
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
  later(1);
  expect((await open(server, foreman)).status).toBe(404);
  expect((await send(server, foreman, { "weekly.made_again": "yes" })).status).toBe(404);
  expect(await stateOf(server, id)).toEqual(["foreman ended"]);
  await server.app.request(`/api/reports/${id}`, { method: "DELETE" });
  expect(await (await open(server, foreman)).text()).toBe(gone);
  expect((await server.app.request(`/api/reports/${id}/witnesses`)).status).toBe(404);
});

test("[R193] the secret of a link is stored nowhere", async () => {
  const { server, id, links } = await asked();
  const { witnesses } = await server.services.store.witnessesOf(id);
  for (const { secret } of links) {
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(witnesses)).not.toContain(secret);
    expect(await server.services.store.witnessWithToken(secret)).toBeUndefined();
  }
});

test("[R193] two people on one link are one witness: the last answer counts", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const both = [{ "weekly.made_again": "yes" }, { "weekly.list_changes": "yes" }];
  await Promise.all(both.map((answers) => send(server, secretOf(links, 0), { ...agrees, ...answers })));
  expect((await server.services.store.witnessesOf(id)).witnesses).toHaveLength(1);
  expect(await (await open(server, secretOf(links, 0))).text()).toContain("someone else has, at this link");
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
  expect((await server.services.store.witnessesOf(id)).witnesses).toHaveLength(2);
});

test("[R193] an empty form is asked once more, and absurd or hostile fields are left out", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const empty = await send(server, secret, { "weekly.made_again": "", primary_bottleneck: "<script>" });
  expect(await empty.text()).toContain("You haven’t answered anything yet");
  const hostile = {
    "weekly.made_again": "yes",
    "weekly.nobody_knows": "yes",
    primary_bottleneck: "Setup",
    quoting_accuracy: "Estimates",
    owner_email: "new@shop.example",
    __proto__: "x",
  };
  await send(server, secret, { ...agrees, ...hostile });
  const [stored] = (await server.services.store.witnessesOf(id)).witnesses;
  expect(stored?.answers).toEqual({ primary_bottleneck: "Setup", happens_weekly: ["made_again"] });
});

const rolesIn = async (server: OpenServer, id: string): Promise<readonly string[]> => {
  const { diagnosis, views } = await reportOf(server, id);
  const all = JSON.stringify([diagnosis, views]);
  return ["planner", "foreman", "inspector"].filter((role) => new RegExp(`"by":"[^"]*your ${role}`, "i").test(all));
};

test("[R194] with two asked, an answer shows by role only when both have answered and agreed; the list never says who did not", async () => {
  for (const refuses of [0, 1]) {
    const { server, id, links } = await asked();
    const [yes, no] = [secretOf(links, 1 - refuses), secretOf(links, refuses)];
    await send(server, yes, { ...agrees, "weekly.made_again": "yes" });
    expect([await versionsOf(server, id), await rolesIn(server, id)]).toEqual([["first"], []]);
    await send(server, no, { "weekly.made_again": "yes" });
    expect([await versionsOf(server, id), await rolesIn(server, id)]).toEqual([["first"], []]);
    expect(await stateOf(server, id)).toEqual(["foreman answered", "planner answered"]);
    await send(server, no, { ...agrees, "weekly.made_again": "yes" });
    expect(await rolesIn(server, id)).toEqual(["planner", "foreman"]);
  }
});

test("[R194] a coworker whose link has ended is not waited for", async () => {
  const over = await asked();
  await send(over.server, secretOf(over.links, 0), { ...agrees, "weekly.made_again": "yes" });
  over.later(31);
  expect(await rolesIn(over.server, over.id)).toEqual(["planner"]);
  const back = await asked();
  await send(back.server, secretOf(back.links, 0), { ...agrees, "weekly.made_again": "yes" });
  await back.server.app.request(`/api/reports/${back.id}/witnesses/${back.links[1]?.id}`, { method: "DELETE" });
  expect(await rolesIn(back.server, back.id)).toEqual(["planner"]);
});

test("[R194] an owner can't end the link of someone who answered: what remains would reveal who had agreed", async () => {
  const { server, id, links } = await asked();
  await send(server, secretOf(links, 1), { "weekly.made_again": "yes" });
  const ended = await server.app.request(`/api/reports/${id}/witnesses/${links[1]?.id}`, { method: "DELETE" });
  expect([ended.status, await stateOf(server, id)]).toEqual([404, ["foreman answered", "planner open"]]);
});

test("[R194] a fourth answer waits, because comparing the versions before and after would reveal it", async () => {
  const { server, id, links } = await asked({ roles: ["planner", "foreman", "inspector", "machinist"] });
  for (const { secret } of links.slice(0, 3)) await send(server, secret, { "weekly.made_again": "yes" });
  expect(JSON.stringify((await reportOf(server, id)).diagnosis)).toContain("Three of the people you asked");
  await send(server, secretOf(links, 3), { "weekly.made_again": "yes" });
  expect(JSON.stringify((await reportOf(server, id)).diagnosis)).toContain("Three of the people you asked");
  expect(await versionsOf(server, id)).toEqual(["first", "witnesses"]);
});

test("[R193] a witness takes an answer back as long as the report doesn't count it, and can answer again", async () => {
  const { server, id, links } = await asked();
  const secret = secretOf(links, 0);
  await send(server, secret, { ...agrees, "weekly.made_again": "yes" });
  expect(await (await open(server, secret)).text()).toContain("Take my answers back");
  expect(await (await send(server, secret, { take_back: "yes" })).text()).toContain("Your answers are erased");
  const [stored] = (await server.services.store.witnessesOf(id)).witnesses.filter(({ role }) => role === "planner");
  expect([stored?.answers, stored?.answeredAt, stored?.mayShowRole]).toEqual([null, null, false]);
  for (const one of links) await send(server, one.secret, { ...agrees, "weekly.made_again": "yes" });
  await reportOf(server, id);
  await send(server, secret, { take_back: "yes" });
  expect(await stateOf(server, id)).toEqual(["foreman counted", "planner counted"]);
});

test("[R194] the form says how many are asked, when answers show by role, and that sending needs no checked box", async () => {
  const two = await asked();
  const form = await (await open(two.server, secretOf(two.links, 0))).text();
  expect(form).toContain("So far, 2 people have been asked.");
  expect(form).toContain("only when everyone asked has answered and agreed");
  expect(form).toContain(
    "You can send without checking this box. We don’t say who agreed. If nobody else answers, the owner can tell whether you did.",
  );
  const one = await asked({ roles: ["planner"] });
  expect(await (await open(one.server, secretOf(one.links, 0))).text()).toContain("the only one asked");
});

test("[R194] from three on, answers are combined and no role is named, unless the owner asked for roles and all agreed", async () => {
  for (const [shows_roles, isNamed] of [
    [false, false],
    [true, true],
  ] as const) {
    const { server, id, links } = await asked({ roles: ["planner", "foreman", "inspector"], shows_roles });
    for (const { secret } of links) await send(server, secret, { ...agrees, "weekly.made_again": "yes" });
    const { analysis, diagnosis } = await reportOf(server, id);
    expect(/your planner/i.test(JSON.stringify(diagnosis)), String(shows_roles)).toBe(isNamed);
    expect(JSON.stringify(diagnosis).includes("Three of the people you asked")).toBe(!isNamed);
    expect(analysis).toContain("shop");
  }
});

test("[R194] what the owner decided with the first links stays for the next", async () => {
  const { server, id } = await asked({ shows_roles: false });
  await server.app.request(`/api/reports/${id}/witnesses`, jsonCall({ roles: ["inspector"], shows_roles: true }));
  const listed: WireWitnesses = await (await server.app.request(`/api/reports/${id}/witnesses`)).json();
  expect(listed.shows_roles).toBe(false);
});

test.for([
  [{}],
  [{ roles: [], shows_roles: true }],
  [{ roles: ["nurse"], shows_roles: true }],
  [{ roles: ["planner"] }],
  [[]],
])("[R83] an invitation of %j is refused with a sentence", async ([body], { expect }) => {
  const { server, id } = await asked();
  const response = await server.app.request(`/api/reports/${id}/witnesses`, jsonCall(body));
  expect([response.status, (await response.json()).code]).toEqual([422, "invalid-answers"]);
});

test("[R193] at most 12 people are asked about one report", async () => {
  const roles = Object.keys(witnessRoles);
  const { server, id, links } = await asked({ roles });
  const answerAll = async (sent: WireLinks["links"], of: string) => {
    for (const { secret, role } of sent)
      await send(server, secret, { "weekly.made_again": "yes" }, `${of}${role.length}`);
  };
  const more = () => server.app.request(`/api/reports/${id}/witnesses`, jsonCall({ roles, shows_roles: true }));
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
    jsonCall({ roles: ["planner"], shows_roles: true }),
  );
  const [newest]: WireLinks["links"] = (await again.json()).links;
  expect((await open(server, secretOf(links, 0))).status).toBe(404);
  expect((await open(server, newest?.secret ?? "")).status).toBe(200);
  expect(await stateOf(server, id)).toEqual(["planner open"]);
});

test("[R195] of two people in one role the one asked last counts", async () => {
  const { server, id, links, later } = await asked({ roles: ["planner"] });
  await send(server, secretOf(links, 0), { ...agrees, "weekly.made_again": "yes" });
  expect(await rolesIn(server, id)).toEqual(["planner"]);
  later(1);
  const again = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonCall({ roles: ["planner"], shows_roles: true }),
  );
  const [newest]: WireLinks["links"] = (await again.json()).links;
  await send(server, newest?.secret ?? "", { ...agrees, "weekly.list_changes": "yes" });
  expect(await rolesIn(server, id)).toEqual(["planner"]);
  expect([await stateOf(server, id), await versionsOf(server, id)]).toEqual([
    ["planner counted"],
    ["first", "witnesses", "witnesses"],
  ]);
});

test("[R194] asking a role again can't show by role what the first one in it did not agree to", async () => {
  const { server, id, links, later } = await asked();
  await send(server, secretOf(links, 0), { "weekly.made_again": "yes" });
  await send(server, secretOf(links, 1), { ...agrees, "weekly.made_again": "yes" });
  later(1);
  const again = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonCall({ roles: ["planner"], shows_roles: true }),
  );
  const [newest]: WireLinks["links"] = (await again.json()).links;
  await send(server, newest?.secret ?? "", { ...agrees, "weekly.made_again": "yes" });
  expect([await rolesIn(server, id), await versionsOf(server, id)]).toEqual([[], ["first"]]);
});

test("[R190] a view that comes while the owner changes answers is in the newest version with the change", async () => {
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
