import { expect, test } from "vitest";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { figuresOf } from "../figures.ts";
import { wordsOf } from "../text.ts";
import { amountOf } from "./amount.ts";
import { linesOf } from "./letter-blocks.ts";

const diagnosis = diagnose(sampleShop);

test.for([true, false])("[R180] a figure that we estimated says so in a sum (estimated: %s)", (isEstimated) => {
  const figure = figuresOf(diagnosis).find(({ figure: { low, high } }) => low < high === isEstimated);
  if (figure === undefined) throw new Error("the sample shop has no such figure");
  const { value, unit } = amountOf(figure);
  const from = { kind: "figure", id: figure.id } as const;
  const sum = {
    id: "s1",
    says: "x",
    term: [{ kind: "input", name: "f" }],
    inputs: [{ name: "f", value, unit, from }],
    value,
    unit,
    shownAs: "number",
  } as const;
  expect(linesOf(sum, diagnosis).map(wordsOf).join(" ").includes("our estimate: ")).toBe(isEstimated);
});
