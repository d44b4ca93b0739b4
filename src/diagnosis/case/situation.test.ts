import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";
import { sparseShop } from "../../../test/shops.ts";

const situationIn = (pain_invisible: string, more = {}) =>
  caseOfShop({ tech_stack: ["QuickBooks"], ...more, pain_invisible }, sparseShop).situation?.id;

test("a plain sentence leads the page though another cause is a little likelier", () => {
  const said = "We bill every job and there's nothing left in December. Plating and freight go into one account.";
  expect(situationIn(said)).toBe("nobody-adds-up");
});

test("shops that lack people or hours are not short of orders", () => {
  const said = "Our biggest customer moved his work to Mexico.";
  expect(situationIn(said)).toBe("too-little-work");
  expect(situationIn(said, { primary_bottleneck: "Staffing" })).not.toBe("too-little-work");
  expect(situationIn(`${said} We can't find a machinist.`)).not.toBe("too-little-work");
});
