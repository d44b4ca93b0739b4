import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { statedLossesIn } from "./losses.ts";

const countedIn = (pain_invisible: string) =>
  statedLossesIn({ ...sampleShop, improvement_goal: "", success_metric: "", notes: "", pain_invisible }).flatMap(
    ({ counted }) => counted ?? [],
  );

test.each([
  ["164 of 181 come off two machines.", 164, 181, ""],
  ["I checked 40 closed jobs and 34 came off late.", 34, 40, "closed jobs"],
  ["We had 14 of the 20 late because of stock.", 14, 20, ""],
])("a part of the cases they counted is one: %s", (text, part, all, things) => {
  expect(countedIn(text)).toEqual([{ part, all, things }]);
});

test("a part of all that is only wanted is no count", () => {
  const wish = { ...sampleShop, improvement_goal: "18 of 20 trucks leave on time.", success_metric: "", notes: "" };
  expect(statedLossesIn({ ...wish, pain_invisible: "" })).toEqual([]);
});

test.each([
  "Weld had sixteen of the seventeen on a skid for over a week.",
  "Assembly gets nineteen of twenty parts and waits for a sleeve.",
  "A mill is often torn down with 30 of 80 pieces made.",
])("parts of one set or lot are no cases: %s", (text) => {
  expect(countedIn(text)).toEqual([]);
});
