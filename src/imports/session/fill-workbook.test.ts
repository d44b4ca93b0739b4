import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { imported } from "../../../test/exports/imported.ts";
import { shopExports } from "../../../test/exports/shop-exports.ts";
import { occasion } from "../../../test/shops.ts";
import { renderXlsx } from "../../adapters/files/xlsx/render-xlsx.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { composeDossier } from "../../report/dossier.ts";
import { listRows } from "../../report/workbook/tracked.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { shopRecords } from "../rows/shop-records.ts";
import { fillWorkbook } from "./fill-workbook.ts";
import { newestRows, rowsCounted } from "./newest-rows.ts";

const sample = composeDossier(sampleShop, diagnose(sampleShop), occasion);
let template: Uint8Array;

beforeAll(async () => {
  template = await renderXlsx(sample);
});

async function rowsOf(text: string) {
  const { entries } = await imported(text, { takeLikely: true });
  return shopRecords([entries]).rows;
}

async function sheetOf(bytes: Uint8Array, name: string) {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets.find((sheet) => sheet.name === name);
}

test("[R176] the workbook of a report holds the shop's rows below its headings, each in its column", async () => {
  const rows = await rowsOf(shopExports(7).orders);
  const sheet = await sheetOf(await fillWorkbook(template, rows), "Deliveries");
  const headings = sheet?.rows[listRows.heading - 1] ?? [];
  const first = sheet?.rows[listRows.first - 1] ?? [];
  const { line, ship_qty } = rows.deliveries?.[0] ?? {};
  expect(first[headings.indexOf("Order line")]).toBe(line);
  expect(first[headings.indexOf("Shipped quantity, pcs")]).toBe(ship_qty);
  expect(sheet?.rows[listRows.first - 1 + 99]?.[headings.indexOf("Order line")]).toBe("4099-1");
});

test("[R176] everything else in the workbook stays: sheets, formulas and lights", async () => {
  const filled = await fillWorkbook(template, await rowsOf(shopExports(7).orders));
  const before = await readXlsx(template, { readStyles: true });
  const after = await readXlsx(filled, { readStyles: true });
  const formulas = ({ sheets }: typeof before) =>
    sheets.map(({ name, cells, conditionalRules }) => [
      name,
      conditionalRules?.length,
      [...(cells ?? [])].flatMap(([key, { formula }]) => (formula === undefined ? [] : [`${key} ${formula}`])),
    ]);
  expect(formulas(after)).toEqual(formulas(before));
});

test("[R176] of more rows than the formulas count the newest go in", async () => {
  const head = "Ord #,Ln,Prom Date,Qty Ord,Ship Date,Qty Shipped";
  const day = (row: number) => new Date(Date.UTC(2020, 0, 1 + row)).toISOString().slice(0, 10);
  const lines = Array.from({ length: rowsCounted + 5 }, (_, row) => `${row + 1},1,${day(row)},4,${day(row)},4`);
  const rows = newestRows(await rowsOf([head, ...lines].join("\n")));
  const sheet = await sheetOf(await fillWorkbook(template, rows), "Deliveries");
  const column = sheet?.rows[listRows.heading - 1]?.indexOf("Order line") ?? -1;
  expect(sheet?.rows[listRows.first - 1]?.[column]).toBe("6-1");
  expect(sheet?.rows[listRows.first - 1 + rowsCounted - 1]?.[column]).toBe(`${rowsCounted + 5}-1`);
  expect(rowsCounted).toBeLessThanOrEqual(listRows.last - listRows.first + 1);
});

test("[R176] a cell that looks like a formula stays a text", async () => {
  const orders = shopExports(7).orders.replaceAll("Customer 1", "=HYPERLINK(1)");
  const rows = await rowsOf(orders);
  const sheet = await sheetOf(await fillWorkbook(template, { deliveries: rows.deliveries ?? [] }), "Deliveries");
  const made = [...(sheet?.cells ?? [])].filter(([, { formula }]) => formula?.includes("HYPERLINK"));
  expect(made).toEqual([]);
});
