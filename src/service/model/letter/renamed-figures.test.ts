import { expect, test } from "vitest";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { givenInputs } from "./given-inputs.ts";
import { withoutRenamedFigures } from "./renamed-figures.ts";

const inputs = givenInputs(sampleShop, diagnose(sampleShop));
const letterWith = (term: string, unit: string) => ({
  quotes: [{ id: "q1", field: "notes", text: "{s1} as typed" }],
  sums: [
    { id: "s1", says: "what one more hour sells for", term, unit },
    { id: "s2", says: "half of that", term: "s1 / (1 + 1)", unit: "$/year" },
  ],
  cost: [{ says: "One more hour sells for {s1}, half for {s2}.", kind: "reading", grounds: ["s1", "notes"] }],
});

test("[R180] a sum that only renames a figure of ours is that figure, in sentences, grounds and other sums", () => {
  const { sums, cost, quotes } = withoutRenamedFigures(letterWith("one.hour", "$/year"), inputs);
  expect(sums).toEqual([{ id: "s2", says: "half of that", term: "one.hour / (1 + 1)", unit: "$/year" }]);
  expect(cost).toEqual([
    { says: "One more hour sells for {one.hour}, half for {s2}.", kind: "reading", grounds: ["one.hour", "notes"] },
  ]);
  expect(quotes).toEqual([{ id: "q1", field: "notes", text: "{s1} as typed" }]);
});

test.each([
  ["another unit", "one.hour", "h/week"],
  ["an answer", "machines", "machine"],
  ["no figure of ours", "nights", "1"],
])("[R180] a sum that renames %s stays as it is", (_, term, unit) => {
  const letter = letterWith(term, unit);
  expect(withoutRenamedFigures(letter, inputs)).toEqual(letter);
});
