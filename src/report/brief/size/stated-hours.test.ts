import { expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { titleOf as evidenceTitle } from "../../evidence/opening.ts";
import { wordsOf } from "../../text.ts";
import { titleOf } from "../page-one/title.ts";
import { sizeOf } from "./size.ts";

test("[R168] hours that nobody gave are a sentence that calls them an estimate, and no figure", () => {
  const answers = { pain_invisible: "Setups run over on our six mills.", notes: "", success_metric: "" };
  const shop = { ...sampleShop, ...answers, improvement_goal: "Ship when we said." } as Submission;
  const diagnosis = diagnose(shop);
  const { figures, lines } = sizeOf(caseOf(shop, diagnosis), shop, diagnosis);
  expect(figures.flatMap(({ readings }) => readings.map(({ unit }) => unit)).join()).not.toContain("hours a year");
  expect(lines.map(wordsOf).join()).toMatch(
    /^Our estimate, not a count: about [\d,]+ machine hours a year lost to setups that run over/,
  );
});

test("[R168] a shop whose words give no number sees what its answers say of its goal, or no figure", () => {
  const units = (answers: Partial<Submission>) => {
    const shop = { ...sampleShop, pain_invisible: "Setups run over.", notes: "", success_metric: "", ...answers };
    const diagnosis = diagnose(shop);
    return sizeOf(caseOf(shop, diagnosis), shop, diagnosis).figures.map(({ readings: [one] }) => [
      one?.value,
      one?.unit,
    ]);
  };
  expect(units({ improvement_goal: "Ship when we said.", late_job_ratio: "15–30%" })).toEqual([["15–30%", "of jobs"]]);
  expect(units({ improvement_goal: "More output.", machine_count: 10, shift_count: "2" })).toEqual([]);
});

test("[R168] a loss in people's hours isn't shown in a machine's", () => {
  const watch = "Our machinists stand at the machine and watch it cut all day, and nobody may leave it.";
  const shop = { ...silentShop, operator_specialization: "Yes", pain_invisible: watch } as const;
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  expect(found.situation?.id).toBe("loading-parts");
  expect(sizeOf(found, shop, diagnosis).figures).toEqual([]);
});

test("[R168] hours of stops that a shop counts replace our estimate, and its title claims no more than they allow", () => {
  const shop = {
    ...silentShop,
    machine_count: 40,
    shift_count: "2",
    downtime_tracking: "No formal tracking",
    improvement_goal: "More output.",
    pain_invisible: "A machine breaks down, the same pump every time, and the repair takes days.",
    notes: "Breakdowns cost us 300 hours last year.",
  } as Submission;
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis);
  const { figures, lines } = sizeOf(found, shop, diagnosis);
  expect(found.finding.themes[0]).toBe("maintenance_downtime");
  expect(figures[0]?.readings[0]).toMatchObject({ value: "300", unit: "hours of stops a year" });
  expect(figures.map(({ words }) => wordsOf(words)).join()).toMatch(/300 ÷ [\d,]+ staffed hours = 0\.\d+%/);
  expect(figures.map(({ words }) => wordsOf(words)).join()).toContain("aren't your main loss of hours");
  expect(lines).toEqual([]);
  expect(titleOf(found, diagnosis)).not.toMatch(/output|often enough/);
  expect(diagnosis.themes.find(({ id }) => id === "maintenance_downtime")?.losses[0]?.amount.high).toBeLessThan(300);
});

test("[R168] the evidence has the shop's count in its headline, and takes it for a sign of nothing else", () => {
  const shop = {
    ...silentShop,
    machine_count: 40,
    shift_count: "2",
    pain_invisible: "A machine breaks down, the same pump every time, and the repair takes days.",
    notes: "Breakdowns cost us 300 hours last year.",
  } as Submission;
  const diagnosis = diagnose(shop);
  const title = evidenceTitle(diagnosis, caseOf(shop, diagnosis).finding, shop);
  expect(title).toMatch(/^300 hours of stops a year are only 0\.\d+% of what you staff/);
  const evidence = diagnosis.themes.find(({ id }) => id === "maintenance_downtime")?.evidence ?? [];
  expect(evidence.filter(({ answer }) => answer === shop.notes).map(({ speaks }) => speaks)).toEqual(["against"]);
});
