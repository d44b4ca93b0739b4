import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";

test("what somebody is paid isn't what a cause takes", () => {
  const isTold = (more: string): boolean =>
    caseOfShop({ pain_invisible: `Only Ray can set up the mills, and ${more}` }, sparseShop, "staffing_skills")
      .isLossTold;
  expect(isTold("the new man is slow at $22.50 an hour.")).toBe(false);
  expect(isTold("machines waited three hours for him.")).toBe(true);
  expect(isTold("it took $1,400 of overtime last month.")).toBe(true);
});
