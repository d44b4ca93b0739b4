import { expect, test } from "vitest";
import { toldShare } from "./told-share.ts";

test.each([
  ["kpi_quote_hit", "Out of the last 80 bids we got 36.", 45],
  ["kpi_otd", "Of 50 order lines promised in the fall, 40 left in the week I had written.", 80],
  ["kpi_otd", "Out of 40 boxes we sent last year 10 went after the day I'd said.", 75],
] as const)("a share that a sentence counts is the KPI's value: %s, %s", (id, text, value) => {
  expect(toldShare(id, text)).toBe(value);
});

test.each([
  ["kpi_quote_hit", "I want to win 30 of 100 quotes."],
  ["kpi_quote_hit", "Two of our six quotes went to the wrong man."],
  ["kpi_otd", "Nobody told which of our six customers comes first when two orders left on the day."],
  ["kpi_otd", "Of 60 order lines, 20 were blue."],
  ["kpi_otd", "Of 60 order lines promised in the spring, 43 to 45 left on the day."],
  ["kpi_otd", "43 to 45 of 60 lines left on the day."],
] as const)("what is wished, few or about something else is no value: %s, %s", (id, text) => {
  expect(toldShare(id, text)).toBeUndefined();
});
