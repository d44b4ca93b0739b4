import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { figureTerms } from "../../diagnosis/losses/figure-terms.ts";
import { wordsOfLeaf } from "./leaf-texts.ts";
import { ledgerOf } from "./ledger.ts";

test("hours of stops that a shop counts are hours in its workbook, not a factor", () => {
  const shop = { ...sparseShop, machine_count: 40, notes: "Breakdowns cost us 300 hours last year." };
  const { leaves } = ledgerOf(figureTerms(shop, diagnose(shop)));
  const units = leaves.map((leaf) => [wordsOfLeaf(leaf).name, wordsOfLeaf(leaf).unit]);
  expect(units).toContainEqual(["Hours of stops you count", "hours"]);
});
