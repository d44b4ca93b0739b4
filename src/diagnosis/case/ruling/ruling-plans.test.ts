import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const rulingsOn = (answers: Parameters<typeof caseOfShop>[0]) => caseOfShop(answers, sampleShop).ruling;
const thingsIn = (answers: Parameters<typeof caseOfShop>[0]) =>
  rulingsOn(answers).flatMap(({ plan }) => plan?.thing ?? []);

test.for([
  [{ improvement_goal: "Second 5-axis. And a $5k sign-on bonus." }, ["a sign-on bonus", "a second 5-axis"]],
  [{ improvement_goal: "4th machine. VF2SS. 92k. Faster." }, ["a 4th machine"]],
  [{ improvement_goal: "I have a deposit ready on a DNM 6700, $178,000, for October." }, ["a DNM 6700"]],
  [{ notes: "JobBOSS guy wants $11,000 for the scheduling module, I might." }, ["the scheduling module"]],
  [
    { improvement_goal: "Management's answer: finite scheduling software. Our GM has a quote for $62,000." },
    ["finite scheduling software"],
  ],
  [
    {
      notes:
        "The board has a capital request for a second Zeiss Contura, $235,000 installed, and two inspector requisitions at $41/hr.",
    },
    ["a second Zeiss Contura", "two inspector requisitions"],
  ],
  [{ improvement_goal: "Also second seat of Mastercam with multiaxis, 19 000." }, ["a second seat of Mastercam"]],
  [
    { notes: "My friend bought automatic quoting software, maybe I buy also, 600 per month." },
    ["automatic quoting software"],
  ],
] as const)("[R230] every purchase that is written in passing gets its ruling: %s", ([answers, things]) =>
  expect(thingsIn(answers)).toEqual(things),
);

test.for([
  { notes: "I said I need spindles turning, not a fellow pushing a cart." },
  { success_metric: "$480K/month out of the existing building (we're at $391K)." },
  { improvement_goal: "A schedule in JobBOSS that isn't lying to me." },
])("[R230] what they have isn't a purchase: %o", (answers) => expect(thingsIn(answers)).toEqual([]));

test("[R230] two kinds of people are two plans, and one kind named twice is one", () => {
  const notes = "We want to hire a night attendant at $24/hr. We are hiring a second deburr person.";
  expect(thingsIn({ notes })).toEqual(["a night attendant", "a second deburr person"]);
  expect(thingsIn({ notes: "We need to hire two machinists. Hire good machinists." })).toHaveLength(1);
});

test("[R230] a price without a sign is read where only a price can stand, and pay is for each person", () => {
  const sumsOf = (notes: string) => rulingsOn({ notes }).map(({ sum }) => sum ?? "");
  expect(sumsOf("New machine is 690,000 and nine month wait.")[0]).toContain("$690,000 ÷ $175");
  expect(sumsOf("I think hire maintenance man, 75,000 year.")[0]).toContain("$75,000 ÷ $175");
  expect(sumsOf("We're hiring two expediters at $58K.")[0]).toContain("2 × $58,000 = $116,000");
  expect(sumsOf("I need second programmer. I offer 52 dollar per hour.")[0]).toContain("$52 × 2,080 hours");
  expect(sumsOf("We want a second lathe. We shipped 12,000 parts.").join(" ")).not.toContain("$12,000");
});

test("[R230] a second plan doesn't repeat the reason or a sum", () => {
  const [first, second] = rulingsOn({ notes: "We want to hire a weekend crew. We are looking at a night attendant." });
  expect(second?.text).toBe(`Not yet. The reason is the same as with ${first.plan?.thing}.`);
  expect(second?.sum).toBeNull();
});

test("[R230] a second plan names the first for the condition they share, and keeps a note that the first doesn't have", () => {
  const [first, second] = rulingsOn({
    notes: "We want to hire a planner for $70,000 a year. We want to buy a lathe for $40,000.",
  });
  expect(second?.turnsToYes).toMatch(new RegExp(`^The same as with ${first.plan?.thing}, and `));
  expect(first.sum).toMatch(/machine hours more a year \([\d.]+ a week for 50 weeks\) to cover it/);
  expect(second?.sum).toMatch(/ to sell to pay for it, before wages, material and tools\./);
});

test("[R230] one thing under two names gets one ruling, and a goal in money is no price", () => {
  const found = rulingsOn({
    improvement_goal: "Get the new lathe on the floor by October and the past due under 100k.",
    notes: "Looking hard at a Puma 2600, $214,000 and ten weeks out.",
  });
  expect(found.map(({ plan }) => plan?.thing)).toEqual(["a Puma 2600"]);
  expect(found[0].sum).toContain("$214,000");
});

test.each([
  ["We need no third shift.", []],
  ["I want an operator that doesn't break my machine.", ["an operator"]],
  ["Everything in the building lands on Ed.", []],
  ["I changed to the cheap inserts, $4.10 in place of $9, the two Pumas take from the same box.", []],
  ["So I want a proper KPI for each operator.", []],
  ["More hours on the five-axis machines.", []],
  ["If they won't, I'll sell it and buy two plain lathes.", []],
  ["Looked at a Hermle, $780k, no thank you.", []],
  ["We are paying for Saturdays in Cell 2 at roughly $21,000 a month.", []],
  ["Looking at a used VF-4, $48k, fella in Rolla.", ["a used VF-4"]],
  ["I have a $140,000 proposal for zero-point pallets on six verticals.", ["zero-point pallets"]],
  ["What I'm looking at is a bigger lathe.", ["a bigger lathe"]],
])("[R230] only what is meant to be bought or hired is a plan: %s", (improvement_goal, things) => {
  expect(rulingsOn({ improvement_goal }).flatMap(({ plan }) => plan?.thing ?? [])).toEqual(things);
});

test.each([
  ["Got a price on the Variaxis, $685,000, and I'd need a second shift for it.", "second shift"],
  ["Thinking of a bonus, or a time clock, $3,000.", "bonus"],
])("[R230] a price belongs to the thing it stands next to: %s", (improvement_goal, thing) => {
  const ruling = rulingsOn({ improvement_goal }).find(({ plan }) => plan?.thing.includes(thing));
  expect(ruling?.sum ?? "").not.toMatch(/685,000|3,000 ÷/);
});

test("what somebody else would like is ruled on after what is planned, however it begins", () => {
  const improvement_goal = "I plan to buy one more Brother Speedio, $80,000.";
  for (const notes of [
    "Dealer wants me to buy a DNM 6700, $178,000.",
    "The dealer wants me to buy a DNM 6700, $178,000.",
  ])
    expect(thingsIn({ improvement_goal, notes })[0]).toContain("Speedio");
});

test("a shift that the shop has is nobody to hire", () => {
  const named = rulingsOn({ improvement_goal: "I want night shift do more.", shift_count: "2" }).map(
    ({ asset }) => asset,
  );
  expect(named).not.toContain("people");
});

test("what an ad offers several people is a year's pay", () => {
  const improvement_goal = "What I want is hands. I got an ad in the Hobbs paper for two at twenty five dollars.";
  const [first] = rulingsOn({ improvement_goal });
  expect(first?.sum).toContain("2 × $25 × 2,080 hours = about $104,000 a year");
});

test("[R230] where one person writes the programs, the question about one more machine is who would program it", () => {
  const said = "Dave is the only one who can program the horizontals.";
  const [ruling] = rulingsOn({ improvement_goal: "I want a third horizontal, $400,000.", pain_invisible: said });
  expect(ruling?.sum).toContain("Who would program it? Dave alone programs what you have.");
  expect(ruling?.sum).not.toContain("Who would run it?");
});

test.for([
  ["We could have the Lucas rebuilt for $90,000.", "the rebuild of the Lucas"],
  ["Thinking about a retrofit of our boring mill, $210,000.", "the retrofit of your boring mill"],
  ["We might overhaul the Toshiba, $90,000.", "the overhaul of the Toshiba"],
  ["Thinking of getting the Bullard reconditioned, $75,000.", "the reconditioning of the Bullard"],
] as const)("[R230] work on a machine they own is ruled on as work: %s", ([notes, thing]) => {
  const [ruling] = rulingsOn({ notes });
  expect(ruling).toMatchObject({ asset: "service", plan: { thing } });
  expect(ruling.turnsToYes).toContain("A month's list of its stops");
});

test.for([
  "We'd hire a second deburr person at $21.",
  "We want to hire a packing clerk at $19 an hour.",
  "We are looking for a material handler at $20 an hour.",
  "We want a second wash line attendant at $18 an hour.",
  "We need a tool crib attendant at $22 an hour.",
  "Thinking of a night attendant, $24 an hour.",
])("[R230] who runs no machine isn't turned down because there are enough to run machines: %s", (notes) => {
  const [ruling] = caseOfShop(
    { notes },
    { ...sampleShop, machine_count: 10, shift_count: "1", machinist_count: 14 },
  ).ruling;
  expect(ruling.text).not.toContain("to run machines");
  expect(ruling.sum).toContain("2,080 hours");
  expect(ruling.sum).not.toContain("machine-shifts");
});

test("[R230] whoever would run machines is turned down where there are enough", () => {
  const [ruling] = caseOfShop(
    { notes: "We want to hire two operators at $24 an hour." },
    { ...sampleShop, machine_count: 10, shift_count: "1", machinist_count: 14 },
  ).ruling;
  expect(ruling.text).toContain("No, not to run machines");
});

test.for([
  ["Reishauer", true],
  ["Studer", false],
] as const)("[R230] what a machine of the same make cut is held against one more: %s", ([make, isSame]) => {
  const notes = `I've got a quote on the desk for a second Reishauer, $1,150,000. The ${make} was manned 90 hours last week and cut for 61.`;
  const [ruling] = rulingsOn({ notes });
  expect(ruling?.plan?.thing).toBe("a second Reishauer");
  expect(ruling?.sum?.includes("cut 68% of their hours") ?? false).toBe(isSame);
});

test.for([
  ["High-pressure coolant units, $14,200 each.", "yes-if"],
  ["An evening attendant at $24 an hour.", "yes-if"],
  ["A high-pressure coolant system for $38,000.", "yes-if"],
  ["A tool presetter for $12,000.", "not-yet"],
  ["A second CMM for $150,000.", "not-yet"],
] as const)(
  "[R230] what could end or clear a small stop at night is tried where night runs stop early: %s",
  ([plan, verdict]) => {
    const pain_invisible =
      "Night runs quit early and nobody knows until morning. The bar feeder runs alone, and at 9 p.m. it stopped with a chip nest. The morning crew finds dark machines.";
    const shop = { ...sparseShop, lights_out: true, pain_invisible, notes: `On my desk: ${plan}` } as const;
    const found = caseOf(shop, diagnose(shop));
    expect(found.situation?.id).toBe("night-run-quits");
    expect(found.ruling.map((one) => one.verdict)).toEqual([verdict]);
  },
);
