import fc from "fast-check";
import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { dayOfMonth } from "../../test/exports/lists.ts";
import { isoDay, monthNames } from "./values/serials.ts";

const two = (part: number): string => String(part).padStart(2, "0");
const grouped = (number: number, mark: string): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, mark);
const clock = (minutes: number, between: string): string => `${Math.floor(minutes / 60)}${between}${two(minutes % 60)}`;

/** A heading, and how its cells are written. */
const waysOfHours: readonly (readonly [string, (minutes: number) => string])[] = [
  ["Act Run", (minutes) => (minutes / 60).toFixed(4)],
  ["Act Run", (minutes) => (minutes / 60).toFixed(4).replace(".", ",")],
  ["Act Run", (minutes) => clock(minutes, ":")],
  ["Act Run", (minutes) => `${clock(minutes, ":")}:00`],
  ["Act Run", (minutes) => clock(minutes, "h")],
  ["Act Run", (minutes) => `${Math.floor(minutes / 60)} hr ${minutes % 60} min`],
  ["Act Run", (minutes) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`],
  ["Act Run", (minutes) => (minutes < 60 ? `${minutes} min` : `${(minutes / 60).toFixed(4)} h`)],
  ["Act Run", (minutes) => `${grouped(minutes, ",")} min`],
  ["Act Run", (minutes) => `${grouped(minutes, " ")} min`],
  ["Act Run (sec)", (minutes) => grouped(minutes * 60, ",")],
  ["Act Run (min)", (minutes) => grouped(minutes, ",")],
  ["Act Run (min)", (minutes) => `${grouped(minutes, ".")},00`],
];

/** Most work is short, and some takes more than a day. */
const someMinutes = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2500 }));
const columnOf = fc.array(someMinutes, { minLength: 12, maxLength: 12 });

test.for(waysOfHours.map(([heading, written]) => [heading, written(1530), written] as const))(
  "[R124] hours are the same in any writing: %s, %s",
  async ([heading, , written]) => {
    await fc.assert(
      fc.asyncProperty(columnOf, async (minutes) => {
        const rows = minutes.map((some, at) => `J${at};10;VF2;1.25;${written(some)};2026-11-${dayOfMonth(at)}`);
        const file = await imported([`Job;Op;Work Center;Est Setup;${heading};Completed`, ...rows].join("\n"), {
          takeLikely: true,
        });
        const read = file.entries.columns.act_run?.map((hours) => Math.round(Number(hours) * 60));
        expect(read).toEqual(minutes);
      }),
      { seed: 125, numRuns: 12 },
    );
  },
);

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

const ofTwelve = ({ hour }: Moment): string => `${hour % 12 || 12}:30 ${hour < 12 ? "AM" : "PM"}`;
const monthOf = ({ month }: Moment): string => monthNames[month - 1] ?? "";

const waysOfDays: readonly ((at: Moment) => string)[] = [
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day, hour }) => `${year}-${two(month)}-${two(day)}T${two(hour)}:30:00.123-05:00`,
  ({ year, month, day, hour }) => `${year}-${two(month)}-${two(day)} ${two(hour)}:30:00-05`,
  ({ year, month, day }) => `${month}/${day}/${year}`,
  ({ year, month, day }) => `${two(month)}/${two(day)}/${two(year % 100)}`,
  (at) => `${at.month}/${at.day}/${at.year} ${ofTwelve(at)}`,
  (at) => `${at.month}/${at.day}/${at.year}, ${ofTwelve(at)} CST`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  (at) => `${at.day}-${monthOf(at).slice(0, 3)}-${two(at.year % 100)}`,
  (at) => `${monthOf(at)} ${at.day}, ${at.year} at ${ofTwelve(at)}`,
  ({ year, month, day, hour }) => `${year}${two(month)}${two(day)}${two(hour)}3000`,
];
const someMoments = fc.array(
  fc.record({
    year: fc.constant(2026),
    month: fc.integer({ min: 1, max: 11 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.nat(23),
  }),
  { minLength: 12, maxLength: 12 },
);

const noon = { year: 2026, month: 10, day: 28, hour: 12 } as const satisfies Moment;

test.for(waysOfDays.map((written) => [written(noon), written] as const))(
  "[R124] days are the same in any writing: %s",
  async ([, written]) => {
    await fc.assert(
      fc.asyncProperty(someMoments, async (moments) => {
        // The 28th shows which of two numbers is the day.
        const all = [noon, ...moments];
        const rows = all.map((moment, at) => `A${at};1;${written(moment)};5`);
        const file = await imported(["Order;Line;Promise Date;Qty Ord", ...rows].join("\n"), { takeLikely: true });
        const read = file.entries.columns.promise_date?.map((day) => isoDay(Number(day)));
        expect(read).toEqual(all.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`));
      }),
      { seed: 124, numRuns: 12 },
    );
  },
);
