import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const pairsIn = (improvement_goal: string, success_metric = "") =>
  ownMeasuresOf({ ...sparseShop, success_metric, improvement_goal }).flatMap(({ name, today, target, unit }) =>
    today === null || target === null ? [] : [[name, today.text, target.text, unit]],
  );

test.for([
  [
    "Past due. It was $410,000 on Friday. We shook on getting it under $100,000.",
    "Past due",
    "$410,000",
    "under $100,000",
  ],
  ["Good screws out the door. We're at 38,000 a week. I want 52,000.", "Good screws a week", "38,000", "52,000"],
  ["Our grinding backlog. It's at 140 now. I want it at 60.", "Grinding backlog", "140", "60"],
  ["Finished gears. We do 90 a day. It has to be 120.", "Finished gears a day", "90", "120"],
  ["Fewer open travelers. It's 212 today. I need it under 120.", "Open travelers", "212", "under 120"],
])("a sentence that is only a name says what the next ones count: %s", ([text, ...pair]) => {
  expect(pairsIn(text as string)).toEqual([[...pair, ""]]);
});

test.for([
  "Get better. It was 410 on Friday. I want it under 100.",
  "Peace. It was 410 on Friday. I want it under 100.",
  "Stop losing money. It was 410 on Friday. I want it under 100.",
  "Please help us. It was 410 on Friday. I want it under 100.",
  "We are slow. It was 410 on Friday. I want it under 100.",
  "Everything is late here. It was 410 on Friday. I want it under 100.",
])("no other sentence does: %s", (text) => {
  expect(pairsIn(text)).toEqual([]);
});

test("a number that a customer wants is the goal where success is that number", () => {
  const told = "Good rings. We're at 900 a week. The customer wants 1,200 by March.";
  expect(pairsIn(told, "1,200 in the shipping log.")).toEqual([["Good rings a week", "900", "1,200", ""]]);
  expect(pairsIn(told, "1,050 in the shipping log.").flatMap(([, , target]) => target)).not.toContain("1,200");
  expect(pairsIn(told, "He stops calling.")).toEqual([]);
});

const longer =
  "I was asked by our general manager to put this as one number, and after some discussion we agreed that it should be the dock to dock time, meaning from the day an order is launched until it is on the truck, which averaged 58 days over the third quarter and which we would like to see at 35 by June.";
test.for([
  [longer, "58", "35", "days"],
  ["Dock-to-dock is 58 days now. I want 35.", "58", "35", "days"],
  ["We want to give the customer his tool in 5 days. Now it's 11 days.", "11", "5", "days"],
  ["We want give customer his regrind tool after 5 days. Now is 11 days of work.", "11", "5", "days"],
  ["I'd like to ship a valve in 3 weeks. Right now it is 7 weeks.", "7", "3", "weeks"],
  ["We have to deliver every mold within 9 weeks. Today it takes 13 weeks.", "13", "9", "weeks"],
  ["I want to turn a repair in 10 days. We're at 24 days.", "24", "10", "days"],
])("days until a customer has it are the lead time: %s", ([text, today, target, unit]) => {
  expect(pairsIn(text as string).map(([, ...rest]) => rest)).toEqual([[today, target, unit]]);
});

test.for([
  "We want to give the customer a price in 2 days. Now it's 6 days.",
  "I want to send invoices within 2 days. Now it's 12 days.",
  "We want to get a new machinist in 5 weeks. The shop is 11 days behind.",
])("days until he has something else aren't: %s", (text) => {
  expect(pairsIn(text).map(([name]) => name)).not.toContain("Lead time");
});

test.for([
  ["Cut scrap on the valves from the current 6.8% of pieces started to 3% or less.", "", "6.8%", "3%", ""],
  [
    "We averaged 63 calendar days from order to ship. Two customers complained. So 35 days, by June.",
    "",
    "63",
    "35",
    "days",
  ],
  ["In May the late ones shipped 8.5 days past the promise. I would like that down to 2 days.", "", "8.5", "2", ""],
  [
    "Unplanned down hours. The work orders say 388 hours in October. I want 150 a month.",
    "",
    "388",
    "150",
    "hours a month",
  ],
])("a goal and today's number are found over several sentences: %s", ([goal, success, ...pair]) => {
  expect(pairsIn(goal as string, success).map(([, ...rest]) => rest)).toEqual([pair]);
});

test("what is counted is named by what the sentences are about", () => {
  const named = (goal: string) => pairsIn(goal).map(([name]) => name);
  expect(named("In May the late ones shipped 8.5 days past the promise. I would like that down to 2 days.")).toEqual([
    "Days late",
  ]);
  expect(named("Unplanned down hours. The work orders say 388 hours in October. I want 150 a month.")).toEqual([
    "Downtime",
  ]);
});

test("a number under another heading is no goal of the number before it", () => {
  expect(pairsIn("We have 17 jobs on the rack now. Eleven of my 31 men were off.")).toEqual([]);
  expect(pairsIn("Scrap at or under 3% for three months. It is measured monthly.")).toEqual([]);
});
