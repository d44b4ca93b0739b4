import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier } from "../dossier.ts";
import { columnsHolding, renderDataDictionary } from "./data-dictionary.ts";

const dossierOf = (submission: Submission) => composeDossier(submission, diagnose(submission), occasion);

/** The cells of comma-separated values, quotes undone. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}

const shops = { silentShop, sparseShop, tidyShop, fullShop, hostileShop, sampleShop } as const;

test.for(Object.entries(shops))("the data dictionary of %s has one line a KPI and element", ([, shop]) => {
  const { kpis: planned } = dossierOf(shop).diagnosis;
  const [header, ...lines] = cellsOf(renderDataDictionary(dossierOf(shop)).slice(1));
  expect(header?.slice(0, 2)).toEqual(["kpi_id", "kpi"]);
  expect(lines.map(([kpi, , , , , , , element]) => [kpi, element])).toEqual(
    planned.flatMap((kpi) => kpi.data.map((element) => [kpi.id, element.id])),
  );
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([16]));
});

test.for(Object.entries(shops))("no cell for %s can run as a formula", ([, shop]) => {
  const cells = cellsOf(renderDataDictionary(dossierOf(shop)).slice(1)).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test("the data dictionary begins with a byte order mark and ends its lines as RFC 4180 says", () => {
  const csv = renderDataDictionary(dossierOf(sampleShop));
  expect(csv.startsWith("\uFEFFkpi_id,kpi,formula,")).toBe(true);
  expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(csv.endsWith("\r\n")).toBe(true);
});

test("a line of the data dictionary says where an element is and which column has it", () => {
  const lines = cellsOf(renderDataDictionary(dossierOf(sampleShop)).slice(1));
  const promise = lines.find(([kpi, , , , , , , element]) => kpi === "kpi_otd" && element === "promise_date");
  expect(promise?.slice(4)).toEqual([
    "goal 95%, typical 85%, good 95%",
    "weekly",
    "Planner",
    "promise_date",
    "First promised ship date per order line",
    "ready now",
    "JobBOSS (ECi JobBOSS classic)",
    "Delivery.Promised_Date (also Requested_Date)",
    "full",
    "high",
    "Deliveries",
    "First promised",
  ]);
});

test.for(Object.keys(kpis) as readonly KpiId[])("every element of %s has a column", (kpi) => {
  expect(kpis[kpi].elements.filter((element) => columnsHolding(element, kpi).length === 0)).toEqual([]);
});
