import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { plan } from "./plan.ts";

test("the week stands in the plan under the name of whoever has most of its tasks", () => {
  const shop = {
    ...sampleShop,
    notes:
      "Roy, our inspector, works days. The planner keeps the list. Of our last 20 late jobs, 14 were done and waiting in front of inspection.",
    pain_invisible: "Good parts sit in front of inspection for days.",
  };
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis, "quality_inspection");
  expect(found.week.map(({ who }) => who)).toEqual([["Roy"], ["planner"], ["planner"], ["Roy"], ["planner"]]);
  const blocks = plan(shop, diagnosis, found, occasion.date);
  const [first] = blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));
  expect(first?.steps[0]?.owner).toBe("Planner");
});
