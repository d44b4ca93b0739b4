import { expect, test } from "vitest";
import { addressOf, type Place, placeOf, placeOfResult } from "./place.ts";

test.for<readonly [string, unknown, Place]>([
  ["", null, { kind: "hero" }],
  ["", "form", { kind: "form" }],
  ["", "results", { kind: "results" }],
  ["?report=", null, { kind: "hero" }],
  ["?report=a1", null, { kind: "report", id: "a1" }],
  ["?utm=x&report=a1", "form", { kind: "report", id: "a1" }],
  ["?numbers", null, { kind: "numbers", report: null }],
  ["?numbers=&report=a1", null, { kind: "numbers", report: "a1" }],
  ["", { some: "other page's state" }, { kind: "hero" }],
])("[R26] the address %j with the state %j is the place %j", ([search, state, place]) => {
  expect(placeOf(search, state)).toEqual(place);
});

test("[R26] a stored result has an address of its own, and that leads back to it", () => {
  const place = placeOfResult("a/b c");
  expect(addressOf(place)).toBe("/?report=a%2Fb%20c");
  expect(placeOf(addressOf(place).slice(1), null)).toEqual(place);
  expect(addressOf(placeOfResult(undefined))).toBe("/");
  for (const report of [null, "a/b c"]) {
    const numbers: Place = { kind: "numbers", report };
    expect(placeOf(addressOf(numbers).slice(1), null)).toEqual(numbers);
  }
});
