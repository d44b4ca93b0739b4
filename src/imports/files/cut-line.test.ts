import { expect, test } from "vitest";
import { cutterFor } from "./cut-line.ts";
import { rowsOfText } from "./read-text.ts";

const printed = (rule: string, name = "Ash, Inc.") =>
  [
    "Order   Cust          Part        Due         Qty        Value",
    ...(rule === "" ? [] : [rule.repeat(62)]),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (at) => `4100${at}   Oak, LLC      P-1${at}        11/0${at}/26  1,250     2,400.50`,
    ),
    `41010   ${name.padEnd(14)}P-20        11/10/26    500    12,400.50`,
    "",
  ].join("\n");

test("[R124] commas in numbers and names don't separate cells where columns stand one below the other", () => {
  for (const rule of ["", "-", "="]) {
    const rows = rowsOfText(printed(rule), 100).filter((row) => row.length > 4);
    expect(rows[1]?.[1]).toBe("Oak, LLC");
    expect(rows.at(-1)?.slice(-4)).toEqual(["P-20", "11/10/26", "500", "12,400.50"]);
  }
});

test("[R124] a list padded with blanks has its commas between cells", () => {
  const padded = Array.from({ length: 10 }, (_, at) => `4100${at} ,  Oak   ,  ${at}1  ,  11/0${at}/26`);
  expect(rowsOfText(["Order ,  Cust   ,  Qty ,  Due", ...padded].join("\n"), 100)[1]).toHaveLength(4);
});

test("[R124] a name that is wider than its column is no title", () => {
  const rows = rowsOfText(printed("-", "Northwest Pow"), 100).filter((row) => row.length > 4);
  expect(rows).toHaveLength(11);
});

test("a cell may be wider than its column; titles, notes and totals stay whole", () => {
  const columns = [
    [0, 3],
    [5, 9],
    [11, 16],
    [18, 24],
  ] as const;
  const cells = cutterFor(["101  Fir   1,250  11/02"], columns);
  expect(cells("101  Oak    1,250  11/02")).toEqual(["101", "Oak", "1,250", "11/02"]);
  expect(cells("101  Oak Hyd  25  11/02")).toEqual(["101", "Oak Hyd", "25", "11/02"]);
  expect(cells("101  Oak 1,250.5  11/02")).toEqual(["101", "Oak", "1,250.5", "11/02"]);
  expect(cells("Run 11/2   Alder  Page 1")).toHaveLength(1);
  expect(cells("See the buyer about it all")).toHaveLength(1);
  expect(cells("Employee total 1,250  11/02")).toHaveLength(1);
});
