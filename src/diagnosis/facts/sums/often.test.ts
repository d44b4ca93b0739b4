import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedLossesIn } from "./losses.ts";

const statedIn = (pain_invisible: string) =>
  statedLossesIn({
    ...sampleShop,
    notes: "",
    improvement_goal: "",
    success_metric: "",
    shift_count: "2",
    machine_count: 20,
    pain_invisible,
  } as Submission);

const weekly: readonly (readonly [string, number, number, string])[] = [
  ["Three times a week the bar feeder jams, an hour and a half each.", 4.5, 4.5, "3 times × 1.5 hours = 4.5 hours"],
  [
    "Deere calls at 2 and we tear down what runs. Happens three times a week, an hour and a half each time.",
    4.5,
    4.5,
    "3 times × 1.5 hours = 4.5 hours",
  ],
  ["Each of 14 lathes sits 4 hours a night, five nights.", 280, 280, "14 machines × 5 nights × 4 hours = 280 hours"],
  [
    "We have six mills. Every one sits 5 or 6 hours a week waiting on programs.",
    30,
    36,
    "6 machines × 5 to 6 hours = 30 to 36 hours",
  ],
  ["El lunes perdemos 3 horas por falta de material.", 3, 3, "3 hours a week, as you tell it"],
  ["Cada semana the big mazak is parado dos veces por semana, una hora cada vez.", 2, 2, "2 times × 1 hour = 2 hours"],
  [
    "Twice a day the inspector is gone and a mill stands 20 minutes.",
    10 / 3,
    10 / 3,
    "2 times × 5 days × 20 minutes = 3.3 hours",
  ],
  ["We lose 45 minutes every morning waiting for the crane.", 3.75, 3.75, "5 days × 45 minutes = 3.8 hours"],
  [
    "The Okuma goes down about twice a week. It's 3 hours every time before it runs again.",
    6,
    6,
    "2 times × 3 hours = 6 hours",
  ],
  ["Every Friday the big horizontal stands idle for 6 hours.", 6, 6, "6 hours a week, as you tell it"],
  [
    "All four Haas mills wait half an hour at the change, every shift.",
    20,
    20,
    "4 machines × 2 shifts × 5 days × 30 minutes = 20 hours",
  ],
  [
    "Second shift waits on a first article 2 or 3 times a night, 40 minutes apiece.",
    20 / 3,
    10,
    "2 to 3 times × 5 days × 40 minutes = 6.7 to 10 hours",
  ],
  [
    "The lathe sits four times a week, two and a half hours a pop, until the gauge comes back.",
    10,
    10,
    "4 times × 2.5 hours = 10 hours",
  ],
  [
    "A job gets torn down for a hot one. It's once a day and an hour and a half gone.",
    7.5,
    7.5,
    "1 time × 5 days × 1.5 hours = 7.5 hours",
  ],
  ["All 6 lathes idle 2 hrs/day waiting on QC.", 60, 60, "6 machines × 5 days × 2 hours = 60 hours"],
  [
    "On nights 4 of our 9 lathes stand from lack of programs, 2 hours every night.",
    40,
    40,
    "4 machines × 5 days × 2 hours = 40 hours",
  ],
  ["We lose 2-3 h a day looking for tools.", 10, 15, "5 days × 2 to 3 hours = 10 to 15 hours"],
  ["We lose 1½–2 hours a day looking for tools.", 7.5, 10, "5 days × 1.5 to 2 hours = 7.5 to 10 hours"],
  ["We lose .5 hours every shift to warmup.", 5, 5, "2 shifts × 5 days × 30 minutes = 5 hours"],
  [
    "Monday mornings the mills sit while we lose an hour and a half finding the work.",
    1.5,
    1.5,
    "1.5 hours a week, as you tell it",
  ],
];

test.for(weekly)("[R260] how often times how long is hours a week: %s", ([text, low, high, line]) => {
  const [loss] = statedIn(text);
  expect(loss?.hours?.low ?? loss?.value.low).toBeCloseTo(low, 5);
  expect(loss?.value.high).toBeCloseTo(high, 5);
  expect(loss?.unit).toContain("a week");
  expect(loss?.lines).toEqual([line]);
});

test.for([
  // Supposed.
  "If it quit three times a week, an hour each, I would sell it.",
  "Say it stops twice a day, 20 minutes each.",
  "A robot could keep each of 14 lathes from sitting 4 hours a night, five nights.",
  // Once, or no longer.
  "Last Tuesday the lathe sat 4 hours, twice a day it seemed.",
  "In March it quit three times a week, 2 hours each.",
  "We used to lose 3 hours every Monday waiting on bar.",
  "El lunes perdimos 3 horas esperando material.",
  // Another shop.
  "My brother-in-law's place sits idle an hour and a half, three times a week.",
  "The salesman says shops like us lose two hours every shift.",
  "Where I worked before, every Friday the mill stood idle for 5 hours.",
  "Our customer loses 20 hours a week waiting on us.",
  "Our heat treater loses 3 hours every day.",
  // Of each machine, and nobody says how many.
  "One hour per shift per machine is lost to chips.",
  "We lose 2 hrs/day/machine.",
  "Machines lose 5 hours a week each waiting on QC.",
  // A plan, and time that is not lost.
  "We plan to stop the mill twice a week, half an hour each, for greasing.",
  "The line stops twice a week, and the electrician lives forty minutes away.",
  "The mill runs 20 hours every night and stops for loading.",
  "The guys stand in a meeting 10 minutes every morning.",
  "The 14 lathes stop three times a week, an hour each.",
  "We train three times a week, an hour and a half each.",
])("[R260] what is supposed, over, of another shop or planned gives no hours: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
});
