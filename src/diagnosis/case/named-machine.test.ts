import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import { diagnose } from "../diagnose.ts";
import { caseOf } from "./case-of.ts";

function weekOf(pain_invisible: string): string {
  const read = readAnswers({ ...sparseShop, machine_count: 20, pain_invisible });
  if (read.kind !== "submission") throw new Error(JSON.stringify(read.problems));
  return caseOf(read.submission, diagnose(read.submission))
    .week.map(({ what }) => what)
    .join("\n");
}

const hunting = "In a setup they walk and hunt for tools and jaws all morning.";

test.each([
  [`The big mazak waits. ${hunting}`, "At the big Mazak, tally every walk"],
  [`${hunting} The vf3 sat until noon.`, "At the VF3, tally every walk"],
  [`${hunting} On number three it is worst.`, "At number three, tally every walk"],
])("[R214] the week is about the machine the owner mentions: %s", (said, task) => {
  expect(weekOf(said)).toContain(task);
});

test.each([
  `The new Okuma never quits. ${hunting}`,
  `The holders were still in the Mori. ${hunting}`,
  `The Haas rep comes by. ${hunting}`,
  `We counted 19 dark machines. ${hunting}`,
])("a machine that is praised, or named by the way, isn't the one to look at: %s", (said) => {
  expect(weekOf(said)).toContain("At your bottleneck machine (the one with the most work waiting), tally every walk");
});
