import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { minimumOfferIn } from "./minimums.ts";

const read = (notes: string) => minimumOfferIn({ ...sparseShop, notes });

test("an offer of stock at the shop with a minimum, what the shop uses, and what rush trucks cost it", () => {
  expect(
    read(
      "The steel house would put a rack here and we pay as we pull, but they want us to guarantee $12,000 a month. We use between 8 and 15 in a month, if their minimum makes sense. Last year we spent $24,000 on rush trucks.",
    ),
  ).toMatchObject({ thing: "rack", dollars: 12_000, per: "month", used: [8_000, 15_000], rushed: 24_000 });
});

test("a yearly minimum without what is used", () => {
  expect(read("They offered me a rack of bar in the building, but there is an $18,000 a year minimum.")).toMatchObject({
    dollars: 18_000,
    per: "year",
    used: null,
    rushed: null,
  });
});

test.each([
  "Bar stock is on consignment and we have not run out in three years.",
  "The plater has a $240 minimum.",
  "They offered us the rack for $900.",
])("no offer with a minimum: %s", (notes) => {
  expect(read(notes)).toBeNull();
});
