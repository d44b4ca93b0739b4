import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";
import { turnedBy } from "../finding/weakness.ts";

const { shop_name, owner_name, owner_email } = sampleShop;
const required = {
  shop_name,
  owner_name,
  owner_email,
  machine_count: 12,
  shift_count: "1",
  shop_type: "Medium-mix batches",
  primary_bottleneck: "Other",
  typical_delay_cause: ["Setup overruns"],
  late_job_ratio: "5–15%",
  schedule_tool: "Excel",
} as const satisfies Submission;

const unlikelyCauses = (answers: Partial<Submission>) => {
  const shop: Submission = { ...required, ...answers };
  return caseOf(shop, diagnose(shop)).unlikelyCauses;
};

const quoting = "Jobs quoted at 11 hours take 17 on the machine. Nobody looks at the old hours before we price.";

test("who is blamed comes first, with what their own words say against it", () => {
  const [first] = unlikelyCauses({
    quoting_accuracy: "Estimates",
    pain_invisible: `The lads on the floor have got slow. ${quoting}`,
    notes: "The crew is good and any operator can run any part.",
  });
  expect(first).toMatchObject({ name: "Slow or careless people", weakness: "denied" });
  expect(first?.quotes.map(({ text }) => text)).toEqual(["The crew is good and any operator can run any part."]);
});

test("without such a sentence it is blame, and no other sentence is used against it", () => {
  const [first] = unlikelyCauses({
    quoting_accuracy: "Estimates",
    pain_invisible: `Not enough machines, period. ${quoting}`,
  });
  expect(first).toMatchObject({ name: "Too few machines", weakness: "no-sign", quotes: [] });
});

test("a denial blames no one", () => {
  const rows = unlikelyCauses({
    pain_invisible: quoting,
    notes: "We are never short of people. The lads are not slow.",
  });
  expect(rows.map(({ name }) => name)).not.toContain("Slow or careless people");
});

test("the discipline of customers isn't that of the crew", () => {
  const rows = unlikelyCauses({ pain_invisible: quoting, notes: "Purchasing departments today have no discipline." });
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain("Discipline or attitude");
  expect(names).toContain("How customers order");
});

test("what the owner doesn't care about blames no one; people who don't want to work are blamed", () => {
  const isBlamed = (notes: string) =>
    unlikelyCauses({ pain_invisible: quoting, notes }).some(({ name }) => name === "Discipline or attitude");
  expect(isBlamed("I don't care about busier machines, I care about the calendar.")).toBe(false);
  expect(isBlamed("The night crew just doesn't care.")).toBe(true);
  expect(isBlamed("Nobody wants to work anymore.")).toBe(true);
  expect(isBlamed("People don't want to work Saturdays.")).toBe(false);
});

test("a kind of machine that they checked is blamed, too", () => {
  const rows = unlikelyCauses({ primary_bottleneck: "5-axis", quoting_accuracy: "Estimates", pain_invisible: quoting });
  expect(rows).toContainEqual(expect.objectContaining({ name: "Too few 5-axis machines", theme: null }));
});

test("a box they checked comes first, with the answer that denies it", () => {
  const [first] = unlikelyCauses({
    quoting_accuracy: "Estimates",
    setup_time_variability: "Very consistent",
    pain_invisible: quoting,
  });
  expect(first).toMatchObject({ kind: "own-theory", theme: "setup_changeover", weakness: "denied" });
  expect(first?.why).toMatch(/^You checked “Setup overruns\.”/);
});

test("what looks unlikely is turned by something that can be seen before any trial, and never by what is fine", () => {
  expect(turnedBy("setup_changeover")).toBe(
    "Look again if three in ten setups or more run over their planned time by a quarter.",
  );
  expect(turnedBy("scheduling_priority")).not.toContain("frozen");
});

test("the weather of years ago isn't a cause; this winter's may be blamed", () => {
  const weatherIn = (notes: string) => unlikelyCauses({ notes }).some(({ kind }) => kind === "weather");
  expect(weatherIn("We did have the flood in 2015 and lost two weeks, but that's ancient history.")).toBe(false);
  expect(weatherIn("We are behind because of the snow.")).toBe(true);
});
