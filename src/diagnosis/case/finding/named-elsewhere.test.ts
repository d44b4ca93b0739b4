import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { themes } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";

/** Two problems told plainly: the board changes, and jobs wait for one programmer, whom the owner names as the bottleneck. */
const shop: Partial<Submission> = {
  ...sparseShop,
  machine_count: 12,
  machinist_count: 14,
  primary_bottleneck: "Programming",
  schedule_tool: "Whiteboard",
  typical_delay_cause: ["Programming not ready", "Expedites"],
  late_job_ratio: "15–30%",
  pain_invisible:
    "No customer ever hears no, so Hank reshuffles the whiteboard three times a day. Dale is the only one who can program the horizontals and he has 11 jobs waiting in his tray.",
  happens_weekly: ["list_changes", "program_not_ready", "few_know_how"],
};
const found = caseOfShop(shop);

test("[R220] a bottleneck that the owner names and other answers confirm is on page one, with why it comes second", () => {
  expect(found.finding.themes[0]).toBe("scheduling_priority");
  expect(found.namedElsewhere).toMatchObject({ theme: "programming_readiness", choice: "Programming" });
  expect(found.namedElsewhere?.quote?.text).toContain("Dale is the only one who can program");
});

test("[R220] the two weeks count it, and the table says what shows it", () => {
  expect(found.week.map(({ id }) => id)).toContain(themes.programming_readiness.firstWeek.sheet.id);
  expect(found.trial[1]).toMatchObject({ kind: "rival", see: themes.programming_readiness.confounders.confirms.see });
});

test.each([
  [
    "it leads",
    {
      pain_invisible: "Jobs wait at the machine for a program.",
      typical_delay_cause: ["Programming not ready"],
      happens_weekly: ["program_not_ready"],
    },
  ],
  [
    "nothing but the one box names it",
    {
      pain_invisible: "No customer ever hears no, so Hank reshuffles the whiteboard three times a day.",
      typical_delay_cause: ["Expedites"],
      happens_weekly: ["list_changes"],
    },
  ],
  ["an answer clears it", { notes: "Programs are never a problem." }],
  ["a kind of machine is named", { primary_bottleneck: "5-axis" }],
] as const)("nothing of the kind is said where %s", (_, answers) => {
  expect(caseOfShop({ ...shop, ...answers } as Partial<Submission>).namedElsewhere).toBeNull();
});

test("its row takes the place of the last look-alike, so that page one stays one page", () => {
  const kinds = (answers: Partial<Submission>) =>
    caseOfShop({ ...shop, setup_time_variability: "Often over", ...answers }).trial.map(({ kind }) => kind);
  expect(kinds({})).toEqual(["our-cause", "rival", "look-alike", "we-are-wrong"]);
  expect(kinds({ primary_bottleneck: "Other" })).toHaveLength(4);
});

test("[R234] only jobs that can run are frozen: with a program, where programs are missing", () => {
  const change = (answers: Partial<Submission>) =>
    caseOfShop({ ...shop, ...answers }).week.find(({ isChange }) => isChange)?.what;
  expect(change({})).toContain("Freeze only jobs that have a proven program.");
  expect(change({ typical_delay_cause: ["Expedites"], happens_weekly: ["list_changes"] })).not.toContain("Freeze only");
});

test("[R220] a bottleneck that the situation named on page one is a symptom of isn't put second to it", () => {
  const waiting = caseOfShop({
    primary_bottleneck: "QC/Inspection",
    typical_delay_cause: ["QC hold"],
    improvement_goal: "Shorten lead times and stop missing delivery dates.",
    pain_invisible:
      "Parts pile up waiting for the inspection lab and for other steps; there is a lot of work in process yet we still run out of finished items.",
    notes: "We run big lots so that each job is worth putting on the machine.",
  });
  expect(waiting.situation?.id).toBe("waits-for-inspection");
  expect(waiting.namedElsewhere).toBeNull();
  expect(waiting.causes.map(({ theme }) => theme)).not.toEqual(["flow_wip_dwell", "quality_inspection"]);
});
