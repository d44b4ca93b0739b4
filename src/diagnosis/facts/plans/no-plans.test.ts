import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

test.for([
  "The warehouse is paid for.",
  "I'd put this crew against any in the state.",
  "It came to $9,000 a year and that was before raises.",
  "I don't see how we get more Swiss parts out of four machines.",
  "We pay two CAM seats, about $8,000 a year in maintenance.",
  "That card is from when nobody was asking for thread gauging.",
  "No one here wants to order zero-point pallets.",
  "Both want one machine, and nobody says who is first.",
  "The old fixture was lost, so we made another one.",
  "Good kid, wants to be a welder.",
  "The mill offered me a rack of their bar, paid as we pull it.",
])("no plan to buy or hire: %s", (text) => expect(plansIn(text, false)).toEqual([]));

test.for([
  "We want 900 bodies/week off the line.",
  "I need 300 hands/wk boxed by spring.",
  "I need 900 bodies a week.",
])("a number made in a period is of parts, however the period is written: %s", (text) =>
  expect(plansIn(text, true)).toEqual([]),
);

test.for([
  "Get one machinist who can run the mills without me next to him.",
  "Have an operator who sets up on his own.",
  "Get two guys who can check a first piece without asking.",
])("what those on hand should be able to do is no plan to hire: %s", (text) => expect(plansIn(text, true)).toEqual([]));

test.for(["Find a machinist who can run the mills without me.", "Hire an operator who sets up on his own."])(
  "a plan to hire names what the new one can do: %s",
  (text) => expect(plansIn(text, true)).toMatchObject([{ asset: "people", certainty: "intended" }]),
);

test.for([
  ["I've got approval to hire another girl for the office.", "people", "hire another girl"],
  ["I've got a fellow from Tulsa who's asking $40 an hour.", "people", "got a fellow"],
  ["We have an ad in for a setup specialist at $38 an hour.", "people", "ad in for a setup specialist"],
  ["A quote from the Haas store for a UMC-500 at $190,000 with probe.", "machine", "a UMC-500"],
] as const)("a plan is named by what is bought or hired: %s", ([text, asset, words]) => {
  expect(plansIn(text, true)).toMatchObject([{ asset, text: words, certainty: "intended" }]);
});

test("what they would rather not buy is refused, and no machine costs what the landlord wants", () => {
  const [refused] = plansIn("I'd rather not buy a fifth lathe.", true);
  expect(refused).toMatchObject({ certainty: "refused" });
  const [plan] = plansIn("We want to buy a fifth lathe, and the landlord wants $1,900 more for the bay.", true);
  expect(plan).toMatchObject({ asset: "machine", price: null });
});

test("what lands in a budget isn't ordered", () => {
  const [plan] = plansIn(
    "I have a demo'd APS package on my desk, $50,000, and would sign so it lands in this budget.",
    true,
  );
  expect(plan).toMatchObject({ asset: "software", certainty: "intended" });
});

test("the price of people and a thing is never that of the people", () => {
  for (const text of [
    "He proposes two more inspectors and an optical comparator for $190,000.",
    "I want to hire two more inspectors and buy a CMM for $180,000.",
  ])
    expect(plansIn(text, true).find(({ asset }) => asset === "people")).toMatchObject({ price: null });
});

test("an offer that is turned down in the same sentence is refused", () => {
  const [plan] = plansIn("A dealer has a used Doosan for $90,000 and no, I'm not doing it.", true);
  expect(plan).toMatchObject({ asset: "machine", certainty: "refused" });
});

test("the price may be called a quotation", () => {
  const [plan] = plansIn(
    "We would like to add a third lathe. The quotation in hand is $310,000 with bar feeder.",
    true,
  );
  expect(plan?.price).toMatchObject({ dollars: 310_000 });
});

test("the price of a request, or as a dealer says it, may follow the thing", () => {
  for (const [text, dollars] of [
    ["A second CMM. The request is for $190,000 with the head.", 190_000],
    ["Buy another VF-4. The dealer in Tulsa says $118k.", 118_000],
  ] as const)
    expect(plansIn(text, true)).toMatchObject([{ price: { dollars } }]);
});

test.each([
  ["Thinking lease on a DN HP 5100, they said 4,150 a month.", 4150],
  ["I want a second grinder. The dealer made me a lease, $5,400 the month, sixty months.", 5400],
  ["Looking at a bigger horizontal. The lease is 7,150 a month.", 7150],
  ["The lease for the robot would be $2,900 the month for five years.", 2900],
])("what would be paid by the month is a plan with its price: %s", (text, dollars) => {
  expect(plansIn(text, false)).toMatchObject([{ certainty: "intended", price: { dollars, per: "month" } }]);
});

test.each([
  "We still pay $2,900 a month on the Toyoda.",
  "Two of the lathes are slow, and one is a Hurco I'm still paying $1,850 a month on.",
  "The payment on the Matsuura is $4,200 a month.",
  "We are paying $2,600 a month on the two Okumas.",
])("a machine that is paid for month by month is there: %s", (text) => {
  expect(plansIn(text, false)).toEqual([]);
});

test.each([
  ["There is a contract on my desk to sign for two verticals.", "machine"],
  ["We have to sign the contract for the Zeiss before spring.", "equipment"],
  ["Next year we add a third VMC.", "machine"],
  ["A new saw is in next year's budget.", "equipment"],
  ["Maybe we hire a second programmer.", "people"],
  ["My partner's plan is to rent the building across the road.", "building"],
])("what is to be signed, or comes next year, is a plan: %s", (text, asset) => {
  expect(plansIn(text, false)).toMatchObject([{ asset, certainty: "intended" }]);
});

test.each([
  "Next year the foundry adds a second furnace.",
  "The customer has a contract to sign with another shop.",
  "Next month is slow.",
])("next year and contracts of others are no plan: %s", (text) => {
  expect(plansIn(text, false)).toEqual([]);
});
