import { expect, test } from "vitest";
import { readMachineLog } from "./machine-log.ts";

/** The stops of a log whose hours, one after the other, are idle for these reasons, or cutting. */
const stopsOf = (...hours: readonly (string | null)[]) =>
  readMachineLog(
    hours.map((reason, at) => ({
      machine: "VF2",
      day: 46_330 + at / 24,
      "+ended": 46_330 + (at + 1) / 24,
      "+state": reason === "cutting" ? "Active" : "Idle",
      "+reason": reason,
    })),
  ).stops.map(({ reason, hours }) => [reason, Math.round(Number(hours))]);

test("[R124] idle periods in a row are one stop until the reason changes", () => {
  expect(stopsOf("Setup", "Setup", "No operator", "cutting", "Setup")).toEqual([
    ["Setup", 2],
    ["No operator", 1],
    ["Setup", 1],
  ]);
});

test("[R124] a reason given while a machine stands holds from when it stopped", () => {
  expect(stopsOf("cutting", null, null, "Setup", "Setup")).toEqual([["Setup", 4]]);
});

test("[R124] an idle hour without a reason counts for neither of the reasons before and after it", () => {
  const alone = [
    ["Setup", 1],
    [null, 2],
    ["No operator", 1],
  ];
  expect(stopsOf("Setup", null, null, "No operator")).toEqual(alone);
  expect(stopsOf("Setup", null, null, "No operator").toReversed()).toEqual(stopsOf("No operator", null, null, "Setup"));
});
