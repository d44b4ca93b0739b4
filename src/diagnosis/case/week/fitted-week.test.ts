import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

/** A shop that only says that setups run over, not why. */
const pain_invisible = "The hot list changes every morning and we tear down setups for it.";

const weekOf = (notes: string): string =>
  caseOfShop({ notes, pain_invisible }, sampleShop, "setup_changeover")
    .week.map(({ what }) => what)
    .join("\n");

test("[R234] where a setup takes most of a shift, nothing is asked of tomorrow's two jobs", () => {
  expect(weekOf("A setup takes 45 minutes.")).toContain("tomorrow's first two jobs");
  const long = weekOf("A setup takes six to nine hours.");
  expect(long).not.toContain("tomorrow's first two jobs");
  expect(long).toContain("the next two jobs");
});
