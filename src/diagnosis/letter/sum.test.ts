import { expect, test } from "vitest";
import { computed, type SumInput } from "./sum.ts";
import { unitIn } from "./unit.ts";

const input = (name: string, low: number, likely: number, high: number, unit: string): [string, SumInput] => {
  const read = unitIn(unit);
  if (read === undefined) throw new Error(unit);
  const value = { low: low * read.factor, likely: likely * read.factor, high: high * read.factor };
  return [name, { name, value, unit: read.unit, from: { kind: "assumption", why: "of the test" } }];
};
const inputs = new Map([
  input("took", 120, 120, 120, "minutes per setup"),
  input("planned", 45, 45, 45, "min/setup"),
  input("machines", 18, 18, 18, "machines"),
  input("weeks", 48, 50, 51, "weeks a year"),
  input("hours", 1500, 2200, 2800, "machine hours a year"),
  input("people", 10, 20, 30, "labor hours a year"),
  input("share", 10, 20, 30, "%"),
  input("perhaps", 0, 1, 2, "machines"),
]);
const refusal = (term: string, unit: string) => {
  const result = computed(term, unit, inputs);
  return result.kind === "refused" ? result.why : "computed";
};

test("a term over inputs with units gives a range with a unit", () => {
  const result = computed("hours / ((took - planned) * weeks * machines)", "setups per machine and week", inputs);
  expect(result).toMatchObject({ kind: "computed" });
  if (result.kind === "refused") return;
  expect(result.value.low).toBeCloseTo(1500 / (1.25 * 51 * 18), 9);
  expect(result.value.likely).toBeCloseTo(2200 / (1.25 * 50 * 18), 9);
  expect(result.value.high).toBeCloseTo(2800 / (1.25 * 48 * 18), 9);
  expect(result.inputs.map(({ name }) => name)).toEqual(["hours", "took", "planned", "weeks", "machines"]);
});

test("the rest of a share is taken from one", () => {
  expect(computed("hours * (1 - share)", "h/year", inputs)).toMatchObject({ value: { likely: 1760 } });
});

test.for([
  ["hours * weeks", "h/year", "wrong unit"],
  ["took * machines", "h", "wrong unit"],
  ["hours + people", "h/year", "unlike units added"],
  ["hours + weeks", "h/year", "unlike units added"],
  ["hours / perhaps", "h/year/machine", "divided by what may be zero"],
  ["hours / (machines - machines)", "h/year/machine", "divided by what may be zero"],
  ["planned - took", "h/setup", "may be below zero"],
  ["hours * 412", "h/year", "not a term"],
  ["hours * 1.5", "h/year", "not a term"],
  ["1 * 1", "", "nothing computed"],
  ["hours", "h/year", "nothing computed"],
  ["hours * invented", "h/year", "unknown input"],
  ["hours * (machines", "h*machine/year", "not a term"],
  ["hours *", "h/year", "not a term"],
  ["* hours", "h/year", "not a term"],
  ["", "h", "not a term"],
  ["hours; process.exit()", "h/year", "not a term"],
  ["hours * share", "Stunden pro Jahr ✓", "unknown unit"],
  [Array.from({ length: 40 }, () => "hours").join(" * "), "h", "too long a term"],
] as const)("the term %s in %s is refused: %s", ([term, unit, why]) => {
  expect(refusal(term, unit)).toBe(why);
});

test("a result that no number can hold is refused as that", () => {
  const huge: SumInput = {
    name: "huge",
    value: { low: 1, likely: 1e200, high: 1e300 },
    unit: {},
    from: { kind: "figure", id: "huge" },
  };
  expect(computed("huge * huge", "", new Map([["huge", huge]]))).toEqual({
    kind: "refused",
    why: "too large a result",
  });
});

test("two figures of ours are never added: they may hold the same hours", () => {
  const figure = (name: string): [string, SumInput] => [
    name,
    { name, value: { low: 1, likely: 2, high: 3 }, unit: { h: 1, year: -1 }, from: { kind: "figure", id: name } },
  ];
  expect(computed("a + b", "h/year", new Map([figure("a"), figure("b")]))).toEqual({
    kind: "refused",
    why: "figures that overlap are added",
  });
});

test.for([
  ["hours a week per machine", { h: 1, machine: -1, week: -1 }, 1],
  ["wire hours a mold", { h: 1, mold: -1 }, 1],
  ["min/setup", { h: 1, setup: -1 }, 1 / 60],
  ["labor hours a year", { "labor h": 1, year: -1 }, 1],
  ["$ per hour", { $: 1, h: -1 }, 1],
  ["%", {}, 0.01],
  ["late jobs", { job: 1 }, 1],
  ["people", { person: 1 }, 1],
] as const)("%s is read as a unit", ([written, unit, factor]) => {
  expect(unitIn(written)).toEqual({ unit, factor });
});
