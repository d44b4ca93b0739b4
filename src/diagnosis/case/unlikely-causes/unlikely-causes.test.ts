import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

test("what happened once is not the cause", () => {
  const found = caseOfShop({ notes: "In March a truck hit our dock door and shut us two days." }, sampleShop);
  expect(found.unlikelyCauses).toContainEqual(
    expect.objectContaining({
      kind: "one-off",
      quotes: [{ field: "notes", text: "In March a truck hit our dock door and shut us two days." }],
    }),
  );
});

test("what happened once and cost nothing is left out", () => {
  const found = caseOfShop({ notes: "In March a truck hit our dock door." }, sampleShop);
  expect(found.unlikelyCauses.map(({ kind }) => kind)).not.toContain("one-off");
});

test("something bought once is a finished plan, not a cause", () => {
  const found = caseOfShop({ notes: "We bought a bar feeder in May." }, sampleShop);
  expect(found.unlikelyCauses.map(({ kind }) => kind)).not.toContain("one-off");
});

test.for([
  "Each month end in March the server went down and we lost a day.",
  "The server went down in March and we lost a day, it's a monthly thing.",
  "The server went down twice last month and cost us two days.",
  "In March the server went down and we lost a day. It happens every quarter.",
  "In March the server went down and we lost a day. Same each month end.",
])("what comes back did not happen once: %s", (notes) => {
  expect(caseOfShop({ notes }, sampleShop).unlikelyCauses.map(({ kind }) => kind)).not.toContain("one-off");
});

test("a month that hit its number is not what happened once", () => {
  const found = caseOfShop(
    { notes: "On time was lost last month and nobody blinked because we hit the number." },
    sampleShop,
  );
  expect(found.unlikelyCauses.map(({ kind }) => kind)).not.toContain("one-off");
});

const fullBooksIn = (pain_invisible: string): readonly string[] =>
  caseOfShop({ pain_invisible, improvement_goal: "I want to buy a second lathe." }, sampleShop)
    .unlikelyCauses.filter(({ kind }) => kind === "planned")
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));

test.for([
  "We're booked solid for ten weeks.",
  "The lathes are ten weeks out.",
  "We had to turn away jobs in May.",
  "The backlog is eleven weeks.",
])("a full order book is no reason for a machine: %s", (said) => {
  expect(fullBooksIn(said)).toEqual([said]);
});

test.for([
  "We turned down a pump shaft twice before it fit.",
  "The foundry is 14 weeks out on castings.",
  "Our plater is three weeks out.",
  "The backlog at inspection is 40 lots.",
  "We loaded up the truck at noon.",
  "He is maxed out on overtime.",
])("no order book is full where something else is: %s", (said) => {
  expect(fullBooksIn(said)).toEqual([]);
});

test.for([
  ["My sandblast vendor is slow, but that's every shop since the flood.", false],
  ["An ice storm shut us four days, that's not counted in the 64.", false],
  ["We lost a week to the snow and that's why we are late.", true],
] as const)("weather is judged only where it is blamed: %s", ([notes, isJudged]) => {
  const names = caseOfShop({ notes }, sampleShop).unlikelyCauses.map(({ name }) => name);
  expect(names.includes("Weather")).toBe(isJudged);
});
