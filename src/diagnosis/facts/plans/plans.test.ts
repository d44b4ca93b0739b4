import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

test.for([
  ["We are thinking about a second 5-axis.", "machine", "intended"],
  ["We are getting quotes for a new building.", "building", "intended"],
  ["We want to send two guys to a measuring course.", "training", "intended"],
  ["Looking at buying a robot for the lathes.", "equipment", "intended"],
  ["Looking at an eddy current tester for bar.", "equipment", "intended"],
  ["I've got two Toyoda horizontals priced at 1.3 million.", "machine", "intended"],
  ["I have a number on a Hermle.", "machine", "intended"],
  ["I plan to hire two outside salespeople.", "sales", "intended"],
  ["Thinking about a signing bonus.", "pay", "intended"],
  ["I want to move back to the old source.", "supplier", "intended"],
  ["I'm after an expediter with boots.", "people", "intended"],
  ["The board has approved 1.4 million dollars for a third profile grinder.", "machine", "intended"],
  ["There's a robot cell, 265 grand, I've seen it run.", "equipment", "intended"],
  ["We are talking to Mazak about a third cell.", "machine", "intended"],
  ["Wife wants us to add a night guy.", "people", "intended"],
  ["Two people will join us in January.", "people", "intended"],
  ["Thinking abt dumping e2 for proshop.", "software", "intended"],
  ["Plant manager put in for a fifth Hydromat, $2.4 million.", "machine", "intended"],
  ["HR has a req open for a second programmer.", "people", "intended"],
  ["We have a quotation for finite scheduling software, $64,000.", "software", "intended"],
  ["Looked at a bar feeder for the lathe 24,000.", "equipment", "intended"],
  ["The foreman keeps asking for another robot.", "equipment", "intended"],
  ["We bought a new mill last year and it sits.", "machine", "done"],
  ["We keep hiring operators and nothing changes.", "people", "done"],
  ["I will not hire another planner before I know.", "people", "refused"],
  ["We shan't be buying any more kit this year.", "machine", "refused"],
  ["A second CMM is on order for 240,000 dollars.", "equipment", "ordered"],
  ["The new Mazak lands in the spring.", "machine", "ordered"],
  ["Leaning toward a new CAM seat for the second programmer.", "software", "intended"],
  ["The alarm people quoted six cameras at $9,000.", "equipment", "intended"],
  ["We're putting in cameras next month.", "equipment", "intended"],
  ["An agency has three setters for us.", "people", "intended"],
  ["The grinder is from 1998 and slow. The owner wants a bigger one.", "machine", "intended"],
  ["The bank preapproved us for a horizontal.", "machine", "intended"],
  ["The dealer comes Friday with a price for a third lathe.", "machine", "intended"],
  ["We decided against hiring.", "people", "refused"],
  ["Hydraulic vises for four lathes quoted, $31,000.", "equipment", "intended"],
  ["The office has five weekend operators approved.", "people", "intended"],
  ["We have signed for a rebuild of that mill.", "equipment", "ordered"],
  ["Got an ad out for a 2nd cam guy.", "people", "intended"],
  ["Sending two kids to Mazak school in the fall.", "training", "intended"],
  ["I'm fixing to talk to Okuma about a third or else I'm doing something wrong.", "machine", "intended"],
  ["I must decide for the third line.", "machine", "intended"],
  ["A new hall is planned for 2027.", "building", "intended"],
  ["What I aim to do is hire four for a second shift, $26 an hour.", "people", "intended"],
  ["No plans to buy, the yard is full.", "machine", "refused"],
  ["We ain't buying iron this year.", "machine", "refused"],
  ["Quality wants a second Zeiss because they can't keep up sorting.", "equipment", "intended"],
  ["The owner wants a second foundry.", "supplier", "intended"],
  ["I was told to hire a clerk for 48,000.", "people", "intended"],
  ["We're on the fence about a twin-spindle lathe.", "machine", "intended"],
  ["The board meets the 14th to vote on a third wire machine.", "machine", "intended"],
  ["Looking to bring on an apprentice from the tech school.", "people", "intended"],
  ["We'd hire a foreman if one could be had under 90.", "people", "intended"],
  ["The Integrex is on a boat, due at the dock December 12.", "machine", "ordered"],
  ["The new compressor gets hooked up over Christmas shutdown.", "equipment", "ordered"],
  ["Thinking of hiring a second boring mill hand.", "people", "intended"],
  ["Looking for a CMM guy, $70K.", "people", "intended"],
  ["I want to hire a second man for nights.", "people", "intended"],
  ["We plan to hire two kids from the trade school.", "people", "intended"],
  ["My son says we must hire.", "people", "intended"],
  ["Sales is pushing a third VTL, $1.1M.", "machine", "intended"],
  ["We're looking at an HBM.", "machine", "intended"],
  ["The machine seller offers me 4 new Swiss lathes.", "machine", "intended"],
  ["Everybody tells me to buy a third lathe.", "machine", "intended"],
] as const)("%s", ([text, asset, certainty]) => {
  expect(plansIn(text, false)).toContainEqual(expect.objectContaining({ asset, certainty }));
});

test.for([
  "We want to hire a second grinder man.",
  "Looking for a lathe hand.",
  "My partner wants to hire a tool crib kid.",
  "Our grinder man is out until March.",
])("who works with a machine is no machine: %s", (text) => {
  expect(plansIn(text, false).filter(({ asset }) => asset !== "people")).toEqual([]);
});

test("one thing is one plan, and a refusal is quoted with its no", () => {
  expect(plansIn("Got an ad out for a 2nd cam guy, 85k.", false)).toHaveLength(1);
  expect(plansIn("Looking at a used VF4 w/ probe.", false)).toHaveLength(1);
  expect(plansIn("We do not want more machines now.", true)).toMatchObject([{ text: "do not want more machines" }]);
});

test("a shift that is to do more is there already, one with an article is new", () => {
  expect(plansIn("Get second shift to run as much as first.", true)).toEqual([]);
  expect(plansIn("Get a second shift.", true).map(({ asset }) => asset)).toEqual(["people"]);
});

test.for([
  ["That ad has been on Indeed since March.", "people", "intended"],
  ["We talked with an architect for 6000 sq ft out the back.", "building", "intended"],
  ["The deposit is with Makino already.", "machine", "ordered"],
] as const)("a plan can be told without a verb for getting it: %s", ([text, asset, certainty]) => {
  expect(plansIn(text, false)).toMatchObject([{ asset, certainty }]);
});

test.for([
  ["We don't have enough spindles so we need another lathe.", "machine"],
  ["We couldn't keep up, so we need another lathe.", "machine"],
  ["The old one isn't accurate anymore and we are buying a new CMM.", "equipment"],
  ["We never have enough people, we need to hire two machinists.", "people"],
  ["We don't know where jobs are and want an ERP.", "software"],
  ["The Haas never holds size, thinking about a new Mazak.", "machine"],
  ["Instead of a third lathe we want to hire two machinists.", "people"],
] as const)("a no of one clause doesn't refuse what the next one asks for: %s", ([text, asset]) => {
  expect(plansIn(text, false)).toMatchObject([{ asset, certainty: "intended" }]);
});

test("what is refused and what is wanted stay apart", () => {
  expect(plansIn("I do not want a robot, I want a second shift.", false)).toMatchObject([
    { asset: "equipment", certainty: "refused" },
    { asset: "people", certainty: "intended" },
  ]);
});

test("a purchase that isn't decided yet is one", () => {
  for (const text of ["Decide whether to buy a second 5-axis.", "Do we need a CMM?"])
    expect(plansIn(text, false), text).toHaveLength(1);
  expect(plansIn("We decide on Mondays.", false)).toEqual([]);
});

test("a line of one's own is equipment to buy", () => {
  expect(plansIn("Considering putting in our own zinc line for $350K.", false)).toMatchObject([
    { asset: "equipment", certainty: "intended", price: { dollars: 350_000 } },
  ]);
});

test("people who are sent to a course are not hired", () => {
  expect(plansIn("We want to send two operators to a course.", true).map(({ asset }) => asset)).toEqual(["training"]);
});

test.for([
  ["Looking at a tester, about 60k.", { dollars: 60_000, per: "once" }],
  ["Buying a horizontal. Quote on the table is 610k with a pallet pool.", { dollars: 610_000, per: "once" }],
  ["We're looking at quoting software for $900 a month.", { dollars: 900, per: "month" }],
  ["We plan to hire two outside salespeople, about 240k a year all in.", { dollars: 240_000, per: "year" }],
  [
    "I need one more mill. We have four. There is a used one in Ohio, $420,000 installed. He wants a $60,000 deposit.",
    { dollars: 420_000, per: "once" },
  ],
  ["Looking at a tester. It's a $5,000 deposit, then 60k.", { dollars: 60_000, per: "once" }],
  ["Considering ProShop, $1,000 per user per month, 12 users.", { dollars: 12_000, per: "month" }],
  ["Considering ProShop, $1,000 per user per month.", null],
  ["We want to buy a new 5-axis for a quarter million dollars.", { dollars: 250_000, per: "once" }],
  ["We want to buy a new 5-axis for $250-300k.", { dollars: 250_000, per: "once" }],
  ["We plan to buy a Hermle for £1.2m.", { dollars: 1_200_000, per: "once" }],
  ["We want to buy a Hermle for $1.2 mil.", { dollars: 1_200_000, per: "once" }],
  ["We are thinking about a second lathe for 20k parts.", null],
  ["We are thinking about a second lathe. A customer owes us 14k.", null],
] as const)("its price, where they say so: %s", ([text, price]) => {
  expect(plansIn(text, true)[0]?.price).toEqual(price);
});

test("someone who can't find people has refused nothing", () => {
  expect(plansIn("We can not get skilled people here.", true)).toEqual([]);
});

test("a wish that is only the thing is a plan; the same words in a report are none", () => {
  expect(plansIn("A proper finite planning tool.", true)).toMatchObject([{ asset: "software" }]);
  expect(plansIn("A proper finite planning tool.", false)).toEqual([]);
  expect(plansIn("Four more machinists.", true)).toMatchObject([{ asset: "people", certainty: "intended" }]);
});

test("what they were going to do is a plan until they say it isn't", () => {
  expect(plansIn("Was going to add a third inspector.", false)).toMatchObject([{ certainty: "intended" }]);
  expect(plansIn("We were going to buy a robot, but dropped it.", false)).toEqual([]);
});

test("a wish means what it asks for, a report doesn't", () => {
  expect(plansIn("Add a third lathe.", true)).toMatchObject([{ asset: "machine", certainty: "intended" }]);
  expect(plansIn("Add a third lathe.", false)).toEqual([]);
});

test.for([
  "Get a second operator to run nights.",
  "Need three more machinists to run the new cell.",
  "Get somebody else, a programmer to back up Kyle.",
])("who isn't there yet may be wanted to do something: %s", (text) => {
  expect(plansIn(text, true)).toMatchObject([{ asset: "people", certainty: "intended" }]);
});

test.for([
  ["I need one more horizontal mill.", "need one more horizontal mill"],
  ["I have two new Citizen L20s spec'd at $318,000 each.", "two new Citizen L20s"],
  ["We want to buy a used Toshiba BTD-13 from Louisiana.", "want to buy a used Toshiba BTD-13"],
  ["We plan to buy a second lathe Q3 at the latest.", "buy a second lathe"],
  ["Looking at a fixture and presetter package.", "Looking at a fixture and presetter package"],
] as const)("its whole name: %s", ([text, name]) => {
  expect(plansIn(text, true).map((plan) => plan.text)).toEqual([name]);
});

test("what another thing is meant for isn't bought, and its price is no one's pay", () => {
  const text =
    "I'm about to offer a senior setup guy $44 an hour, and I've budgeted $96,000 for bases on all five mills.";
  expect(plansIn(text, true)).toMatchObject([{ asset: "people", text: "a senior setup guy", price: null }]);
});

test("a machine called by its name is one to get", () => {
  expect(plansIn("Get the Grob.", true)).toMatchObject([{ asset: "machine", text: "Get the Grob" }]);
});

test.for([
  ["We will not hire.", "will not hire"],
  ["We don't want to hire for this.", "don't want to hire"],
] as const)("a refusal needs no object: %s", ([text, words]) => {
  expect(plansIn(text, false)).toMatchObject([{ asset: "people", certainty: "refused", text: words }]);
});

test("whoever comes at a time of day is nobody to hire", () => {
  expect(
    plansIn("I make the plan on Thursday, and on Monday at 7 the supervisor comes and asks which one now.", true),
  ).toEqual([]);
  expect(plansIn("We plan to hire a supervisor.", true)).toHaveLength(1);
});

test("a request, a rollout and a price for each of many are plans with their price", () => {
  const planned = (text: string) => plansIn(text, false).map((plan) => [plan.text, plan.price?.dollars]);
  expect(planned("There is a capital request in for $96,000 of pallets.")).toEqual([["pallets", 96_000]]);
  expect(planned("We will deploy stack lights on all 12 machines at $900 each.")).toEqual([
    ["deploy stack lights", 10_800],
  ]);
  expect(planned("We scrapped $96,000 of pallets.")).toEqual([]);
  expect(planned("The owners killed the capital request for two lathes.")).toEqual([]);
  expect(planned("The stack lights on all 12 machines are red at night.")).toEqual([]);
});
