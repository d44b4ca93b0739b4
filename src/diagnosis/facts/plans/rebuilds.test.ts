import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

const rebuildsIn = (text: string) => plansIn(text, false).filter(({ asset }) => asset === "service");

test.for([
  "Or I can have the Giddings rebuilt with new drives and a Fanuc, he says 210 and 14 weeks.",
  "I can have the Giddings rebuilt with new drives for $210,000 in 14 weeks.",
  "We are thinking about rebuilding the Giddings, $210,000.",
  "We could rebuild the Giddings, 210 grand.",
  "Rebuilding the boring mill would cost $210,000, I have a quote.",
  "We are considering a retrofit of the boring mill for $210,000.",
  "Either we rebuild the old mill for $210,000 or we buy a new one for $640,000.",
  "We want to rebuild the Lucas.",
  "A retrofit on the old Cincinnati or scrap it, that's the choice in front of us.",
  "I've got a quote to rebuild the G&L, $185,000.",
  "My son says rebuild the big lathe.",
  "Maybe we overhaul the Toshiba, $90,000.",
  "We should retrofit our old VTL with a Fanuc, about $120,000.",
  "There is a bid for rebuilding the planer mill, $140,000.",
  "The other option is a full rebuild of the Zimmermann at $300,000.",
  "Thinking of getting the Bullard reconditioned, $75,000.",
  "We might overhaul the 1978 Blanchard grinder.",
  "Or rebuild the old borer for 150 grand.",
  "Quote for a rebuild of the No. 2 lathe is $60,000.",
  "I'd like to have our jig borer re-scraped.",
])("work on a machine they own is a plan: %s", (text) =>
  expect(rebuildsIn(text)).toMatchObject([{ certainty: "intended" }]),
);

test.for([
  "We rebuilt the Giddings last year for $180,000.",
  "The Giddings was rebuilt in 2019.",
  "We rebuild gearboxes for mines.",
  "The customer wants us to rebuild the pump.",
  "We had the Lucas rebuilt and it still drops.",
  "I will not rebuild the Giddings.",
  "Two weeks to rebuild the schedule every month.",
  "We could rebuild the schedule on Monday.",
  "We need to rebuild the team.",
  "The rebuilt mill runs well.",
  "Rebuilding the schedule takes an hour.",
  "We have to rebuild trust.",
  "They overhaul the truck in May.",
  "We rebuild the spindle every year.",
  "We have to rebuild the fixture each time.",
  "We can overhaul the pumps in a day.",
  "I want to rebuild the customer list.",
  "We would rebuild the Program each time.",
])("work that is done, refused, sold or not on a machine is no plan: %s", (text) =>
  expect(plansIn(text, false)).toEqual([]),
);

test("the machine to be rebuilt isn't bought, nor is what comes with the work, and a price of three digits is in thousands", () => {
  expect(plansIn("Rebuilding the boring mill would cost $210,000, I have a quote.", false)).toMatchObject([
    { asset: "service", text: "Rebuilding the boring mill", price: { dollars: 210_000 } },
  ]);
  expect(plansIn("We should retrofit our old VTL with a Fanuc, about $120,000.", false)).toMatchObject([
    { asset: "service", price: { dollars: 120_000 } },
  ]);
  expect(
    plansIn("I can have the Giddings rebuilt with new drives and a Fanuc, he says 210 and 14 weeks.", false),
  ).toMatchObject([{ asset: "service", price: { dollars: 210_000 } }]);
  expect(
    plansIn("Either we rebuild the old mill for $210,000 or we buy a new one for $640,000.", false).map(
      ({ price }) => price?.dollars,
    ),
  ).toEqual([640_000, 210_000]);
});
