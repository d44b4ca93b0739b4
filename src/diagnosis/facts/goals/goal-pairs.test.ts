import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const pairsIn = (improvement_goal: string, more: object = {}) =>
  ownMeasuresOf({ ...sparseShop, success_metric: "", improvement_goal, ...more }).flatMap(
    ({ name, today, target, unit }) =>
      today === null || target === null ? [] : [[name, today.text, target.text, unit]],
  );

const days = "days";
test.for([
  // How long it takes.
  ["61 days from PO to truck today. I want 40.", "PO to truck", "61", "40", days],
  ["It takes us 61 days from PO to truck and it has to be 40.", "PO to truck", "61", "40", days],
  ["We're at 61 days PO to truck, need to be at 40.", "PO to truck", "61", "40", days],
  ["40 days PO to truck instead of 61.", "PO to truck", "61", "40", days],
  ["We are at 61 days lead time and need 40.", "Lead time", "61", "40", days],
  ["Lead time is 61 days. I want 40.", "Lead time", "61", "40", days],
  ["Lead time 40 days. Now is 61.", "Lead time", "61", "40", days],
  ["Our lead time runs about 9 weeks. It should be 5.", "Lead time", "9", "5", "weeks"],
  ["Lead time has been 9 weeks since spring and I'd like it to be 5.", "Lead time", "9", "5", "weeks"],
  ["Get lead time down to 5 weeks from 9.", "Lead time", "9", "5", "weeks"],
  ["From order to dock it takes 38 days. I want 20.", "Order to dock", "38", "20", days],
  [
    "61 days from PO to truck and I get beat up on every call. 40 days or I might as well sell.",
    "PO to truck",
    "61",
    "40",
    days,
  ],
  ["Quote turnaround is 5 days, get it to 1.", "Quote turnaround", "5", "1", days],
  ["Setup takes 3 hours, I want 1.", "Setup", "3", "1", "hours"],
  ["Setups average 2 hours. We want 45 minutes.", "Setups", "2 h", "45 min", ""],
  ["Changeover is 90 minutes now, the goal is 40.", "Changeover", "90", "40", "minutes"],
  ["A first article takes 4 hours 20 minutes, I want 2 hours.", "First article", "4 h 20 min", "2 h", ""],
  ["Cards with no iron: 17 now. I want 2.", "Cards with no iron", "17", "2", ""],
  // Shares.
  ["On time is 71%. Has to be 95.", "On time", "71%", "95%", ""],
  ["On-time delivery is at 71% and we need 95%.", "On-time delivery", "71%", "95%", ""],
  ["We're 71% on time. It should be 95%.", "On time", "71%", "95%", ""],
  ["Scrap is 6%, want 2%.", "Scrap", "6%", "2%", ""],
  ["Scrap has been around 6% and it needs to be under 2%.", "Scrap", "6%", "under 2%", ""],
  ["Gross margin back to 28%. It was 17.5%.", "Gross margin", "17.5%", "28%", ""],
  ["Gross margin back to 28%. It was 17.5% last quarter on record sales.", "Gross margin", "17.5%", "28%", ""],
  ["Gross margin is 17.5% and I want 28%.", "Gross margin", "17.5%", "28%", ""],
  ["28% gross margin instead of 17.5%.", "Gross margin", "17.5%", "28%", ""],
  ["First-pass yield is 88%, we want it back to 97%.", "First-pass yield", "88%", "97%", ""],
  ["Utilization is 41% today. The target is 60%.", "Utilization", "41%", "60%", ""],
  ["OEE sits at 51. It has to be 70.", "OEE", "51", "70", ""],
  // How many in a week, a month, a shift.
  ["We do 6 jobs a week, should be 9.", "Jobs a week", "6", "9", ""],
  ["9 jobs a week out the door. We do 6.", "Jobs a week", "6", "9", ""],
  ["We ship 31 units a month. I want 40.", "Units a month", "31", "40", ""],
  ["31 units a month now, 40 is the goal.", "Units a month", "31", "40", ""],
  ["40 units a month instead of 31.", "Units a month", "31", "40", ""],
  ["We only get 31 shipsets out a month and need 40.", "Shipsets a month", "31", "40", ""],
  [
    "Output was 40 units a week at launch and has been around 31 since spring, need it back to 40.",
    "Units a week",
    "31",
    "40",
    "",
  ],
  ["Get good yokes per shift from 1,450 back up to 1,800.", "Good yokes a shift", "1,450", "1,800", ""],
  ["Right now we make 210 brackets a day. We need to be at 300.", "Brackets a day", "210", "300", ""],
  [
    "Two years ago we shipped 60 orders a week. Today it's 42 and I want to get back to 60.",
    "Orders a week",
    "42",
    "60",
    "",
  ],
  ["We have 14 machines and 20 men. We ship 31 units a month and I want 40.", "Units a month", "31", "40", ""],
  ["Machines run 3.5 hours at night now. I want 6.5.", "Hours at night", "3.5", "6.5", ""],
  ["Rework tickets: 26 now. I want 8.", "Rework tickets", "26", "8", ""],
  ["Fewer than 5 late orders a quarter, from 22.", "Late orders a quarter", "22", "under 5", ""],
  ["After that on-time should become 95. Today we are at 78.", "On-time", "78%", "95%", ""],
  ["Quote three weeks instead of six.", "Lead time", "6", "3", "weeks"],
  ["Today 17 jobs in the queue. Want 5 or less.", "Jobs in the queue", "17", "5", ""],
  [
    "Setup vs estimate under 110%. Currently it's 260% on first-time parts.",
    "Setup vs estimate",
    "260%",
    "under 110%",
    "",
  ],
  ["40 cutting hours on each mill. 22 today.", "Cutting hours", "22", "40", ""],
  ["We average 12 late jobs a month. Get it down to 3.", "Late jobs a month", "12", "3", ""],
] as const)("[R231] today and the goal, told by the words around two numbers: %s", ([goal, ...expected]) => {
  expect(pairsIn(goal)).toEqual([expected]);
});

test("[R231] what a number counts may be said where the goal is said again", () => {
  const launch =
    "Eleven cells, and my board looks at good pieces per shift, which was 1,800 when we launched and it's been sitting around 1,450 since spring, and I need it back to 1,800 before June.";
  const more = {
    success_metric: "1,800 good yokes per shift across cells 1 to 6, four weeks running.",
    pain_invisible: "We did about 6 changeovers a day across those cells and now it is 15.",
  };
  expect(pairsIn(launch, more)).toEqual([["Good yokes a shift", "1,450", "1,800", ""]]);
  const night =
    "I want that the machines work in the night. Now average is 3.5 hour and then is standing. I want 6.5 hour.";
  expect(pairsIn(night, { success_metric: "6.5 hour in the night on each machine, average of the week." })).toEqual([
    ["Hours in the night on each machine", "3.5", "6.5", ""],
  ]);
});

test("[R231] a number of the goal comes before one of another answer, and one far apart is of something else", () => {
  const notes = "We make about 6 good yokes a day on the old cell now.";
  expect(pairsIn("We make 1,450 good yokes a day, should be 1,800.", { notes })).toEqual([
    ["Good yokes a day", "1,450", "1,800", ""],
  ]);
  expect(
    pairsIn("1,800 good yokes a shift.", { pain_invisible: "Changeovers across cells of yokes: now it is 6." }),
  ).toEqual([]);
});

test.for([
  "Lead time is 61 days. I want 40 jobs a week.",
  "Lead time is 40 days. I want 61.",
  "On time is 95%. Has to be 71.",
  "Scrap is 2%, want 6%.",
  "We have 14 lathes. I want 16.",
  "I have three lathes now. I want four.",
  "We have 20 machinists and need 26.",
  "We run 2 shifts and I want 3.",
  "I work 70 hours a week and want 50.",
  "We ship 31 units a month. I want 95% on time.",
  "We ship 31 units a month. I want 40 a week.",
  "On time is 71%. Utilization has to be 60%.",
  "On time was 97% two years ago. We want 95%.",
  "Competitors take 12 days. We want ten.",
  "Our heat treater takes 23 days. I want 10 more jobs.",
  "The customer wants 95% on time.",
  "We quoted 40 hours and it took 61.",
  "Sales went from 40 to 31 units a month.",
  "A shop in Dayton went from 61 days to 40. I want that.",
  "We do 6 jobs a week. The rate should be $120.",
  "We spend $9,400 a month on late charges. I want 0.",
  "We ship 31 units a month. My wife wants two weeks off.",
  "Margin is 17.5%. The bank wants 40 days of cash.",
  "It was 17.5%. I want 28.",
  "There are 14 of us. I want 9 back.",
  "The sixth machine takes 40 days to get here. I want 20 more jobs.",
  "Setup takes 3 hours. I want 40 jobs.",
  "Be open 6 days instead of 7.",
  "First shift starts at 6 and I want it at 5.",
  "We do 6 jobs a week. Last year it was 9.",
  "Of 60 jobs promised, 43 left in the week. I want to know why.",
  "I am 61 today. I want to retire at 65.",
  "Our rate is $95 an hour. I want 40 jobs a week.",
  "Late list fits on one page again. It's four pages now.",
  "Traveler says 14, they take 22.",
  "Ship sets out complete, 8 ribs to the box. We did 11 of 40 that way.",
  "One sequence for the whole house instead of four.",
  "It costs me 140 each day it stands. The counter is at 29 a week.",
  "Cell 4 takes 12 tools. I want 16.",
] as const)("[R231] no today and goal where the numbers are of different things, or not of the shop: %s", (goal) => {
  expect(pairsIn(goal)).toEqual([]);
});
