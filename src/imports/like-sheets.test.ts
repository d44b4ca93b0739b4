import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";

const month = (name: string, from: string, isTurned = false) => ({
  name,
  rows: [
    isTurned
      ? ["Opr", "Job", "Customer", "Work Center", "Finished", "Est Set Hrs", "Actual Set Hrs", "Actual Run Hrs"]
      : ["Job", "Op", "Customer", "W/C", "Completed", "Est Setup Hrs", "Act Setup Hrs", "Act Run Hrs"],
    ...Array.from({ length: 9 }, (_, at) => {
      const [job, done] = [`${from.slice(5, 7)}${at}1`, `${from}-0${at + 1}`];
      return isTurned ? [10, job, "Ash", "VF2", done, 1, 2, 4] : [job, 10, "Ash", "VF2", done, 1, 1.25, 4];
    }),
  ],
});

test("[R124] sheets with the same columns, one for each month, are read together", async () => {
  const [september, october, november] = [
    month("SEP", "2026-09"),
    month("OCT", "2026-10", true),
    month("NOV", "2026-11"),
  ];
  const sheets = [
    september,
    october,
    november,
    {
      name: "Legend",
      rows: [
        ["Code", "Meaning"],
        ["RWK", "Rework"],
      ],
    },
  ];
  const file = await imported(await writeXlsx({ sheets }));
  expect(rowsIn(file).operations).toHaveLength(27);
  expect(file.notes.join(" ")).toMatch(/2 more sheets have the same columns/);
});

test("[R124] a sheet that repeats the rows of another isn't counted again", async () => {
  const sheets = [month("SEP", "2026-09"), { ...month("SEP", "2026-09"), name: "Copy of SEP" }];
  const file = await imported(await writeXlsx({ sheets }));
  expect(file.rowCount).toBe(9);
  expect(file.notes.at(-1)).toBe("Only the sheet SEP was read. To use Copy of SEP, save it as a file of its own.");
});

test("[R124] months in which the same customer has open quotes are no copies of each other", async () => {
  const log = (name: string, of: string) => ({
    name,
    rows: [
      ["Q #", "Customer", "RFQ In", "Quote Out", "W / L", "Date W/L"],
      ...Array.from({ length: 9 }, (_, at) => {
        const isOpen = at % 3 === 0;
        const number = Number(of.slice(5, 7)) * 100 + at;
        return [number, "Ash", `${of}-0${at + 1}`, `${of}-1${at}`, isOpen ? "" : "W", isOpen ? "" : `${of}-2${at}`];
      }),
    ],
  });
  const file = await imported(await writeXlsx({ sheets: [log("SEP", "2026-09"), log("OCT", "2026-10")] }));
  const quotes = rowsIn(file).quotes ?? [];
  expect(quotes).toHaveLength(18);
  expect(quotes.every(({ quote, asked, sent }) => quote !== null && asked !== null && sent !== null)).toBe(true);
});

test("[R124] on the sheet of a month that has just begun, notes may fill most of a column of days", async () => {
  const shipped = (name: string, of: string, done: (at: number) => string) => ({
    name,
    rows: [
      ["Sales Order", "Account", "Promised", "Ship Date", "Qty"],
      ...Array.from({ length: 9 }, (_, at) => [`${of.slice(5)}-${at}`, "Ash", `${of}-1${at}`, done(at), 5]),
    ],
  });
  const sheets = [
    shipped("SEP", "2026-09", (at) => `2026-09-1${at}`),
    shipped("OCT", "2026-10", (at) => (at < 3 ? `2026-10-1${at}` : "on the truck list")),
  ];
  const days = rowsIn(await imported(await writeXlsx({ sheets }))).deliveries?.map(({ ship_date }) => ship_date);
  expect(days?.filter((day) => typeof day === "number")).toHaveLength(12);
});
