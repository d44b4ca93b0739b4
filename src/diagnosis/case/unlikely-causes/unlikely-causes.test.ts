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
