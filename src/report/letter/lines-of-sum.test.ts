import { expect, test } from "vitest";
import { noLetter } from "../../diagnosis/letter/whole-letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { wordsOf } from "../text.ts";
import { priceOfHours } from "./lines-of-sum.ts";

const shop = { ...sampleShop, shop_rate_value: 90 };
const priced = (value: string, submission: Parameters<typeof priceOfHours>[1] = shop) =>
  priceOfHours({ ...noLetter, figures: [{ name: "Hours lost", value, how: [] }] }, submission).map(
    (line) => `${wordsOf(line.how)} ${line.value} ${line.unit}`,
  );

test("[R180] machine hours that a letter counts are priced at the told rate, unless it prices something itself", () => {
  expect(priced("20 machine hours a night")).toEqual(["20 × $90 = $1,800. $1,800 a night"]);
  expect(priced("20 people hours a night")).toEqual([]);
  expect(priced("$400 a night")).toEqual([]);
  const { shop_rate_value: _, ...withoutRate } = shop;
  expect(priced("20 machine hours a night", withoutRate)).toEqual([]);
});
