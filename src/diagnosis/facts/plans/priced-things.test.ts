import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

const heard = (text: string, isWish: boolean) =>
  plansIn(text, isWish)
    .filter(({ certainty }) => certainty === "intended" || certainty === "ordered")
    .map((plan) => ({ thing: plan.text.toLowerCase(), dollars: plan.price?.dollars }));

test.for([
  [
    "My plan is two new Swiss, $285,000 each with bar loaders, because the ones we've got are getting old and tired.",
    true,
    "swiss",
    570_000,
  ],
  [
    "I believe we need more spindle, plain and simple, either a third shift or that big-bore lathe I been looking at, 385 thousand, and the salesman figures it'd take three days off our machining.",
    true,
    "big-bore lathe",
    385_000,
  ],
  [
    "Want quick-change pallets, $86,000. Salesman says setups go from four hours to two.",
    true,
    "quick-change pallets",
    86_000,
  ],
  [
    "Found a used pit furnace with quench tank, $185,000 installed. Bank is fine with it.",
    false,
    "pit furnace",
    185_000,
  ],
  ["I've got my heart set on a five-axis, four hundred and ten thousand with the probe.", false, "five-axis", 410_000],
  [
    "There's a low-hour Okuma horizontal at an auction in Toledo, I'd bid up to $140,000.",
    false,
    "okuma horizontal",
    140_000,
  ],
  ["The third borer is £430,000, second-hand and in the ground.", false, "third borer", 430_000],
  ["I have an offer for 8 additional pallets with a longer rack, 95.000 Euro.", false, "additional pallets", 95_000],
  ["The answer is a pallet pool, 310k, and I have the financing lined up.", true, "pallet pool", 310_000],
  [
    "We're about ready to pull the trigger on a coordinate measuring machine, $92,500.",
    false,
    "measuring machine",
    92_500,
  ],
  ["My brother and I agreed on one more wire EDM, two hundred thousand out the door.", false, "wire edm", 200_000],
  ["What we need is the bigger Haas I saw at the show, 118 grand.", false, "haas", 118_000],
  ["Quote came back on the robot cell, $264,000, good till the end of the month.", false, "robot cell", 264_000],
  ["I'd spend the $75,000 on an ERP and be done with it.", true, "erp", 75_000],
  ["The addition will run us $640,000 and the contractor wants an answer by March 1.", false, "addition", 640_000],
  ["A second grinder is how we fix it, 156 thousand used.", true, "grinder", 156_000],
  ["Dealer is holding a demo mill for us, $189,000, till Friday.", false, "mill", 189_000],
  ["So it's a new saw, $48,000, or I keep losing bar.", false, "saw", 48_000],
  ["Put in a presetter and a tool crib, thirty-eight thousand for the two.", true, "presetter", 38_000],
  ["That twin-spindle Doosan I keep going back to look at is $330,000.", false, "doosan", 330_000],
  ["We have $96,000 set aside for a washer.", false, "washer", 96_000],
  ["We'll finance the second Hermle, payments are $7,900 a month.", true, "hermle", 7_900],
  ["I told the bank I want the boring mill, 520k.", false, "boring mill", 520_000],
  ["If I could get two more verticals at $95,000 apiece we'd be caught up.", false, "verticals", 190_000],
  ["Next purchase is a plating line of our own, half a million dollars.", false, "plating line", 500_000],
  ["Two more machinists at $68,000 a year each.", true, "machinists", 136_000],
  ["Lease papers for a multi-spindle are on my desk, $11,200 a month.", false, "multi-spindle", 11_200],
  ["Salesman has me down for a bar feeder on every lathe, $22,000 a pop.", false, "bar feeder", 22_000],
  ["Ready to write a check for the tombstone system, $54,000.", false, "tombstone", 54_000],
  ["We plan to buy a used borer for 90,000 pounds.", false, "borer", 90_000],
  ["The loan on the second lathe would be 120k pounds.", false, "second lathe", 120_000],
  ["I was quoted 64,000 pounds for a washer.", false, "washer", 64_000],
  ["We have 96,000 dollars set aside for a washer.", false, "washer", 96_000],
  ["I want two more verticals at 95,000 dollars apiece.", true, "verticals", 190_000],
  ["We want to buy a crane for 10,000 pound molds, $38,000.", false, "crane", 38_000],
  ["We plan to add 4,000 square feet this fall.", false, "4,000 square feet", undefined],
  ["The new CMM will be here by June 15.", false, "new cmm", undefined],
  ["Replace the Bridgeport for $48,000.", true, "bridgeport", 48_000],
  ["We put ten percent down on a gantry mill, $1.2 million.", false, "gantry mill", 1_200_000],
] as const)(
  "[R230] a thing with its price is a plan, by its name and its price: %s",
  ([text, isWish, thing, dollars]) => {
    expect(heard(text, isWish)).toContainEqual({ thing: expect.stringContaining(thing), dollars });
  },
);

test.for([
  "Bought a used forklift for $9,500, best thing I did all year.",
  "The truck is $240 a trip with the driver, so once a week is plenty.",
  "I'm renting a Conex for the overflow, $210 a month.",
  "Two lathes we bought in March run great.",
  "Last year we spent $121,000 on the old lathe.",
  "A scrapped casting on the boring mill costs us $14,000.",
  "The rack went in back in 2019, $31,000, paid off.",
  "Our Okuma bills out at $140 an hour.",
  "We lose $3,000 a day when the Hermle is down.",
  "We decided against the $300k cell.",
  "No way I'm spending $400,000 on a machine.",
  "One of the 3 spindles on the Hydromat was rebuilt for $18,000.",
  "We lost a $90,000 order because the grinder was down.",
  "The customer bought a new lathe for $200,000 and makes them himself now.",
])("money that is spent, lost or earned plans nothing: %s", (text) => {
  expect(heard(text, false)).toEqual([]);
});

test.for([
  "We want to buy a crane that lifts 10,000 pounds.",
  "We need a forklift with a capacity of 8,000 pounds.",
  "We want to buy a crane, because the chuck is 140 pounds and it cost Mike his back.",
  "We want to add a saw for the 20,000 pounds of bar we buy a month.",
])("a weight in pounds is no price: %s", (text) => {
  expect(plansIn(text, false).map(({ price }) => price)).toEqual([null]);
});

test("a price belongs to the thing it is written next to", () => {
  const [lathe, ...others] = heard(
    "Either a third shift or that big-bore lathe I been looking at, 385 thousand.",
    true,
  );
  expect(lathe).toEqual({ thing: "that big-bore lathe", dollars: 385_000 });
  expect(others.map(({ dollars }) => dollars)).not.toContain(385_000);
});

test.for([
  [
    "Thinking about a $95k bar feeder, and a $210k presetter cell later.",
    ["thinking about a $95k bar feeder", 95_000],
    ["a $210k presetter cell", 210_000],
  ],
  ["We are looking at a $300,000 5-axis and a $40,000 CMM.", ["a $300,000 5-axis", 300_000], ["a $40,000 cmm", 40_000]],
  [
    "Either we add a third shift or we buy the Mazak for $480k, I have not decided.",
    ["add a third shift", undefined],
    ["buy the mazak", 480_000],
  ],
  ["We need a new ERP ($45k) and an estimator ($75k).", ["need a new erp", 45_000], ["an estimator", 75_000]],
  ["A salesman wants us to buy a $42,000 tool crib vending machine.", ["a $42,000 tool crib vending machine", 42_000]],
  ["Buy a used lathe or lease a new one at $4,200 a month.", ["a used lathe", undefined]],
] as const)("two plans of one sentence keep their own words and prices: %s", ([text, ...plans]) => {
  const found = heard(text, false).map(({ thing, dollars }) => [thing, dollars]);
  expect(found.toSorted()).toEqual(plans.map((plan) => [...plan]).toSorted());
});

test.for([
  ["I want to go from $3M to $5M in two years without a building.", true],
  ["We plan to add a twelve position gang block.", false],
  ["The plan is a vertical carousel for $55k.", false],
] as const)("what they do without, a turret's position and a shelf are no plan for a machine: %s", ([text, isWish]) => {
  expect(plansIn(text, isWish)).toEqual([]);
});

test("several at so much each cost that many times as much", () => {
  const [plan] = plansIn("We want two more verticals at $95,000 apiece.", false);
  expect(plan?.price).toEqual({ dollars: 190_000, per: "once", each: 95_000, count: 2 });
  const [sent] = plansIn("We ordered 2 Speedios at $98,000 each and they land in January.", false);
  expect(sent).toMatchObject({ certainty: "ordered", price: { dollars: 196_000, each: 98_000, count: 2 } });
});

test.for([
  ["We want to buy MachineMetrics for all 34 machines, $3,400 a month.", "software", 3_400],
  ["We are considering vises for six mills, $3,000 each.", "equipment", 18_000],
  ["We want probes for all 12 machines, $5,000 each.", "equipment", 60_000],
  ["A quote for cameras on our nine lathes, $800 each.", "equipment", 7_200],
  ["Looking at bar feeders for 4 Stars, $22,000 apiece.", "equipment", 88_000],
] as const)(
  "what follows `for` or `on` is where the thing goes, and how many are paid for: %s",
  ([text, asset, dollars]) => expect(plansIn(text, false)).toMatchObject([{ asset, price: { dollars } }]),
);

test("of what is for machines they have, the thing is bought; of a quote for machines, the machines are", () => {
  const thingIn = (text: string) => plansIn(text, false).map((plan) => plan.text);
  expect(thingIn("High-pressure coolant units for eight Citizen L20s are quoted at $14,200 each.")).toEqual([
    "High-pressure coolant units",
  ]);
  expect(thingIn("Two quotes for two Citizen L20s, $190,000 each.").join()).toContain("two Citizen L20s");
});
