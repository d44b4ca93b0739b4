import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop, tidyShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { thingIn } from "./plan-in-words.ts";

test("there is no ruling on what they already bought, and no argument about what they refuse", () => {
  const verdictsOn = (notes: string) => caseOfShop({ notes }, sampleShop).ruling.map(({ verdict }) => verdict);
  expect(verdictsOn("We bought a new lathe last spring.")).toEqual(["none-planned"]);
  expect(verdictsOn("We will not hire.")).toEqual(["respected"]);
});

test("[R230] who would run a machine is asked only if someone has to be at it", () => {
  const sumOn = (notes: string, lights_out = false) =>
    caseOfShop({ notes, lights_out, machine_count: 20, shift_count: "2", machinist_count: 14 }, sampleShop).ruling[0]
      .sum ?? "";
  expect(sumOn("We want to buy a third lathe.")).toContain("Who would run it?");
  expect(sumOn("We want to buy a third lathe.", true)).not.toContain("Who would run it?");
  expect(sumOn("We want to buy a bar-fed lathe.")).not.toContain("Who would run it?");
});

test("[R230] a plan keeps its date even if another sentence, in other words, names its price", () => {
  const [first] = caseOfShop(
    { improvement_goal: "Get the Hermle in by Q3.", notes: "We have the term sheet for a C42 at roughly $790,000." },
    sampleShop,
  ).ruling;
  expect(first.deadline).toBe("by Q3");
});

test("[R230] a plan with a price is worth machine hours at the shop's rate, and nothing is assumed about costs", () => {
  const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }, sampleShop).ruling;
  expect(sum).toContain("$350,000 ÷ $175 = 2,000 machine hours to sell before it pays");
});

test.for([
  // Two shifts of the sample shop: 80 hours a week.
  ["We want to buy a horizontal for $350,000.", "At 80 shift hours a week, that's 6 months of cutting without a stop."],
  ["We want to buy a presetter for $2,625.", "$2,625 ÷ $175 = 15 machine hours to sell"],
  ["We want to buy a presetter for $2,188.", "$2,188 ÷ $175 = about 13 machine hours to sell"],
  ["We want two more horizontals at $350,000 apiece.", "At 2 × 80 shift hours a week, that's 6 months"],
  ["We want to buy a horizontal for $310,000.", "$310,000 ÷ $175 = about 1,800 machine hours to sell before it pays"],
  [
    "We want to buy a horizontal for $350,000.",
    "The 2,800 machine hours a year above, if recovered, would be as many in",
  ],
  [
    "We want to buy a horizontal. I saw it run. Nice machine. Lease is 3,500 a month.",
    "$3,500 ÷ $175 = 20 machine hours to sell a month",
  ],
  [
    "We want to hire a planner for $70,000.",
    "The 2,800 machine hours a year above, if recovered, would be 7 times that.",
  ],
  ["We want to buy a horizontal.", "At $175 an hour, each $10,000 of its price takes about 57 machine hours to sell."],
] as const)("[R230] what a plan must earn is compared with the time and the hours there are: %s", ([notes, sum]) => {
  expect(caseOfShop({ shift_count: "2", notes }, sampleShop).ruling[0].sum).toContain(sum);
});

test("[R230] a shop that quotes below real hours hears that more jobs lose more money, and what a salesman's pay takes each year", () => {
  const [{ text, sum, untilThen }] = caseOfShop(
    {
      quoting_accuracy: "Estimates",
      pain_invisible: "Every mold runs over the quote. The quote was 2,460 hours and the cards came to 3,130.",
      notes: "We are going to hire an outside salesman, $95,000 plus commission, he can start January 11.",
    },
    tidyShop,
  ).ruling;
  expect(text).toBe(
    "Not yet. More jobs at these prices would lose more money. Fix this first: actual hours that nobody sets beside the quote.",
  );
  expect(sum).toContain("machine hours to sell a year before");
  expect(untilThen).toBe(
    "You say “January 11”. If the ten days aren't over by then, keep talking to people, and make no offer until they are.",
  );
});

test("[R230] without a rate, a price is turned into hours at a round rate, and the ruling says so", () => {
  const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }).ruling;
  expect(sum).toContain(
    "$350,000 ÷ $100 = 3,500 machine hours to sell before it pays for itself, not counting other costs. We don't have your rate",
  );
});

test("[R230] a ruling uses the owner's words for the thing", () => {
  expect(
    (
      [
        ["talking to Mazak about a third cell", "machine"],
        ["talk to Mazak about a third", "machine"],
        ["wants us to add a night guy", "people"],
        ["Fill up to 40 open positions", "people"],
        ["replace the Integrex", "machine"],
        ["A new CMM", "equipment"],
        ["buy a $41,000 presetter package", "equipment"],
        ["third borer", "machine"],
        ["quote for vending machine", "equipment"],
        ["an offer for 8 additional pallets", "equipment"],
        ["get a 12-position pallet changer", "equipment"],
        ["buy four self-dumping hopper carts", "equipment"],
        ["dump E2 for ProShop", "software"],
        ["leasing a five axis", "machine"],
        ["I want a operator", "people"],
      ] as const
    ).map(([plan, asset]) => thingIn(plan, asset)),
  ).toEqual([
    "a third cell",
    "a third one",
    "a night guy",
    "new people",
    "replacing the Integrex",
    "a new CMM",
    "a presetter package",
    "a third borer",
    "a vending machine",
    "8 additional pallets",
    "a 12-position pallet changer",
    "four self-dumping hopper carts",
    "another system",
    "a five axis",
    "an operator",
  ]);
});

test("[R230] a position on a turret is no job to fill", () => {
  for (const notes of ["We need a 12 position turret.", "We are getting a 24 position tool carousel, $31,000."])
    expect(
      caseOfShop({ notes }).ruling.map(({ asset }) => asset),
      notes,
    ).not.toContain("people");
  expect(caseOfShop({ notes: "We need to fill two open positions on nights." }).ruling[0].asset).toBe("people");
});

test("[R230] wages by the hour become a year's pay and the hours to sell for it", () => {
  const hiring = {
    notes: "I want to hire four machinists at $26 an hour.",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 120,
  };
  const [{ sum, plan }] = caseOfShop(hiring as Parameters<typeof caseOfShop>[0]).ruling;
  expect(plan?.thing).toBe("four machinists");
  expect(sum).toContain(
    "4 × $26 × 2,080 hours = about $216,000 a year, before taxes and benefits. $216,000 ÷ $120 = 1,800 machine hours to sell a year",
  );
});

test("[R230] an hourly wage is no price, however high, and what is needed is counted", () => {
  const wages = (notes: string) =>
    caseOfShop({ notes, shop_rate_known: "Yes – accurate", shop_rate_value: 120 }).ruling[0].sum;
  expect(wages("We need to hire four machinists at $26 an hour.")).toContain("4 × $26 × 2,080 hours");
  expect(wages("We want to hire a CNC programmer at $110 an hour.")).toContain("$110 × 2,080 hours = about $229,000");
});

test("[R230] a hydraulic unit is a part of a machine, and not a room", () => {
  const rulings = caseOfShop({ notes: "We want to buy a new hydraulic unit for the big lathe for $46,000." }).ruling;
  expect(rulings.map(({ asset }) => asset)).not.toContain("building");
  const [room] = caseOfShop({ notes: "We want to rent the unit next door for $3,000 a month." }).ruling;
  expect(room.asset).toBe("building");
});

test("[R230] a price a month is one, however it is written", () => {
  for (const period of ["a month", "/mo", "per month", "every month"]) {
    const [{ sum }] = caseOfShop({ notes: `We want to lease a new 5-axis mill for $6,500 ${period}.` }).ruling;
    expect(sum, period).toContain("to sell a month");
  }
});

test("[R230] what someone else would like comes after what the shop plans, whatever it costs", () => {
  const notes = "My son wants to buy a $450,000 5-axis mill. We plan to buy a presetter for $41,000.";
  expect(caseOfShop({ notes }).ruling[0].asset).toBe("equipment");
});

test("[R230] a plan is judged against what the page says happens, not against its cause in general", () => {
  const first = (pain_invisible: string, notes: string, more = {}) =>
    caseOfShop({ pain_invisible, notes, ...more }, sparseShop).ruling[0];
  const scratched = "Good parts get dents and scratches in the box on the way to the customer.";
  const inspector = first(scratched, "I want to hire a final inspector, $46,000 a year.", {
    primary_bottleneck: "QC/Inspection",
    shop_rate_value: 90,
  });
  expect(inspector.text).toBe(
    "Not yet. A final inspector wouldn't fix this: good parts that are damaged after they are made.",
  );
  expect(inspector.turnsToYes).toMatch(/^Two weeks of counting show that this is gone, and work still waits/);
  // The page shows no hours for it.
  expect(inspector.sum).not.toMatch(/above/);
  const late = "Quotes sit two weeks before I get to them, and by then they have placed the order.";
  const salesman = first(late, "We want to hire a salesman.");
  expect(salesman.text).toBe(
    "Not yet. More RFQs would hit the same wait. Fix this first: quotes that go out too late.",
  );
});

test("[R230] a building to rent by the month is a plan, and isn't how it happens", () => {
  const notes = "My son wants to rent the building next door for finished goods, $6,200 a month.";
  const said = { pain_invisible: "Finished parts sit on the shelf for weeks.", notes, shop_rate_value: 100 };
  const found = caseOfShop({ ...said, primary_bottleneck: "Other", shipping_dwell: ">1 week" }, sparseShop);
  expect(found.ruling[0]).toMatchObject({ asset: "building", sum: expect.stringContaining("a month") });
  expect(found.mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text))).not.toContain(notes);
});

test.for([
  ["The spindle outfit in Toledo wants $3,850 to regrind the taper in place.", "$3,850", /after the work/],
  ["Our dealer quoted us 14 grand to scrape the ways on the old boring mill.", "14 grand", /after the work/],
  ["A fellow offered to realign both lathes for $6,200.", "$6,200", /after the work/],
  ["A consultant wants $18,000 to go through our setups.", "$18,000", /one number/],
] as const)("[R230] an offer of work from outside is ruled on like a purchase: %s", ([notes, price, until]) => {
  const [first] = caseOfShop({ ...sparseShop, notes }, sparseShop).ruling;
  expect([first.asset, first.plan?.text, first.turnsToYes]).toEqual([
    "service",
    expect.stringContaining(price),
    expect.stringMatching(until),
  ]);
  expect(first.text).toMatch(/For it: .*Against it: /);
  expect(first.sum).toContain("machine hours to sell");
});

test.for([
  "The dealer wanted $9,000 to rebuild the turret, so we did it ourselves.",
  "Last year somebody quoted us $12,000 to scrape the ways.",
  "A customer wants $4,000 to replace the parts we scrapped.",
  "Every crash costs us $3,000 to fix.",
] as const)("[R230] work that was done, or is owed, is no offer: %s", (notes) => {
  expect(caseOfShop({ ...sparseShop, notes }, sparseShop).ruling.map(({ asset }) => asset)).toEqual([null]);
});

test("[R230] a plan that is no purchase gets a ruling too", () => {
  const { ruling } = caseOfShop({
    improvement_goal: "I'm considering replacing our buyer.",
    pain_invisible:
      "Orders get keyed in QuickBooks, then again in JobBOSS, then she copies them into her own sheet. 9 of the 13 short kits: the quantity was changed in JobBOSS and she was never told, because her sheet is a copy from the day the order came in.",
  });
  expect(ruling[0]).toMatchObject({ asset: null, verdict: "not-yet", plan: { thing: "Replacing your buyer" } });
});

test("[R230] a shift the shop doesn't have is counted in posts, and one it has is no new shift", () => {
  const [more] = caseOfShop({
    machine_count: 8,
    shift_count: "2",
    machinist_count: 18,
    notes: "We plan to add a third shift.",
  }).ruling;
  expect([more.verdict, more.sum]).toEqual([
    "not-yet",
    "With it: 8 machines × 3 shifts = 24 machine-shifts to cover, and 18 machinists today.",
  ]);
  const [same] = caseOfShop({
    machine_count: 8,
    shift_count: "2",
    machinist_count: 10,
    notes: "We need to hire a second shift.",
  }).ruling;
  expect(same.text).not.toContain("its own setter");
});

test("[R230] a machine “at about 590” is priced in thousands", () => {
  const [first] = caseOfShop({
    improvement_goal: "Looking at an i-250 at about 590 or maybe a used one.",
    shop_rate_known: "Estimate",
    shop_rate_value: 100,
  }).ruling;
  expect(first.sum).toContain("$590,000 ÷ $100");
});

test("[R230] a bonus that somebody is going to put in is a plan, and one put in last year isn't", () => {
  const [bonus] = caseOfShop({ notes: "I'm going to put in a bonus for whoever beats my hours." }).ruling;
  expect([bonus.asset, bonus.plan?.thing]).toEqual(["pay", "a bonus"]);
  expect(bonus.text).toContain("you get more of what you pay for");
  expect(caseOfShop({ notes: "Last year we put in a bonus." }).ruling[0].plan).toBeNull();
});

test("[R230] the price of people may stand in a sentence that counts them", () => {
  const improvement_goal = "Start a third shift by fall. Nine people, about 640k a year loaded.";
  const [first] = caseOfShop({
    improvement_goal,
    shift_count: "2",
    shop_rate_known: "Estimate",
    shop_rate_value: 80,
  }).ruling;
  expect(first.sum).toContain("$640,000 ÷ $80 = 8,000 machine hours to sell a year");
});
