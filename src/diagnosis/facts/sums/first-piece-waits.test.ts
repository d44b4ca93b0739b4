import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { diagnose } from "../../diagnose.ts";
import { firstPieceSum, firstPieceWaitsOf } from "./first-piece-waits.ts";

const hoursIn = (pain_invisible: string) => firstPieceWaitsOf({ ...sparseShop, pain_invisible })?.aYear;
const counted = "I counted in October: 61 setups, 38 of them waited more than two hours on the first piece.";

test.for([
  [counted, 912],
  ["Last week 9 setups sat over 90 minutes waiting for a first article.", 675],
  ["Of 50 first pieces last quarter, 20 waited at least an hour.", 80],
] as const)("first pieces that waited longer than a time cost that time each, over a year: %s", ([text, hours]) =>
  expect(hoursIn(text)).toBeCloseTo(hours, 6),
);

test.for([
  "38 of 61 setups waited more than two hours on the first piece.",
  "In October 38 lots waited more than two hours for a truck.",
  "In October 38 of them waited two to three hours on the first piece.",
  "If in October 38 of them waited more than two hours on the first piece, we would know.",
])("no such hours: %s", (text) => expect(hoursIn(text)).toBeUndefined());

test("that is what the backup at inspection costs at least, and the sum is written out", () => {
  const shop = { ...sparseShop, machine_count: 14, shift_count: "2", pain_invisible: counted } as const;
  const inspection = diagnose(shop).themes.find(({ id }) => id === "quality_inspection");
  expect(inspection?.losses[0]?.amount.likely).toBeGreaterThan(800);
  expect(firstPieceSum(shop)?.lines).toEqual(["38 × 2 hours = 76 hours", "76 × 12 = 912 hours a year"]);
});
