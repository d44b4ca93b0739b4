import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { statedLossesIn } from "../sums/losses.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const measuresIn = (answers: object) =>
  ownMeasuresOf({ ...sparseShop, ...answers }).map(({ name, today, target }) => [
    name,
    today?.text ?? null,
    target?.text ?? null,
  ]);

test("[R231] what goes from one number to another, with the limit as written", () => {
  expect(measuresIn({ success_metric: "Rush orders from 30 to under 5." })).toEqual([["Rush orders", "30", "under 5"]]);
  expect(measuresIn({ success_metric: "OEE on that cell from 51 to 70." })).toEqual([["OEE on that cell", "51", "70"]]);
});

test("[R231] a time limit, with how long the same thing takes today", () => {
  const shop = {
    improvement_goal: "First article back to the machine in under 90 minutes.",
    pain_invisible:
      "First articles sit on the table. The machine stays on hold, and I logged 5 hours 20 minutes on the average one.",
  };
  expect(measuresIn(shop)).toEqual([["First article back to the machine", "5 h 20 min", "90 min"]]);
});

test("[R231] a limit of hours and minutes is one, and is listed once", () => {
  expect(measuresIn({ success_metric: "Setup time under 1 hour 30 minutes on 95% of jobs." })).toEqual([
    ["Setup time", null, "90 min"],
  ]);
  expect(measuresIn({ improvement_goal: "95% of setups under 45 minutes." })).toEqual([
    ["Setups (95%)", null, "45 min"],
  ]);
});

test("[R231] days without something are a goal", () => {
  expect(measuresIn({ success_metric: "Three months with no tech truck in the lot." })).toEqual([
    ["Days since the last tech truck", null, "90"],
  ]);
});

test("half a sentence isn't a measure", () => {
  expect(measuresIn({ improvement_goal: "He is sure the night crew is resting from two to five a.m." })).toEqual([]);
  expect(measuresIn({ improvement_goal: "The inspector is here from 7 to 11 am, and it isn't enough." })).toEqual([]);
  expect(measuresIn({ success_metric: "I want it every morning from 6 to 8." })).toEqual([]);
  expect(measuresIn({ success_metric: "We go from Monday to Friday." })).toEqual([]);
  expect(measuresIn({ success_metric: "Back under 2%. No more Saturdays." })).toEqual([]);
  expect(measuresIn({ success_metric: "Down again to under 3%." })).toEqual([]);
  expect(measuresIn({ success_metric: "48 hours on anything under 10 line items." })).toEqual([]);
  expect(measuresIn({ success_metric: "55 thousand a month." })).toEqual([]);
});

test.for([
  [
    "I want to make the 2.5 million pins in the month. We make 1.7.",
    "",
    ["Pins a month", "1.7 million", "2.5 million"],
  ],
  ["9 pallets in the week.", "I want more. Now we make 6.", ["Pallets a week", "6", "9"]],
  ["Working days from order to truck: 31 today, 14 by June.", "", ["Working days from order to truck", "31", "14"]],
  [
    "Average days from order to dock: 5, every month.",
    "We promise 6 and we average 8.",
    ["Days from order to dock", "8", "5"],
  ],
  ["Average loan balance under $90,000.", "It averages $210,000.", ["Loan balance", "$210,000", "under $90,000"]],
  [
    "First-part wait of 2 hours or less.",
    "They currently average about 7 hours of waiting.",
    ["First-part wait", "7", "2"],
  ],
  ["90 boxes a day off the line instead of 70.", "", ["Boxes a day", "70", "90"]],
  ["Fewer than ten orders on hold.", "I counted 31 orders this morning.", ["Orders on hold", "31", "under 10"]],
  ["Castings in 3 weeks instead of 8.", "", ["Castings", "8", "3"]],
  ["Valves delivered within six weeks of the order, instead of fourteen.", "", ["Valves delivered", "14", "6"]],
  ["Systems in about two weeks instead of seven or eight.", "", ["Systems", "7–8", "2"]],
  ["Get quotes out in three days.", "Right now they sit 10 to 15.", ["Quotes out", "10–15", "3"]],
  ["Fewer than seventy open carts on the floor, down from 180.", "", ["Open carts on the floor", "180", "under 70"]],
  ["Fewer than six changes a week.", "", ["Changes a week", null, "under 6"]],
  ["One stop a week.", "", ["Stops a week", null, "1"]],
  ["Rejects at final below 2%.", "", ["Rejects at final", null, "under 2%"]],
  ["Getting the valve blanks under four weeks.", "", ["Valve blanks", null, "under 4"]],
  ["Month closed by the 4th and not the 12th.", "", ["Day of the month the books close", "12", "4"]],
  [
    "Under 80 min, mean from 20 changes.",
    "Make shorter the change of job. Mean 3 h 10 min.",
    ["Changeover time", "3 h 10 min", "under 80 min"],
  ],
  ["He will judge it by lead time: five weeks down to three.", "", ["Lead time", "5", "3"]],
] as const)(
  "[R231] a goal with a number, and what it comes to today: %j",
  ([success_metric, improvement_goal, measure]) => {
    expect(measuresIn({ success_metric, improvement_goal })).toEqual([[...measure]]);
  },
);

test.for([
  ["Setup from 2 hours to 45 minutes.", { today: { text: "2 h" }, target: { text: "45 min" }, lowerIsBetter: true }],
  ["Cut lead time from 6-8 weeks to 4.", { unit: "weeks", today: { text: "6–8" }, target: { text: "4" } }],
  ["Scrap rate: 1.5%", { unit: "", target: { text: "1.5%" }, lowerIsBetter: true }],
  ["Lead time: 3 weeks", { unit: "weeks", target: { text: "3" }, kpi: "kpi_lead_time" }],
  ["Average late days: 2", { target: { text: "2" }, kpi: null }],
  ["No more than 2 late jobs a week.", { target: { text: "2" }, lowerIsBetter: true }],
] as const)("a goal keeps the unit of each of its numbers: %s", ([success_metric, measure]) => {
  expect(ownMeasuresOf({ ...sparseShop, success_metric })[0]).toMatchObject(measure);
});

test.for([
  "One whiteboard has 35 jobs on it.",
  "The plan is changed four or five times a day.",
  "Cutting time in all: 6 hours.",
  "Run lots of five hundred without it costing a day.",
  "Be away for two days without everything going wrong.",
  "Two more gear orders a week.",
  "Two fewer Saturdays a month.",
  "Get 30 minutes a day back.",
  "The vendor quote: $68,500 plus tax.",
])("[R231] a number that isn't a goal isn't a measure: %j", (improvement_goal) => {
  expect(measuresIn({ improvement_goal })).toEqual([]);
});

test("[R231] today's number is the latest average, not what was formerly the case", () => {
  const [measure] = ownMeasuresOf({
    ...sparseShop,
    success_metric: "Line 3 shall deliver 16,000 good pieces per week. The most recent eight-week average is 11,200.",
    pain_invisible: "Line 3 changes over 31 times in a week, where formerly it was nine.",
  });
  expect(measure).toMatchObject({ today: { text: "11,200" }, target: { text: "16,000" } });
});

test("[R231] fewer than one in so many is a share", () => {
  const [measure] = ownMeasuresOf({
    ...sparseShop,
    success_metric: "Fewer than 1 in 20 late on 5-axis parts by spring.",
  });
  expect(measure).toMatchObject({
    name: "Late on 5-axis parts",
    target: { value: 5, text: "under 5%" },
    lowerIsBetter: true,
  });
  const [late] = ownMeasuresOf({ ...sparseShop, success_metric: "Late jobs under 1 in 10." });
  expect(late).toMatchObject({ name: "Late jobs", target: { value: 10, text: "under 10%" }, lowerIsBetter: true });
});

test("the sum of several jobs says jobs", () => {
  const pain_invisible = "I took the last 12 jobs over forty hours: we quoted 540 hours and took 768.";
  expect(statedLossesIn({ ...sparseShop, pain_invisible })).toMatchObject([
    { unit: "over the hours planned, on the jobs you name", hours: { period: "on those jobs" } },
  ]);
});

test("what went from one number to another is no goal", () => {
  const improvement_goal = "We intend to address the cell, where utilization went from 61% to 38% year over year.";
  expect(ownMeasuresOf({ ...sparseShop, improvement_goal, success_metric: "" }).map(({ name }) => name)).not.toContain(
    "Where utilization went",
  );
});

test("what a goal is a part of isn't the goal", () => {
  expect(measuresIn({ success_metric: "From 38 jobs a month, that 35 start on the day." })).toEqual([]);
  expect(measuresIn({ success_metric: "From 38 jobs a month to 45." })).toEqual([["Jobs a month", "38", "45"]]);
});

test("what a seller claims of another shop is no goal", () => {
  const improvement_goal = "The pallet fellow says he cut a shop in Dayton from four hours to 45 minutes.";
  expect(ownMeasuresOf({ ...sparseShop, improvement_goal, success_metric: "" })).toEqual([]);
});

test("a number of today that is past the goal was said of something else", () => {
  const success_metric = "Inspection queue below 8 jobs and first-article turnaround of 1 day (currently 3.5).";
  for (const { today, target, lowerIsBetter } of ownMeasuresOf({ ...sparseShop, success_metric }))
    if (today !== null && target !== null) expect(lowerIsBetter).toBe(target.value <= today.value);
});

test.each([
  ["After that get on-time back over 90. Lead time under two weeks.", [["Lead time", null, "under 2"]]],
  ["37 jobs a day turns into 41 or better.", [["Jobs a day", "37", "41"]]],
  ["Home for supper three nights a week.", []],
])("a number of today is of what they want: %s", (success_metric, expected) => {
  expect(measuresIn({ success_metric })).toEqual(expected);
});

test.each([
  ["Boring mill backlog under four weeks. It's eleven now.", [["Boring mill backlog", "11", "under 4"]]],
  ["Queue at the saw under three days. It's nine today.", [["Queue at the saw", "9", "under 3"]]],
  ["Setup vs estimate under 120%. It was 331% in July.", [["Setup vs estimate", "331%", "under 120%"]]],
  ["Forty-five jobs out of the gate in a week. My usual is 27 or so.", [["Jobs a week", "27", "45"]]],
  ["If these guys can't get under two hours I don't know. We average five.", []],
  ["Of 60 order lines promised, 43 left in the week I had written.", []],
  ["Twelve months without such penalty.", [["Days since the last penalty", null, "365"]]],
])("today's number next to the goal, and no report as a goal: %s", (success_metric, expected) => {
  expect(measuresIn({ success_metric })).toEqual(expected);
});

test.for([
  [
    "The mean time from cart parked to tag signed was 4 hours 20 minutes. I would call 45 minutes a success.",
    ["Mean time from cart parked to tag signed", "4 h 20 min", "45 min"],
  ],
  [
    "Fewer red squares on the wall chart. October had 52 hours of them. Want under 8.",
    ["Red squares on the wall chart", "52", "under 8"],
  ],
  ["I want it to leave in 12 working days. Present average is 29.", ["Lead time", "29", "12"]],
  [
    "A set ordered on Monday leaves when it leaves; last quarter's mean was 41 calendar days.",
    ["Lead time", "41", null],
  ],
  ["2,900 couplings a day, and not 1,800.", ["Couplings a day", "1,800", "2,900"]],
  ["Ship 300 brackets a month, been 210.", ["Brackets a month", "210", "300"]],
  ["Also fewer than eight carts in the hall; there were 26 this morning.", ["Carts in the hall", "26", "under 8"]],
  ["Setup vs estimate under 130%. It was 290% in May.", ["Setup vs estimate", "290%", "under 130%"]],
  ["Rejects below 2% (currently 7%).", ["Rejects", "7%", "under 2%"]],
  ["From release to dock, median 31 days. We want eighteen.", ["Release to dock", "31", "18"]],
  ["Rework tickets: 26 now. I want 8.", ["Rework tickets", "26", "8"]],
  ["Changeovers on the Swiss average 84 minutes. The goal is 45.", ["Changeovers on the Swiss", "84", "45"]],
  ["Jobs without a traveler are 22 today. I want under 5.", ["Jobs without a traveler", "22", "under 5"]],
] as const)("[R231] today and the goal may be in two sentences: %s", ([success_metric, measure]) => {
  expect(measuresIn({ success_metric })).toContainEqual(measure);
});

test.for([
  "The mean time was 45 minutes. I would call 4 hours a success.",
  "The competitor says his mean time from cart to tag is 4 hours. I want 45 minutes.",
  "I want it to be quiet in 12 working days. My average is fine.",
  "$700k a month is what the bank wants. It rained.",
  "20 green lights in the evening.",
  "I checked 30 orders and 8 of them.",
  "He wants 400,000.",
  "Competitors take 12 days. We want ten.",
  "Lead time runs a median of 31 days. We want two weeks.",
  "I have three lathes now. I want four.",
] as const)("[R231] two sentences that don't belong together are no measure: %s", (success_metric) => {
  expect(measuresIn({ success_metric }).filter(([, today]) => today !== null)).toEqual([]);
});

const leadTimeIs = (improvement_goal: string, success_metric: string) =>
  ownMeasuresOf({ ...sparseShop, improvement_goal, success_metric }).map(({ today, target, unit }) => [
    today?.text,
    target?.text,
    unit,
  ]);

test("[R231] an amount of dollars is no number of today for a goal of days", () => {
  const success =
    "Order to ship under 28 days on the shaft family, and less than $60,000 of parts outside. It was $174,000 last Friday.";
  expect(leadTimeIs("", success)).toEqual([[undefined, "under 28", "days"]]);
  expect(leadTimeIs("", "Order to ship under 28 days. It was 48 last month.")).toEqual([["48", "under 28", "days"]]);
});

test("[R231] a goal said in weeks and again in days is one goal", () => {
  const weeks = "Cut our lead time from 7 weeks to 4.";
  expect(leadTimeIs(weeks, "Order to ship under 28 days.")).toEqual([["7", "4", "weeks"]]);
  expect(leadTimeIs(weeks, "Order to ship under 21 days.")).toHaveLength(2);
});

test.for([
  ["Setups take 3 hrs. I want 1 hr.", "Setups in 1 hour.", [["Setups", "3", "1"]]],
  ["Setups are 2 hours, I want 45 minutes.", "Setups in 45 min.", [["Setups", "2 h", "45 min"]]],
] as const)("[R231] one goal written in two units is one: %s %s", ([improvement_goal, success_metric, measures]) => {
  expect(measuresIn({ improvement_goal, success_metric })).toEqual(measures);
});

test.each([
  "We were 74% last quarter on Parker's scorecard. On time delivery, I need 92.",
  "On time delivery. We were 74% last quarter on the Parker scorecard. I need 92 by the end of June.",
])("a customer's scorecard of on-time delivery is one goal, by that customer's name: %s", (improvement_goal) => {
  const success_metric = "Parker's scorecard says 92 or better three months running. Their number, not ours.";
  const found = ownMeasuresOf({ ...sparseShop, improvement_goal, success_metric });
  expect(found.map(({ name, target, kpi }) => [name, target?.value, kpi])).toEqual([
    ["On time to Parker", 92, "kpi_otd"],
  ]);
});

test("a scorecard without a number of the goal, or of nobody named, gives it no name", () => {
  for (const improvement_goal of [
    "On-time delivery from 74% to 92%. Parker's scorecard comes monthly.",
    "On-time delivery from 74% to 92%. The scorecard says 74%.",
  ])
    expect(ownMeasuresOf({ ...sparseShop, improvement_goal }).map(({ name }) => name)).toEqual(["On-time delivery"]);
});
