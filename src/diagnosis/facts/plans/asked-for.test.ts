import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../../test/shops.ts";
import { askedForIn } from "./asked-for.ts";

const asked = (notes: string) =>
  askedForIn(submissionOf({ ...sparseShop, notes })).map(({ who, thing, hoursAWeek, priceOfOne }) => [
    who,
    thing,
    hoursAWeek,
    priceOfOne,
  ]);

test.for([
  [
    "Curt says he would like somebody from 2 to 5 in the afternoon but I said I need spindles turning.",
    ["Curt", "somebody from 2 to 5 in the afternoon", 15, null],
  ],
  ["Bob asked for a presetter last year and I told him wait.", ["Bob", "a presetter", null, null]],
  [
    "Leif asked in 2023 for carousel collectors, $3,800 a machine, and I told him I don't spend money on buckets.",
    ["Leif", "carousel collectors", null, "$3,800"],
  ],
] as const)("[R230] what somebody asked for and was refused is heard: %s", ([text, found]) =>
  expect(asked(text)).toEqual([found]),
);

test.for([
  "Curt says he would like somebody in the afternoon.",
  "They asked for a discount and I said no.",
  "The customer asked for more dates but I told him no.",
  "Leif asked for a break.",
])("[R230] without a no, or from outside, it isn't: %s", (text) => expect(asked(text)).toEqual([]));
