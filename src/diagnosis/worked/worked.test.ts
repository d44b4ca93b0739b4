import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../test/shops.ts";
import type { Submission } from "../../survey/submission.ts";
import { workedIn } from "./worked.ts";

const shop = { ...sparseShop, machine_count: 14, shift_count: "2" } as const;
const worked = (answers: Partial<Submission>) => workedIn(submissionOf({ ...shop, ...answers }));
const sumsOf = (pain_invisible: string, more: Partial<Submission> = {}) =>
  worked({ pain_invisible, ...more }).flatMap(({ sums }) => sums);
const rate = { shop_rate_known: "Estimate", shop_rate_value: 100 } as const;

test.for([
  [
    "23 setups on the verticals. Average was 4 hours 10. He wrote 35 minutes for vise and indicating, 30 for first piece, and all the rest away from the machine.",
    ["250 − 35 − 30 = 185 minutes for the rest: 74%", "23 setups × 185 minutes = 70.9 hours"],
  ],
  [
    "31 in August. Nobody asked. Each one costs around 5 hours, tearing down and putting the first job back.",
    ["31 × 5 hours = 155 hours in August"],
  ],
  [
    "She balloons the drawing, 2 to 4 hours, then roughly 90 minutes keying per report; we did 19 first articles last week.",
    [
      "2 to 4 hours + 90 minutes = 3.5 to 5.5 hours each",
      "19 × 3.5 to 5.5 hours = 67 to 105 hours a week",
      "One person has 40 a week",
    ],
  ],
  [
    "We lock up at 5 PM, he's in at 5:30 AM, and on the 68-second drivers he pulls 330 off number 3, 330 off number 4.",
    [
      "330 × 68 seconds = 6.2 hours",
      "From 5 PM to 5:30 AM is 12.5 hours, so it sat for 6.3: 50%",
      "12.5 hours ÷ 68 seconds = 661 possible",
      "2 machines × 6.3 = 12.5 hours each night",
    ],
  ],
  [
    "Setup was 6 hrs, always was. Run was 29 min a piece. Router says 31 min ea. Now it's 40 at a time instead of 200.",
    [
      "6 hours of setup ÷ 200 = 1.8 minutes a piece",
      "6 hours of setup ÷ 40 = 9 minutes a piece",
      "29 + 9 = 38 minutes a piece now, and 31 are planned",
      "38 − 31 = 7 minutes a piece that nothing pays for",
    ],
  ],
  [
    "We run 600 at a crack. The bracket's got 9 minutes of cutting in it.",
    ["600 × 9 minutes = 90 hours before the last one is done"],
  ],
  [
    "Eleven changeovers a week he does. The other one had 26 changeovers last week. A changeover on either is an hour thirty-six.",
    ["11 × 1.6 hours = 17.6 hours a week", "26 × 1.6 hours = 41.6 hours last week"],
  ],
  [
    "The pad says La Prieta 58 stops, 131 hours. La Guera 9 stops, 14 hours.",
    ["131 hours ÷ 58 = 2.3 hours each", "14 hours ÷ 9 = 1.6 hours each", "58 ÷ 9 = 6.4 times as many stops"],
  ],
  [
    "Cycle 46 seconds on both. Week after week 16 gives 5,640 good pieces, 17 gives 8,040.",
    [
      "5,640 × 46 seconds = 72.1 hours a week",
      "8,040 × 46 seconds = 102.7 hours a week",
      "A machine has 80 hours a week in 2 shifts",
    ],
  ],
  ["Harlan, 336 hours quoted, and the cards say 521.", ["521 − 336 = 185 hours over, 55%"]],
  [
    "Three shifts are 240 hours between them. Grinding 158, dressing 31, and 51 marked W.",
    ["158 + 31 + 51 = 240. 51 ÷ 240 = 21%"],
  ],
  ["In day setup is 55 minutes in average, in the night 145 minutes.", ["145 − 55 = 90 minutes"]],
  ["Saturdays cost us about $4,100 a throw, we've done eleven since July.", ["11 × $4,100 = $45,100 since July"]],
  [
    "The Contura logged 13.2 hours of measuring in an average week; inspection is staffed 80 hours.",
    ["13.2 ÷ 80 = 17% in use, so 66.8 hours a week are free"],
  ],
  [
    "He writes 26 hours in the CAM per week. What is he doing the other 14?",
    ["26 ÷ 40 = 65% of the week. 14 are left"],
  ],
  [
    "Days in the building: 31. It stood after saw (4 d), after mill (7 d), and before the lap (9 d).",
    ["4 + 7 + 9 = 20 days of waiting. 20 ÷ 31 = 65%"],
  ],
  [
    "Anodize is in town and Jo takes it over every other Friday, picks up last ones same trip. We promise 3 weeks. We machine a lot in 4 days.",
    [
      "What just misses a trip waits up to 14 days for the next",
      "What is left there comes back 14 days later, with the next trip",
      "4 + 0 to 14 + 14 = 18 to 32 days, and you promise 21",
    ],
  ],
  ["We planned 212 setups in August and clocked 274.", ["274 − 212 = 62 more setups than planned, 29%"]],
  [
    "We had eight verticals when I bought 160 CAT40 holders. Now it's fourteen.",
    ["160 holders ÷ 8 = 20 each then. 160 holders ÷ 14 = 11.4 now"],
  ],
  ["12 of those 31 were sitting boxed in our own shipping.", ["12 ÷ 31 = 39%"]],
  ["There's about 30 of them and maybe 6 are whole.", ["6 ÷ 30 = 20%"]],
  ["We shipped 46 and 17 went late.", ["17 ÷ 46 = 37%"]],
  ["Best setup 1.4 hours, worst 6.2.", ["6.2 − 1.4 = 4.8 hours between the best and the worst"]],
  [
    "We gave the same manifold $412 in February and $655 in June.",
    ["$655 − $412 = $243 apart for the same thing, 59%"],
  ],
  ["Utilization went from 61% to 38% year over year.", ["61 − 38 = 23 in every 100"]],
  ["It stood at 27 jobs this morning; in December it was 6.", ["27 ÷ 6 = 4.5 times as many"]],
  [
    "My OTD is 96%. Their scorecard for the same quarter says 71%.",
    ["96 − 71 = 25 in every 100 are on time in one count and late in the other"],
  ],
  [
    "JobBOSS says due the 22nd. His sheet says the 29th. The traveler has the 12th.",
    ["3 dates for one job, 17 days apart"],
  ],
  [
    "It stopped four times this year. I paid $41,000 and lost 27 days.",
    ["$41,000 ÷ 4 = $10,250 each time", "27 days ÷ 4 = 6.8 days each time"],
  ],
  ["0 late Jan thru April. 7 late in June, 5 in Sept.", ["7 + 5 = 12 late in June and Sept, and none Jan thru April"]],
  ["We pay Saturdays, about $2,900 a week.", ["$2,900 × 50 weeks = $145,000 a year at that pace"]],
  ["They knock off 5% when we're late, their orders run about 4k.", ["5% of $4,000 = $200 for each late order"]],
] as const)("[R168] their own numbers are worked out: %s", ([text, sums]) => expect(sumsOf(text)).toEqual(sums));

test("[R168] hours of machines are priced at a rate that they gave, and only there", () => {
  const text = "31 in August. Each one costs around 5 hours, tearing down and putting the first job back.";
  expect(sumsOf(text, rate)).toEqual(["31 × 5 hours = 155 hours in August. At $100 an hour, $15,500"]);
  expect(sumsOf(text)[0]).not.toContain("$");
  expect(sumsOf("31 in August. Each one takes around 5 hours of calls.", rate)[0]).not.toContain("$");
});

test("[R168] sales wanted and sales of today are hours of each machine", () =>
  expect(worked({ success_metric: "$480K/month (we're at $391K).", ...rate })[0]?.sums).toEqual([
    "$480,000 − $391,000 = $89,000 a month more, 23%",
    "$89,000 ÷ $100 = about 890 hours a month to sell, 64 on each machine",
  ]));

test.for([
  // Two counts, or none, don't say what each of them costs.
  "31 in August. 12 in July. Each one costs around 5 hours.",
  "Each one costs around 5 hours.",
  // What is wanted, a manner of speaking, what they have, and a set.
  "I want 8 of 12 jobs at or under hours.",
  "Nine of ten customers are happy.",
  "Two of the eighteen machines are 5-axis.",
  "We use 36 of 80 hours.",
  "Lot 7 of 12 is done.",
  "9 of 11 screws per kit.",
  "6 of the 8 jaws are in.",
  // No unit, or two.
  "Best setup 1.4, worst 6.2.",
  "Best setup 45 minutes, worst 6 hours.",
  // What is wanted didn't happen.
  "We want OTD from 68% to 90%.",
  "They give a discount of 5% on orders.",
  // A count that fills the night, or varies, shows no stop.
  "We lock up at 5 PM, he's in at 5:30 AM, and on the 68-second drivers he pulls 640 off number 3.",
  "We lock up at 5 PM, he's in at 5:30 AM, and on the 68-second drivers he pulls 330 off number 3, 210 off number 4.",
  // Parts that don't add up, money without a cost, a rest that isn't one.
  "Grinding 158, dressing 31, and 52 marked W. 240 hours between them.",
  "We sell $2,900 a week.",
  "Average was 4 hours 10. It took 35 minutes for the vise.",
  // A plan is ruled on.
  "We want to hire a guy and pay $900 a week.",
  "The van goes every other Friday for lunch.",
  "26 changeovers last week. A changeover is an hour. A changeover takes two hours.",
])("[R168] nothing is worked out where what is counted, its unit or its period isn't certain: %s", (text) =>
  expect(sumsOf(text)).toEqual([]),
);

test("[R168] what stands next to a sum is part of an answer, letter by letter", () => {
  const text =
    "We walked the whole building on a Tuesday with the foreman and the owner's son, and 12 of those 31 were sitting boxed in our own shipping for six days or more because the truck only picks up complete kits.";
  const [{ said } = { said: [] }] = worked({ pain_invisible: text });
  expect(said.map(({ text: shown }) => text.includes(shown))).toEqual([true]);
  expect(said[0]?.text.length).toBeLessThan(140);
  expect(said[0]?.text).toContain("12 of those 31");
});
