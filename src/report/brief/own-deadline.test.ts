import { expect, test } from "vitest";
import { submissionOf } from "../../../test/shops.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { noWords } from "../words.ts";
import { pageOne } from "./page-one/page-one.ts";
import { plan } from "./plan/plan.ts";

const pagesOf = (deadline: string) => {
  const shop = submissionOf({
    ...sampleShop,
    improvement_goal: `We want to buy two vertical mills at $92,500 each, and I need to let the dealer know ${deadline}.`,
    notes: "",
  });
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  const [page, days] = [
    pageOne(shop, diagnosis, found, "2026-11-30", noWords),
    plan(shop, diagnosis, found, "2026-11-30"),
  ].map((blocks) => JSON.stringify(blocks).replaceAll("\u00a0", " ").replaceAll("’", "'"));
  return { page, days };
};

test.for(["by the 11th", "by December 18", "by December 4"])(
  "where the day to decide (%s) comes before the test ends, the report says what to ask for",
  (deadline) => {
    const { page, days } = pagesOf(deadline);
    expect(page).toContain("and the ten days end on December 18. Before your day, ask the seller in writing to hold");
    expect(days).toContain("Ask in writing for time until December 18, before the day you name");
    expect(days).not.toContain("By the day you name");
  },
);

test("a day to decide after the test needs no more time", () => {
  const { page, days } = pagesOf("by January 15");
  expect(page).not.toMatch(/hold the price/);
  expect(days).toContain("By the day you name");
});
