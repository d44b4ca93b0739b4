import fc from "fast-check";
import { expect, test } from "vitest";
import { submissionOf } from "../../../test/shops.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { factsIn } from "./facts.ts";

const shopThatSays = (text: string): Submission =>
  submissionOf({ ...sampleShop, pain_invisible: text, notes: text, improvement_goal: text.slice(0, 1000) });

test("every fact is in its answer word for word, whatever the answer says", () => {
  const words = fc.constantFrom(
    "two",
    "5-axis",
    "lathes",
    "126",
    "hours",
    "a week",
    "buy",
    "need",
    "$",
    "%",
    ".",
    "\n",
    "of the",
    "are",
    "½",
    "to",
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const submission = shopThatSays(text);
      const { quantities, plans, machines } = factsIn(submission);
      for (const { field, text: written, start } of [...quantities, ...plans])
        expect(submission[field]?.slice(start, start + written.length)).toBe(written);
      for (const { field, quote } of machines) expect(submission[field]).toContain(quote);
      for (const { low, high } of quantities) expect(low).toBeLessThanOrEqual(high);
    }),
    { seed: 7, numRuns: 400 },
  );
});
