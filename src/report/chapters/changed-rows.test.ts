import { expect, test } from "vitest";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Measured } from "../../diagnosis/measured.ts";
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

const deliveryOf = (then: readonly Measured[], now: readonly Measured[]) =>
  changedRows(sampleShop, now, lateOf(then)).find(({ what }) => what === "On-time delivery");

test.for([
  [71, 82, "better"],
  [82, 71, "worse"],
  [80, 83, "about"],
  [80, 80, "same"],
] as const)("[R197] on-time delivery measured at %d%% and then at %d%% is %s", ([before, now, change]) => {
  expect(deliveryOf([onTime(before)], [onTime(now)])).toEqual({
    what: "On-time delivery",
    before: `${before}%`,
    now: `${now}%`,
    change,
    known: "Measured both times; now 13 weeks, 312 order lines",
  });
});

test("[R197] a measured value is not compared with an estimated one", () => {
  expect(deliveryOf([], [onTime(82)])).toMatchObject({ change: "unknown", known: "Then estimated, now measured" });
});

test("[R197] a habit is better or worse by its place on the scale", () => {
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
