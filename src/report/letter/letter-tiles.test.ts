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

test("what follows a comma is no part of the number, and an estimate keeps its word", () => {
  expect(tile({ now: "$57, August cams" })).toMatchObject({ value: "$57", unit: "August cams" });
  expect(tile({ now: "about $112 an order" })).toMatchObject({ value: "About $112", unit: "an order" });
});

test.for([
  ["27 of 30", "6 of 10"],
  ["598 against 410", "10 percent over at most"],
  ["$212,000", "2 days"],
  ["0 quotes", "all under 20 pieces"],
  ["$31,000 deeper last year", "no deeper than November"],
] as const)("%s has no scale if its goal has no place on it: %s", ([now, goal]) => {
  for (const wanted of [{ goal }, { aim: goal }])
    expect(tile({ now, ...wanted })).toMatchObject({ plot: null, byHand: { how: expect.stringMatching(/\.$/) } });
});

test.for([
  ["9 points", "3 points", 3, 10],
  ["$57, August cams", "$105 an hour", 105, 120],
  ["1 order", "10 orders by December 11", 10, 12],
] as const)("the scale of %s reaches its goal: %s", ([now, aim, goal, end]) => {
  expect(tile({ now, goal: aim }).plot).toMatchObject({ goal, end });
  expect(tile({ now, aim }).plot).toMatchObject({ goal, end });
});
