import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const read = (answers: Partial<Submission>) =>
  ownMeasuresOf({
    ...sparseShop,
    improvement_goal: "",
    success_metric: "",
    pain_invisible: "",
    notes: "",
    ...answers,
  }).map(({ name, unit, today, target }) => [name, today?.text ?? null, target?.text ?? null, unit] as const);

test.each<[Partial<Submission>, readonly (string | null)[]]>([
  [
    { success_metric: "Out of 50 jobs in a month, that 45 ship on the promised day. Last month it was 31." },
    ["Jobs that ship on the promised day", "31", "45", "of 50"],
  ],
  [
    { success_metric: "No more red cards; last month there were red cards 80 times, 140 hours." },
    ["Red cards", "140", "0", "hours last month"],
  ],
  [{ success_metric: "Second shift starts 9 new jobs every week, not 4 like now." }, ["New jobs a week", "4", "9", ""]],
  [{ pain_invisible: "The cage is marked for 40 totes; I counted 95 and gave up." }, ["Totes in cage", "95", "40", ""]],
  [
    { pain_invisible: "I counted the rack, 60 tickets, 22 had a red dot on them." },
    ["Tickets that had a red dot", "22", null, "of 60"],
  ],
  [
    { notes: "I pay five guys for 40 hours and I bill about 120 hours a week." },
    ["Hours billed a week", "120", null, "of 200 paid"],
  ],
])("a count that the answers state in full: %j", (answers, measure) => {
  expect(read(answers)).toContainEqual(measure);
});

test("a share of late jobs under a limit is the on-time goal, not a measure of its own", () => {
  expect(read({ success_metric: "Get late below 10 percent." })).toEqual([]);
});
