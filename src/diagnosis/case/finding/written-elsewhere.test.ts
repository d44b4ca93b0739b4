import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { themes } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const shop: Submission = {
  ...sparseShop,
  machine_count: 20,
  primary_bottleneck: "Other",
  typical_delay_cause: ["Changeovers"],
  setup_time_variability: "Sometimes over",
  quoting_accuracy: "Estimates",
  improvement_goal:
    "Get better output on the long, small, complicated parts without laying out for machines that cost three times as much as what we have.",
  success_metric: "Cost per piece on those small runs comes down.",
  pain_invisible:
    "Every time we figure it, the lathe and the mill side by side come out cheaper. The carrying and reloading between them we never really put a number on.",
  notes:
    "Small complex turned parts in short quantities start on a bar-fed CNC lathe, then move to a machining center for the rest. On the mill they need a fixture and have to be indicated in. We've talked about one-machine lathes for years and always said no because of the price.",
};

const found = (answers: Submission) => caseOf(answers, diagnose(answers));

test("where the shop writes about another cause than its checked answers point to, the page counts and tests that one, too", () => {
  const { finding, writtenElsewhere, week, trial } = found(shop);
  expect([finding.themes[0], writtenElsewhere?.theme]).toEqual(["quoting_estimating", "setup_changeover"]);
  expect(writtenElsewhere?.quote.text).toContain("indicated in");
  expect(week.map(({ id }) => id)).toContain(themes.setup_changeover.firstWeek.sheet.id);
  expect(trial[1]).toMatchObject({ kind: "rival", means: "Also at work: setups that run over" });
});

test("where what it writes and what it checked agree, nothing of the kind is said", () => {
  expect(found({ ...shop, notes: "Small complex turned parts in short quantities." }).writtenElsewhere).toBeNull();
});
