import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOf } from "../measures/record-list.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const tasks = [
  "Title,Asset,Category,Due Date,Completed On",
  ...Array.from({ length: 8 }, (_, at) => `Lube ${at},VF2,Preventive,2026-10-1${at},2026-10-1${at}`),
  "Lube 8,VF2,Preventive,2026-10-20,",
  "Lube 9,VF2,Preventive,2026-10-21,",
].join("\n");

test("[R124] a file named after the day of its export counts what was due until then", async () => {
  const onTimeIn = async (fileName: string) => {
    const { entries } = await imported(tasks.replace("2026-10-21", "2026-10-25"), { fileName });
    return computeKpis(measures, shopRecords([entries])).find(({ id }) => id === "kpi_pm")?.value;
  };
  expect(await onTimeIn("WorkOrders-2026-10-22.csv")).toBeCloseTo((100 * 8) / 9);
  expect(await onTimeIn("WorkOrders_20261026.csv")).toBeCloseTo((100 * 8) / 10);
});

test("[R124] the name of a file from one day to another, or without a day, says nothing", async () => {
  for (const fileName of [
    "L1_Pool_20261009-20261013.csv",
    "Pool_20260309-0313.csv",
    "PO_lines_090126.csv",
    "part 120261022.csv",
    "",
  ])
    expect((await imported(tasks, { fileName })).entries.printedOn).toBeNull();
});

test("[R124] a day written with its hour in AM or PM has the month first", async () => {
  const file = await imported(`Open work orders,Run: 10/5/2026 6:12 AM,,,\n${tasks}`);
  expect(file.entries.printedOn).toBe(serialOf("2026-10-05"));
});

test("[R124] a German report says its day as Stichtag", async () => {
  const file = await imported(`Wartungsliste,Stichtag: 25.10.2026,,,\n${tasks}`);
  expect(file.entries.printedOn).toBe(serialOf("2026-10-25"));
});
