import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { wordsOf } from "../text.ts";
import { plan, planTasks } from "./plan.ts";

test("[R221] the plan begins with what the week decides, and not with the week again", () => {
  const shop = {
    ...sampleShop,
    notes:
      "Roy, our inspector, works days. The planner keeps the list. Of our last 20 late jobs, 14 were done and waiting in front of inspection.",
    pain_invisible: "Good parts sit in front of inspection for days.",
  };
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis, "quality_inspection");
  expect(found.week.map(({ who }) => who)).toEqual([["Roy"], ["Roy"], ["planner"], ["Roy"], ["Dana", "Roy"]]);
  const blocks = plan(shop, diagnosis, found, occasion.date);
  const [first] = blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));
  expect(first?.steps[0]?.owner).toBe("Dana");
  expect(first?.steps.map(({ what }) => wordsOf(what)).join("\n")).not.toMatch(/page 1, one task/);
});

test("a plan with a date and one without are each decided, in their own month", () => {
  const shop = {
    ...sampleShop,
    notes:
      "We want to buy a second lathe for $310,000, the dealer needs an answer by March 15. We also want to hire a planner for $70,000.",
  };
  const diagnosis = diagnose(shop);
  const [see, change] = plan(shop, diagnosis, caseOf(shop, diagnosis), occasion.date)
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .map(({ steps }) => steps.map(({ what }) => wordsOf(what)));
  expect(see).toContainEqual(expect.stringMatching(/^Decide by the day you name \(“by March 15”\): a second lathe\./));
  expect(change).toContainEqual(expect.stringMatching(/^Decide on this plan: a planner\./));
});

test("a list of tasks has neither the week as one line nor a question, and names no page", () => {
  const diagnosis = diagnose(sampleShop);
  const tasks = planTasks(caseOf(sampleShop, diagnosis), sampleShop, diagnosis).map(({ what }) => what);
  expect(tasks).toContainEqual(expect.stringMatching(/^After ten working days, compare/));
  expect(tasks.filter((what) => /page 1(?! of that report)|\?$|^The week\b/.test(what))).toEqual([]);
});
