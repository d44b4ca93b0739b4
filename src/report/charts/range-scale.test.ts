import { expect, test } from "vitest";
import { drawRangeScale } from "./range-scale.ts";

const frame = { x: 0, y: 0, width: 300, height: 60 };
const labelsOf = (value: number, low: string) =>
  drawRangeScale(
    {
      kind: "range-scale",
      range: { low: value, likely: value, high: value },
      end: value * 1.25,
      low,
      high: "170",
      tone: "accent",
    },
    frame,
  ).flatMap((mark) => (mark.kind === "label" ? [mark] : []));

test("the label of one value is under its pointer, not at the end of the rule", () => {
  expect(labelsOf(170, "")).toMatchObject([{ text: "170", x: 6 + 288 / 1.25, anchor: "middle" }]);
});

test("two words with one value are those of the rule's ends", () => {
  expect(labelsOf(170, "0")).toMatchObject([
    { text: "0", x: 0 },
    { text: "170", x: 300, anchor: "end" },
  ]);
});
