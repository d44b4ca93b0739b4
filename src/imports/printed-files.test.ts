import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOf } from "../measures/record-list.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const folder = new URL("../../test/exports/printed/", import.meta.url);
/** What plain sums over each file give, by a program that knows nothing of ours. */
const expected: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(new URL("expected.json", folder), "utf8"),
);

test("[R126] every printed file has expected values", () => {
  expect(readdirSync(folder).filter((name) => name !== "expected.json")).toEqual(Object.keys(expected).toSorted());
});

test.for(Object.entries(expected))("[R129] %s gives the numbers that its rows add up to", async ([name, values]) => {
  const { entries } = await imported(readFileSync(new URL(name, folder)), { today: serialOf("2026-11-29") });
  const shown = new Map(computeKpis(measures, shopRecords([entries])).map(({ id, value }) => [id, value]));
  for (const [id, value] of Object.entries(values)) expect(shown.get(id), id).toBeCloseTo(value, 5);
});
