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
    "capacity-at-an-unmeasured-step",
    { improvement_goal: "Buy a third horizontal mill.", machine_utilization_known: "Estimate only" },
    {
      improvement_goal: "Buy a third horizontal mill.",
      machine_utilization_known: "Estimate only",
      notes: "Of 80 staffed hours a week each horizontal cut for 33.",
    },
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
  [
    "two-effects-of-large-lots",
    { pain_invisible: "Parts sit for days between ops. Carts are everywhere." },
    {
      pain_invisible: "The first piece sits on the cart and waits.",
      notes: "A horizontal with a pallet pool, $685,000.",
    },
  ],
])("%s is seen where it is stated, and not next to it", ([id, shop, not]) => {
  expect(idsIn(shop)).toContain(id);
  expect(idsIn(not)).not.toContain(id);
});

test.for<readonly [PatternId, readonly string[], readonly string[]]>([
  [
    "slow-is-normal",
    [
      "It vibrates, so we turned the feed down and left it there.",
      "The old boring mill runs at half feed.",
      "Some of them run slow, that's how they are.",
      "We got used to the noise.",
    ],
    [
      "We turned down two orders last month.",
      "They wanted 40 rings by Friday and we turned them down.",
      "We always run that job on the Haas.",
      "The office has always been like that.",
      "Our three horizontals run at 90 percent.",
      "A new blade is run slowly in the air first.",
      "We run slow in January.",
    ],
  ],
  [
    "targets-adjusted",
    ["We reset the goal each quarter.", "Targets get lowered when we miss.", "Jobs go there to get a new excuse."],
    [
      "We cut our rate by 10% to win the job.",
      "Our customers change due dates on us every week.",
      "Moving numbers between systems takes an hour a day.",
      "Due dates are a moving target.",
      "No excuses, we ship late.",
    ],
  ],
])("%s reads what it is about, and no sentence with the same words about something else", ([id, about, other]) => {
  const shown = [...about, ...other].filter((text) => idsIn({ notes: text }).includes(id));
  expect(shown).toEqual(about);
});

test("a pattern quotes the sentences that show it", () => {
  const shop: Submission = { ...sparseShop, pain_invisible: "All is well. When we miss, we lower the targets." };
  expect(patternsIn(shop, factsIn(shop))).toMatchObject([
    { quotes: [{ field: "pain_invisible", text: "When we miss, we lower the targets." }] },
  ]);
});
