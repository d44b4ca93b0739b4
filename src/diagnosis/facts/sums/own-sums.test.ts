import { expect, test } from "vitest";
import { submissionOf } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { factsIn } from "../facts.ts";
import type { OwnSum } from "./own-sum.ts";
import { ownSumsOf } from "./own-sums.ts";

const blank = { pain_invisible: "", notes: "", improvement_goal: "", success_metric: "", late_job_ratio: undefined };

function sumsOf(answers: Partial<Submission>): readonly OwnSum[] {
  const submission = submissionOf({ ...sampleShop, ...blank, ...answers });
  return ownSumsOf(submission, factsIn(submission));
}

test("hours of machines that someone runs are compared with the shifts", () => {
  const [clock] = sumsOf({
    pain_invisible: "Our three grinders run about 150 hours a week together.",
    shift_count: "2",
  });
  expect(clock).toMatchObject({ kind: "clock-share", count: 3, hoursAWeek: 150, clockHours: 240, shiftHours: 240 });
});

test("hours of machines that run unattended, or beyond the shifts, are compared with the clock", () => {
  const [alone] = sumsOf({ notes: "Our three wire EDMs run about 150 hours a week together.", shift_count: "2" });
  expect(alone).toMatchObject({ clockHours: 504 });
  const [over] = sumsOf({ notes: "Our three grinders run about 150 hours a week together.", shift_count: "1" });
  expect(over).toMatchObject({ clockHours: 504, shiftHours: 120 });
});

test("hours of each machine count once for each", () => {
  const [clock] = sumsOf({ notes: "The two HMCs run 60 hours a week." });
  expect(clock).toMatchObject({ kind: "clock-share", hoursAWeek: 120, clockHours: 336 });
});

test.for([
  "We pay 60 hours a week of overtime on the two lathes.",
  "The two lathes run 400 hours a week.",
  "Each of the 8 mills loses 3 hours a week to chips.",
  "Two lathes run.",
])("%s gives no share of the clock", (notes) => expect(sumsOf({ notes })).toEqual([]));

test("a goal with a count is divided into the hours there are, today and with the machines planned", () => {
  const sums = sumsOf({
    notes: "The two grinders run 100 hours a week together.",
    improvement_goal: "Make 50 spindles in a year; we need two more grinders.",
  });
  expect(sums[1]).toMatchObject({
    kind: "demand",
    things: "spindles",
    count: 50,
    weeks: 50,
    hoursEach: 100,
    withPlan: { machines: 2, hoursEach: 200 },
  });
});

test("only what the plan itself counts is added", () => {
  const sums = sumsOf({
    notes: "The two grinders run 100 hours a week together.",
    improvement_goal: "Make 50 spindles in a year; we need another grinder and three people.",
  });
  expect(sums[1]).toMatchObject({ kind: "demand", withPlan: { machines: 1, hoursEach: 150 } });
});

test("the time of one thing is kept with its unit", () => {
  expect(sumsOf({ notes: "Every fixture takes three hours or more to build." })).toMatchObject([
    { kind: "time-each", thing: "fixture", minutes: 180, isFloor: true },
  ]);
});

test("the time of a thing that is the hours of no cause is no sum", () => {
  expect(sumsOf({ notes: "A bonnet runs 22 minutes, so nine of them is three hours." })).toEqual([]);
});

test("a setup in numbers is an overrun", () => {
  expect(sumsOf({ notes: "We quote a 30 minute setup and it takes 90 minutes." })).toMatchObject([
    { kind: "setup-overrun", planned: 30, took: 90 },
  ]);
});

test.for([
  "Our customer has 8 lathes.",
  "A competitor runs two lathes.",
  "We had six lathes once.",
  "We lost two lathes to a fire.",
])("%s names no machines that are there", (notes) =>
  expect(factsIn(submissionOf({ ...sampleShop, ...blank, notes })).machines).toEqual([]),
);

test("an on-time goal above today's late jobs leaves a gap; one below leaves none", () => {
  const goal = { success_metric: "On-time delivery above 95%." };
  expect(sumsOf({ ...goal, late_job_ratio: "15–30%" })).toMatchObject([
    { kind: "on-time-gap", goal: 0.95, today: { low: 0.7, high: 0.85 } },
  ]);
  expect(sumsOf({ ...goal, late_job_ratio: "0–5%" })).toEqual([]);
});

test("a share of material that comes in on time is no goal of theirs", () => {
  const notes = "Titanium hurts margin, material itself is on the rack on time about 97%.";
  const gap = sumsOf({ notes, late_job_ratio: "30%+" }).find(({ kind }) => kind === "on-time-gap");
  expect(gap).toBeUndefined();
});
