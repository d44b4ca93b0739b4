import fc from "fast-check";
import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../test/shops.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { machinesNamed } from "../case/shop.ts";
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

const counts = ["two", "three", "four"];
const kinds = ["vertical mills", "Swiss lathes", "horizontals", "Toyoda horizontals"];
test.for([
  (machines: string) => `I got ${machines} spoke for at $92,500 each, and need to let the dealer know.`,
  (machines: string) => `Add ${machines} to carry the new order.`,
  (machines: string) => `I've got ${machines} priced at 1.3 million for the pair.`,
  (machines: string) => `Buy ${machines}, we're outgrown.`,
] as const)("machines that are only planned are no place for a task (%#)", (planned) => {
  for (const count of counts)
    for (const kind of kinds) {
      const shop = { ...sparseShop, machine_count: 12, improvement_goal: planned(`${count} ${kind}`) };
      expect(machinesNamed(factsIn(shop), shop), shop.improvement_goal).toBeNull();
      const own = { ...shop, notes: `Our ${count} ${kind} are booked solid.` };
      expect(machinesNamed(factsIn(own), own), own.notes).toContain(kind);
    }
});

test("machines that are to be replaced are there", () => {
  const shop = { ...sparseShop, machine_count: 12, improvement_goal: "Replace six older lathes with faster ones." };
  expect(machinesNamed(factsIn(shop), shop)).toBe("your six older lathes");
});
