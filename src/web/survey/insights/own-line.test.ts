import { expect, test } from "vitest";
import { ownLine } from "./own-line.ts";

const some = { answered: 12, asked: 38 };
const goals = "Goals & Current Tracking";

test("[R10] a filled section shows the shop's own numbers, else its progress", () => {
  expect(ownLine(goals, { shop_rate_value: 90 }, some)).toContain("$90 an hour");
  expect(ownLine(goals, {}, some)).toBe("12 of 38 answered, 26 to go.");
});

test.for([13.5, 99_999_999])("[R6] a rate of %i dollars is asked about, and nothing is multiplied by it", (rate) => {
  expect(ownLine(goals, { shop_rate_value: rate }, some)).toBe("12 of 38 answered, 26 to go.");
});

test.for([
  [1_018, "40,720 machine hours a week to fill"],
  [99_999_999, "12 of 38 answered, 26 to go."],
] as const)("[R6] %i machines, a large plant or a slip, are said with: %s", ([machine_count, line]) => {
  expect(ownLine("Shop Basics", { machine_count, shift_count: "1" }, some)).toContain(line);
});

test("[R10] only the last section says that everything is answered", () => {
  const all = { answered: 38, asked: 38 };
  expect(ownLine("Contact Information", {}, all)).toBe("");
  expect(ownLine("Wrap Up", {}, all)).toBe("All 38 questions answered.");
});
