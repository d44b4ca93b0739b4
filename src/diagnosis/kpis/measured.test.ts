import { expect, test } from "vitest";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { answersOverriddenBy, measuredRatios } from "../../knowledge/odds/measured-kpis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { spanText } from "./measured.ts";

const span = { rows: 312, from: "2026-08-21", to: "2026-11-19" };
const shop: Submission = sampleShop;
const measuring = (kpi: string, value: number): Submission => ({ ...shop, measured: [{ ...span, kpi, value }] });
const probabilityOf = (submission: Submission, theme: ThemeId): number =>
  diagnose(submission).themes.find(({ id }) => id === theme)?.probability ?? 0;

test("[R172] a value off target counts for its cause, one on target against it, and one in between not at all", () => {
  const before = probabilityOf(shop, "maintenance_downtime");
  expect(probabilityOf(measuring("kpi_unplanned_dt", 20), "maintenance_downtime")).toBeGreaterThan(before);
  expect(probabilityOf(measuring("kpi_unplanned_dt", 0), "maintenance_downtime")).toBeLessThan(before);
  const { good, typical } = kpis.kpi_est_actual.targets as { good: number; typical: number };
  const between = measuring("kpi_est_actual", (good + typical) / 2);
  expect(probabilityOf(between, "quoting_estimating")).toBe(probabilityOf(shop, "quoting_estimating"));
});

test.for([
  ["2026-11-09", "2026-11-15", "1 week"],
  ["2026-11-05", "2026-11-15", "2 weeks"],
  ["2026-10-22", "2026-11-15", "4 weeks"],
  ["2026-08-17", "2026-11-15", "13 weeks"],
] as const)("[R172] the weeks of a measurement count its first and its last day: %s to %s", ([from, to, weeks]) => {
  expect(spanText({ kpi: "kpi_setup_var", rows: 312, from, to, value: 41 })).toBe(`${weeks}, 312 operations`);
});

test("[R172] how things are on one day is told without weeks", () => {
  const on = { from: "2026-11-15", to: "2026-11-15" };
  expect(spanText({ kpi: "kpi_past_due", rows: 240, ...on, value: 12 })).toBe("240 order lines");
});

test("[R172] a share over 100% is no measurement", () => {
  expect(diagnose(measuring("kpi_spindle_util", 134))).toEqual(diagnose(shop));
});

test("[R172] an answer that a measurement contradicts is shown next to it and is no longer evidence", () => {
  const { findings, themes } = diagnose(measuring("kpi_setup_var", 4));
  expect(findings[0]).toMatchObject({
    kind: "contradiction",
    title: "You said setups often run over. Measured: 4% over plan in 13 weeks, 312 operations",
    said: [{ field: "setup_time_variability", answer: "Often over" }],
  });
  const setups = themes.find(({ id }) => id === "setup_changeover");
  expect(setups?.evidence.some(({ field }) => field === "setup_time_variability")).toBe(false);
  expect(setups?.evidence).toContainEqual(expect.objectContaining({ field: "measured", speaks: "against" }));
});

test("[R172] an answer that agrees with the measurement stays evidence, and nothing contradicts", () => {
  const { findings, themes } = diagnose(measuring("kpi_setup_var", 41));
  expect(findings.filter(({ id }) => id.startsWith("measured-"))).toEqual([]);
  const setups = themes.find(({ id }) => id === "setup_changeover");
  expect(setups?.evidence.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["setup_time_variability", "measured"]),
  );
});

test("[R172] hours are priced with what was measured, and each such input says so", () => {
  const { themes } = diagnose(measuring("kpi_setup_share", 30));
  const loss = themes.find(({ id }) => id === "setup_changeover")?.losses[0]?.amount;
  expect(loss?.derivation.inputs).toContainEqual({
    kind: "parameter",
    name: "setup share",
    value: { low: 0.3, likely: 0.3, high: 0.3 },
    basis: "Measured in your own files: Setup share of machine hours 30%, 13 weeks, 312 rows.",
    measured: true,
    share: true,
  });
});

test("[R172] few rows count for little, and leave the estimate of a year as it is", () => {
  const few = (rows: number, to: string): Submission => ({
    ...shop,
    measured: [{ kpi: "kpi_setup_var", value: 102, rows, from: "2026-10-05", to }],
  });
  const hoursOf = (submission: Submission) =>
    diagnose(submission).themes.find(({ id }) => id === "setup_changeover")?.losses[0]?.amount.likely;
  const at = (submission: Submission): number => probabilityOf(submission, "setup_changeover");
  const [twelve, quarter] = [few(12, "2026-11-02"), few(312, "2026-12-31")];
  expect(at(twelve)).toBeGreaterThan(at(shop));
  expect(at(twelve)).toBeLessThan(at(quarter));
  expect(at(few(312, "2026-10-09"))).toBeLessThan(at(quarter));
  expect(hoursOf(twelve)).toBe(hoursOf(shop));
  expect(hoursOf(quarter)).toBeGreaterThan(hoursOf(shop) ?? 0);
});

test("[R172] setup hours that may be the wait for a first piece neither make setups the cause nor size it", () => {
  const waiting = { ...shop, notes: "Every first piece waits for hours until somebody has measured it." };
  const sent: Submission = { ...waiting, measured: [{ ...span, kpi: "kpi_setup_var", value: 102 }] };
  expect(diagnose(sent).themes).toEqual(diagnose(waiting).themes);
  const denied = { ...sent, notes: "No machine waits until the first piece is signed." };
  expect(probabilityOf(denied, "setup_changeover")).toBeGreaterThan(
    probabilityOf({ ...denied, measured: [] }, "setup_changeover"),
  );
});

test("[R172] a KPI that is not in the catalog changes nothing", () => {
  expect(diagnose(measuring("kpi_of_nobody", 5))).toEqual(diagnose(shop));
});

test("the tables of measured values cover every choice of the answers that they settle, in order", () => {
  for (const rule of Object.values(answersOverriddenBy)) {
    const limits = rule.choices.map(({ upTo }) => upTo);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
    for (const { choice } of rule.choices) expect(rule.said[choice]).toBeDefined();
  }
  for (const odds of Object.values(measuredRatios).flat()) expect(Math.min(odds.red, odds.green)).toBeGreaterThan(1);
});
