import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";

const stops = {
  name: "Downtime",
  rows: [
    ["Machine", "Start", "Duration (min)", "Reason"],
    ...Array.from({ length: 12 }, (_, at) => ["HMC-1", `2026-10-${10 + at} 08:00`, 30, "Machine Down"]),
  ],
};
const days = {
  name: "Hours",
  rows: [
    ["Machine", "Date", "Scheduled hours", "In cycle hours"],
    ...Array.from({ length: 6 }, (_, at) => ["HMC-1", `2026-10-${10 + at}`, 16, 8]),
  ],
};

test("[R124] each list of a workbook is read: the best sheet first, and then the others", async () => {
  const bytes = await writeXlsx({ sheets: [stops, days] });
  const first = await imported(bytes);
  expect([first.list, first.otherSheets]).toEqual(["stops", ["Hours"]]);
  const other = await imported(bytes, { sheet: "Hours" });
  expect([other.list, other.rowCount, other.otherSheets]).toEqual(["machine_days", 6, []]);
});

const quoted = (name: string, headings: readonly string[], from: number) => ({
  name,
  rows: [
    [...headings],
    ...Array.from({ length: 9 }, (_, at) => [from + at, "Ash", `2026-0${name}-02`, `2026-0${name}-05`, "Won"]),
  ],
});
const older = ["Quote #", "Customer", "RFQ Rec'd", "Sent", "W/L"];
const newer = ["Quote #", "Customer", "Need By", "Date Out", "Outcome"];

test("[R124] a tab with other headings and other rows of the same list is read too, and a copy isn't", async () => {
  const tabs = [quoted("1", older, 100), quoted("4", [...newer, "PO"], 200), quoted("1", [...older, "Why"], 100)];
  const sheets = tabs.map((tab, at) => ({ ...tab, name: ["JAN", "APR", "JAN again"][at] ?? "" }));
  const first = await imported(await writeXlsx({ sheets }));
  expect(first.otherSheets).toEqual(["APR"]);
});

test("[R125] a quote's outcome may begin with a letter, or say that there was no bid", async () => {
  const said = ["w", "L - price", "lost - lead time", "NB", "F/U 7/1", "Won: PO 12", "no-bid", "L", "W", "W"];
  const lines = said.map((word, at) => `Q${at},Ash,2026-03-0${1 + (at % 9)},2026-03-1${at % 9},${word}`);
  const file = await imported([older.join(), ...lines].join("\n"));
  const results = rowsIn(file).quotes?.map(({ result }) => result ?? null);
  expect(results).toEqual(["Won", "Lost", "Lost", null, null, "Won", null, "Lost", "Won", "Won"]);
  expect(file.questions).toEqual([]);
});
