import { expect, test } from "vitest";
import { addressOf, type Route, routeOf, routeOfResult } from "./route.ts";

test.for<readonly [string, unknown, Route]>([
  ["", null, { kind: "hero" }],
  ["", "form", { kind: "form" }],
  ["", "results", { kind: "results" }],
  ["?report=", null, { kind: "hero" }],
  ["?report=a1", null, { kind: "report", id: "a1" }],
  ["?utm=x&report=a1", "form", { kind: "report", id: "a1" }],
  ["?numbers", null, { kind: "numbers", report: null }],
  ["?numbers=&report=a1", null, { kind: "numbers", report: "a1" }],
  ["", { some: "other page's state" }, { kind: "hero" }],
])("[R26] the address %j with the state %j opens %j", ([search, state, route]) => {
  expect(routeOf(search, state)).toEqual(route);
});

test("[R26] a stored result has its own address, which leads back to it", () => {
  const route = routeOfResult("a/b c");
  expect(addressOf(route)).toBe("/?report=a%2Fb%20c");
  expect(routeOf(addressOf(route).slice(1), null)).toEqual(route);
  expect(addressOf(routeOfResult(undefined))).toBe("/");
  for (const report of [null, "a/b c"]) {
    const numbers: Route = { kind: "numbers", report };
    expect(routeOf(addressOf(numbers).slice(1), null)).toEqual(numbers);
  }
});
