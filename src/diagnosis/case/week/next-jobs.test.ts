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
  for (const notes of ["A setup takes six to nine hours.", "To set up takes eight hours."]) {
    expect(weekOf(notes)).not.toContain("tomorrow's first two jobs");
    expect(weekOf(notes)).toContain("the next two jobs");
  }
});
