import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { decidingComparison } from "./deciding-comparison.ts";

const comparisonIn = (pain_invisible: string) => decidingComparison({ ...sparseShop, pain_invisible })?.comparison;
const themeIn = (text: string) => comparisonIn(text)?.theme ?? null;

test.for([
  [
    "Bruno was out two weeks with his back. Both grinders stood with work in front of them, and nobody could true a wheel.",
    "staffing_skills",
  ],
  [
    "The week sales was at the show nobody called the floor. 22 jobs planned, 22 done, nothing late. Same crew, same machines.",
    "scheduling_priority",
  ],
  [
    "The yoke is on the board for 10 hours. It took 14, 15, 14 and 15 this year, whoever runs it.",
    "quoting_estimating",
  ],
  [
    "The sheet says 6.5 hours. Hector turned in 9.4, Bo had 9.7, the night boys 9.5, and Hector is the best hand we have.",
    "quoting_estimating",
  ],
  [
    "Valve bodies are sold at 4.0 hours. They take 6.2. Days 6.1, nights 6.3, my fastest man 6.0.",
    "quoting_estimating",
  ],
  [
    "Even Rudy, the fastest man I have, runs 38% over the number on the sheet. And the new fellow, 44% over.",
    "quoting_estimating",
  ],
  [
    "Pete programs for all nine machines. Pete went to Portugal for a week in May. The counter on days that week said 3.",
    "programming_readiness",
  ],
  [
    "38 of 45 rejects belong to people who had been here under a year. The yield is 98% for those over three years and 80% for the others, on the same lathes.",
    "staffing_skills",
  ],
  ["When Otto went to Reno in April that board had nine jobs on it.", "staffing_skills"],
  [
    "New parts take until ten to make a chip. Repeats, where the program is proven and the tool list is in the folder, cut by seven on the same mill.",
    "programming_readiness",
  ],
  [
    "Two lathes side by side, same bar, same operator. The one with the piece counter makes 500 a shift, the other 420.",
    "capacity_visibility",
  ],
  [
    "Same two horizontals, same castings. The left one gets its filters and grease every Friday and was down 4 hours this year. The other one was down 130.",
    "maintenance_downtime",
  ],
  [
    "The valve people send their own bar and we have never been late to them. The rest, where we buy the bar, is late one time in three.",
    "material_supply",
  ],
] as const)("what differs between two sides points to a cause: %s", ([text, theme]) => {
  expect(themeIn(text)).toBe(theme);
});

test.for([
  "Days is twelve people and nights is four. Nights get a dollar more.",
  "The two mills are the same model, one is gray and one is green.",
  "Our shop makes valves and my cousin's makes signs, so you can't really compare the two.",
  "We start at six, the shop next door starts at seven.",
  "Two lathes side by side, the left one makes 500 and the right one 420. Programs are all proven and never late.",
  "Thirteen had a note and the rest I don't remember. The paper is on the kitchen counter.",
  "If the first article fails nobody knows for days and by then they've run the rest.",
])("two sides without a difference in the work prove nothing: %s", (text) => {
  expect(themeIn(text)).toBeNull();
});

test.each([
  "The manifold was 2.5 h on paper, 4.1 in the book.",
  "We quote three hours a flange, the traveler says five.",
  "On housings it's 40 hours quoted and 62 booked.",
  "I sold the rotor at 6 and the time cards say 9.",
  "On the other 14 we figured 31 hours apiece and put in 49.",
  "I put down 22 hours for the gearbox cheeks, they booked 41.",
  "We bid 60 hours on the frame and it took 88.",
  "Had 12 hours in the hinge tooling, took 19.",
  "I'd sold 118 hours. We worked 187.",
  "It comes in on the truck, we tear it down and fix all of it. 26 of the last 40 were fine. On the other 14 we figured 31 hours and put in 49.",
])("hours quoted next to those that were recorded point to the quotes: %s", (text) => {
  expect(themeIn(text)).toBe("quoting_estimating");
});

test.each([
  "A setup is 45 minutes on paper, 90 on the clock.",
  "We quote 3 weeks, the traveler says 5.",
  "We quote three hours a flange, the traveler says three.",
  "I quoted $4,100 on paper, $5,200 in the books.",
  "She quoted 12 jobs, and the log has 30 sheets.",
  "We bid 60 hours on the frame and it took 58.",
  "We could have bid 60 hours and taken 90.",
  "I planned a setup at 2 hours, it took 4.",
  "We figured 31 people and hired 49.",
  "I quoted 40 parts and they took 60 of them.",
])("other numbers next to each other are no short quote: %s", (text) => {
  expect(themeIn(text)).not.toBe("quoting_estimating");
});

test("what someone believes about it isn't evidence", () => {
  const fact = "The yoke is on the board for 10 hours. It took 14, 15, 14 and 15.";
  expect(themeIn(`${fact} My foreman swears it's the slow setups.`)).toBe(themeIn(fact));
  expect(comparisonIn(`${fact} My foreman swears it's the slow setups.`)?.quotes.join(" ")).not.toContain("swears");
});

test.each([
  "In April Stefan buried his mother in Krakow and was gone nine days. All three tools went out eight or nine days late.",
  "Hector broke his wrist on the ice and was out six weeks. Both grinders stood with work in front of them.",
  "Ray got called to jury duty and was gone two weeks. The big lathe stood the whole time.",
  "Lou's kid was born in May, he drove to Ohio and was away for ten days. Nothing moved in the wire room.",
  "She had her knee done and was home almost a month. Every lot for that cell ran late.",
])("who is away for days, whatever for, leaves work standing: %s", (text) => {
  expect(themeIn(text)).toBe("staffing_skills");
});

test.each([
  "The truck went to Reading and was gone two days. All three lots went out late.",
  "The job went to the plater and was out nine days. All three lots went out late.",
  "Our compressor broke in April and was down nine days. All three tools went out late.",
  "The Haas threw a belt and was out two weeks. The lot stood.",
  "The bar came in wrong and was gone two days. The lathe stood.",
])("a thing that is away is nobody: %s", (text) => {
  expect(themeIn(text)).not.toBe("staffing_skills");
});
