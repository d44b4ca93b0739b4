import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";

test.each([
  ["Get more running time out of the machines we have.", ["machine hours"]],
  ["Jobs going out the day we said they would.", ["late jobs"]],
  ["Get molds to first shots on the date we gave.", ["late jobs"]],
  ["Get quotes out faster, and scrap down.", ["slow quotes", "scrap and rework"]],
  ["Ship 95% on time by December.", ["late jobs"]],
  ["Ship 40 pumps a week.", ["parts out"]],
  ["Shorter deliveries.", ["days of lead time"]],
  ["Take big chunks of time out of building a mold.", ["days of lead time"]],
])("%s asks for %s", (improvement_goal, counts) => {
  expect(caseOfShop({ improvement_goal }).goal.aims.map((aim) => aim.counts)).toEqual(counts);
});
