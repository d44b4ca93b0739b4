import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import type { WireCoworkers, WireLinks } from "../../src/survey/wire/coworkers.ts";
import { agrees, asked, keyIn, open, reportOf, rolesIn, secretOf, send, stateOf, versionsOf } from "./asked.ts";
import { jsonRequest } from "./open-server.ts";

test("[R194] with two asked, an answer shows by role only when both have answered and agreed; the list never says who did not", async () => {
  for (const refuses of [0, 1]) {
    const { server, id, links } = await asked();
    const [yes, no] = [secretOf(links, 1 - refuses), secretOf(links, refuses)];
    await send(server, yes, { ...agrees, "weekly.made_again": "yes" });
    expect([await versionsOf(server, id), await rolesIn(server, id)]).toEqual([["first"], []]);
    const sent = await send(server, no, { "weekly.made_again": "yes" });
    expect([await versionsOf(server, id), await rolesIn(server, id)]).toEqual([["first"], []]);
    expect(await stateOf(server, id)).toEqual(["foreman answered", "planner answered"]);
    await send(server, no, { ...agrees, "weekly.made_again": "yes" }, undefined, keyIn(sent));
    expect(await rolesIn(server, id)).toEqual(["planner", "foreman"]);
  }
});

test("[R194] a coworker whose link has ended is not waited for", async () => {
  const over = await asked();
  await send(over.server, secretOf(over.links, 0), { ...agrees, "weekly.made_again": "yes" });
  over.later(32);
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
  for (const consent of [{}, agrees]) {
    const { server, id, links } = await asked({ roles: ["planner", "foreman", "inspector", "machinist"] });
    const answer = { ...consent, "weekly.made_again": "yes" };
    for (const { secret } of links.slice(0, 3)) await send(server, secret, answer);
    expect(JSON.stringify((await reportOf(server, id)).diagnosis)).toContain("Three of the people you asked");
    await send(server, secretOf(links, 3), answer);
    expect(JSON.stringify((await reportOf(server, id)).diagnosis)).toContain("Three of the people you asked");
    expect(await versionsOf(server, id)).toEqual(["first", "witnesses"]);
  }
});

test("[R194] combined answers leave out what only some roles are asked and fewer than three people answered", async () => {
  const { server, id, links } = await asked({ roles: ["planner", "foreman", "inspector"] });
  const fields = { late_job_ratio: "30%+", primary_bottleneck: "Setup", "weekly.made_again": "yes" };
  for (const { secret } of links) await send(server, secret, fields);
  const stored = JSON.stringify(await reportOf(server, id));
  expect(stored).toContain("Three of the people you asked");
  expect(stored).not.toContain("1 other");
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
  await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles: ["inspector"], shows_roles: true }));
  const listed: WireCoworkers = await (await server.app.request(`/api/reports/${id}/witnesses`)).json();
  expect(listed.shows_roles).toBe(false);
});

test("[R195] of two people in one role the one asked last counts", async () => {
  const { server, id, links, later } = await asked({ roles: ["planner"] });
  await send(server, secretOf(links, 0), { ...agrees, "weekly.made_again": "yes" });
  expect(await rolesIn(server, id)).toEqual(["planner"]);
  later(1);
  const again = await server.app.request(
    `/api/reports/${id}/witnesses`,
    jsonRequest({ roles: ["planner"], shows_roles: true }),
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
    jsonRequest({ roles: ["planner"], shows_roles: true }),
  );
  const [newest]: WireLinks["links"] = (await again.json()).links;
  await send(server, newest?.secret ?? "", { ...agrees, "weekly.made_again": "yes" });
  expect([await rolesIn(server, id), await versionsOf(server, id)]).toEqual([[], ["first"]]);
});

test("[R194] whoever corrects an answer and no longer agrees while the report is made isn't shown in it", async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  const held: typeof makeDossier = async (...given) => {
    if (isHeld) {
      begun.resolve();
      await end.promise;
    }
    return makeDossier(...given);
  };
  const { server, id, links, later } = await asked({ roles: ["planner"] }, {}, { makeDossier: held });
  const secret = secretOf(links, 0);
  const key = keyIn(await send(server, secret, { ...agrees, primary_bottleneck: "Programming" }));
  isHeld = true;
  const opened = reportOf(server, id);
  await begun.promise;
  later(1);
  await send(server, secret, { primary_bottleneck: "Materials" }, undefined, key);
  end.resolve();
  expect((await opened).views).toBeUndefined();
  expect(await stateOf(server, id)).toEqual(["planner answered"]);
  expect(await (await open(server, secret, `&answer=${key}&change`)).text()).toContain("<form");
  await send(server, secret, { ...agrees, primary_bottleneck: "Materials" }, undefined, key);
  expect(JSON.stringify((await reportOf(server, id)).views)).toContain("Materials");
});
