import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import type { WireLinks } from "../../src/survey/wire/coworkers.ts";
import { settingsFor as delivering } from "../delivery/delivering-server.ts";
import { jsonRequest, type OpenServer, openServer, wireAnswers } from "../server/open-server.ts";
import { engines, openFor, settingsFor } from "./engines.ts";

type Settings = Parameters<typeof openServer>[0];

/** A server with a report whose owner asked a planner and a foreman. */
async function asked(given: Settings) {
  const server = await openServer(given);
  const { id } = await (await server.analyze()).json();
  return { server, id, secrets: (await invite(server, id, ["planner", "foreman"])).secrets };
}

const answer = ({ app }: OpenServer, secret: string, statement = "made_again") =>
  app.request(`/?witness=${secret}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ may_show_role: "yes", [`weekly.${statement}`]: "yes" }),
  });

const invite = async ({ app }: OpenServer, id: string, roles: readonly string[]) => {
  const response = await app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles, shows_roles: true }));
  const links: WireLinks["links"] = response.ok ? (await response.json()).links : [];
  return { status: response.status, secrets: links.map(({ secret }) => secret) };
};

const reportOf = ({ app }: OpenServer, id: string) => app.request(`/api/reports/${id}`);
const kindsOf = async ({ app }: OpenServer, id: string): Promise<readonly string[]> =>
  (await (await app.request(`/api/reports/${id}/history`)).json()).versions.map(({ kind }: { kind: string }) => kind);
const statesOf = async ({ services }: OpenServer, id: string) =>
  (await services.store.coworkersOf(id)).coworkers.map(({ role, countedIn }) => [role, countedIn]).toSorted();

for (const { name, freshLocation } of engines) {
  test(`[R193] ${name}: an invitation that would ask too many people changes nothing, and a link that is out still opens`, async () => {
    const { server, id, secrets } = await asked({ settings: settingsFor(await freshLocation()) });
    for (const secret of secrets) await answer(server, secret);
    for (let person = 3; person < 12; person += 1) {
      for (const secret of (await invite(server, id, ["planner"])).secrets) await answer(server, secret);
    }
    const { secrets: open } = await invite(server, id, ["planner"]);
    expect((await invite(server, id, ["planner", "foreman"])).status).toBe(422);
    expect((await server.app.request(`/?witness=${open[0]}`)).status).toBe(200);
    expect((await invite(server, id, ["planner"])).status).toBe(200);
    expect((await server.app.request(`/?witness=${open[0]}`)).status).toBe(404);
  });

  test(`[R97] ${name}: erasing a report erases its versions and everybody who was asked, and no late answer is kept`, async () => {
    const location = await freshLocation();
    const { server, id, secrets } = await asked({ settings: settingsFor(location) });
    for (const secret of secrets) await answer(server, secret);
    await reportOf(server, id);
    const database = await openFor(location);
    const rows = async () =>
      Promise.all(
        (["versions", "witnesses"] as const).map(
          async (table) => (await database.selectFrom(table).select("lead_id").execute()).length,
        ),
      );
    expect(await rows()).toEqual([1, 2]);
    expect((await server.app.request(`/api/reports/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await rows()).toEqual([0, 0]);
    expect((await answer(server, secrets[0] ?? "")).status).toBe(404);
    expect(await rows()).toEqual([0, 0]);
  });

  test(`[R97] ${name}: erasing a report while anything is added to it is no error for either side, and leaves nothing`, async () => {
    const location = await freshLocation();
    const server = await openServer({
      settings: { ...settingsFor(location), ...delivering(25, "https://crm.example") },
    });
    const statuses = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const { id } = await (await server.analyze()).json();
      const invite = (roles: readonly string[]) =>
        server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles, shows_roles: false }));
      const { links }: WireLinks = await (await invite(["planner", "foreman", "machinist"])).json();
      const responses = await Promise.all([
        ...links.map(({ secret }) => answer(server, secret)),
        server.app.request(`/api/reports/${id}`, { method: "DELETE" }),
        server.analyze({ ...wireAnswers, report: id, machine_count: 40 }),
        invite(["planner", "inspector"]),
        server.app.request(`/api/reports/${id}/mail`, { method: "POST" }),
        server.app.request(`/api/reports/${id}/reminder`, { method: "POST" }),
      ]);
      for (const { status } of responses) statuses.add(status);
      expect((await reportOf(server, id)).status).toBe(404);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  test(`[R191] ${name}: two servers that open the link at once make one version, and no view is lost or counted twice`, async () => {
    const settings = settingsFor(await freshLocation());
    const { server, id, secrets } = await asked({ settings });
    const other = await openServer({ settings });
    for (const secret of secrets) await answer(server, secret);
    const shown = await Promise.all(
      [server, other, server, other].map(async (one) => (await reportOf(one, id)).json()),
    );
    expect(await kindsOf(other, id)).toEqual(["first", "witnesses"]);
    expect(await statesOf(server, id)).toEqual([
      ["foreman", 2],
      ["planner", 2],
    ]);
    const { diagnosis } = await (await reportOf(other, id)).json();
    expect(JSON.stringify(diagnosis)).toContain("Your planner and your foreman");
    for (const one of shown) expect(one.analysis).toMatch(/<\/html>/);
  });

  test(`[R191] ${name}: when a server is killed while it counts views, the earlier report stays, and opening the link counts them`, async () => {
    const settings = settingsFor(await freshLocation());
    let isDown = false;
    const failing: typeof makeDossier = async (...given) => {
      if (isDown) throw new Error("killed");
      return makeDossier(...given);
    };
    const { server, id, secrets } = await asked({ settings, externals: { makeDossier: failing } });
    const { diagnosis: before } = await (await reportOf(server, id)).json();
    for (const secret of secrets) await answer(server, secret);
    isDown = true;
    expect((await (await reportOf(server, id)).json()).diagnosis).toEqual(before);
    expect((await server.services.store.leadWithId(id))?.version).toBe(1);
    const { diagnosis: kept } = await (await server.app.request(`/api/reports/${id}?version=1`)).json();
    expect(kept).toEqual(before);
    await answer(server, secrets[0] ?? "", "list_changes");
    await server.close();
    const restarted = await openServer({ settings });
    const { views } = await (await reportOf(restarted, id)).json();
    expect(await kindsOf(restarted, id)).toEqual(["first", "witnesses"]);
    expect(await statesOf(restarted, id)).toEqual([
      ["foreman", 2],
      ["planner", 2],
    ]);
    expect(views.title).toBe("Three views of one shop");
  });

  test(`[R193] ${name}: a view that had to wait for another is counted once that other link is withdrawn`, async () => {
    let isDown = false;
    const failing: typeof makeDossier = async (...given) => {
      if (isDown) throw new Error("killed");
      return makeDossier(...given);
    };
    const settings = settingsFor(await freshLocation());
    const { server, id, secrets } = await asked({ settings, externals: { makeDossier: failing } });
    const withdraw = async (role: string) => {
      const { coworkers } = await server.services.store.coworkersOf(id);
      const ids = coworkers.flatMap((one) => (one.role === role ? [one.id] : []));
      await server.app.request(`/api/reports/${id}/witnesses/${ids[0]}`, { method: "DELETE" });
    };
    await withdraw("foreman");
    await answer(server, secrets[0] ?? "");
    isDown = true;
    await reportOf(server, id);
    isDown = false;
    await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles: ["foreman"], shows_roles: true }));
    expect((await (await reportOf(server, id)).json()).views).toBeUndefined();
    await withdraw("foreman");
    expect((await (await reportOf(server, id)).json()).views).toBeDefined();
    expect(await kindsOf(server, id)).toEqual(["first", "witnesses", "witnesses"]);
  });
}
