import { expect, test } from "vitest";
import type { WireHistory } from "../../src/survey/wire/history.ts";
import { openServer, wireAnswers } from "./open-server.ts";

const measured = [
  {
    kpi: "kpi_setup_var",
    value: 41,
    rows: 312,
    from: "2026-08-21",
    to: "2026-11-19",
    worst: { count: 10, share: 0.5 },
  },
];

async function withMeasured() {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const server = await openServer({ externals: { now: () => new Date(now) } });
  const first = await (await server.analyze()).json();
  const again = async (more: object) => (await server.analyze({ ...wireAnswers, report: first.id, ...more })).json();
  const history = async (): Promise<WireHistory> =>
    (await server.app.request(`/api/reports/${first.id}/history`)).json();
  const later = (days: number): void => {
    now += days * 24 * 60 * 60 * 1000;
  };
  return { server, first, again, history, later };
}

test("[R174] measured values make the next version of a report and of its files; the earlier one stays", async () => {
  const { server, first, again, history } = await withMeasured();
  const second = await again({ measured });
  expect(second.analysis).toContain("Measured: 41% over plan in 13 weeks, 312 operations");
  expect(first.analysis).not.toContain("Measured:");
  const evidence = await server.app.request(`/api/reports/${first.id}/evidence.html`);
  expect(await evidence.text()).toContain("Measured in your own files");
  const { versions } = await history();
  expect(versions.map(({ kind }) => kind)).toEqual(["first", "measured"]);
});

test("[R174] what was measured stays when answers change, and an empty list takes it back", async () => {
  const { again, history } = await withMeasured();
  await again({ measured });
  expect((await again({ notes: "Corrected." })).analysis).toContain("Measured: 41% over plan");
  expect((await history()).answers.measured).toEqual(measured);
  expect((await again({ measured: [] })).analysis).not.toContain("Measured:");
});

test("[R197] on a later visit, what was measured long ago no longer counts; new values are compared with it", async () => {
  const { server, first, again, history, later } = await withMeasured();
  await again({ measured });
  later(90);
  const form = await (await server.app.request(`/?report=${first.id}&return`)).text();
  expect(form).toContain(`<a href="/?numbers&report=${first.id}">Add newer files</a>`);
  const back = await again({});
  expect(back.analysis.includes("Measured +41% up to November 19, 2026, and not since")).toBe(true);
  expect([(await history()).answers.measured, back.analysis.includes("Measured: 41%")]).toEqual([[], false]);
  const newer = { ...measured[0], value: 22, from: "2026-11-20", to: "2027-02-18" };
  const { analysis } = await again({ measured: [newer] });
  const [row] = /Measured both times; now 13 weeks, 312 operations<.*?<\/tr>/.exec(analysis) ?? [];
  expect(row?.replace(/<[^>]*>/g, " ").trim()).toMatch(/\+41% +\+22% +better$/);
  expect(analysis).not.toContain("and not since");
  expect((await history()).answers.measured).toEqual([newer]);
  const shown = await server.app.request(`/api/reports/${first.id}?version=2`);
  expect((await shown.json()).analysis).toContain("Measured: 41%");
});

test("[R197] two weeks later, what was measured a few days ago still counts", async () => {
  const { again, later } = await withMeasured();
  await again({ measured });
  later(14);
  expect((await again({})).analysis).toContain("Measured: 41%");
});

test("[R174] names and rows next to a value are neither stored nor shown", async () => {
  const { again, history } = await withMeasured();
  const second = await again({ measured: [{ ...measured[0], customer: "Zebra Inc.", lines: ["4127-1"] }] });
  expect(JSON.stringify([second, await history()])).not.toMatch(/Zebra|4127-1/);
});

test("[R191] where a measured value moved a cause, the list of versions names the value", async () => {
  const { again, history } = await withMeasured();
  const onPlan = { ...measured[0], value: -8, worst: undefined };
  await again({ measured: [onPlan, { ...onPlan, kpi: "kpi_est_actual", value: 36 }] });
  const [before, now] = (await history()).versions;
  expect(before?.finding).not.toBe(now?.finding);
  expect(now?.why?.join("\n")).toMatch(
    /^Setups that run over fell from .+ to \d+%\. Measured in your files: Setup vs estimate: −8%, 13 weeks, /m,
  );
});
