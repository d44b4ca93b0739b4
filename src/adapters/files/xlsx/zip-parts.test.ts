import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { withParts } from "./zip-parts.ts";

const workbook = () => writeXlsx({ sheets: [{ name: "One", rows: [["a"]] }] });
const same = (text: string): string => text;

test("a part that the file doesn't have can't be changed", async () => {
  const file = await workbook();
  expect(withParts(file, new Map([["xl/worksheets/sheet1.xml", same]])).length).toBeGreaterThan(0);
  expect(() => withParts(file, new Map([["xl/worksheets/sheet2.xml", same]]))).toThrow("sheet2.xml");
});

test("a file with anything behind its directory is refused", async () => {
  const file = await workbook();
  expect(() => withParts(Buffer.concat([file, Buffer.from("more")]), new Map())).toThrow("No zip header");
});
