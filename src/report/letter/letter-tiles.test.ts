import { expect, test } from "vitest";
import type { Letter, LetterTile } from "../../diagnosis/letter/letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { shopCalendar } from "../working-days.ts";
import { letterTiles } from "./letter-tiles.ts";

const tile = (parts: Partial<LetterTile>) => {
  const all: LetterTile = { name: "Late jobs", now: null, goal: null, aim: null, source: null, ...parts };
  const [shown] = letterTiles({ tiles: [all] } as unknown as Letter, [], shopCalendar(sampleShop, "2026-11-23"));
  if (shown === undefined) throw new Error("No tile");
  return shown;
};

test("a range stands large, and what else was said of it does not", () => {
  expect(tile({ now: "15–30% late, dates doubtful" })).toMatchObject({ value: "15–30%", unit: "late", isReal: true });
});

test("hours and minutes stand large together, without a scale", () => {
  expect(tile({ now: "15 h 25 min, one night" })).toMatchObject({ value: "15 h 25 min", plot: null });
  expect(tile({ now: "15 h 25 min a night" })).toMatchObject({ value: "15 h 25 min", unit: "a night" });
});

test.for(["Not counted yet", "none", "Nobody counts it"])("%s is no reading of the shop", (now) => {
  expect(tile({ now, goal: "5 jobs" })).toMatchObject({ value: "5", unit: "jobs", isReal: false });
});

test.for([
  ["27 of 30", "6 of 10"],
  ["598 against 410", "10 percent over at most"],
  ["$212,000", "2 days"],
] as const)("a goal that is no value of the same scale as %s has no mark on it: %s", ([now, goal]) => {
  expect(tile({ now, goal }).plot).not.toHaveProperty("goal");
});

test("a goal on the same scale has a mark", () => {
  expect(tile({ now: "9 points", goal: "3 points" }).plot).toMatchObject({ goal: 3 });
});
