import { expect, test } from "vitest";
import { formats } from "../../test/exports/generate.ts";
import { leaveOneOut } from "../../test/exports/leave-one-out.ts";
import { layouts } from "./knowledge/layouts.ts";

test("[R126] a system that was never seen is matched from what the others teach", () => {
  const { sure, rightOfSure, right, listsRight } = leaveOneOut();
  expect(sure).toBeGreaterThanOrEqual(0.65);
  expect(rightOfSure).toBeGreaterThanOrEqual(0.97);
  expect(right).toBeGreaterThanOrEqual(0.8);
  expect(listsRight).toBeGreaterThanOrEqual(0.9);
});

test("[R126] the layouts we know are those of the collection", () => {
  const plain = (columns: Readonly<Record<string, string>>) =>
    Object.entries(columns).filter(([, heading]) => !heading.startsWith("="));
  const collected = formats.filter(({ headers }) => headers.length > 0);
  expect(layouts.map(({ list, headings, columns }) => [list, headings, plain(columns)])).toEqual(
    collected.map(({ list, headers, maps_to }) => [list, headers, plain(maps_to)]),
  );
});
