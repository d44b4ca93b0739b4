import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedLossesIn } from "./losses.ts";

const linesIn = (notes: string): readonly string[] =>
  statedLossesIn({ ...sparseShop, shift_count: "1", machine_count: 10, notes } as Submission)
    .filter(({ unit }) => unit.endsWith("than you're told"))
    .flatMap(({ lines }) => lines);

test.for([
  ["It goes out to be clad and comes back whenever, told 10 days, takes 23.", "23 − 10 = 13 days"],
  ["Anodizer. Says 5 days, takes 12.", "12 − 5 = 7 days"],
  ["Parts go to plating and it's a black hole. They say five days, is nineteen.", "19 − 5 = 14 days"],
  ["The vendor in Houston says 5 days its never 5 days more like 12.", "12 − 5 = 7 days"],
  [
    "Chem film goes to one house, they say 5 days, it's been running 12, and the last lots had rack marks.",
    "12 − 5 = 7 days",
  ],
  ["Heat treat promises a week... no, they promise 2 weeks and it takes 5.", "5 − 2 = 3 weeks"],
  ["The foundry quotes 6 weeks but it's usually 10 weeks.", "10 − 6 = 4 weeks"],
  ["We're told 3 days at the plater, it averages 8.", "8 − 3 = 5 days"],
  ["The plater tells us 3 days and it averages 8.", "8 − 3 = 5 days"],
  ["Castings: we're told 4 weeks, it is always 7 weeks.", "7 − 4 = 3 weeks"],
  ["The heat treater claims 4 working days, it runs 9.", "9 − 4 = 5 days"],
  ["Supplier promise 10 days, always is 18 days.", "18 − 10 = 8 days"],
  ["Plater says 5 days, comes back in 12.5.", "12.5 − 5 = 7.5 days"],
  ["Steel. They swear 5 days, it's more like 11.", "11 − 5 = 6 days"],
  ["Outside grinding says 7 days, comes back in 15.", "15 − 7 = 8 days"],
  ["Powder coat tells me 5 days, it takes at least 9.", "9 − 5 = 4 days"],
  ["Forgings supposed to be 8 weeks, they take 12.", "12 − 8 = 4 weeks"],
  ["Passivation is quoted at... they quote us 4 days, really it's 10 days.", "10 − 4 = 6 days"],
] as const)("what a vendor says is subtracted from what it takes: %s", ([notes, line]) =>
  expect(linesIn(notes)).toEqual([line]),
);

test.for([
  [
    "Carburizing goes out to a house in Reading. Always has. They tell us five days. I went through the slips from the spring and it's fourteen, on average.",
    "14 − 5 = 9 days",
  ],
  ["Heat treat goes out. They tell us five days. It takes fourteen.", "14 − 5 = 9 days"],
  ["Anodize goes to a plater across town. They say a week. It's three.", "3 − 1 = 2 weeks"],
  ["The plater promises 4 days. Lately it's been more like 9 days.", "9 − 4 = 5 days"],
  [
    "Castings come from one foundry. He quotes six weeks. I kept a list this year and it averages ten.",
    "10 − 6 = 4 weeks",
  ],
  ["Hard chrome is sent out. They claim 5 working days. Takes twelve.", "12 − 5 = 7 days"],
  ["The nitriding vendor swears 1 week, every time. I keep the slips. It runs 2.5 weeks.", "2.5 − 1 = 1.5 weeks"],
] as const)("what it takes may stand in a sentence of its own: %s", ([notes, line]) =>
  expect(linesIn(notes)).toEqual([line]),
);

test.for([
  "Heat treat goes out. They tell us five days. It's five, every time.",
  "Heat treat goes out. They tell us five days. It's fourteen jobs a week.",
  "Heat treat goes out. They tell us five days. It was 14 in 2021, it's five now.",
  "Heat treat goes out. We tell customers five weeks. It's fourteen.",
  "Sales promises 5 days. It takes 12.",
  "The plater says 5 days. We run two shifts. The big lathe is down. It takes 12 days to fix.",
  "The plater says 5 days. If it's 12 days we call.",
  "The plater says 5 days. Our own setup takes 12 hours.",
  "The plater says 5 days. It's 40 miles away.",
  "The foundry quotes 6 weeks. They are 3 people.",
  "The plater says 5 days. It used to be 12.",
])("a second sentence about something else isn't what it takes: %s", (notes) => expect(linesIn(notes)).toEqual([]));

test.for([
  "The plater says 2 days, it took 3 weeks.",
  "We promise 5 days, it's been running 12.",
  "We promise 20 days and deliver in 31.",
  "Plating goes out on Mondays. We tell customers 4 weeks and it takes 7.",
  "Customers are told 3 weeks, it takes 6, plating included.",
  "Outside work is fine. Everybody else is quoted 4 weeks and gets 7.",
  "The plater promised 5 days and it's been running 12 jobs.",
  "In 2021 the heat treater said 5 days, it takes 12.",
  "The plater used to say 5 days and it took 12.",
  "If the plater says 5 days and it takes 12 we'd switch.",
  "The anodizer says 5 days, takes 4.",
  "The anodizer says 5 days.",
  "The vendor says 5 days, it's 12 percent late.",
  "The vendor says 3 days, it is 24 hours late.",
  "The router says 5 days, takes 12.",
  "The supplier says 5 days and it's 12 pieces short.",
  "The controls vendor says 2 weeks and they are 3 people.",
  "Once the plater said 5 days, takes 12.",
  "My foreman says 5 days, it takes 12.",
  "The plater says 1 day, it takes 2 weeks.",
  "I want the plater told 5 days, takes 3.",
  "Sales says 5 days, it's never under 12, plating or not.",
  "The office promises 5 days and it takes 12 with heat treat.",
])("not what the shop tells its customers, one event, other units or no delay: %s", (notes) =>
  expect(linesIn(notes)).toEqual([]),
);
