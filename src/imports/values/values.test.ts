import fc from "fast-check";
import { expect, test } from "vitest";
import { imported, rowsIn } from "../../../test/exports/imported.ts";
import { type Cell, serialOf } from "../../measures/record-list.ts";
import { serialIn, writtenDate } from "./dates.ts";
import { clockHours } from "./durations.ts";
import { dateReader, hoursReader } from "./read-cells.ts";
import { serialFrom } from "./serials.ts";
import { inShopTime } from "./shop-time.ts";
import { yesNoOf } from "./yes-no.ts";

test.each([
  ["7:30", 7.5],
  ["2h 30m", 2.5],
  ["2h30m", 2.5],
  ["1d 4h", 28],
  ["1d4h", 28],
  ["PT1H30M", 1.5],
  ["2 Std. 30 Min", 2.5],
  ["2:30h", 2.5],
  ["1:15 hrs", 1.25],
  ["1h30", 1.5],
  ["1 h 05", 1 + 5 / 60],
  ["1.04:00:00", 28],
  ["1 500 min", 25],
  ["1,500 min", 25],
  ["-45 min", -0.75],
  ["-1:30", -1.5],
  ["1 1/2", 1.5],
  ["3/4", 0.75],
  ["1½", 1.5],
  ["2 1/4 hrs", 2.25],
])("[R125] hours written as %s", (text, hours) => expect(clockHours(text)).toBeCloseTo(hours, 9));

test.each(["90", "2 pcs 30 min", "30 min x", "h30", "", "1 30 min", "11/2", "2/2", "5/7"])(
  "[R125] not hours: %j",
  (text) => expect(clockHours(text)).toBeNull(),
);

test.each([
  "3. März 2026",
  "3 mars 2026",
  "lun. 3 mars 2026",
  "3 de marzo de 2026",
  "Mar 3, 2026",
  "Tuesday, March 3, 2026",
  "3-Mar-26 Tue",
  "March 3, 2026 (Tuesday)",
])("[R125] %s is March 3", (text) => expect(writtenDate(text)).toEqual(writtenDate("2026-03-03")));

test.each(["12 Marble 20", "5 Maint 22", "3 Marker", "2026-03-01 10:75", "2026-03-01 24:01"])(
  "[R125] %s is no date",
  (text) => expect(writtenDate(text)).toBeNull(),
);

test.each([
  ["2026-11-05T07:30:00Z", 0],
  ["2026-11-05 07:30:00 UTC", 0],
  ["2026-11-05 07:30:00+00", 0],
  ["2026-11-05 07:30:00.123-05", -5],
  ["2026-11-05T07:30:00+0530", 5.5],
  ["2026-11-05 07:30:00-03:30", -3.5],
  ["Thu, 05 Nov 2026 07:30:00 GMT", 0],
  ["20261105T073000Z", 0],
  ["11/05/2026 7:30 AM UTC", 0],
  ["11/05/2026 7:30 AM EST", null],
  ["2026-11-05 07:30 CT", null],
  ["Thu Nov 05 2026 07:30:00 GMT-0500", -5],
  ["05-NOV-26 07.30.00.000000 AM", null],
  ["05-NOV-26 07.30.00.000000 AM -05:00", -5],
  ["November 5, 2026 at 7:30 AM", null],
])("[R125] the zone of %s is known", (text, offset) => {
  const date = writtenDate(text);
  expect(date).toMatchObject({ offset });
  const serial = date?.kind === "numeric" ? serialIn(date, "month-first") : date?.kind === "sure" ? date.serial : null;
  expect(serial).toBeCloseTo(serialFrom(2026, 11, 5, 7.5 / 24) ?? 0, 3);
});

test.each(["11/5 of Tuesday", "12 Sun", "2026-11-05-02", "2026-11-05-0500", "11/05/2026 EST", "4127-10-1"])(
  "[R125] %s is no date",
  (text) => expect(writtenDate(text)).toBeNull(),
);

/** What is added to a shop's midnight for UTC, in summer and in winter, and the first day of winter. */
const zones = [
  ["Chicago", 5, 6, "2026-11-02"],
  ["Los Angeles", 7, 8, "2026-11-02"],
  ["Phoenix", 7, 7, "2026-11-02"],
  ["Berlin", -2, -1, "2026-10-26"],
  ["London", -1, 0, "2026-10-26"],
  ["Kolkata", -5.5, -5.5, "2026-10-26"],
] as const;

test.for(zones)("[R125] whichever way UTC is written, a midnight in %s is the day that begins there", ([, ...zone]) => {
  const [summer, winter, change] = zone;
  const someZero = fc.constantFrom("Z", "z", " UTC", " GMT", "+00:00", "+0000", "+00", null);
  const someDays = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(someZero, someDays, (zero, days) => {
      const first = serialFrom(2026, 10, 1, 0) ?? 0;
      const midnights = days.map((day) => first + day);
      const written = midnights.map((day) => {
        const at = day + (day < serialOf(change) ? summer : winter) / 24;
        const moment = new Date(Math.round((at - 25_569) * 86_400) * 1000);
        return zero === null ? String(moment.getTime()) : moment.toISOString().replace(/\.000Z$/, zero);
      });
      const read = written.map(dateReader(null)) as readonly Cell[];
      const times = inShopTime(read, written, { offset: Number.NaN, day: null });
      expect(times).toMatchObject({ kind: "known", cells: midnights });
    }),
    { seed: 125, numRuns: 300 },
  );
});

test("[R125] as many midnights before the change of the clocks as after it are days", () => {
  const written = [20, 22, 24, 26, 28, 30].map((day) => `2026-10-${day - 1}T${day < 26 ? 22 : 23}:00:00Z`);
  const read = written.map(dateReader(null)) as readonly Cell[];
  const days = [20, 22, 24, 26, 28, 30].map((day) => serialFrom(2026, 10, day, 0));
  expect(inShopTime(read, written, { offset: Number.NaN, day: null })).toMatchObject({ cells: days, isUtc: false });
});

test("[R125] in London, where the summer is +01:00, times of the winter with +00:00 stay as they are", async () => {
  const days = ["2026-10-20T09:30:00+01:00", "2026-10-21T09:30:00+01:00", "2026-10-27T23:30:00+00:00"];
  const rows = days.map((day, at) => `A-${at};1;${day};5;${day}`);
  const file = await imported(["Order;Line;Promise date;Quantity;Shipped", ...rows].join("\n"));
  const last = rowsIn(file).deliveries?.at(-1)?.ship_date;
  expect(last).toBeCloseTo(serialFrom(2026, 10, 27, 23.5 / 24) ?? 0, 6);
});

test("[R125] days counted from 1970 are in UTC: a midnight in Europe is the day that begins there", async () => {
  const moments = [3, 4, 5, 6].map((day) => Date.UTC(2026, 10, day, 23));
  for (const unit of [1, 1000]) {
    const rows = moments.map((moment, at) => `A-${at};1;${moment / unit};5`);
    const file = await imported(["Order;Line;Promise date;Quantity", ...rows].join("\n"));
    const days = rowsIn(file).deliveries?.map(({ promise_date }) => promise_date);
    expect(days).toEqual([4, 5, 6, 7].map((day) => serialFrom(2026, 11, day, 0)));
  }
});

test("[R125] a number of something else is never taken for hours", () => {
  const read = hoursReader(".", "hours");
  expect(["(45 min)", "2 pcs", "3 ea", "$90"].map(read)).toEqual([undefined, undefined, undefined, 90]);
  expect(["1.5E+01", "(1.5)", "2.5-", "TBD"].map(read)).toEqual([15, -1.5, -2.5, null]);
});

test("yes and no are read as systems in several languages write them", () => {
  expect(["Yes", "X", "Sí", "Ja", "Oui"].map(yesNoOf)).toEqual(["Yes", "Yes", "Yes", "Yes", "Yes"]);
  expect(["No", "0", "Nein", "Non", "maybe"].map(yesNoOf)).toEqual(["No", "No", "No", "No", null]);
});
