import { expect, test } from "vitest";
import { drawRangeScale, ruleEnd } from "./range-scale.ts";

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
  expect(labelsOf(170, "")).toMatchObject([
    { text: "170", x: 6 + 288 / 1.25, anchor: "middle" },
    { text: "0", anchor: "middle" },
  ]);
});

test("a rule says its goal and its round end, unless they would touch the value's label or each other", () => {
  const said = (value: number, goal: number) =>
    drawRangeScale(
      {
        kind: "range-scale",
        range: { low: value, likely: value, high: value },
        end: ruleEnd(Math.max(value, goal), "%"),
        isEndRound: true,
        goal,
        low: "",
        high: `${value}`,
        tone: "accent",
      },
      frame,
    ).flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));
  expect(said(30, 60)).toEqual(["30", "goal", "0", "100"]);
  expect(said(70, 95)).toEqual(["70", "goal", "0"]);
  expect(said(170, 10)).toEqual(["170", "goal", "200"]);
  expect(said(94, 95)).toEqual(["94", "0"]);
});

test("a small share has a scale on which it and its goal are apart", () => {
  expect([ruleEnd(3.1, "%"), ruleEnd(30, "%"), ruleEnd(95, "%")]).toEqual([3.5, 100, 100]);
});

test("a round end in the millions is said as its value is: with the dollar sign, and in words", () => {
  const range = { low: 1.31e6, likely: 1.31e6, high: 1.31e6 };
  const plot = { kind: "range-scale", range, end: 2e6, isEndRound: true, low: "", tone: "accent" } as const;
  const ends = ["$1.31 million", "1.31 million"].map((high) =>
    drawRangeScale({ ...plot, high }, frame).flatMap((mark) => (mark.kind === "label" ? [mark.text] : [])),
  );
  expect(ends).toEqual([
    ["$1.31 million", "0", "$2 million"],
    ["1.31 million", "0", "2 million"],
  ]);
});

test("two words with one value are those of the rule's ends", () => {
  expect(labelsOf(170, "0")).toMatchObject([
    { text: "0", x: 0 },
    { text: "170", x: 300, anchor: "end" },
  ]);
});
