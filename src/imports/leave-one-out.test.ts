import { expect, test } from "vitest";
import { formats } from "../../test/exports/generate.ts";
import { leaveOneOut } from "../../test/exports/leave-one-out.ts";
import { layouts } from "./knowledge/layouts.ts";
import { columnsOf } from "./match/columns-of.ts";
import { learn } from "./match/learned.ts";
import { matchColumns } from "./match/match-columns.ts";

test("[R126] a system that was never seen is matched from what the others teach", () => {
  const { sure, rightOfSure, right, listsRight } = leaveOneOut();
  expect(sure).toBeGreaterThanOrEqual(0.65);
  expect(rightOfSure).toBeGreaterThanOrEqual(0.97);
  expect(right).toBeGreaterThanOrEqual(0.8);
  expect(listsRight).toBeGreaterThanOrEqual(0.9);
});

test("[R126] the layouts we know are those of the collection, with the columns that no general word names", () => {
  const collected = formats.filter(({ headers }) => headers.length > 0);
  expect(layouts.map(({ list, headings }) => [list, headings])).toEqual(
    collected.map(({ list, headers }) => [list, headers]),
  );
  for (const [at, { columns }] of layouts.entries()) expect(collected[at]?.maps_to).toMatchObject(columns);
});

test("[R126] what a layout doesn't say of its columns, their headings say", () => {
  const nothing = learn([]);
  const missed = layouts.flatMap(({ list, headings, columns }, at) => {
    const file = columnsOf({ ...emptyTable, headings });
    const matches = matchColumns(list, file, nothing);
    const collected = formats.filter(({ headers }) => headers.length > 0)[at]?.maps_to ?? {};
    return Object.entries(collected).filter(
      ([id, heading]) =>
        !heading.startsWith("=") &&
        columns[id] === undefined &&
        headings[matches.find(({ target }) => target === id)?.column ?? -1] !== heading,
    );
  });
  expect(missed).toEqual([]);
});

const emptyTable = { rows: [], rowNumbers: [], titles: [], leftOut: [], notes: [], sheet: null, headerRow: 1 };
