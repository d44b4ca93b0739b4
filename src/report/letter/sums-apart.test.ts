import { expect, test } from "vitest";
import type { MemoBlock } from "../../diagnosis/letter/letter.ts";
import { withSumsApart } from "./sums-apart.ts";

const line = (text: string): MemoBlock => ({
  kind: "text",
  lead: null,
  says: { says: [{ kind: "words", text }], isReading: false },
});

test.for([
  [
    "You promised 640, so 640 − 266 = 374 hours had no machine.",
    "You promised 640, so 374 hours had no machine.",
    ["640 − 266 = 374"],
  ],
  ["Your machines cut 266 (648 × 1,063 ÷ 2,592).", "Your machines cut 266.", ["648 × 1,063 ÷ 2,592 = 266"]],
  [
    "It needs 4 × $84 + $22.50 = $358.50, and you bill $205.",
    "It needs $358.50, and you bill $205.",
    ["4 × $84 + $22.50 = $358.50"],
  ],
  [
    "It has $1.9 million − $1.2 million = $700,000 more.",
    "It has $700,000 more.",
    ["$1.9 million − $1.2 million = $700,000"],
  ],
  ["It took 29 hours, and 29 × $125 = $3,625.", "It took 29 hours, and 29 × $125 = $3,625.", []],
] as const)("the short answer names results alone, and their sums stand below: %s", ([written, read, below]) => {
  const { memo, sums } = withSumsApart([line(written), { kind: "title", text: "What it’s worth" }, line("2 × 3 = 6")]);
  expect(memo).toEqual([line(read), { kind: "title", text: "What it’s worth" }, line("2 × 3 = 6")]);
  expect(sums).toEqual(below);
});

test("a sum that stands further down isn't repeated", () => {
  const sum = "That is 640 − 266 = 374 hours.";
  expect(withSumsApart([line(sum), { kind: "title", text: "What it’s worth" }, line(sum)]).sums).toEqual([]);
});

test.for(["The other line had 1,640 − 266 = 374.5 hours.", "They asked for 640 − 266 = 374,000 parts."])(
  "a longer calculation further down doesn't stand for a shorter one: %s",
  (below) => {
    const memo = [
      line("That is 640 − 266 = 374 hours."),
      { kind: "title", text: "What it’s worth" } as const,
      line(below),
    ];
    expect(withSumsApart(memo).sums).toEqual(["640 − 266 = 374"]);
  },
);

test("a calculation further down counts in parentheses or in two pieces, too", () => {
  const sumsWith = (says: readonly string[]) =>
    withSumsApart([
      line("That is 640 − 266 = 374 hours."),
      { kind: "title", text: "What it’s worth" },
      {
        kind: "text",
        lead: null,
        says: { says: says.map((text) => ({ kind: "words", text }) as const), isReading: false },
      },
    ]).sums;
  expect(sumsWith(["No machine ran for 374 (640 − 266) hours."])).toEqual([]);
  expect(sumsWith(["Here it is: 640 − 266", " = 374."])).toEqual([]);
});
