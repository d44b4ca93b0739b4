import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedLossesIn } from "./losses.ts";

const linesIn = (notes: string): readonly string[] =>
  statedLossesIn({ ...sparseShop, shift_count: "1", machine_count: 40, notes } as Submission)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.includes("open ÷"));

test.for([
  ["We had 34 molds open in October and finish about 2 a week.", "34 open ÷ 2 a week = 17 weeks"],
  ["34 molds open, we finish 2 a week.", "34 open ÷ 2 a week = 17 weeks"],
  ["There are 60 jobs out there and we close 9 a week.", "60 open ÷ 9 a week = about 6.7 weeks"],
  ["60 jobs out there. We close 9 a week.", "60 open ÷ 9 a week = about 6.7 weeks"],
  ["We have 1,150 orders open and ship 34 a day.", "1,150 open ÷ 34 a day = about 34 days"],
  ["We count about 190 open orders on a floor that ships twenty a week.", "190 open ÷ 20 a week = 9.5 weeks"],
  ["Now it's 340 travelers out there. Shipped jobs per week is 68.", "340 open ÷ 68 a week = 5 weeks"],
  ["140 folders on the floor, 20 a week go out the door.", "140 open ÷ 20 a week = 7 weeks"],
  ["Physical count was 400 baskets and we ship about 90 a week.", "400 open ÷ 90 a week = about 4.4 weeks"],
  ["On the floor is chaos. 85 jobs started, we get out 10 a week.", "85 open ÷ 10 a week = 8.5 weeks"],
  ["Ninety travelers on the floor. We ship thirty a week.", "90 open ÷ 30 a week = 3 weeks"],
  ["I count 48 orders in process and we finish only 6 each week.", "48 open ÷ 6 a week = 8 weeks"],
  ["It's 24 dies in work now, we deliver 3 a month.", "24 open ÷ 3 a month = 8 months"],
  ["There is always 45 jobs in the shop, 15 jobs a week get done.", "45 open ÷ 15 a week = 3 weeks"],
  ["72 lots in WIP, and we turn out 8 lots a week.", "72 open ÷ 8 a week = 9 weeks"],
  ["We got 12 builds started. We finish 2 per month.", "12 open ÷ 2 a month = 6 months"],
  ["Right now 31 half-finished valves are waiting and we ship 4 a week.", "31 open ÷ 4 a week = about 7.8 weeks"],
] as const)("open work is divided by what is finished: %s", ([notes, line]) => expect(linesIn(notes)).toEqual([line]));

test.for([
  "We have 6 open positions and hire 2 a month.",
  "We had 17 jobs in the queue today.",
  "We ship 34 a day.",
  "60 jobs open. We ship 900 parts a week.",
  "40 jobs open, and we make 2 million a month.",
  "If we had 30 jobs open and finished 5 a week we'd be fine.",
  "I want 20 jobs on the floor and to ship 10 a week.",
  "A competitor has 80 jobs open and ships 20 a week.",
  "The goal is 20 jobs on the floor. We ship 10 a week.",
  "We opened 34 boxes and finish 2 a week.",
  "We have 12 machines on the floor and ship 4 a week.",
  "We're 14 on the floor and ship 4 a week.",
  "200 tools out there, and we finish 12 a week.",
  "We have 12 machines on the floor and ship 4 machined castings a day for the mill.",
  "Our customer has 40 orders open and we ship 8 a week.",
  "34 molds open in October. The inspector signs 12 gauges a week.",
  "10 jobs out there and we close 9 a week.",
  "2 jobs open, we finish 40 a week.",
  "We used to have 60 jobs on the floor and ship 12 a week.",
  "It is 4,000 parts on the floor, and we close 1 job a month.",
  "We have 30 quotes open and close 5 a week.",
  "We have 5 people on the floor and finish 2 a week.",
  "There are 34 molds open. It was a good year. We finish 2 a week.",
  "We ran 60 orders last month and ship 12 a week.",
  "Between 40 and 60 jobs open, and we ship 10 a week.",
  "At the old shop there were 90 jobs on the floor and we shipped 10 a week.",
])("nothing is divided that isn't open work and its own pace: %s", (notes) => expect(linesIn(notes)).toEqual([]));
