import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";
import type { Imported } from "./imported.ts";

const today = serialOf("2026-11-22");

/** A due list as a planner keeps it. */
const dueList = (...days: readonly string[]): string =>
  ["WO,Customer,Qty,Promised,Shipped", ...days.map((day, row) => `${4100 + row},Alder,5,${day}`)].join("\n");

const daysIn = (file: Imported) =>
  rowsIn(file).deliveries?.map(({ promise_date, ship_date }) => [promise_date, ship_date]);

test("[R125] days without a year are the newest that have come, and the column names the first and the last", async () => {
  const file = await imported(dueList("10/28,10/30", "11/3,11/2", "12/4,", "1/15,"), { today });
  expect(daysIn(file)).toEqual([
    [serialOf("2026-10-28"), serialOf("2026-10-30")],
    [serialOf("2026-11-03"), serialOf("2026-11-02")],
    [serialOf("2026-12-04"), null],
    [serialOf("2027-01-15"), null],
  ]);
  expect(file.mapping.find(({ column }) => column === "promise_date")?.format).toBe(
    "Month first. No year: read as October 28, 2026 to January 15, 2027",
  );
});

test("[R125] past events are not months ahead", async () => {
  const file = await imported(dueList("1/13,1/15", "2/20,2/18"), { today });
  expect(daysIn(file)).toEqual([
    [serialOf("2026-01-13"), serialOf("2026-01-15")],
    [serialOf("2026-02-20"), serialOf("2026-02-18")],
  ]);
});

test.for([
  ["a title", { today }, `Due list 2024,,,,\n,,,,\n${dueList("10/28,10/30", "11/13,11/12")}`],
  ["a person", { today, answers: { year: "2024" } }, dueList("10/28,10/30", "11/13,11/12")],
] as const)("[R125] %s may name the year of days without one", async ([, options, text]) => {
  const shipped = daysIn(await imported(text, options))?.map(([, day]) => day);
  expect(shipped).toEqual([serialOf("2024-10-30"), serialOf("2024-11-12")]);
});

test.for(["2024-T351 jobs", "7075 and 2024 stock", "Aluminum 2024"])(
  "[R125] the alloy 2024 in a title isn't a year: %s",
  async (title) => {
    const text = `${title},,,,\n,,,,\n${dueList("10/28,10/30", "11/13,11/12")}`;
    const shipped = daysIn(await imported(text, { today }))?.map(([, day]) => day);
    expect(shipped).toEqual([serialOf("2026-10-30"), serialOf("2026-11-12")]);
  },
);

test("[R125] the other dates of the file name the year of days without one", async () => {
  const text = "WO,Customer,Order Date,Qty,Shipped\n1,Alder,3/2/2024,5,10/30\n2,Alder,9/22/2024,5,11/12";
  const days = daysIn(await imported(text, { today }))?.map(([, day]) => day);
  expect(days).toEqual([serialOf("2024-10-30"), serialOf("2024-11-12")]);
});

test("[R125] a day that is overdue or next spring is asked about", async () => {
  const text = dueList("11/17,11/16", "12/4,", "1/15,", "2/26,", "6/30,");
  const file = await imported(text, { today });
  expect(file.questions.map(({ kind, readings }) => [kind, readings.map(({ means }) => means)])).toEqual([
    ["year", ["June 30, 2026", "June 30, 2027"]],
  ]);
  const id = file.questions[0]?.id ?? "";
  for (const [answer, year] of [
    ["earlier", 2026],
    ["later", 2027],
  ] as const) {
    const days = daysIn(await imported(text, { today, answers: { [id]: answer } }));
    expect(days?.at(-1)?.[0]).toBe(serialOf(`${year}-06-30`));
    expect(days?.[3]?.[0]).toBe(serialOf("2027-02-26"));
  }
});

test("[R125] a fraction under a heading that isn't a date stays a text", async () => {
  const file = await imported(`WO,Customer,Size,Qty,Due Date\n1,Alder,1/2,5,10/28/2026\n2,Birch,3/8,2,10/13/2026`, {
    today,
  });
  expect(file.mapping.filter(({ heading }) => heading === "Size")).toEqual([]);
  expect(file.unreadCount).toBe(0);
});
