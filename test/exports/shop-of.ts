import { computeKpis } from "../../src/imports/kpis/compute-kpis.ts";
import { type ManualFacts, noManualFacts } from "../../src/imports/rows/machines.ts";
import type { Records } from "../../src/imports/rows/records.ts";
import { shopRecords } from "../../src/imports/rows/shop-records.ts";
import { measures } from "../../src/knowledge/kpis/kpis.ts";
import { imported } from "./imported.ts";

/** The records of a shop whose files these are. */
export async function shopOf(texts: readonly string[], manual: ManualFacts = noManualFacts): Promise<Records> {
  const files = await Promise.all(texts.map((text) => imported(text, { takeLikely: true })));
  return shopRecords(
    files.map(({ entries }) => entries),
    manual,
  );
}

/** What stands in for columns that no file fills, in the words for the owner. */
export const textsOf = ({ decided = [] }: Records): readonly string[] => [...new Set(decided.map(({ text }) => text))];
export const idsOf = (shop: Records): readonly string[] => computeKpis(measures, shop).map(({ id }) => id);
export const shown = (shop: Records, id: string): number | null | undefined =>
  computeKpis(measures, shop).find((kpi) => kpi.id === id)?.value;
