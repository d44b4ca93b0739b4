import fc from "fast-check";
import { expect, test } from "vitest";
import { readMachineLog } from "./machine-log.ts";

const entry = (from: number, to: number, state: string, reason: string | null = null) => ({
  machine: "VF2",
  day: 46_330 + from / 24,
  "+ended": 46_330 + to / 24,
  "+state": state,
  "+reason": reason,
});

/** The stops of a log whose hours, one after the other, are idle for these reasons, or cutting. */
const stopsOf = (...hours: readonly (string | null)[]) =>
  readMachineLog(
    hours.map((reason, at) => entry(at, at + 1, reason === "cutting" ? "Active" : "Idle", reason)),
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

test("[R124] a period that one file has whole and another up to its export counts once", () => {
  const whole = [entry(6, 18, "Active"), entry(18, 22, "Idle", "Setup"), entry(22, 30, "Off")];
  const cutOff = [entry(6, 10, "Active"), entry(18, 19, "Idle", "Setup"), entry(22, 23, "Off")];
  const once = readMachineLog(whole);
  expect(once.machine_days[0]).toMatchObject({
    in_cycle_hours: expect.closeTo(12, 6),
    on_hours: expect.closeTo(16, 6),
  });
  expect(once.stops).toHaveLength(1);
  for (const both of [whole.concat(cutOff), cutOff.concat(whole)]) expect(readMachineLog(both)).toEqual(once);
});

test("[R124] no machine cuts for more hours of a day than the day has, whatever its log says", () => {
  const period = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 30 }), fc.constantFrom("Active", "Idle", "Off"));
  fc.assert(
    fc.property(fc.array(period, { maxLength: 12 }), (periods) => {
      const log = periods.map(([from, lasts, state]) => entry(from, from + lasts, state));
      for (const { in_cycle_hours, on_hours } of readMachineLog(log).machine_days) {
        expect(Number(in_cycle_hours)).toBeLessThanOrEqual(Math.min(24.001, Number(on_hours ?? 24) + 0.001));
        expect(Number(on_hours ?? 0)).toBeLessThanOrEqual(24.001);
      }
    }),
    { seed: 124 },
  );
});
