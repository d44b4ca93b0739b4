import { expect, test } from "vitest";
import type { WireHistory } from "../../src/survey/wire-history.ts";
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
  const server = await openServer();
  const first = await (await server.analyze()).json();
  const again = async (more: object) => (await server.analyze({ ...wireAnswers, report: first.id, ...more })).json();
  const history = async (): Promise<WireHistory> =>
    (await server.app.request(`/api/reports/${first.id}/history`)).json();
  return { server, first, again, history };
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

test("[R174] names and rows next to a value are neither stored nor shown", async () => {
  const { again, history } = await withMeasured();
  const second = await again({ measured: [{ ...measured[0], customer: "Zebra Inc.", lines: ["4127-1"] }] });
  expect(JSON.stringify([second, await history()])).not.toMatch(/Zebra|4127-1/);
});
