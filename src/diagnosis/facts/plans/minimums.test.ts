import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { minimumOfferIn } from "./minimums.ts";

const read = (notes: string) => minimumOfferIn({ ...sparseShop, notes });

test.each([
  [
    "The steel house would put a rack here and we pay as we pull, but they want us to guarantee $12,000 a month.",
    { thing: "rack", dollars: 12_000, per: "month" },
  ],
  [
    "They offered me a rack of bar in the building, but there is an $18,000 a year minimum.",
    { thing: "rack", dollars: 18_000, per: "year" },
  ],
  [
    "Our insert rep proposed a vending machine if we commit to $2,500 a month.",
    { thing: "vending machine", dollars: 2_500, per: "month" },
  ],
])("an offer of stock at the shop with a minimum: %s", (notes, offer) => {
  expect(read(notes)).toMatchObject(offer);
});

test.each([
  "Bar stock is on consignment and we have not run out in three years.",
  "The plater has a $240 minimum.",
  "They offered us the rack for $900.",
])("no offer with a minimum: %s", (notes) => {
  expect(read(notes)).toBeUndefined();
});
