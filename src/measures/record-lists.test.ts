import { expect, test } from "vitest";
import { type Column, type RecordList, serialOf } from "./record-list.ts";
import { recordLists } from "./record-lists.ts";

const lists: readonly (readonly [string, RecordList])[] = Object.entries(recordLists);
const everyColumn = lists.flatMap(([list, { columns }]) =>
  Object.entries(columns).map(([id, column]) => [`${list}.${id}`, column] as const),
);

/** Whether the example is a value that the column itself would allow. */
function allows(column: Column): boolean {
  switch (column.kind) {
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(column.example) && Number.isInteger(serialOf(column.example));
    case "datetime":
      return /T\d{2}:\d{2}$/.test(column.example) && Number.isFinite(serialOf(column.example));
    case "number":
      return column.example >= column.min && column.unit !== "";
    case "choice":
      return column.choices.includes(column.example);
    case "text":
    case "yes-no":
      return column.example !== "";
  }
}

test("the name of a list fits on the tab of a sheet and is used once", () => {
  const names = lists.map(([, { sheet }]) => sheet);
  expect(names.filter((name) => name.length > 31 || /[\\/?*[\]:']/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.for(lists)("the columns of %s have different titles", ([, { columns }]) => {
  const titles = Object.values(columns).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.for(everyColumn)("the example of %s is one that the column allows", ([, column]) => {
  expect(allows(column)).toBe(true);
});

test.for([
  ["1899-12-31", 1],
  ["2026-11-16", 46342],
  ["2026-11-16T12:00", 46342.5],
] as const)("%s is day %d of a spreadsheet", ([date, serial]) => {
  expect(serialOf(date)).toBe(serial);
});
