import { expect, test } from "vitest";
import { amountsIn } from "./amounts.ts";
import { plansIn } from "./plans.ts";

const pricesIn = (text: string) => amountsIn(text).map(({ dollars, per }) => [dollars, per]);

test.for([
  ["Looking at a second ST-30 $140,000.", 140_000],
  ["In 2027 $250,000 for a lathe.", 250_000],
  ["75 000 € for the mill", 75_000],
  ["The mill costs 6 200 dollars.", 6_200],
] as const)("%s is one price of %i", ([text, dollars]) => {
  expect(pricesIn(text)).toEqual([[dollars, "once"]]);
});

test.for(["A temp is $1,500 a week.", "20k parts a year", "He makes $210 a shift.", "We need 6 200 of them."])(
  "a wage or a count is no price: %s",
  (text) => {
    expect(pricesIn(text)).toEqual([]);
  },
);

test.for([
  "I want to buy a second lathe because ours runs at 95.",
  "I want to buy a third VMC, the two we have run at 85 or 90.",
  "We are going to buy a new mill since the old one is only good for 400.",
  "We need a second mill for 50, 60 pieces a lot.",
  "I want to add a second Haas for 75 or so part numbers that repeat.",
])("a number of something else is no price in thousands: %s", (text) => {
  expect(plansIn(text, true).map(({ price }) => price)).toEqual([null]);
});

test.for([
  ["Planning to buy a used Mori for 85.", 85_000],
  ["I want a second Okuma, the dealer says 385 and 14 weeks.", 385_000],
  ["Looking at a Doosan, they want 410 installed.", 410_000],
] as const)("%s is a price of %i", ([text, dollars]) => {
  expect(plansIn(text, true)[0]?.price?.dollars).toBe(dollars);
});
