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
  "That's four grand machines won't earn.",
  "The plan was four fewer machines.",
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

test("a share on time in the notes is how things are, and no goal", () => {
  const notes = "Our on-time figure in ProShop says 93 percent, but against the first date I make it 76.";
  expect(sumsOf({ notes, late_job_ratio: "15–30%" })).toEqual([]);
});
