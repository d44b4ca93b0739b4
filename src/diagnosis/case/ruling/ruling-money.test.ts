import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { moldShop } from "../../../../test/mold-shop.ts";
import { tidyShop } from "../../../../test/shops.ts";
import { good } from "../../../knowledge/kpi-record/target-of.ts";
import { fullAt, rulings } from "../../../knowledge/page-one/rulings.ts";
import { themes } from "../../../knowledge/themes.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

test("[R230] a plan with a price is worth machine hours at the shop's rate, and nothing is assumed about costs", () => {
  const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }, sampleShop).ruling;
  expect(sum).toContain("$350,000 ÷ $175 = 2,000 machine hours to sell to pay for it, before wages");
});

test.for([
  // Two shifts of the sample shop: 80 hours a week.
  [
    "We want to buy a horizontal for $350,000.",
    "At 80 shift hours a week, 50 weeks a year, that's 6 months of cutting without a stop.",
  ],
  ["We want to buy a presetter for $2,625.", "$2,625 ÷ $175 = 15 machine hours to sell"],
  ["We want to buy a presetter for $2,188.", "$2,188 ÷ $175 = about 13 machine hours to sell"],
  [
    "We want two more horizontals at $350,000 apiece.",
    "At 2 × 80 shift hours a week, 50 weeks a year, that's 6 months",
  ],
  [
    "We want to buy a horizontal for $350,000.",
    "Getting back the 2,800 machine hours a year above would give you that many in",
  ],
  [
    "We want to buy a horizontal. I saw it run. Nice machine. Lease is 3,500 a month.",
    "You'd have to sell 20 machine hours more a month to cover it: $3,500 ÷ $175.",
  ],
  [
    "We want to hire a planner for $70,000.",
    "Getting back the 2,800 machine hours a year above would give 7 times that.",
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
    "Not yet. More jobs at these prices would lose more money. Fix this first: quotes that nobody checks against actual hours.",
  );
  expect(sum).toMatch(/sell [\d,]+ machine hours more a year/);
  expect(untilThen).toBe(
    "You say “January 11.” If the ten days aren't over by then, keep talking to people, and make no offer until they are.",
  );
});

test("[R230] what is paid for once isn't a year's pay", () => {
  const [{ sum }] = caseOfShop({ notes: "We are considering a trade show for $20,000." }).ruling;
  expect(sum).toContain("machine hours to sell to pay for it, before wages");
});

test("[R230] without a rate, a price is turned into hours at a round rate, and the ruling says so", () => {
  const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }).ruling;
  expect(sum).toContain(
    "$350,000 ÷ $100 = 3,500 machine hours to sell to pay for it, before wages, material and tools. We don't have your rate",
  );
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
    "4 × $26 × 2,080 hours = about $216,000 a year, before taxes and benefits. You'd have to sell 1,800 machine hours more a year (36 a week for 50 weeks) to cover it: $216,000 ÷ $120.",
  );
});

test("[R230] an hourly wage is no price, however high, and what is needed is counted", () => {
  const wages = (notes: string) =>
    caseOfShop({ notes, shop_rate_known: "Yes – accurate", shop_rate_value: 120 }).ruling[0].sum;
  expect(wages("We need to hire four machinists at $26 an hour.")).toContain("4 × $26 × 2,080 hours");
  expect(wages("We want to hire a CNC programmer at $110 an hour.")).toContain("$110 × 2,080 hours = about $229,000");
});

test("[R230] a price a month is one, however it is written", () => {
  for (const period of ["a month", "/mo", "per month", "every month"]) {
    const [{ sum }] = caseOfShop({ notes: `We want to lease a new 5-axis mill for $6,500 ${period}.` }).ruling;
    expect(sum, period).toContain("machine hours more a month");
  }
});

test("[R230] a machine “at about 590” is priced in thousands", () => {
  const [first] = caseOfShop({
    improvement_goal: "Looking at an i-250 at about 590 or maybe a used one.",
    shop_rate_known: "Estimate",
    shop_rate_value: 100,
  }).ruling;
  expect(first.sum).toContain("$590,000 ÷ $100");
});

test("[R230] the price of people may stand in a sentence that counts them", () => {
  const improvement_goal = "Start a third shift by fall. Nine people, about 640k a year loaded.";
  const [first] = caseOfShop({
    improvement_goal,
    shift_count: "2",
    shop_rate_known: "Estimate",
    shop_rate_value: 80,
  }).ruling;
  expect(first.sum).toContain(
    "sell 8,000 machine hours more a year (160 a week for 50 weeks) to cover it: $640,000 ÷ $80.",
  );
});

test("[R230] hours that machines cut are held against the goal's pieces, and no text calls the machines idle in their shifts", () => {
  const [{ text, sum, turnsToYes }] = caseOfShop(moldShop).ruling;
  expect(text).toContain("In their shifts, the machines you have cut most of their hours");
  expect(sum).toContain("they cut 79% of their shift hours");
  expect(sum).toContain("63 molds ÷ 50 weeks = 1.3 a week. 126 hours ÷ 1.3 = 97 hours of those machines for each");
  expect(turnsToYes).toContain("80 of every 100 hours");
});

test("[R230] from one share on machines are full, wherever the report says so", () => {
  const { confounders, goneWhen, handCount } = themes.capacity_visibility;
  expect(confounders.refutes.see).toContain(`${10 * fullAt} looks out of 10`);
  expect(goneWhen).toContain(`${10 * fullAt} times out of 10`);
  const conditions = rulings.filter(({ when }) => "areFoundIdle" in when || "areHoursUsed" in when);
  for (const { turnsToYes } of conditions) expect(turnsToYes).toContain(`${100 * fullAt} of every 100`);
  const goal = Number.parseInt(handCount.goal, 10);
  expect(goal).toBe(Math.ceil(Number.parseInt(good("kpi_spindle_util"), 10) / 10));
  expect(goal).toBeLessThan(10 * fullAt);
});

test.for([
  ["Quality asked for four inspectors, $36 an hour.", "4 × $36 × 2,080 hours"],
  ["There is a request in from Quality for three inspectors at $30 an hour.", "3 × $30 × 2,080 hours"],
  ["We want to hire a second deburr person at $21.", "$21 × 2,080 hours = about $44,000"],
  ["I need a night man in grinding, thirty-one an hour.", "$31 × 2,080 hours = about $64,000"],
  ["My plan is hire two more machinist, I pay $30 hour.", "2 × $30 × 2,080 hours"],
  ["We want two setters at $31 an hour and three inspectors at $28 an hour.", "2 × $31 × 2,080 hours"],
] as const)("[R230] wages are those of all who would be hired, for a year: %s", ([notes, sum]) =>
  expect(
    caseOfShop({ notes }, sampleShop)
      .ruling.map((one) => one.sum)
      .join(" "),
  ).toContain(sum),
);

test("[R230] what people make in an hour is no wage", () =>
  expect(
    caseOfShop({ notes: "We need a night man, now they make 40 an hour." }, sampleShop)
      .ruling.map((one) => one.sum)
      .join(" "),
  ).not.toContain("2,080"));

test.for([
  ["1) High-pressure coolant, $14,200. 2) Leave it.", "high-pressure coolant"],
  ["We want to put in our own furnace, $80,000.", "your own furnace"],
  ["My plan is hire two more machinist.", "two more machinists"],
  ["Thinking about putting a third shift in the inspection room.", "a third shift"],
] as const)("[R230] a plan is called by its thing alone: %s", ([notes, thing]) =>
  expect(caseOfShop({ notes }, sampleShop).ruling.map(({ plan }) => plan?.thing)).toContain(thing),
);

test("[R230] what the CMMs they have measure is held against one more", () => {
  const sumOf = (notes: string) => caseOfShop({ notes }, sampleShop).ruling[0].sum ?? "";
  expect(sumOf("We want a sixth CMM at $265,000. Five CMMs today, average in-cycle 44 percent.")).toContain(
    "what you own measures 44% of its hours; the other 56% it has room",
  );
  expect(sumOf("We want a sixth CMM at $265,000. The lathes run 44 percent of the day.")).not.toContain("44%");
});

test("[R230] the stops they count are held against a rebuild and against a maintenance man", () => {
  const sumOf = (plan: string) =>
    caseOfShop({ notes: `${plan} Breakdowns cost us 95 hours a month.` }, sampleShop).ruling[0].sum ?? "";
  for (const plan of ["We could rebuild the Lucas for $210,000.", "Thinking of hiring a maintenance man, $38 an hour."])
    expect(sumOf(plan)).toContain("The 1,140 hours of stops you count, at $175, come to $199,500 a year");
  expect(sumOf("We want to buy a second lathe for $210,000.")).not.toContain("hours of stops you count");
});

test("[R230] a plan's own words are shown as written, whatever signs they have", () => {
  for (const thing of ["{cause} lathe", "$& lathe", "$' lathe", "$$ lathe"]) {
    const [{ text }] = caseOfShop({ improvement_goal: `I want to buy a new ${thing}.` }).ruling;
    expect(text).toContain(`A new ${thing} wouldn't fix`);
  }
});
