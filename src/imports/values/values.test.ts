import { expect, test } from "vitest";
import { writtenDate } from "./dates.ts";
import { clockHours } from "./durations.ts";

test.each([
  ["7:30", 7.5],
  ["2h 30m", 2.5],
  ["2h30m", 2.5],
  ["1d 4h", 28],
  ["1d4h", 28],
  ["PT1H30M", 1.5],
  ["2 Std. 30 Min", 2.5],
])("[R125] hours written as %s", (text, hours) => expect(clockHours(text)).toBeCloseTo(hours, 9));

test.each(["90", "2 pcs 30 min", "30 min x", "h30", ""])("[R125] not hours: %j", (text) =>
  expect(clockHours(text)).toBeNull(),
);

test.each([
  "3. März 2026",
  "3 mars 2026",
  "lun. 3 mars 2026",
  "3 de marzo de 2026",
  "Mar 3, 2026",
  "Tuesday, March 3, 2026",
])("[R125] %s is March 3", (text) => expect(writtenDate(text)).toEqual(writtenDate("2026-03-03")));

test.each(["12 Marble 20", "5 Maint 22", "3 Marker", "2026-03-01 10:75", "2026-03-01 24:01"])(
  "[R125] %s is no date",
  (text) => expect(writtenDate(text)).toBeNull(),
);
