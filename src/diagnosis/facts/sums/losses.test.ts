import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedLossesIn } from "./losses.ts";

const statedIn = (pain_invisible: string, answers: Partial<Submission> = {}) =>
  statedLossesIn({
    ...sampleShop,
    notes: "",
    improvement_goal: "",
    success_metric: "",
    shift_count: "1",
    machine_count: 20,
    pain_invisible,
    ...answers,
  } as Submission);

test("days down are added up, in shift hours", () => {
  const [loss] = statedIn("The spindle quit 3 times since Easter, 4 days, 2 days, then 5 waiting on a bearing.", {
    shift_count: "2",
  });
  expect(loss).toMatchObject({ cause: "maintenance_downtime", hours: { low: 176, high: 176, period: "since Easter" } });
  expect(loss?.lines).toEqual(["(4 + 2 + 5) days × 16 shift hours = 176 hours"]);
});

test("the days that one machine was down are counted, by whatever name it goes", () => {
  const [jet] = statedIn("The waterjet was down 6 days in October.", { shift_count: "1" });
  expect(jet).toMatchObject({ cause: "maintenance_downtime", hours: { low: 48, high: 48 } });
  expect(statedIn("Sales were down 6 days in October.")).toEqual([]);
});

test("a stop of weeks counts between its working days and all of its days", () => {
  const [loss] = statedIn("The big lathe was down for 21 days when its gearbox failed.");
  expect(loss).toMatchObject({ hours: { low: 120, high: 168, period: "in that one stop" } });
});

test("days of a vendor or of a vacation aren't days of a machine", () => {
  expect(statedIn("The plater was down for 9 days.")).toEqual([]);
  expect(statedIn("Our machine man was out for 12 days on vacation.")).toEqual([]);
});

test("nights a week times the hours from when it stops until someone is back", () => {
  const [loss] = statedIn("It quits around 11 and I come in at 6. That is three nights a week.");
  expect(loss).toMatchObject({ unit: "machine hours a week", lines: ["3 nights a week × 7 hours = 21 hours"] });
});

test("hours and minutes of one time are compared as one number", () => {
  const [loss] = statedIn("We quote 1.5 hours for a setup and it takes 2 hrs 45 min on average.");
  expect(loss?.lines).toEqual(["165 − 90 = 75 minutes over. 75 ÷ 90 = 83%"]);
});

test.for([
  "My brother's shop loses 20 hours a week to setups.",
  "Before the presetter we lost 12 hours a week on tools.",
])("hours of another shop, or of the past, are none of theirs: %s", (text) => expect(statedIn(text)).toEqual([]));

test("lines that ship on time are no loss", () => {
  expect(statedIn("Since June we shipped 412 of 480 lines on time.")).toEqual([]);
});

test("a week's real hours minus the hours on paper are billed to no one", () => {
  const [loss] = statedIn("Each week holds about 300 hours of real work and 250 on paper.");
  expect(loss).toMatchObject({
    cause: "quoting_estimating",
    unit: "hours you don't bill a week",
    value: { low: 50, high: 50 },
  });
});

test("a count per day times the time of each, stated in two sentences", () => {
  const [loss] = statedIn(
    "On a normal day I have six first articles. The machine stays on hold 1 hour 30 minutes on the average one.",
  );
  expect(loss).toMatchObject({ unit: "machine hours a day", lines: ["6 first articles × 1.5 hours = 9 hours"] });
});

test("the number of things in a log times the average of each", () => {
  const [loss] = statedIn(
    "I had the setup men log it for two weeks. 38 setups. After the first piece the machine stood there 3.1 hours on average.",
  );
  expect(loss).toMatchObject({ unit: "machine hours in two weeks", lines: ["38 setups × 3.1 hours = 117.8 hours"] });
  expect(statedIn("38 setups. After the first piece the machine stood there 3.1 hours on average.")).toEqual([]);
});

test("where the goal allows each one a time, only what goes over it counts", () => {
  const [loss] = statedIn(
    "On a normal day I have six first articles. The machine stays on hold 1 hour 30 minutes on the average one.",
    { improvement_goal: "Every first article back in under 30 minutes." },
  );
  expect(loss?.lines).toEqual(["6 first articles × (90 − 30) minutes over your goal = 6 hours"]);
});

test.for([
  ["I put down 20 hours, they booked 30.", ["30 − 20 = 10 hours over", "10 ÷ 20 = 50%"]],
  [
    "Traveler says 10 hours, they take 14. Traveler says 30, they take 46.",
    ["14 − 10 = 4 hours over", "46 − 30 = 16 hours over", "Together 20 hours over. 20 ÷ 40 = 50%"],
  ],
  [
    "We sold the ring at 20 hours, it took 26. The cheeks before that, 40 against 54.",
    ["26 − 20 = 6 hours over", "54 − 40 = 14 hours over", "Together 20 hours over. 20 ÷ 60 = 33%"],
  ],
  ["He shows me six hours of setup on a four hour job.", ["6 − 4 = 2 hours over", "2 ÷ 4 = 50%"]],
] as const)("jobs over the hours they were sold at are subtracted one by one: %s", ([text, lines]) => {
  expect(statedIn(text)[0]?.lines).toEqual(lines);
});

test.for([
  "I could do in 2 hours what took 6.",
  "We quoted 40 hours and it took 31.",
  "They took 6 of my last 7 quotes, and I had 40 hours in Monday.",
  "It took 41 hours.",
  "The plater says 2 days, it took 3 weeks.",
  "They promised 5 days and it's been running 12 jobs.",
  "We promise 5 days, it's been running 12.",
  "Last week two of the machines were down 3 days each.",
])("no overrun without hours planned and more hours taken: %s", (text) => expect(statedIn(text)).toEqual([]));

test("machines counted on a walk are a share, and a second walk counts with the first", () => {
  const [loss] = statedIn("At nine I walked the aisle and 8 of 20 were cutting. I walked again at two and counted 10.");
  expect(loss).toMatchObject({ value: { low: 45, high: 45 }, isPercent: true, hours: null });
  expect(loss?.lines).toEqual(["8 + 10 = 18 of 2 × 20 = 40", "18 ÷ 40 = 45%, so 55% stood"]);
});

test("how long a part waits is the time in the shop less the work in it", () => {
  const [loss] = statedIn("A valve body needs six hours of cutting and stays in the building for 28 days.");
  expect(loss).toMatchObject({ cause: "flow_wip_dwell", value: { low: 96, high: 96 } });
  expect(loss?.lines[1]).toBe("Work: 6 of them. 154 ÷ 160 = 96%");
});

test("working days are days of work already", () => {
  const [loss] = statedIn("Cutting time is 4 hours. It's in the building 31 working days.");
  expect(loss?.lines[0]).toMatch(/31 working days × \d+ shift hours/);
});

test("a count a week and a time for each of the same thing are multiplied, whichever comes first", () => {
  const [loss] = statedIn("An hour and a half gone each new job. 10 new jobs a week.");
  expect(loss?.lines).toEqual(["10 jobs × 90 minutes = 15 hours"]);
  expect(statedIn("An hour and a half gone each new job. 10 new drawings a week.")).toEqual([]);
});

test("a task done every morning between two times of the clock is five of them a week", () => {
  const [loss] = statedIn("I type the list again every morning from 6 to 7:30.");
  expect(loss).toMatchObject({ unit: "labor hours a week", hours: null, lines: ["1.5 hours × 5 days = 7.5 hours"] });
});

test("rounded speech isn't a count", () => {
  expect(statedIn("We win eight in ten. I'd say six of ten prints are repeats.")).toEqual([]);
  expect(statedIn("Fewer than 14 of 40 quotes came back as orders.")).toEqual([]);
});

test.for([
  [
    "A lathe stands four to six hours between two jobs. The plan allows two hours for the same work.",
    "4 to 6 − 2 = 2 to 4 hours",
  ],
  ["The VF3 sat from 7 til almost noon. I had 1 hr on the board for that.", "5 − 1 = 4 hours"],
  ["They say 5 days, it has been running 12.", "12 − 5 = 7 days"],
  ["They say 5 days, it takes 6.", "6 − 5 = 1 day"],
  ["Last part to first good part under 2 hours. Today 4 to 5.", "4 to 5 − 2 = 2 to 3 hours"],
  [
    "The same plate took fifty minutes in May, three hours in June, and five hours ten in July.",
    "310 − 50 = 260 minutes",
  ],
  ["I wrote it down. 47 moves. Thirty-eight said no bar.", "38 ÷ 47 = 81%"],
] as const)("what a thing took minus what was planned, both stated together: %s", ([text, line]) => {
  expect(statedIn(text).flatMap(({ lines }) => lines)).toContain(line);
});

test("a job sold at one time and logged at others is over by the mean of those", () => {
  const [loss] = statedIn("The mounts are sold at 14 hrs each. I looked once: 21, 22, 20.");
  expect(loss?.lines).toEqual(["(21 + 22 + 20) ÷ 3 = 21 hours", "21 − 14 = 7 hours over. 7 ÷ 14 = 50%"]);
});

test.for([
  "The plan allows two hours for the same work. A lathe stands four hours.",
  "They say 12 days and it took 5.",
  "Setups take two hours. Lunch takes one hour.",
  "47 moves. Nobody said why.",
])("no gap from numbers that don't belong together: %s", (text) => expect(statedIn(text)).toEqual([]));

test("times that don't come out even in tenths of an hour are said in minutes, so that the sum can be done again", () => {
  const [loss] = statedIn("We quote a 45 minute setup and it takes two hours.");
  expect(loss?.lines).toEqual(["120 − 45 = 75 minutes over. 75 ÷ 45 = 167%"]);
  const [even] = statedIn("We quote a 30 minute setup and it takes two hours.");
  expect(even?.lines).toEqual(["2 − 0.5 = 1.5 hours over. 1.5 ÷ 0.5 = 300%"]);
});
