import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedLossesIn } from "./losses.ts";

const sumsIn = (notes: string) =>
  statedLossesIn({ ...sparseShop, shift_count: "1", machine_count: 10, notes } as Submission);
const linesIn = (notes: string): readonly string[] => sumsIn(notes).flatMap(({ lines }) => lines);

test.for([
  [
    "Other four stand there til he comes over. Counted last week: 14 times, bout 45 min each.",
    "14 × 45 minutes = 10.5 hours",
    "hours last week",
  ],
  ["Two changes a day, three hours each.", "2 × 3 hours = 6 hours", "hours a day on changes"],
  [
    "A machine that stops for six minutes, forty times a week, appears nowhere.",
    "40 × 6 minutes = 4 hours",
    "hours a week",
  ],
  [
    "The cell changes parts five times a day and loses an hour and a half at each.",
    "5 × 1.5 hours = 7.5 hours",
    "hours a day",
  ],
  [
    "26 changeovers last week. Same bodies, 7 minutes a pop.",
    "26 × 7 minutes = about 3 hours",
    "hours on changeovers last week",
  ],
  ["He waits for the crane 12 times a shift, 10 minutes each.", "12 × 10 minutes = 2 hours", "hours a shift"],
  [
    "We break into jobs four or five times a week and each changeover takes two and a half hours.",
    "4 to 5 × 2.5 hours = 10 to 12.5 hours",
    "hours a week",
  ],
  ["Tearing out the old job takes 40 minutes, 12 times a week.", "12 × 40 minutes = 8 hours", "hours a week"],
  ["8 setups a week at 90 minutes each.", "8 × 90 minutes = 12 hours", "hours a week on setups"],
  ["The bar feeder jams 20 times a week, every time 15 minutes.", "20 × 15 minutes = 5 hours", "hours a week"],
  ["Feeder jam. 20 times a week. Each time 15 min.", "20 × 15 minutes = 5 hours", "hours a week"],
  [
    "They come look for me 10 times a day and it takes about 12 minutes each time.",
    "10 × 12 minutes = 2 hours",
    "hours a day",
  ],
  ["Machine is stop 6 times each day, half an hour every time.", "6 × 0.5 hours = 3 hours", "hours a day"],
  ["We had 30 stops in October, 40 minutes on average.", "30 × 40 minutes = 20 hours", "hours on stops in October"],
  ["9 tool changes a shift, each takes 20 min.", "9 × 20 minutes = 3 hours", "hours a shift on changes"],
  ["Somebody hunts for a chuck key 15 times a day, 8 minutes a pop.", "15 × 8 minutes = 2 hours", "hours a day"],
  [
    "Luis set up the same cleat job three times that month, hour and a half each.",
    "3 × 1.5 hours = 4.5 hours",
    "hours that month",
  ],
  [
    "The saw stops 5 times a night. Each time it stands 50 minutes until somebody comes.",
    "5 × 50 minutes = about 4.2 hours",
    "hours a night",
  ],
  [
    "I log the coolant alarms: 16 stops a week, half an hour each.",
    "16 × 0.5 hours = 8 hours",
    "hours a week on stops",
  ],
  [
    "Is 12 times each week that the operator go to the tool crib, each time 15 minutes, machine wait.",
    "12 × 15 minutes = 3 hours",
    "hours a week",
  ],
  ["It stood 4 times last week, 2 to 3 hours each.", "4 × 2 to 3 hours = 8 to 12 hours", "hours last week"],
  [
    "Spindle probe alarm, 25 times last month, 24 minutes each, nobody wrote it down.",
    "25 × 24 minutes = 10 hours",
    "hours last month",
  ],
  ["We re-set the vises 7 times a week, an hour each.", "7 × 1 hour = 7 hours", "hours a week"],
  ["Eleven waits a day for the forklift, averaging 12 minutes.", "11 × 12 minutes = 2.2 hours", "hours a day on waits"],
] as const)("a count times a length: %s", ([notes, line, unit]) => {
  expect(sumsIn(notes)).toContainEqual(expect.objectContaining({ lines: [line], unit }));
});

test.for([
  "In 2019 it stopped 14 times a week, 45 minutes each.",
  "It used to jam 20 times a week, 15 minutes each time.",
  "If we changed over 5 times a day, an hour each, we could ship Friday.",
  "I want 4 setups a day, 30 minutes each.",
  "The goal is 4 changeovers a day, 30 minutes each.",
  "Our customer changes the order 5 times a week, an hour each.",
  "The router says 6 changeovers a week at 45 minutes each and they took 80.",
  "We planned 6 setups last week, an hour each.",
  "It takes three times as long. Each one is 45 minutes.",
  "They averaged 1.6 times the hours last week, 40 minutes each.",
  "Cycle time is 22 minutes each, 60 parts a day.",
  "We meet 3 times a week, 20 minutes each.",
  "19 times since spring one or the other was down, from an hour to six days.",
  "It broke down 3 times last year, 4 days each.",
  "She counted 14 times.",
  "45 minutes each, that is what it costs us.",
  "The truck stops twice a day.",
  "We had two stops last week and a setup took 3 hours.",
  "Setups are 40 minutes, and the board is changed 5 times a day.",
  "14 stops last week, 30 minutes a day.",
  "Second shift runs 3 machines 2 hours each, and they changed jobs 4 times last week, 30 minutes each.",
  "Changed the board 31 times in 20 working days. Lunch is 30 minutes.",
  "I told him 14 times already, 45 minutes each, no use.",
  "Before we bought the presetter it was 9 tool changes a shift, 20 minutes each.",
  "Two of them stop. Each week I lose a day.",
  "The competitor changes over 12 times a day, 10 minutes each.",
  "Setups should be 4 times a week, an hour each.",
  "It alarmed 1 time last week, 45 minutes.",
  "The inspector stopped us twice, 20 minutes each.",
  "They stop 6 times a day, 3 minutes each week.",
  "Eleven changeovers a day at 2.8 hours against 1.0.",
  "Two and a half hours a change, six changes a week per machine.",
  "A changeover is an hour thirty. I looked at the sheets, 26 changeovers last week. Same bodies, 7 minutes a pop.",
])("no sum of what isn't so now, isn't lost, or has no count, length or time: %s", (notes) => {
  expect(linesIn(notes).filter((line) => line.includes("×"))).toEqual([]);
});

test("hours that somebody or something stands are worth money; of changeovers, only a part could be saved", () => {
  const hoursIn = (notes: string) => sumsIn(notes).map(({ hours }) => hours?.low ?? null);
  expect(hoursIn("Four men stand there until he comes: 14 times last week, 45 minutes each.")).toEqual([10.5]);
  expect(hoursIn("30 setups a week, two hours each, and the machine stands.")).toEqual([null]);
  expect(hoursIn("He hunts for a chuck key 15 times a day, 8 minutes a pop.")).toEqual([null]);
});
