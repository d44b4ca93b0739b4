import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

/** What the rulings on this plan say in numbers of the shop's own. */
const sumsOn = (plan: string, notes: string): string => {
  const shop = { ...sampleShop, improvement_goal: plan, success_metric: "", pain_invisible: "", notes } as Submission;
  return caseOf(shop, diagnose(shop))
    .ruling.map(({ sum }) => sum ?? "")
    .join(" ");
};

test("[R262] a plan to buy a machine is compared with unattended hours", () => {
  const empty = "14 machines, shut at 3, nobody until 7 next morning, could run lights out.";
  const said = "What you own has 14 machines × 16 hours × 5 nights = 1,120 hours a week with nobody there.";
  expect(sumsOn("We plan to buy another mill this fall.", empty)).toContain(said);
  expect(sumsOn("We plan to buy another mill this fall.", "")).not.toContain("nobody there");
});

test("hours of people on the floor aren't desk work", () => {
  const plan = "We plan to hire an office clerk.";
  expect(sumsOn(plan, "Marty retypes the order report every morning from 5:30 to 7.")).toContain(
    "You mention 7.5 hours",
  );
  expect(sumsOn(plan, "We hunt for tools and jaws 2 hours every shift.")).not.toContain("You mention");
});
