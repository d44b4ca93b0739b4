import { expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { movesIn } from "./moves.ts";

const found = (answers: Partial<Submission>): readonly string[] =>
  movesIn({ ...silentShop, ...answers }).map(({ move, thing }) => `${move.id}: ${thing}`);

test("a plan that is no purchase is heard, with what it is about", () => {
  const plans: Readonly<Record<string, readonly string[]>> = {
    "I'm thinking of replacing our planner, or at least one of the suppliers.": [
      "replace-person: our planner",
      "drop-vendor: one of the suppliers",
    ],
    "Our foreman retires in June and I need a successor.": ["successor: Our foreman"],
    "The lease is up in May.": ["lease: The lease"],
    "We're moving to a new building in March.": ["move: to a new building"],
    "Maybe a used one from the auction in Toledo.": ["auction: auction"],
    "We may raise our prices by 6% in January.": ["price: our prices"],
    "We want to get AS9100 certified by spring.": ["certificate: AS9100 certified"],
    "I'd like to drop the ag customer.": ["drop-customer: the ag customer"],
    "Now they send a paper and want a three year price for all 38 parts.": ["fixed-price: "],
    "I drafted a letter to the three largest requesting level monthly releases.": ["level-orders: "],
    "My assistant goes back to college in August and I will need a replacement for him.": ["successor: My assistant"],
    "I'm thinking of letting one of them go.": ["let-go: one of them"],
    "We are about to let him go, he breaks more than he makes.": ["let-go: him"],
    "I think she goes at the end of the month.": ["let-go: "],
    "I may let our planner go.": ["replace-person: our planner"],
    "I want to change the chief of nights.": ["replace-person: the chief of nights"],
    "Brandt wants a stocking deal on their top six parts.": ["stocking-deal: "],
    "They offered us a blanket, nine part numbers, prices to hold for 24 months.": ["fixed-price: "],
    "We will subcontract the turning.": ["send-out: the turning"],
    "Maybe we send out the grinding.": ["send-out: the grinding"],
    "We should get away from automotive.": ["new-customers: away from automotive"],
    "We plan to raise rates in January.": ["price: rates"],
    "We should carry more stock of forgings and buy a furnace.": ["more-stock: more stock of forgings"],
    "I want to buy a truckload of 4140 while it is 12% off.": ["more-stock: a truckload of 4140"],
    "We should carry ten weeks of forgings.": ["more-stock: ten weeks of forgings"],
    "The distributor has a mill run of brass, 9 percent cheaper.": ["more-stock: a mill run of brass"],
    "A driver for a second run on Mondays would cost me about $190 a trip.": ["extra-trip: a second run"],
    "We should add another pickup for the plater.": ["extra-trip: another pickup"],
    "Working with a consultant on an incentive plan.": ["incentive: an incentive plan"],
  };
  for (const [notes, expected] of Object.entries(plans)) expect(found({ notes })).toEqual(expected);
});

test("what is past, refused or somebody else's is no plan", () => {
  for (const notes of [
    "We bought it at auction in 2016.",
    "We raised prices last year.",
    "I want to let them go home at three.",
    "I think she goes to the other shop on Fridays.",
    "We won't raise prices.",
    "Our customers want ISO 9001.",
    "The AS9100 audit in May had zero findings.",
    "Jobs get moved into the building.",
    "We replaced the planner in 2021.",
    "We have six weeks of bar in the yard.",
    "The stocking shelf is full.",
    "A blanket hangs over the door.",
    "A second run of those parts would cost us the whole margin.",
    "Our truck made a second trip for it.",
    "I want to get away from overtime.",
    "I want to send out quotes the same day.",
    "We should send out jobs on time.",
    "The lease is over $9,000 a month.",
    "The steel price increase in spring killed us.",
    "We want to increase feed rates.",
    "I want to change the planner's screen.",
    "We should drop the customer portal.",
  ])
    expect(found({ notes })).toEqual([]);
});

test("a bare verb is a plan only where a shop says what it wants", () => {
  const text = "Take on customers outside optical.";
  expect(found({ improvement_goal: text })).toEqual(["new-customers: customers outside"]);
  expect(found({ improvement_goal: "Raise on-time delivery to 95%." })).toEqual([]);
});
