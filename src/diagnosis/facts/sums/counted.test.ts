import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { statedLossesIn } from "./losses.ts";

const shop = (pain_invisible: string, notes = ""): Submission => ({
  ...sampleShop,
  improvement_goal: "",
  success_metric: "",
  shift_count: "2",
  machine_count: 20,
  pain_invisible,
  notes,
});

test.for([
  [
    "I made the leads write down every hour a Swiss stood broke in August so they'd see it for themselves. 14 machines, 640 hours.",
    640,
  ],
  ["March log: Ozark 12 lots, 13 setups. Brandt 10 lots, 34 setups. Four hours each, either one.", 92],
  ["We lost 60 hours of overtime in July.", 60],
  ["The boring mill was down 112 hours in September.", 112],
  ["I added it up: 38 hours a week waiting on programs.", 38],
  ["Last month the four horizontals sat waiting for material 210 hours all together.", 210],
  ["The guys logged 46 hours of looking for tools in two weeks.", 46],
  ["Machines stood idle 84 hours last week because nobody was there to load them.", 84],
  ["In May we counted 155 hours that lathes waited on first article.", 155],
  ["Rework ate 72 hours in October.", 72],
  ["Tally for June says 96 hours stopped for no bar.", 96],
  ["We burned 130 hours on setups that got torn down in the second quarter.", 130],
  ["The five Haases were broke down a combined 220 hours this summer.", 220],
  ["Forty hours a month go to redoing parts.", 40],
  ["It came to 58 hours of standing around for the crane in one month.", 58],
  ["The EDM was out of service 75 hours in April.", 75],
  ["By the timecards 33 hours a week are spent hunting fixtures.", 33],
  ["Spindles waited on inspection for 64 hours that month.", 64],
  ["We wrote off 90 hours last quarter to wrong material.", 90],
  ["Turret alarms cost us 51 hours in February.", 51],
  ["My clipboard shows 29 hours lost to hot jobs last week.", 29],
  ["From the log, 118 hours of downtime in November.", 118],
  ["Two mills sat dark 48 hours last week, no operator.", 48],
  ["I kept count for a month: 67 hours stuck behind the CMM.", 67],
  ["August: eleven machines, 402 hours down.", 402],
  ["Changeovers took 88 hours over plan in January.", 88],
  ["The saw kept us waiting 24 hours that week.", 24],
  ["Nights lost 36 hours in March to missing programs.", 36],
] as const)("[R256] a total of hours that the shop counted is a loss of that size: %s", ([text, hours]) => {
  expect(statedLossesIn(shop(text)).map(({ value }) => value)).toContainEqual({ low: hours, high: hours });
});

test("[R256] a range of hours stays one", () => {
  const [loss] = statedLossesIn(shop("We lost about 30 to 40 hours last month."));
  expect(loss).toMatchObject({ value: { low: 30, high: 40 }, lines: ["30 to 40 ÷ 4.3 weeks = 7 to 9 a week"] });
});

test.for([
  "We run 80 hours a week.",
  "At 40 hours a week per man we lose 6 hours.",
  "The customer's line was down 40 hours because of us last month.",
  "Their plant stood idle 30 hours in March.",
  "The survey says shops lose 30 hours a week.",
  "The shop runs 50 hours a week and still the machines stand idle.",
  "A customer of ours lost 300 hours in August because we were late.",
  "The guy down the road lost 200 hours last month to breakdowns.",
  "Two shifts, figure 336 hours a machine per month.",
  "Overtime was 60 hours last week, paid.",
  "The job needs 40 hours on the mill.",
  "We quoted 120 hours.",
  "I'd love to save 40 hours a week.",
  "Salesman says it would cut 60 hours a month.",
  "The mill is 30,000 hours old, spindle hours that is.",
  "Everybody works 50 hours a week.",
  "We never lost an hour in March.",
  "If we lost 50 hours a month I would know.",
])("hours run, planned, wished for or guessed aren't losses: %s", (text) => {
  expect(statedLossesIn(shop(text))).toEqual([]);
});

test("[R256] a month's hours are shown by the week, and as a part of the hours that a machine is said to have", () => {
  const [loss] = statedLossesIn(
    shop(
      "We logged every hour a lathe stood broke in August. 10 machines, 430 hours.",
      "Figure 300 hours a machine per month.",
    ),
  );
  expect(loss?.unit).toBe("machine hours in August");
  expect(loss?.lines).toEqual([
    "430 ÷ 4.3 weeks = 100 a week",
    "430 ÷ 10 machines = 43 hours each, 14% of the 300 you count on",
  ]);
});

test("the setups that one side has beyond the pace of the other are counted, at the hours of each", () => {
  const [loss] = statedLossesIn(shop("Smith 20 lots, 22 setups. Jones 10 lots, 31 setups. 3 hours each, either one."));
  expect(loss?.lines).toEqual([
    "22 ÷ 20 × 10 lots = 11 setups would do",
    "31 − 11 = 20 setups more",
    "20 × 3 hours = 60 hours",
  ]);
});

test("[R256] hours that the shop counted are strong evidence for the cause that their words name", () => {
  const { themes } = diagnose(shop("The boring mill was down 112 hours in September."));
  const downtime = themes.find(({ id }) => id === "maintenance_downtime");
  expect(downtime?.evidence).toContainEqual(
    expect.objectContaining({
      why: "You counted it: 112 machine hours in September.",
      speaks: "for",
      weight: "strong",
    }),
  );
});

test.each([
  "An actuator body is cut for 9 hours and delivered after 14 weeks.",
  "A usual lot carries 26 machine hours over seven operations, and 34 working days pass from release to the dock.",
  "There are 6 hours of cutting in a set, and it takes 5 weeks from saw to truck.",
])("[R256] days in the shop next to hours of work are strong evidence for work that waits: %s", (told) => {
  const { themes } = diagnose(shop(told));
  const waiting = themes.find(({ id }) => id === "flow_wip_dwell");
  expect(waiting?.evidence).toContainEqual(
    expect.objectContaining({
      why: expect.stringMatching(/^By your own numbers, [89][\d.]*% of a part's time in your shop is waiting\.$/),
      weight: "strong",
    }),
  );
});
