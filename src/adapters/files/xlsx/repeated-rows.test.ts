import { crc32, inflateRawSync } from "node:zlib";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeDossier } from "../../../report/dossier.ts";
import { composeWorkbook } from "../../../report/workbook/compose-workbook.ts";
import { listRows } from "../../../report/workbook/tracked.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

import { renderXlsx } from "./render-xlsx.ts";

const dossier = composeDossier(sampleShop, diagnose(sampleShop), occasion);

test("every row of a list that is ready to be filled in looks like its first, to the last one", async () => {
  const { sheets } = await readXlsx(await renderXlsx(dossier), { readStyles: true });
  const lists = composeWorkbook(dossier).sheets.filter(({ repeated }) => repeated !== null);
  expect(lists.length).toBeGreaterThan(3);
  for (const { name, widths } of lists) {
    const cells = sheets.find((sheet) => sheet.name === name)?.cells;
    const styleOf = (row: number, column: number) => cells?.get(`${row - 1},${column - 1}`)?.style;
    for (let column = 2; column <= widths.length; column += 1) {
      const first = styleOf(listRows.first, column);
      expect(first, name).toBeDefined();
      for (const row of [listRows.first + 1, 99, listRows.lastReady]) expect(styleOf(row, column), name).toEqual(first);
      expect(styleOf(listRows.lastReady + 1, column), name).toBeUndefined();
    }
  }
});

test("the library gets no row that repeats another, because those took more time than all the rest", () => {
  const cells = composeWorkbook(dossier).sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
  expect(cells).toBeLessThan(5_000);
});

test("every part of the file is as long as its header says and has its checksum, and the directory says the same", async () => {
  const file = Buffer.from(await renderXlsx(dossier));
  const directory = file.readUInt32LE(file.length - 6);
  let [at, parts] = [directory, 0];
  for (; file.readUInt32LE(at) === 0x02014b50; parts += 1) {
    const start = file.readUInt32LE(at + 42);
    expect(file.readUInt32LE(start)).toBe(0x04034b50);
    expect(file.subarray(start + 14, start + 26)).toEqual(file.subarray(at + 16, at + 28));
    const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    const stored = file.subarray(data, data + file.readUInt32LE(start + 18));
    const text = file.readUInt16LE(start + 8) === 8 ? inflateRawSync(stored) : stored;
    expect([crc32(text), text.length]).toEqual([file.readUInt32LE(start + 14), file.readUInt32LE(start + 22)]);
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  expect(parts).toBe(file.readUInt16LE(file.length - 12));
  expect(at).toBe(file.length - 22);
});
