import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

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
  expect(sumOn("We want to buy a third lathe.")).toMatch(/So \d+ of them run only if somebody runs several\./);
  expect(sumOn("We want to buy a third lathe.", true)).not.toContain("Who would run it?");
  expect(sumOn("We want to buy a bar-fed lathe.")).not.toContain("Who would run it?");
});

test.for([
  ["We want to buy a third lathe, $240,000.", "The two lathes are in cycle 41% of the time.", "41%"],
  [
    "My partner has a quotation for a third lathe, $240,000.",
    "Her quotation came since the lathes are in cycle only 43 percent of the time.",
    "43%",
  ],
  ["Quote on the desk for a sixth 5-axis, $780,000.", "The five we have cut 41% of the time, I timed it.", "41%"],
  ["Thinking about a sixth 5-axis, $780,000.", "Out of 80 hours they make chips for 33.", "41%"],
  ["Thinking about a sixth 5-axis, $780,000.", "They only make chips 33 hours in an 80-hour week.", "41%"],
  ["We want to buy a second sinker EDM.", "The EDM burns 54% of the hours we staff it.", "54%"],
  ["We want to buy a third lathe.", "The two we got sit empty about 60% of the week.", "40%"],
  ["We want to buy a second surface grinder.", "I kept a log: in May the grinder ran 12 hours out of 24.", "50%"],
  [
    "We are pricing a new Okuma.",
    "The monitor has spindle utilization at 33 percent across the floor machines.",
    "33%",
  ],
] as const)("[R230] machines like the planned one that mostly stand speak against it: %s %s", ([plan, said, share]) => {
  const [first] = caseOfShop({ notes: `${plan} ${said}` }, sampleShop).ruling;
  expect(first.text).toContain("sit idle too much");
  expect(first.sum).toContain(`cut ${share} of their hours`);
});

test.for([
  "The mills are in cycle 41% of the time.",
  "Utilization of the lathes should be 41%.",
  "Scrap on the lathes runs 3%.",
  "Lathe work is 41% of sales.",
])("[R230] another machine's hours, a wish, or a share of something else say nothing about a lathe: %s", (said) => {
  const [first] = caseOfShop({ notes: `We want to buy a third lathe. ${said}` }, sampleShop).ruling;
  expect(first.text).not.toContain("sit idle too much");
});

test("[R230] a plan keeps its date even if another sentence, in other words, names its price", () => {
  const [first] = caseOfShop(
    { improvement_goal: "Get the Hermle in by Q3.", notes: "We have the term sheet for a C42 at roughly $790,000." },
    sampleShop,
  ).ruling;
  expect(first.deadline).toBe("by Q3");
});

test("[R230] a position on a turret is no job to fill", () => {
  for (const notes of ["We need a 12 position turret.", "We are getting a 24 position tool carousel, $31,000."])
    expect(
      caseOfShop({ notes }).ruling.map(({ asset }) => asset),
      notes,
    ).not.toContain("people");
  expect(caseOfShop({ notes: "We need to fill two open positions on nights." }).ruling[0].asset).toBe("people");
});

test("[R230] a hydraulic unit is a part of a machine, and not a room", () => {
  const rulings = caseOfShop({ notes: "We want to buy a new hydraulic unit for the big lathe for $46,000." }).ruling;
  expect(rulings.map(({ asset }) => asset)).not.toContain("building");
  const [room] = caseOfShop({ notes: "We want to rent the unit next door for $3,000 a month." }).ruling;
  expect(room.asset).toBe("building");
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
    "Not yet. A final inspector wouldn't fix good parts that are damaged after they are made.",
  );
  expect(inspector.turnsToYes).toMatch(/^Two weeks of counting show that the problem above is gone, and the work that/);
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
  expect(found.ruling[0]).toMatchObject({ asset: "building", sum: expect.stringContaining("more a month") });
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

test("[R230] a bonus that somebody is going to put in is a plan, and one put in last year isn't", () => {
  const [bonus] = caseOfShop({ notes: "I'm going to put in a bonus for whoever beats my hours." }).ruling;
  expect([bonus.asset, bonus.plan?.thing]).toEqual(["pay", "a bonus"]);
  expect(bonus.text).toContain("you get more of what you pay for");
  expect(caseOfShop({ notes: "Last year we put in a bonus." }).ruling[0].plan).toBeNull();
});

test("[R230] software for one desk is judged by that desk, not by lists and dates", () => {
  const ruledOn = (notes: string, leading: "programming_readiness" | "scheduling_priority") =>
    caseOfShop({ notes, tech_stack: ["ProShop"] }, sampleShop, leading).ruling[0];
  const seat = "We want to buy a second seat of Mastercam for $19,000.";
  const { verdict, text } = ruledOn(seat, "programming_readiness");
  expect([verdict, text]).toEqual(["yes-if", expect.stringMatching(/nobody can sit in two/)]);
  const simulation = ruledOn("We want to buy Vericut for $19,000.", "programming_readiness");
  expect(simulation.text).toMatch(/if a trial shows it/);
  const other = ruledOn(seat, "scheduling_priority");
  expect([other.verdict, other.text]).toEqual([
    "not-yet",
    expect.not.stringMatching(/dates and hours|could show this/),
  ]);
  const planner = ruledOn("We want to buy finite scheduling software for $62,000.", "scheduling_priority");
  expect(planner.text).toMatch(/same dates and hours as ProShop/);
});

test("[R230] where one person alone can program the CMM, a second one and an inspector are told to wait for them", () => {
  const told = "Marcy is the only one who can program our Zeiss CMM, and second shift leaves first pieces on the cart.";
  const sumsOf = (notes: string, pain_invisible = told) =>
    caseOfShop({ pain_invisible, notes, primary_bottleneck: "QC/Inspection" })
      .ruling.map(({ sum }) => sum ?? "")
      .join(" ");
  expect(sumsOf("We want to buy a second CMM for $145,000.")).toContain("Who would program it? Marcy alone programs");
  expect(sumsOf("We want to hire an inspector at $29 an hour.")).toContain("Marcy alone can program the CMM");
  expect(sumsOf("We want to buy a second CMM for $145,000.", "Parts wait for the CMM.")).not.toContain("alone");
});

test("a man for the hours in which machines run alone is tried, not refused like another machine", () => {
  const nights = "The lathes run alone at night. Some mornings the lights are out and nobody knows when it stopped.";
  const verdictOn = (plan: string, lights_out: boolean) =>
    caseOfShop({ pain_invisible: nights, notes: plan, lights_out, downtime_tracking: "No formal tracking" }).ruling[0];
  const man = "Other idea is to hire a man from ten to six, $27 an hour.";
  expect(verdictOn(man, true).text).toContain("for a trial of four weeks");
  expect(verdictOn(man, false).text).not.toContain("for a trial of four weeks");
  expect(verdictOn("We want to hire a man from Toledo, $27 an hour.", true).text).not.toContain("for a trial");
});

test("people who chase orders are no remedy for an order that keeps changing", () => {
  const notes = "We want to hire two expediters at $28 an hour.";
  const pain_invisible = "Every hot job bumps the next one. The list changes five times a day and jobs get torn down.";
  const [ruling] = caseOfShop({ pain_invisible, notes, typical_delay_cause: ["Expedites"] }).ruling;
  expect([ruling.verdict, ruling.text]).toEqual(["not-yet", expect.stringContaining("wouldn't fix")]);
});
