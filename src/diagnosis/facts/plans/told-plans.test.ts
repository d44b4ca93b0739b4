import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

const read = (text: string, isWish = false) =>
  plansIn(text, isWish).map(({ asset, certainty, price }) => [asset, certainty, price?.dollars]);

test.each([
  ["There's a kiln in Truro I can have for $11,200.", "equipment", 11_200],
  ["The whole plan is a generator, 400 kVA, $86,000 with the switch.", "equipment", 86_000],
  ["The board decides on 4 March about a second pallet line, $1.4 million.", "machine", 1_400_000],
  ["I have a quote from the tooling people, $22,500, zero-point plates for three mills.", "equipment", 22_500],
  ["My cousin says he'll write us a database for $6,000.", "software", 6_000],
])("what is for sale, decided on or quoted is a plan: %s", (text, asset, dollars) => {
  expect(read(text, true)).toEqual([[asset, "intended", dollars]]);
});

test("the offer in the next sentence is the price", () => {
  expect(read("Another 5-axis. The offer is $240,000 and holds until Friday.", true)).toEqual([
    ["machine", "intended", 240_000],
  ]);
});

test.each([
  "Sam's on the lathe till seven, and I drew $31,000 last season.",
  "I had a consultant, $9,000, and he moved the toolboxes around.",
  "We had a helper in, $4,500, and nothing came of it.",
  "We keep the collets in three bins under the compressor, I'd say 200.",
  "I want it so that nobody buys a machine of two million because of one cell.",
  "A gauge the men could use themselves at the cell would be nice to have someday.",
])("what was, what is there, and what nobody should buy is no plan: %s", (text) => {
  expect(read(text, true)).toEqual([]);
});

test.each([
  "Mr. Hale signed for a second lathe, $410,000, coming in October.",
  "The owner signed for another mill in May, $350,000.",
])("a machine somebody signed for is ordered: %s", (text) => {
  expect(read(text).map(([, certainty]) => certainty)).toEqual(["ordered"]);
});

test("nobody has ordered what isn't signed for yet", () => {
  expect(read("Dad hasn't signed for a second lathe yet, $410,000.").map(([, certainty]) => certainty)).not.toContain(
    "ordered",
  );
});

test.each([
  ["I own one borer. The dealer in Utica has a second one for $212,000 delivered.", "machine", 212_000],
  ["The dealer offered three visits a year, $5,300, and leaves a list.", "service", 5_300],
  ["The other answer is 4,000 square feet next door at $6.50 a foot.", "building", 26_000],
  [
    "Zoltek showed us boxes for eight mills, $14,000 a year, he's about signed for it, that'd be a sixth screen.",
    "equipment",
    14_000,
  ],
  ["A salesman proposes us one robot for the saw, 145 000 $, with two grippers.", "equipment", 145_000],
])("what a dealer has, offers or rents is a plan with its price: %s", (text, asset, dollars) => {
  expect(read(text)).toEqual([[asset, "intended", dollars]]);
});

test("one more of a make that ends in s keeps its name", () => {
  const [plan] = plansIn("We run two Haas. The dealer has a second one for $92,000.", false);
  expect(plan?.text).toBe("a second Haas");
});

test.each([
  "The paper says stop every 20 pieces, put the gauge in, turn the offset.",
  "Somebody offered to rent to us one more building.",
  "A consultant offered to go through the floor for $19,000 and was shown the door.",
  "The dealer has a second one.",
  "We sweep 4,000 square feet every Friday.",
])("a rule on the wall, an offer that went away and a thing without a price are no plans: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["My compadre is selling his 2014 VF-3, $62,000, he'll hold it until January.", "machine", 62_000],
  ["A shop in Dayton is selling their old Okuma lathe for $48,000.", "machine", 48_000],
  ["My neighbor's selling me a used bridge mill, $9,500.", "machine", 9_500],
  ["They are selling one of their 5-axis machines at $140,000.", "machine", 140_000],
  ["The widow is selling the grinder for $22,000.", "machine", 22_000],
  ["My husband wants to order a third sinker, $210,000.", "machine", 210_000],
  ["We want a second wire, $180,000.", "machine", 180_000],
  ["My other option is a used CMM, $60,000.", "equipment", 60_000],
  ["The other idea is to buy a third lathe for $90,000.", "machine", 90_000],
])("what somebody sells for a price, and the other idea, is a plan: %s", (text, asset, dollars) => {
  expect(read(text)).toEqual([[asset, "intended", dollars]]);
});

test.each([
  "Other idea is a man from ten to six, $27 an hour.",
  "The floor supervisors would rather have two expediters at $28 an hour.",
  "My wife would rather hire a planner.",
  "The foreman would rather have another inspector on nights.",
  "One option is a night operator.",
])("so is whom somebody would rather have: %s", (text) => {
  expect(read(text)).toEqual([["people", "intended", undefined]]);
});

test.each([
  "The foreman would rather have one good machinist than three bodies.",
  "Customers would rather have two inspectors look at it.",
  "My neighbor is selling parts for $12.",
  "They are selling more mills than ever.",
  "The idea is good, the machine isn't.",
  "The sink in the wire room leaks.",
])("other preferences, sales and ideas are none: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["Okuma salesman has me about sold on a fifth horizontal with a pallet pool, $685,000.", "machine", 685_000],
  ["I'm half sold on a second 5-axis at $410,000.", "machine", 410_000],
  ["My brother is sold on a robot for the lathes.", "equipment", undefined],
  ["The Mazak rep talked us into a look at a new Integrex.", "machine", undefined],
  ["Dad has his heart set on a new Mori.", "machine", undefined],
  ["I'm this close to buying a third HMC.", "machine", undefined],
  ["The paperwork for a fourth VMC is on my desk.", "machine", undefined],
  ["I've got a PO filled out for a seventh lathe.", "machine", undefined],
])("what somebody is sold on or talked into is a plan: %s", (text, asset, dollars) => {
  expect(read(text)).toEqual([[asset, "intended", dollars]]);
});

test.each([
  "I'm not sold on a robot.",
  "We were never sold on a second CMM.",
  "Last year I was sold on a presetter.",
  "We sold a lathe in May for $40,000.",
  "Customers are sold on our quality.",
])("what was sold, or doesn't convince, is none: %s", (text) => {
  expect(read(text)).toEqual([]);
});
