import { expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";

const situationIn = (pain_invisible: string, more = {}) =>
  caseOfShop({ tech_stack: ["QuickBooks"], ...more, pain_invisible }, sparseShop).heard?.id;

test("a plain sentence leads the page though another cause is a little likelier", () => {
  const said =
    "We bill every job and there's nothing left in December. Plating and freight go into one account, so nobody can tell which job paid.";
  expect(situationIn(said)).toBe("nobody-adds-up");
});

test.each([
  "We launch everything whose stock is here on Monday. There are 412 open orders on the floor.",
  "One planner, one expediter, roughly 600 travelers on the floor.",
  "Everything is started as soon as the stock comes in.",
  "Orders go to the lathes the day they are entered, and there is a line in front of every saw.",
])("jobs that are all started at once are too many on the floor: %s", (said) => {
  expect(situationIn(said)).toBe("too-much-released");
});

test("outside work that takes as long as its vendor says isn't what the days are lost at", () => {
  const said =
    "A lot was at the heat treater for a while. It came back on the 9th and waited for the grinder until the 24th.";
  expect(situationIn(said)).toBe("outside-step");
  expect(situationIn(`${said} It was gone six days, and that's what they quote.`)).not.toBe("outside-step");
  expect(situationIn(`I thought heat treat was the problem. ${said}`)).not.toBe("outside-step");
});

test("shops that lack people or hours are not short of orders", () => {
  const said = "Our biggest customer moved his work to Mexico.";
  expect(situationIn(said)).toBe("too-little-work");
  expect(situationIn(said, { primary_bottleneck: "Staffing" })).not.toBe("too-little-work");
  expect(situationIn(`${said} We can't find a machinist.`)).not.toBe("too-little-work");
});

test("what words and the trained reader both hear comes before what words alone name", () => {
  const said = "An order can be finished except for one bought part and then it just waits.";
  expect(situationIn(said, { primary_bottleneck: "Materials", typical_delay_cause: ["Supplier delays"] })).toBe(
    "one-missing-part",
  );
});

test("a fragment of a few words describes no situation, and a stop of hours is not a short one", () => {
  const told = "I followed one lot of flanges for a month. It stood by the washer, then by the mill, then in a cage.";
  expect(situationIn(`${told} Packed the 29th.`)).toBe(situationIn(told));
  const stuck = (time: string) =>
    situationIn(`The bar feeder on 9 was stuck, ${time}. A pump on 4 stood and nobody writes it down.`);
  expect(stuck("5 minutes")).toBe("short-stops");
  expect(stuck("3 hours")).not.toBe("short-stops");
});

test("a complaint counts for more than the same sentence in the notes", () => {
  const gauge = "The gauge is always at another machine.";
  const final = "Bad parts turn up at final, when the whole lot is done.";
  expect(situationIn(gauge, { notes: final })).toBe("one-gauge");
  expect(situationIn(final, { notes: gauge })).toBe("found-at-the-end");
});

test("what the form's own question rules out is not named, whatever a sentence sounds like", () => {
  const shelf = {
    pain_invisible: "Finished parts sit on the shelf for days, and finished orders wait a week for a truck.",
  };
  expect(caseOfShop({ ...shelf, shipping_dwell: "4–7 days" }).situation?.id).toBe("finished-waits");
  expect(caseOfShop({ ...shelf, shipping_dwell: "0–1 day" }).situation?.id).not.toBe("finished-waits");
});

test("the sentences that describe the situation are quoted, in the order of the text", () => {
  const told = [
    "We threw out 612 pieces last month, most of them one body.",
    "400 of the bad ones came off before eight in the morning.",
    "Those lathes get shut down at night and started cold.",
    "They put in an offset, and by nine it's wrong the other way.",
  ];
  const found = caseOfShop({ pain_invisible: told.join(" "), typical_delay_cause: ["QC hold"] });
  expect(found.situation?.id).toBe("cold-start");
  expect(quotesOf(found)).toEqual(told.slice(1));
});

test("of two shares that a shop counted, the one about the situation is the figure", () => {
  const pain_invisible =
    "We threw out 612 pieces and 431 of them were one body. 292 of the 431 came off before eight in the morning. Those lathes get shut down at night and started cold.";
  const [row] = caseOfShop({ pain_invisible, typical_delay_cause: ["QC hold"] }).size;
  expect(row).toMatchObject({ kind: "stated-loss", sum: { lines: ["292 ÷ 431 = 68%"] } });
});

test.for([
  [
    "orders-too-small",
    "An order for three pins takes the same hour of paper as one for three hundred, and we have no minimum.",
  ],
  [
    "month-end-push",
    "The last week of every month everything with big dollars is pulled ahead, and the small jobs sit until the fifth.",
  ],
  ["waits-for-crane", "The boring mill is done and sits there because the only crane is at the other end of the bay."],
  [
    "damaged-when-done",
    "The parts were fine at the bench and came back with dinged corners, because they rattle in the tub on the way to packing.",
  ],
  [
    "customer-moves-dates",
    "The buyer pulls dates in by phone every other day, and next week he pushes them out again.",
  ],
  [
    "new-people-untaught",
    "A new kid gets a machine on his second day, nobody shows him anything, and in three weeks he's gone.",
  ],
  [
    "handover-lost",
    "At shift change nobody says what was changed, so second shift finds it all out again every evening.",
  ],
] as const)("a complaint in a person's own words tells of %s", ([id, said]) => {
  expect(situationIn(said)).toBe(id);
});

test.each([
  [
    "late-shift-alone",
    "Two mills sat from ten to seven for a change of feed. The second shift isn't allowed to touch an offset.",
  ],
  [
    "quoted-too-late",
    "Work is slow. I price in the evenings when the shop is closed. The buyers say they already placed it.",
  ],
  [
    "new-people-untaught",
    "Nobody wants this trade. We hired nine this year. They don't last three months. Each stands with whoever is free.",
  ],
  [
    "bad-material",
    "Setups take anything from one hour to four. The forgings are the customer's. Some don't clean up, and then he shims.",
  ],
  [
    "billing-late",
    "Steel never comes in time, we're on credit hold. Two customers sent back the bills for a wrong line. The cash is a month late.",
  ],
  [
    "night-run-quits",
    "One robot isn't enough for the nights. I kept a list: 30 nights, 5 to the end. It stopped on chips, mostly.",
  ],
] as const)("facts in several sentences tell of one situation together: %s", (id, said) => {
  expect(situationIn(said)).toBe(id);
});

test("a shop that people leave isn't told to look for helpers, nor a late quoter for orders", () => {
  const hired = "We can't hire anyone. No machinist applied in a year, it's hard to find people.";
  const staffing = { primary_bottleneck: "Staffing" };
  expect(situationIn(hired, staffing)).toBe("cannot-hire");
  expect(situationIn(`${hired} Of the ten I hired two stayed.`, staffing)).not.toBe("cannot-hire");
  const slow = "Our biggest customer moved his work to Mexico.";
  expect(situationIn(slow)).toBe("too-little-work");
  expect(situationIn(`${slow} There's a pile of prints to price.`)).not.toBe("too-little-work");
});

test("parts that leave for somebody else's step wait there, and no material is missing", () => {
  const said =
    "Our bores are right to a tenth, and then the part leaves on a truck for another outfit that does the rest whenever they get around to it.";
  const found = caseOfShop({ pain_invisible: said, typical_delay_cause: ["Supplier delays"] }, sparseShop);
  expect(found.situation).toMatchObject({ id: "outside-step", quote: { text: said } });
  expect(found.week.map(({ what }) => what).join(" ")).not.toMatch(/material isn't on the rack/);
});

test("a shop with one shift has no late shift, and nothing that runs alone stops where nothing does", () => {
  const late = "Second shift has no inspector, so their first pieces wait until morning.";
  expect(situationIn(late, { shift_count: "2" })).toBe("nobody-on-second-shift");
  expect(situationIn(late, { shift_count: "1" })).not.toBe("nobody-on-second-shift");
  const quits = "We hit the lights at six and by 10 pm the night run quit on a jam. The rest of the night is lost.";
  expect(situationIn(quits, { lights_out: true })).toBe("night-run-quits");
  expect(situationIn(quits, { lights_out: false })).not.toBe("night-run-quits");
});

test("what is told among the goals is quoted for the situation, what is wished for is not", () => {
  const told = "Today I counted 61 open jobs on the floor and 23 of them with a red tag.";
  const seen = (improvement_goal: string) =>
    quotesOf(caseOfShop({ typical_delay_cause: ["Expedites"], pain_invisible: told, improvement_goal }, sparseShop));
  expect(seen("If everything is red nothing is!")).toContain("If everything is red nothing is!");
  expect(seen("Trust the red tags again, so that a tag that is red is hot.")).toEqual([told]);
});

test("a situation that the page names has the sentence that it is read from", () => {
  const told = "In the evening the lights are on but the large machines are not.";
  const found = caseOfShop({ shift_count: "2", pain_invisible: told, tech_stack: ["QuickBooks"] }, sparseShop);
  expect(found.situation).toMatchObject({ isSure: true, quote: { text: told } });
  expect(quotesOf(found)).toContain(told);
});
