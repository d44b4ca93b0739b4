import { expect, test } from "vitest";
import { closedFor } from "./closed-days.ts";

test.for([
  ["2026-01-01", "New Year's Day"],
  ["2026-05-25", "Memorial Day"],
  ["2026-09-07", "Labor Day"],
  ["2026-11-26", "Thanksgiving"],
  ["2026-11-27", "Thanksgiving"],
  ["2026-12-24", "Christmas"],
  ["2026-12-25", "Christmas"],
  // Kept on the Friday before a Saturday, and on the Monday after a Sunday.
  ["2026-07-03", "July 4th"],
  ["2027-07-05", "July 4th"],
  ["2021-12-31", "New Year's Day"],
  ["2023-01-02", "New Year's Day"],
  ["2022-12-26", "Christmas"],
] as const)("[R258] on %s shops are closed for %s", ([day, name]) => {
  expect(closedFor(day)).toBe(name);
});

test.for(["2026-11-19", "2026-11-25", "2026-12-23", "2026-05-18", "2026-09-14", "2027-07-06", "2026-12-31"])(
  "[R258] on %s shops work",
  (day) => {
    expect(closedFor(day)).toBeUndefined();
  },
);
