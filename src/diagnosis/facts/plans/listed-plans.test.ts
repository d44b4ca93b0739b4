import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

const openIn = (text: string) =>
  plansIn(text, false).flatMap(({ asset, certainty }) => (certainty === "intended" ? [asset] : []));

test.for([
  ["We want a sixth CMM at $265,000 and four inspectors at $36 an hour.", ["equipment", "people"]],
  ["Quality asks for a gauge at $18,000, and two inspectors at $31 an hour.", ["equipment", "people"]],
  ["Looking at a robot for $95,000, plus a second setter at $34 an hour.", ["equipment", "people"]],
  ["A quote for a lathe, $210,000, and one more operator at $26 an hour.", ["machine", "people"]],
  ["1) a presetter, $28,000 2) a second programmer at $42 an hour 3) leave it alone", ["equipment", "people"]],
  ["(1) New compressor, $44,000. (2) A maintenance man at $38 an hour.", ["equipment", "people"]],
  ["Options: a wash line, $60,000, or a second deburr person at $20 an hour.", ["equipment", "people"]],
  ["1. A used lathe, $60,000. 2. Two night operators, $26 an hour.", ["machine", "people"]],
  ["Wanted:\n1. New compressor, $44,000\n2. A second setter, $34 an hour", ["equipment", "people"]],
  ["Choices: 1) third VF-4, $118,000 2) a weekend crew at $30 an hour", ["machine", "people"]],
  ["On my desk: a robot, $90,000, and a second planner at $33 an hour.", ["equipment", "people"]],
  ["On the desk today: an evening attendant, 5 p.m. to 1 a.m., at $24 an hour.", ["people"]],
  ["Requests: two tool cabinets, $9,000, and an apprentice at $19 an hour.", ["equipment", "people"]],
  ["There is a request in for a second washer at $41,000.", ["equipment"]],
  ["A request in from Quality for three inspectors at $30 an hour.", ["people"]],
  ["Two requests in from the floor for a bigger crane, $55,000.", ["equipment"]],
  ["Thinking of a second mill, $90,000. Or hire a maintenance man, $38 an hour.", ["machine", "people"]],
  ["We may want a robot, $80,000. Dealer has one. Or add a night guy.", ["equipment", "people"]],
] as const)("each thing of a list, or behind another, is a plan if it has a price or a wage: %s", ([text, kinds]) =>
  expect(openIn(text).toSorted()).toEqual([...kinds].toSorted()),
);

test.for([
  ["Should I sign for the third lathe? It's a hundred and ninety thousand.", ["machine"]],
  ["Should we order the second horizontal?", ["machine"]],
  ["Is it smart to buy a third Swiss?", ["machine"]],
  ["Would it be better to hire a second programmer?", ["people"]],
  ["My son-in-law says put in a vacuum furnace, $800,000.", ["equipment"]],
  ["My wife says hire two machinists.", ["people"]],
  ["My brother says buy a third lathe.", ["machine"]],
  ["The foreman says get a second saw.", ["equipment"]],
  ["Everybody says add a night shift.", ["people"]],
  ["Dad keeps saying buy another Mazak.", ["machine"]],
  ["My plan is hire two more machinist.", ["people"]],
  ["Our plan is buy a second CMM.", ["equipment"]],
  ["The idea is to add a robot.", ["equipment"]],
  ["We put an advertisement for two machinists.", ["people"]],
  ["I've got a quote on the desk for a second grinder, $310,000.", ["machine"]],
  ["There's a quote in hand for a presetter, $38,000.", ["equipment"]],
  ["We want to put in laser trackers, $90,000 each.", ["equipment"]],
  ["We're considering high-pressure coolant for the lathes, $14,000.", ["equipment"]],
] as const)("what somebody says to buy, asks about or calls the plan is one: %s", ([text, kinds]) =>
  expect(openIn(text)).toEqual(kinds),
);

test.for([
  "We bought a new CMM for $150,000 and hired two inspectors at $28 an hour.",
  "We want to keep the two inspectors at $30 an hour.",
  "1) The new saw cost us $15,000. 2) Two inspectors at $30 an hour are out sick.",
  "1) We lose $20,000 a month on the second lathe.",
  "Customer says put in a CMM or he walks.",
  "The buyer says add a gauge check to every traveler.",
  "We already turned down two laser trackers at $90,000 each.",
  "We do not want a robot at $90,000 and two operators at $25 an hour.",
  "Options: none.",
  "Our plan is to ship on time.",
  "The idea is sound.",
  "An ad for a setter ran for a year.",
  "We have two lathes and four machinists at $30 an hour.",
  "Last year we bought a saw for $18,000 and a tumbler for $9,500.",
  "The competition bought a second Mazak for $300,000 and two robots at $90,000 each.",
  "My plan is three weeks late.",
  "Should I sign off on the first piece?",
  "Is it smart to run the third shift on overtime?",
  "The operators say the second lathe is slow.",
  "Or the machine stands.",
  "They sold the old lathe for $12,000 and the saw for $900.",
  "We pay two inspectors $30 an hour and they still wait.",
  "1) Scrap is 6%. 2) The second shift has no setter. 3) Two machines are down.",
  "Requests: 40 a day, and each one takes an hour on the CMM.",
  "My boss says find out why parts wait at the CMM.",
])("what is there, was bought, turned down, sold or somebody else's is no plan: %s", (text) =>
  expect(openIn(text)).toEqual([]),
);

test("each thing of a list has its own price, and no number of the list in its name", () => {
  const listed = plansIn(
    "Three options are on my desk. (1) MachineMetrics on all 34 machines, quoted at $3,400 a month plus $19,000 installation. (2) High-pressure coolant units for eight Citizen L20s, $14,200 each; the distributor claims much. (3) An evening attendant, 5 p.m. to 1 a.m., at $24 an hour.",
    false,
  );
  expect(listed.map(({ text, price }) => [text, price?.dollars])).toEqual([
    ["MachineMetrics", 3_400],
    ["High-pressure coolant units", 113_600],
    ["An evening attendant", undefined],
  ]);
});
