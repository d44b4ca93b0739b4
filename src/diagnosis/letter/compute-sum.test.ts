import fc from "fast-check";
import { expect, test } from "vitest";
import { computed } from "./compute-sum.ts";
import type { SumInput } from "./sum.ts";
import { multiplied, type Unit, unitIn } from "./unit.ts";
import { isSameUnit } from "./unit-fit.ts";

/** A unit as it is written in a term: `setup/machine/week`; `1` where there is none. */
function unitText(unit: Unit): string {
  const powers = Object.entries(unit);
  const above = powers.flatMap(([name, power]) => (power > 0 ? Array.from({ length: power }, () => name) : []));
  const below = powers.flatMap(([name, power]) => (power < 0 ? Array.from({ length: -power }, () => `/${name}`) : []));
  return `${above.length === 0 ? "1" : above.join("*")}${below.join("")}`;
}

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
  input("each", 30, 30, 30, "minutes each"),
  input("jobs", 40, 40, 40, "jobs a week"),
  input("orders", 10, 10, 10, "orders"),
  input("idle", 4, 4, 4, "hours a week"),
  input("crew", 6, 6, 6, "people"),
  input("often", 3, 3, 3, "per week"),
  input("presses", 2, 2, 2, "presses"),
  input("weeks_given", 50, 50, 50, "week/year"),
  input("months_in_year", 12, 12, 12, "month/year"),
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

test("the remaining share is subtracted from one", () => {
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

test.for([
  ["each * jobs", "hours a week", 20],
  ["each * jobs", "h/year", 1000],
  ["each * crew", "h", 3],
  ["idle * crew", "h/week", 24],
  ["idle * machines", "machine hours a week", 72],
  ["took * often", "h/week", 6],
  ["jobs / orders", "1/week", 4],
  ["jobs / orders", "times a week", 4],
  ["idle * presses / machines", "h/week", 4 / 9],
  ["took - each", "min/setup", 1.5],
  ["hours / (machines * weeks)", "hours per machine-week", 2200 / 900],
  ["hours", "h/week", undefined],
  ["hours / machines", "h/machine/month", 2200 / 18 / 12],
] as const)("what a shop writes without naming each thing is understood: %s in %s", ([term, unit, likely]) => {
  const result = computed(term, unit, inputs);
  if (likely === undefined) expect(result).toEqual({ kind: "refused", why: "nothing computed" });
  else expect(result.kind === "computed" ? result.value.likely : result.why).toBeCloseTo(likely, 9);
});

test.for([
  ["idle * weeks", "h/machine/year"],
  ["idle * crew", "$/week"],
  ["idle * crew", "labor hours a week"],
  ["each * jobs", "jobs a week"],
  ["each * jobs", "h/week/machine"],
  ["each * jobs * machines * machines", "h/week"],
  ["took * machines", "h"],
] as const)("a sum that is truly of something else is refused: %s in %s", ([term, unit]) => {
  expect(refusal(term, unit)).toBe("wrong unit");
});

const from = (name: string, text: string): [string, SumInput] => [
  name,
  { ...(inputs.get("idle") as SumInput), name, from: { kind: "quote", field: "notes", text } },
];
test("what several do together, and what is ours for the whole shop, is not multiplied by their number", () => {
  const stated = new Map([
    ...inputs,
    from("both", "They stand 4 hours a week together"),
    from("one", "4 hours a week"),
  ]);
  expect(computed("both * machines", "h/week", stated)).toEqual({ kind: "refused", why: "wrong unit" });
  expect(computed("one * machines", "h/week", stated)).toMatchObject({ kind: "computed", value: { likely: 72 } });
  const ours: SumInput = { ...(inputs.get("hours") as SumInput), from: { kind: "figure", id: "how-staffed" } };
  expect(computed("hours * machines", "h/year", new Map([...inputs, ["hours", ours]]))).toEqual({
    kind: "refused",
    why: "wrong unit",
  });
});

const names = fc.constantFrom("h", "$", "week", "year", "machine", "setup", "person", "labor h");
const unit: fc.Arbitrary<Unit> = fc
  .dictionary(names, fc.integer({ min: -2, max: 2 }))
  .map((powers) => multiplied(powers, {}, 1));

test("a unit that is written out is read as itself", () => {
  fc.assert(
    fc.property(unit, (one) => {
      fc.pre(unitText(one).length <= 60);
      expect(unitIn(unitText(one))).toEqual({ unit: one, factor: 1 });
    }),
  );
});

test("only like units are the same, whatever is counted", () => {
  fc.assert(
    fc.property(unit, unit, (one, other) => {
      expect(isSameUnit(one, one)).toBe(true);
      expect(isSameUnit(one, other)).toBe(unitText(one) === unitText(other));
      expect(isSameUnit(multiplied(one, { machine: 1 }, 1), multiplied(one, { lathe: 1 }, 1))).toBe(true);
    }),
  );
});

test("hours, money and calendar time are never confused, however loosely things are counted", () => {
  const measured = (of: Unit): string =>
    unitText(Object.fromEntries(Object.entries(of).filter(([name]) => /^(?:h|\$|week|year|labor h)$/.test(name))));
  fc.assert(
    fc.property(unit, unit, (got, wanted) => {
      const one: SumInput = { ...(inputs.get("idle") as SumInput), unit: got };
      const result = computed("one * often / often", unitText(wanted), new Map([...inputs, ["one", one]]));
      const isCalendar = measured({ ...got, week: 0, year: 0 }) === measured({ ...wanted, week: 0, year: 0 });
      if (result.kind === "computed") expect(isCalendar || measured(got) === measured(wanted)).toBe(true);
      if (unitText(got) === unitText(wanted) && unitText(wanted).length <= 60) expect(result.kind).toBe("computed");
    }),
    { numRuns: 300 },
  );
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
  ["minutes each", { h: 1, each: -1 }, 1 / 60],
  ["hours per machine-week", { h: 1, machine: -1, week: -1 }, 1],
  ["h/(machine*week)", { h: 1, machine: -1, week: -1 }, 1],
  ["hours of overtime weekly", { h: 1, week: -1 }, 1],
  ["percent of jobs", {}, 0.01],
  ["# of parts", { part: 1 }, 1],
  ["hrs. in a week", { h: 1, week: -1 }, 1],
  ["jobs/mo", { job: 1, month: -1 }, 1],
] as const)("%s is read as a unit", ([written, unit, factor]) => {
  expect(unitIn(written)).toEqual({ unit, factor });
});
