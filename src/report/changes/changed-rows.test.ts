import { expect, test } from "vitest";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Measured } from "../../diagnosis/kpis/measured.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { changedRows } from "./changed-rows.ts";

const lateOf = (measured: readonly Measured[], submission: Submission = sampleShop) => ({
  date: "2026-08-24",
  submission,
  diagnosis: diagnose(submission),
  measured,
  isRecalculated: false,
  changedQuestions: [],
});

const onTime = (value: number): Measured => ({
  kpi: "kpi_otd",
  value,
  rows: 312,
  from: "2026-05-21",
  to: "2026-08-19",
});

const later = (value: number): Measured => ({ ...onTime(value), from: "2026-08-20", to: "2026-11-18" });

const deliveryOf = (then: readonly Measured[], now: readonly Measured[]) =>
  changedRows(sampleShop, now, lateOf(then)).find(({ what }) => what === "On-time delivery");

test.for([
  [71, 82, "better"],
  [82, 71, "worse"],
  [80, 83, "about"],
  [80, 80, "same"],
] as const)("[R197] on-time delivery measured at $0% and then at $1% is $2", ([before, now, change]) => {
  expect(deliveryOf([onTime(before)], [later(now)])).toEqual({
    what: "On-time delivery",
    before: `${before}%`,
    now: `${now}%`,
    change,
    known: "Measured both times; now 13 weeks, 312 order lines",
  });
});

test.for([
  [41, 22, "better"],
  [22, 41, "worse"],
  [-25, 8, "better"],
  [-8, 8, "other"],
] as const)(
  "[R197] setups measured $0% over plan and then $1% are $2: what counts is the good band",
  ([before, now, change]) => {
    const setups = (value: number, of: (value: number) => Measured): readonly Measured[] => [
      { ...of(value), kpi: "kpi_setup_var" },
    ];
    const rows = changedRows(sampleShop, setups(now, later), lateOf(setups(before, onTime)));
    expect(rows.find(({ what }) => what === "Setup vs estimate")?.change).toBe(change);
  },
);

test("[R197] a measured value is not compared with an estimated one", () => {
  expect(deliveryOf([], [onTime(82)])).toMatchObject({ change: "unknown", known: "Then estimated, now measured" });
});

test("[R197] files of the earlier visit measure nothing of this one: the answers are compared, and it says so", () => {
  const late: Submission = { ...sampleShop, late_job_ratio: "15–30%" };
  const then = lateOf([onTime(71)], late);
  for (const measured of [[onTime(71)], []]) {
    const [first] = changedRows({ ...late, late_job_ratio: "5–15%" }, measured, then);
    expect(first).toEqual({
      what: "On-time delivery",
      before: "70–85%",
      now: "85–95%",
      change: "better",
      known: "Estimated from your answers. Measured 71% up to August 19, 2026, and not since",
    });
  }
  const { late_job_ratio: _none, ...silent } = sampleShop;
  expect(changedRows(silent, [onTime(71)], lateOf([onTime(71)], silent))[0]).toMatchObject({
    change: "unknown",
    known: "Measured 71% up to August 19, 2026, and not since",
  });
});

test("[R197] an answer that changed is newer than a share in a text that did not", () => {
  const then: Submission = { ...sampleShop, notes: "On-time delivery is 74%.", late_job_ratio: "15–30%" };
  const [same] = changedRows(then, [], lateOf([], then));
  expect(same).toMatchObject({ before: "74%", now: "74%", change: "same" });
  const [moved] = changedRows({ ...then, late_job_ratio: "5–15%" }, [], lateOf([], then));
  expect(moved).toMatchObject({ before: "70–85%", now: "85–95%", change: "better" });
});

test("[R197] a habit is better or worse by its position on the scale", () => {
  const then = lateOf([], { ...sampleShop, overtime_dependency: "Rarely" });
  const now: Submission = { ...sampleShop, overtime_dependency: "Every week" };
  expect(changedRows(now, [], then)).toContainEqual({
    what: "How often do you need overtime to ship on time?",
    before: "Rarely",
    now: "Every week",
    change: "worse",
    known: "Your answer",
  });
});
