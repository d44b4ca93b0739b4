import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import type { PatternId } from "../../knowledge/cross-checks/whole-case-patterns.ts";
import type { Submission } from "../../survey/submission.ts";
import { factsIn } from "../facts/facts.ts";
import { patternsIn } from "./patterns.ts";

const idsIn = (answers: Partial<Submission>): readonly PatternId[] => {
  const shop: Submission = { ...sparseShop, ...answers };
  return patternsIn(shop, factsIn(shop)).map(({ id }) => id);
};

test.for<readonly [PatternId, Partial<Submission>, Partial<Submission>]>([
  [
    "capacity-at-an-unmeasured-step",
    { improvement_goal: "Buy a third horizontal mill.", machine_utilization_known: "Not at all" },
    { improvement_goal: "Buy a third horizontal mill.", machine_utilization_known: "Yes (telemetry)" },
  ],
  [
    "people-at-an-unmeasured-step",
    { improvement_goal: "Hire two machinists.", downtime_tracking: "No formal tracking" },
    { improvement_goal: "Hire two machinists.", downtime_tracking: "Yes, in ERP" },
  ],
  [
    "fits-on-paper",
    { pain_invisible: "The board says there is room. The cell is behind every Friday." },
    { pain_invisible: "The board says there is room. We like it." },
  ],
  [
    "targets-adjusted",
    { pain_invisible: "When we miss, we lower the targets." },
    { pain_invisible: "When we miss, we stop and look." },
  ],
  [
    "people-are-the-plan",
    { pain_invisible: "The order of jobs is in my head.", schedule_tool: "Whiteboard" },
    { pain_invisible: "The order of jobs is in my head.", schedule_tool: "ERP native" },
  ],
  [
    "slow-is-normal",
    { pain_invisible: "We run it slow because that spindle chatters." },
    { pain_invisible: "We replaced the spindle." },
  ],
  [
    "two-effects-of-large-lots",
    { pain_invisible: "Orders take us six weeks. The floor is full of pallets." },
    { pain_invisible: "Orders take us six weeks. The floor is clean." },
  ],
])("%s is seen where it is stated, and not next to it", ([id, shop, not]) => {
  expect(idsIn(shop)).toContain(id);
  expect(idsIn(not)).not.toContain(id);
});

test("a pattern quotes the sentences that show it", () => {
  const shop: Submission = { ...sparseShop, pain_invisible: "All is well. When we miss, we lower the targets." };
  expect(patternsIn(shop, factsIn(shop))).toMatchObject([
    { quotes: [{ field: "pain_invisible", text: "When we miss, we lower the targets." }] },
  ]);
});
