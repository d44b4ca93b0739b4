import { expect, test } from "vitest";
import { known } from "./grounds.ts";
import { clocksShown, lengthsTold, minutesIn, spansShown, withoutClocks } from "./hours-and-minutes.ts";

test.each([
  ["Average was 4 hours 10.", [250]],
  ["Mean 3 h 20 min from 31 changes.", [200]],
  ["It took 4 hours 10 parts long.", []],
  ["Dale took 1.4 hours and 6.2.", []],
])("hours and minutes in %j", (text, minutes) => {
  expect(minutesIn(text)).toEqual(minutes);
});

test.each([
  ["It stops at 5 PM + 374 minutes = 11:14 PM.", "It stops at from 5 PM, plus 374 minutes."],
  ["It stops at 5 PM + 374 minutes = 11:40 PM.", "It stops at 5 PM + 374 minutes = 11:40 PM."],
  ["It began at 6:10 − 2 hours = 4:10.", "It began at from 6:10, minus 2 hours."],
])("[R180] a time of day that is worked out stays only if it is right: %s", (text, left) => {
  expect(withoutClocks(text)).toBe(left);
});

test("[R180] a time of day that was worked out from a told length may be said again, to a quarter of an hour", () => {
  const texts = ["It stops at 5 PM + 374 minutes = 11:14 PM."];
  expect(clocksShown(texts, [known(374)])).toEqual(["11:14", "11:15"]);
  expect(clocksShown(texts, [known(370)])).toEqual([]);
  expect(clocksShown(["It stops at 5 PM + 374 minutes = 11:40 PM."], [known(374)])).toEqual([]);
});

test("[R180] the time between two told or worked-out times of day may be stated, and only as long as it is", () => {
  const isTold = (clock: string): boolean => clock === "11:14" || clock === "5:30";
  expect(spansShown(["From 11:14 PM to 5:30 AM are 376 minutes."], isTold)).toEqual([376]);
  expect(spansShown(["11:14 PM to 5:30 AM = 6.3 hours."], isTold)).toEqual([378]);
  expect(spansShown(["From 11:14 PM to 5:30 AM are 476 minutes."], isTold)).toEqual([]);
  expect(spansShown(["From 10:14 PM to 5:30 AM are 436 minutes."], isTold)).toEqual([]);
});

test("a told length in hours and minutes may be said in minutes, or in hours with one or two decimals", () => {
  expect(lengthsTold("They averaged 2:10, from 6:30 a.m. on.").map(({ value, only }) => [value, only])).toEqual([
    [130, "mi"],
    [2.2, "hours"],
    [2.17, "hours"],
  ]);
});
