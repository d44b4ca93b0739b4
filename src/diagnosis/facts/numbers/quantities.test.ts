import { expect, test } from "vitest";
import { quantitiesIn } from "./quantities.ts";

test.for([
  ["Both lathes cut about 90 hours a week together.", "about 90 hours a week", 5400, 5400, "about", "minutes", "week"],
  ["A fixture takes three hours or more to build.", "three hours or more", 180, 180, "at-least", "minutes", null],
  ["We make 40 manifolds a month.", "40 manifolds a month", 40, 40, "exact", "count", "month"],
  ["Steel is up 25 to 40 percent.", "25 to 40 percent", 0.25, 0.4, "exact", "share", null],
  ["Inserts run us about $4,000 per month.", "about $4,000 per month", 4000, 4000, "about", "dollars", "month"],
  ["We lost 60 hours of overtime each week.", "60 hours of overtime each week", 3600, 3600, "exact", "minutes", "week"],
  ["It takes 2 hrs 45 min on average.", "2 hrs 45 min", 165, 165, "exact", "minutes", null],
  ["Each waits 2 hours and 20 minutes.", "2 hours and 20 minutes", 140, 140, "exact", "minutes", null],
  ["It takes two and a half hours.", "two and a half hours", 150, 150, "exact", "minutes", null],
  ["Half an hour per setup goes to walking.", "Half an hour per setup", 30, 30, "exact", "minutes", "each"],
  ["A new cell costs $1.2 million.", "$1.2 million", 1.2e6, 1.2e6, "exact", "dollars", null],
  ["We wait between 10 and 15 days.", "between 10 and 15 days", 14400, 21600, "exact", "minutes", null],
  ["Up to 100 open positions stay empty.", "Up to 100 open positions", 100, 100, "at-most", "count", null],
  ["Ten 5-axis machines feed it.", "Ten 5-axis machines", 10, 10, "exact", "count", null],
  ["Maybe a dozen jobs a week get bumped.", "Maybe a dozen jobs a week", 12, 12, "about", "count", "week"],
] as const)("%s", ([text, written, low, high, bound, unit, per]) => {
  const found = quantitiesIn(text).find((one) => one.text === written);
  expect(found).toMatchObject({ bound, unit, per });
  expect([found?.low, found?.high]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
});

test.for([
  "Job 12-345-6 shipped on 11/18/2026 at 7:30.",
  "304 stainless",
  "Rev B of 5-axis work",
  "A five axis at the end",
  "",
])("%j holds none", (text) => expect(quantitiesIn(text)).toEqual([]));

test("hours given for several machines at once stay together", () => {
  const [hours] = quantitiesIn("They run 90 hours a week together.");
  expect(hours?.together).toBe(true);
});
