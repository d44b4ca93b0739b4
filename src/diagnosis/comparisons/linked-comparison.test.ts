import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { caseOf } from "../case/case-of.ts";
import { diagnose } from "../diagnose.ts";
import { linkedComparison } from "./linked-comparison.ts";

const shop = (pain_invisible: string, notes: string, success_metric = "") =>
  ({ ...sparseShop, pain_invisible, notes, success_metric }) as const;

test.for([
  [
    "Down hours in May: number 7 was 5, number 9 was 64, same bar on both.",
    "We deburr by hand. 7 is Walt's. Saturdays he greases the ways and changes the filters.",
    "maintenance_downtime",
  ],
  [
    "Acme had 9 lots and 2 late. Bolton had 11 lots and 9 late.",
    "Nobody complains about quality. The work for Acme comes with its own bar, a month ahead.",
    "material_supply",
  ],
  [
    "Lathe 3 made 410 a shift, lathe 4 made 660.",
    "We walk a lot. On lathe 4 the piece counter hangs where everybody sees it.",
    "capacity_visibility",
  ],
  [
    "Keller got 6 jobs out last week. Dunn got 14 jobs out.",
    "Pay is the same. Dunn's get their tools and jaws on a cart, kitted by the crib the day before.",
    "setup_changeover",
  ],
  [
    "Mill 2 lost 60 hours to waiting in June, mill 5 lost 9.",
    "5 gets its programs posted the day before, with the tool list.",
    "programming_readiness",
  ],
] as const)("[R235] what differs between two named sides may be in another answer: %s", ([sides, explained, theme]) => {
  expect(linkedComparison(shop(sides, explained))?.theme).toBe(theme);
});

test.for([
  ["no sentence speaks of one of them", "Number 7 was 5, number 9 was 64.", "Saturdays he greases the ways."],
  ["it is so on both sides", "Number 7 was 5, number 9 was 64.", "Number 7 gets greased, same as number 9."],
  ["both come out alike", "Number 7 was 61 hours, number 9 was 64.", "7 is Walt's. He greases the ways."],
  ["somebody only believes it", "Number 7 was 5, number 9 was 64.", "I think 7 is greased better."],
  ["the number is a count", "Number 7 was 5, number 9 was 64.", "We have 7 service trucks that get greased."],
  ["a word only opens a sentence", "Boxes 9 late. Crates 40 late.", "Boxes get greased by the crate man."],
] as const)("no comparison where %s", ([_, sides, explained]) => {
  expect(linkedComparison(shop(sides, explained))).toBeNull();
});

test("[R235] each sentence of such a comparison is quoted from the answer it is in", () => {
  const submission = shop(
    "People say it's the old machines. Number 7 was down 5 hours, number 9 was down 64, same bar.",
    "7 is Walt's. Saturdays he greases the ways and changes the filters.",
  );
  expect(caseOf(submission, diagnose(submission)).comparison?.quotes).toEqual([
    { field: "pain_invisible", text: "Number 7 was down 5 hours, number 9 was down 64, same bar." },
    { field: "notes", text: "7 is Walt's." },
    { field: "notes", text: "Saturdays he greases the ways and changes the filters." },
  ]);
});
