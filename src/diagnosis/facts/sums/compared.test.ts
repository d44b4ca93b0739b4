import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { statedLossesIn } from "./losses.ts";

test.for([
  [
    "We get 4 new parts a week. On a new part he starts at 7 and I see first chips around 10. One we made before has chips by 8.",
    "8 machine hours a week before the first chip of a new part",
    ["8 to 10 = 2 hours more than a repeat", "2 × 4 new parts = 8 hours"],
  ],
  [
    "She added up the last nine jobs, which is about a week. Board said 90 hours. Time clock said 120.",
    "30 hours over the board a week",
    ["120 − 90 = 30 hours. 30 ÷ 90 = 33%"],
  ],
  [
    "The left one makes 300 a shift and twelve makes 250. The other five run like twelve.",
    "1,500 pieces a week on 6 machines",
    [
      "300 − 250 = 50 pieces a shift",
      "50 × 1 shift × 5 days × 6 machines = 1,500 pieces, if all of them could do the same",
    ],
  ],
  [
    "It takes 21 working days from release to truck. Theirs go at once and their orders average 11 days. We ship about $20,000 a day.",
    "10 days longer for each of the other orders",
    [
      "21 − 11 = 10 days",
      "10 × $20,000 a day = $200,000 of sales that would come in sooner, once, if every order got that quick",
    ],
  ],
  [
    "The cell does 38 an hour on days and 27 on third. Nobody there has run it for a year.",
    "440 pieces a week behind the day shift",
    ["38 − 27 = 11 an hour", "11 × 8 hours × 5 days = 440 pieces a week"],
  ],
] as const)("[R168] two results set side by side: %j", ([pain_invisible, result, lines]) => {
  const [sum] = statedLossesIn({ ...sparseShop, shift_count: "1", pain_invisible });
  expect(`${sum?.value.low.toLocaleString("en-US")} ${sum?.unit}`).toBe(result);
  expect(sum?.lines).toEqual(lines);
});

test("[R168] one result alone isn't a sum", () => {
  const shop = { ...sparseShop, pain_invisible: "Board said 90 hours. I see first chips around 10." };
  expect(statedLossesIn(shop)).toEqual([]);
});
