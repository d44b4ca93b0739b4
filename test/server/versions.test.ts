import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import type { WireHistory } from "../../src/survey/wire/history.ts";
import { type OpenServer, openServer, wireAnswers } from "./open-server.ts";

const day = 24 * 60 * 60 * 1000;

/** A server whose clock the test sets, and a report on it. */
async function withReport(externals: Parameters<typeof openServer>[0] = {}) {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const server = await openServer({ ...externals, externals: { now: () => new Date(now), ...externals.externals } });
  const first = await (await server.analyze()).json();
  const change = (answers: object, headers: Record<string, string> = {}) =>
    server.analyze({ ...wireAnswers, report: first.id, ...answers }, headers);
  return {
    server,
    first,
    change,
    later: (days: number) => {
      now += days * day;
    },
  };
}

async function historyOf({ app }: OpenServer, id: string): Promise<WireHistory> {
  return (await app.request(`/api/reports/${id}/history`)).json();
}

test("[R191] changed answers are shown at the same link, and the report before stays at its own", async () => {
  const { server, first, change } = await withReport();
  const second = await (await change({ machine_count: 40 })).json();
  expect([second.id, second.analysis === first.analysis]).toEqual([first.id, false]);
  const shown = async (query: string) => (await server.app.request(`/api/reports/${first.id}${query}`)).json();
  expect((await shown("")).analysis).toBe(second.analysis);
  expect((await shown("?version=1")).diagnosis).toEqual(first.diagnosis);
  expect((await shown("?version=2")).diagnosis).toEqual(second.diagnosis);
  for (const none of ["?version=3", "?version=0", "?version=x"]) {
    expect((await server.app.request(`/api/reports/${first.id}${none}`)).status, none).toBe(404);
  }
});

test("[R191] an older version leads to its own evidence, and its files are its own", async () => {
  const { server, first, change } = await withReport();
  await change({ machine_count: 40 });
  const page = await (await server.app.request(`/api/reports/${first.id}.html?version=1`)).text();
  expect(page).toContain(`/api/reports/${first.id}/evidence.html?version=1`);
  const csv = async (query: string) =>
    (await server.app.request(`/api/reports/${first.id}/evidence.html${query}`)).text();
  expect(await csv("?version=1")).not.toBe(await csv(""));
});

test("[R191] the history has every version and the newest answers, for anyone with the link", async () => {
  const { server, first, change, later } = await withReport();
  later(1);
  await change({ notes: "Corrected." });
  const { version, versions, answers } = await historyOf(server, first.id);
  expect(version).toBe(2);
  expect(versions.map(({ number, kind, made_at }) => [number, kind, made_at.slice(0, 10)])).toEqual([
    [1, "first", "2026-11-21"],
    [2, "changed", "2026-11-22"],
  ]);
  expect(answers).toEqual({ ...wireAnswers, notes: "Corrected." });
  expect((await server.app.request("/api/reports/nobody/history")).status).toBe(404);
});

test("[R191] where the headline changed, the list of versions says which causes moved and which answers or sentences moved them", async () => {
  const { server, first, change } = await withReport();
  expect((await historyOf(server, first.id)).versions[0]?.finding).toBeUndefined();
  await change({
    primary_bottleneck: "Materials",
    typical_delay_cause: "Supplier delays",
    setup_time_variability: "Very consistent",
    improvement_goal: "",
    pain_invisible: "Material is never here on time. Every day a job waits for bar stock.",
    notes: "",
  });
  const [before, now] = (await historyOf(server, first.id)).versions;
  expect(before?.finding).not.toBe(now?.finding);
  expect(before?.why).toBeUndefined();
  expect(now?.why?.join(" ")).toMatch(
    /Setups that run over fell from .+ to .+\. You no longer write: “Machinists walk around .+ still\.” .*Answers you changed: “/,
  );
});

test("[R191] answers weeks later are a return, and the next correction stays with it", async () => {
  const { server, first, change, later } = await withReport();
  later(90);
  await change({ notes: "Back." });
  later(1);
  await change({ notes: "Back, corrected." });
  expect((await historyOf(server, first.id)).versions.map(({ kind }) => kind)).toEqual(["first", "return", "changed"]);
});

test("[R18] a repeated change makes one version, another with the same key gets a 409", async () => {
  const { server, first, change } = await withReport();
  const key = { "idempotency-key": "one click" };
  const both = await Promise.all([change({ notes: "A" }, key), change({ notes: "A" }, key)]);
  const texts = await Promise.all(both.map((response) => response.text()));
  expect(texts[0]).toBe(texts[1]);
  expect(await (await change({ notes: "A" }, key)).text()).toBe(texts[0]);
  expect((await change({ notes: "B" }, key)).status).toBe(409);
  expect((await historyOf(server, first.id)).versions).toHaveLength(2);
});

test("[R191] two changes at once are two versions, and the link shows the last", async () => {
  const { server, first, change } = await withReport();
  await Promise.all([change({ notes: "A" }), change({ notes: "B" })]);
  const { versions, answers } = await historyOf(server, first.id);
  expect(versions.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(["A", "B"]).toContain(answers.notes);
});

test("[R83] a change of a report that is not there is a 404, and nothing is stored", async () => {
  const server = await openServer();
  const response = await server.analyze({ ...wireAnswers, report: "nobody" });
  expect([response.status, (await response.json()).code]).toEqual([404, "not-found"]);
  for await (const _ of server.services.store.leads()) throw new Error("a lead was stored");
});

test("[R191] when a change fails, the report before it stays; opening its link makes the new one", async () => {
  let fails = false;
  const externals = {
    makeDossier: async (...given: Parameters<typeof makeDossier>) => {
      if (fails) throw new Error("killed");
      return makeDossier(...given);
    },
  };
  const { server, first, change } = await withReport({ externals });
  fails = true;
  const key = { "idempotency-key": "cut off" };
  expect((await change({ machine_count: 40 }, key)).status).toBe(500);
  expect((await server.services.store.leadWithId(first.id))?.version).toBe(1);
  fails = false;
  expect((await historyOf(server, first.id)).version).toBe(2);
  const again = await (await change({ machine_count: 40 }, key)).json();
  const shown = await (await server.app.request(`/api/reports/${first.id}`)).json();
  expect([again.id, again.diagnosis]).toEqual([first.id, shown.diagnosis]);
});

test("[R191] a version that can't be made hides neither the one before it nor the one after it", async () => {
  const externals = {
    makeDossier: async (...[submission, ...given]: Parameters<typeof makeDossier>) => {
      if (submission.notes === "unlucky") throw new Error("a fault");
      return makeDossier(submission, ...given);
    },
  };
  const { server, first, change } = await withReport({ externals });
  expect((await change({ notes: "unlucky" })).status).toBe(500);
  const paths = ["", ".html", "/history", "/calendar.ics"].map((path) => `/api/reports/${first.id}${path}`);
  for (const path of [...paths, `/?report=${first.id}&return`])
    expect((await server.app.request(path)).status, path).toBe(200);
  expect((await historyOf(server, first.id)).version).toBe(1);
  expect(server.logLines.join("")).toContain("a version of a report could not be made");
  expect((await change({ notes: "unlucky" }, { "idempotency-key": "again" })).status).toBe(500);
  expect((await change({ notes: "unlucky" }, { "idempotency-key": "again" })).status).toBe(500);
  await change({ notes: "lucky" });
  expect((await historyOf(server, first.id)).answers.notes).toBe("lucky");
});

test("[R97] erasing takes every version with it", async () => {
  const { server, first, change } = await withReport();
  await change({ notes: "A" });
  expect((await server.app.request(`/api/reports/${first.id}`, { method: "DELETE" })).status).toBe(204);
  for (const path of ["", "?version=1", "?version=2", "/history", "/report.csv?version=2"]) {
    expect((await server.app.request(`/api/reports/${first.id}${path}`)).status, path).toBe(404);
  }
  expect((await change({ notes: "B" })).status).toBe(404);
});
