import { expect, test } from "vitest";
import { nounFor, withNoun } from "./writing.ts";

test.for([
  [1, "hours", "1 hour"],
  ["one", "jobs", "one job"],
  ["1", "machine hours", "1 machine hour"],
  ["0.5 to 1", "hours", "0.5 to 1 hour"],
  ["3 setups × 1", "hours", "3 setups × 1 hour"],
  ["1", "people", "1 person"],
  ["1", "process sheets", "1 process sheet"],
  ["1", "boxes", "1 box"],
  [0, "hours", "0 hours"],
  ["0.1", "hours", "0.1 hours"],
  ["11", "jobs", "11 jobs"],
  ["1,001", "hours", "1,001 hours"],
  ["1 to 2", "hours", "1 to 2 hours"],
] as const)("[R137] %s and “%s” is said %s", ([count, nouns, said]) => {
  expect(withNoun(count, nouns)).toBe(said);
});

test("[R137] what follows the noun stays as it is", () => {
  expect(nounFor(1, "days over what was planned")).toBe("day over what was planned");
  expect(nounFor(1, "hours you don't bill a week")).toBe("hour you don't bill a week");
  expect(nounFor(2, "machine hours a week")).toBe("machine hours a week");
});
