import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { ownProofs } from "../../../knowledge/patterns/own-proofs.ts";

const proofOf = (pain_invisible: string, notes = "") => caseOfShop({ pain_invisible, notes }).proof;

const hot = "Every afternoon somebody pulls a job off a mill half done because another customer called louder.";

test("a week that went differently with somebody out is the first proof, with its number and the usual one", () => {
  const notes =
    "The second week of June the sales manager was away and nobody moved the board. They finished 71 jobs, normal is about 50.";
  expect(proofOf(hot, notes)).toEqual({
    kind: "without",
    quotes: [
      { field: "notes", text: "The second week of June the sales manager was away and nobody moved the board." },
      { field: "notes", text: "They finished 71 jobs, normal is about 50." },
    ],
  });
});

test("hours sold and hours worked in two sentences are one proof", () => {
  const told = "Our quotes are too low, we never look at the old job cards. I had sold 64 hours. We worked 97.";
  const proof = proofOf(told);
  expect(proof?.kind).toBe("pair");
  expect(proof?.quotes.map(({ text }) => text)).toEqual(["I had sold 64 hours.", "We worked 97."]);
});

test("a part of what was counted stands with the sentence that says of how many", () => {
  const told =
    "29 jobs since Easter. On 17 of them the castings came through the gate after the day on the board. Average was 9 days after.";
  const proof = proofOf(
    `Nobody orders the castings on the day a job is booked, so machines wait for material. ${told}`,
  );
  expect(proof?.quotes.map(({ text }) => text).join(" ")).toBe(told);
});

test("a part stands with two sentences before it if the first says what was counted and the second how many", () => {
  const told =
    "In March I wrote down each job that could not start. They are 21. In 12 of them the bar wasn't on the rack, because we order when the traveler prints.";
  expect(
    proofOf(`${told} In 5 came the bar without its certificate.`)
      ?.quotes.map(({ text }) => text)
      .join(" "),
  ).toBe(told);
});

test("a sentence about somebody who isn't named in it stands with the one that names him", () => {
  const told =
    "Only Osvaldo can set the gear grinders. Wednesday his truck broke, he was out, and we shipped zero gears.";
  expect(proofOf(told)?.quotes.map(({ text }) => text)).toEqual([
    "Only Osvaldo can set the gear grinders.",
    "Wednesday his truck broke, he was out, and we shipped zero gears.",
  ]);
});

test("what the shop worked out in money comes before a number in a sentence about the cause", () => {
  const told = "The coolant pump on the big mill broke again, no spare, five days down.";
  expect(proofOf(told, "Figure 44 hours at 80 is $3,520 for the month.")?.kind).toBe("worth");
});

test("what goes well, what others claim, wishes, plans and offers prove nothing", () => {
  for (const notes of [
    "We have met our date on 25 of 26 days.",
    "Halvorsen says 29 out of 42 is practically full.",
    "I want 40 of the 50 orders on time.",
    "If we bought another mill we would ship 58 orders, normal is 44.",
    "My cousin's shop shipped 12 of 40 jobs late.",
    "The salesman quoted us 3 of the 8 pallets.",
  ])
    expect(proofOf("", notes), notes).toBeNull();
});

test("a number that its writer calls invented proves nothing", () => {
  const made =
    "At night the machines stop and nobody knows for how long; we figure they run 90 hours a week unattended";
  expect(proofOf(`${made}.`)?.kind).toBe("count");
  expect(proofOf(`${made}, and that is invented.`)).toBeNull();
});

test.for([
  ["besideUsual", "The line is changed over 26 times a week, where formerly it was eight."],
  ["besideUsual", "That is 130 hours of work for a machine that gets 42."],
  ["pair", "We opened 310 jobs in May and closed 240."],
  ["pair", "We told the customers 1,120 hours and put in 1,790."],
  ["part", "I counted: 37 of 112 carry a red card."],
  ["part", "In March we threw away 204 from 3,310."],
  ["mean", "The average was 2 hours 50 minutes."],
  ["total", "28 changes came to about 91 hours."],
  ["worth", "Figure 44 hours at 80 is $3,520 for the month."],
  ["count", "We rework 14 housings a month."],
] as const)("a sentence is a proof of kind %s: %s", ([kind, text]) => {
  expect(ownProofs[kind].says(text)).toBe(true);
});

test.for([
  ["besideUsual", "By 6:15 I have moved the cards, usually eight or ten."],
  ["pair", "We started in 1998 and closed on Fridays."],
  ["without", "One programmer was out on leave in July, he's back. We also scrapped a $6k housing in June."],
  ["part", "A lot of the work is repeat."],
  ["mean", "We are an average shop."],
  ["total", "I spent 20 dollars on coffee."],
  ["worth", "It takes 61 hours at the most."],
  ["count", "The dealer came in 2019 for No. 14."],
] as const)("a sentence is no proof of kind %s: %s", ([kind, text]) => {
  expect(ownProofs[kind].says(text)).toBe(false);
});

test("next to an experiment, page one has no estimate of ours and doesn't compare a plan with it", () => {
  const notes =
    "The second week of June the sales manager was away and nobody moved the board. They finished 71 jobs, normal is about 50. We will buy a lathe for $210,000.";
  const found = caseOfShop({ pain_invisible: hot, notes, shop_rate_known: "Yes – accurate", shop_rate_value: 90 });
  expect(found.size.filter(({ kind }) => kind === "our-hours")).toEqual([]);
  expect(found.ruling[0].sum).toContain("$210,000 ÷ $90");
  expect(found.ruling[0].sum).not.toMatch(/above/);
});

test("a mean of something else isn't shown as proof of the cause", () => {
  const told =
    "Lots sit in the cage with a yellow tag until an inspector has time. Four CMMs, average in-cycle 41 percent by our own monitor. First articles take two people a day each.";
  expect(proofOf(told)?.kind).not.toBe("mean");
});

test("a count with a part that nobody can explain is a count, not a guess", () => {
  const told = "On the tags were 120 night stops, of which 70 were chips and 30 where nobody could say.";
  expect(proofOf(`Machines quit in the night and nobody sees it. ${told}`)?.quotes.map(({ text }) => text)).toContain(
    told,
  );
});
