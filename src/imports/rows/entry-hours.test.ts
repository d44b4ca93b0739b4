import fc from "fast-check";
import { expect, test } from "vitest";
import { imported, rowsIn } from "../../../test/exports/imported.ts";
import { day, lines } from "../../../test/exports/lists.ts";
import { hoursWithoutLunch } from "./entry-hours.ts";

const minute = 1 / 60;
const someMinutes = (max: number) => fc.integer({ min: 1, max });
/** Hours since midnight. */
const clockAt = (minutes: number): number => (minutes * minute) % 24;

test("[R126] whenever a shift begins, lunch takes off its own length, across midnight too", () => {
  const shift = fc.record({
    begins: fc.nat(1439),
    before: someMinutes(360),
    lunch: someMinutes(120),
    after: someMinutes(360),
  });
  fc.assert(
    fc.property(shift, fc.boolean(), ({ begins, before, lunch, after }, isSwapped) => {
      const [out, back] = [begins + before, begins + before + lunch].map(clockAt);
      const hours = hoursWithoutLunch({
        "+began_at": clockAt(begins),
        "+ended_at": clockAt(begins + before + lunch + after),
        "+lunch_out": (isSwapped ? back : out) ?? null,
        "+lunch_in": (isSwapped ? out : back) ?? null,
      });
      expect(hours).toBeCloseTo((before + after) * minute, 6);
    }),
    { seed: 126 },
  );
});

test("[R126] who would be paid less than nothing isn't counted: a time is wrong", () => {
  const entry = { "+began_at": 22, "+ended_at": 22.25, "+lunch_out": 2, "+lunch_in": 2.5 };
  expect(hoursWithoutLunch(entry)).toBeNull();
});

/** Four stops a day, written as starts and ends. */
const minutesOfStops = async (...times: readonly string[]) => {
  const rows = lines("Machine;Stop Start;Stop End;Reason", 12, (row) => {
    const [from = "", to = ""] = (times[row % times.length] ?? "").split(" - ");
    return `VF${row % 3};${day(row)}${from};${day(row)} ${to};Setup`;
  });
  const stops = rowsIn(await imported(rows, { takeLikely: true })).stops?.slice(0, times.length);
  return stops?.map(({ hours }) => (typeof hours === "number" ? Math.round(hours * 60) : null));
};

test("[R124] a stop that a monitor begins anew at midnight takes as long as it takes", async () => {
  expect(await minutesOfStops(" 08:10 - 09:40", " 00:00 - 01:30", " 07:00 - 07:20")).toEqual([90, 90, 20]);
});

test("[R124] a column of dates holds no starts of hours", async () => {
  expect(await minutesOfStops(" - 09:40", " - 01:30", " - 07:20")).toEqual([null, null, null]);
});

test.for([
  ["24:00", ["16:00,24:00", "0:00,8:00", "22:00,6:00"]],
  ["four digits", ["1600,2400", "0000,0800", "2200,0600"]],
  ["hours alone", ["4 pm,12 am", "12am,8am", "10PM,6AM"]],
] as const)("[R126] a shift may end at midnight, written with %s", async ([, shifts]) => {
  const card = lines("Employee,Date,Clock In,Clock Out", 9, (row) => `E${row},${day(row)},${shifts[row % 3]}`);
  const weeks = rowsIn(await imported(card)).people_weeks;
  expect(weeks?.map(({ paid_hours }) => paid_hours)).toEqual(Array(9).fill(8));
});
