import { expect, test } from "vitest";
import { wentWell } from "./its-count.ts";

test.for([
  "Out of 30 jobs on the sheet, 11 were on the machine the sheet said.",
  "12 of the 30 ran on the day the plan called for.",
  "9 of 40 ran in the order the board said.",
  "14 of 38 were where the schedule said.",
  "Only 8 of 25 matched the list.",
  "6 of 20 followed the plan.",
])("a count of what went as planned shows no cause: %s", (text) => {
  expect(wentWell.test(text)).toBe(true);
});

test.for([
  "19 of the 30 were on another machine than the sheet said.",
  "4 of 9 stopped, Monday's sheet says they ran all night.",
  "7 of 20 were not on the machine the sheet said.",
  "11 of 30 jobs waited for the schedule.",
  "9 of 40 moved after the board went up.",
])("a count of what went wrong may: %s", (text) => {
  expect(wentWell.test(text)).toBe(false);
});
