import { expect, test } from "vitest";
import { inUnit, measuredRounded } from "./kpi-units.ts";

test.for([
  [-0.987, "−1%"],
  [0.962, "1%"],
  [0.456, "0.46%"],
  [-4.56, "−4.6%"],
  [99.6, "100%"],
  [123.4, "123%"],
] as const)("a measured %d is shown as %s", ([value, text]) => {
  expect(inUnit(measuredRounded(value), { short: "%", long: "%" })).toBe(text);
});
