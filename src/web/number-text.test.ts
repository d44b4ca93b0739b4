import { expect, test } from "vitest";
import { dayText } from "../survey/writing.ts";
import { estimateText, lossText, moneyText, scoreText } from "./number-text.ts";

test.for([
  [2217, "2,200"],
  [0.4, "0.4"],
  [0, "0"],
  [987_654, "990,000"],
  [9_912_000, "9,900,000"],
  [12_340_000, "12 million"],
  [9_999_999, "10\u00a0million"],
  [7.2e14, "720 trillion"],
] as const)("[R65] an estimate of %d is written %s", ([value, text]) => {
  expect(estimateText(value)).toBe(text);
  expect(moneyText(value, "$")).toBe(`$${text}`);
});

test.for([
  [34_200, "labor_dollars", "$34,000"],
  [9210, "tied_up_cash", "$9,200"],
  [2.21, "lead_time_days", "2.2 days"],
  [1683, "machine_hours", "1,700"],
] as const)("[R65] a loss of %d %s is written %s", ([value, currency, text]) => {
  expect(lossText(value, currency)).toBe(text);
});

test("[R65] a score is a whole number", () => {
  expect(scoreText(31.4)).toBe("31");
});

test("[R24] the headline has the day that the report has: that of UTC", () => {
  expect(dayText("2026-11-21T00:30:00.000Z")).toBe("November 21, 2026");
});
