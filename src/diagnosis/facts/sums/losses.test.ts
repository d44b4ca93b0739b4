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

test("time over plan on setups that were timed is summed over all of them", () => {
  const [loss] = statedIn("I timed 20 setups: we quote 1.5 hours and they averaged 2.6.");
  expect(loss?.lines).toEqual(["2.6 − 1.5 = 1.1 hours over. 1.1 ÷ 1.5 = 73% over", "On 20 setups that's 22 hours"]);
});

test("hours and minutes of one time are compared as one number", () => {
  const [loss] = statedIn("We quote 1.5 hours for a setup and it takes 2 hrs 45 min on average.");
  expect(loss?.lines).toEqual(["165 − 90 = 75 minutes over. 75 ÷ 90 = 83% over"]);
});

test("hours of another shop are none of theirs", () =>
  expect(statedIn("My brother's shop quoted 20 hours and it took 30.")).toEqual([]));

test.for([
  ["I put down 20 hours, they booked 30.", ["30 − 20 = 10 hours over", "10 ÷ 20 = 50%"]],
  ["I'd sold 64 hours. We worked 97.", ["97 − 64 = 33 hours over", "33 ÷ 64 = 52%"]],
  [
    "I compared 48 jobs. We told the customers 1,120 hours and put in 1,790.",
    ["1,790 − 1,120 = 670 hours over", "670 ÷ 1,120 = 60%"],
  ],
  [
    "Ticket says 10 hours, they take 14. Traveler says 30, they take 46.",
    ["14 − 10 = 4 hours over", "46 − 30 = 16 hours over", "Together 20 hours over. 20 ÷ 40 = 50%"],
  ],
  [
    "We sold the ring at 20 hours, it took 26. The cheeks before that, 40 against 54.",
    ["26 − 20 = 6 hours over", "54 − 40 = 14 hours over", "Together 20 hours over. 20 ÷ 60 = 33%"],
  ],
] as const)("jobs over the hours they were sold at are subtracted one by one: %s", ([text, lines]) => {
  expect(statedIn(text)[0]?.lines).toEqual(lines);
});

test.for([
  ["On the other 14 we figured 31 hours apiece and put in 49.", "14 × 18 hours = 252 hours", 252],
  ["For the last 6 molds we quoted 40 hours each and took 55.", "6 × 15 hours = 90 hours", 90],
  ["On all 8 of them I put down 10 hours each, they booked 13.", "8 × 3 hours = 24 hours", 24],
  ["With those five he figured 20 hours a piece and put in 26.", "5 × 6 hours = 30 hours", 30],
] as const)("hours told for each of several jobs are multiplied: %s", ([text, line, hours]) => {
  expect(statedIn(text)[0]).toMatchObject({ hours: { low: hours, high: hours, period: "on those jobs" } });
  expect(statedIn(text)[0]?.lines).toContain(line);
});

test.for([
  "On the big mill we figured 31 hours and put in 49.",
  "On line 14 we figured 31 hours and put in 49.",
  "For the 14 inch valve we figured 31 hours and put in 49.",
  "On the other 14 we figured 31 hours in all and put in 49.",
])("a number of something else multiplies nothing: %s", (text) =>
  expect(statedIn(text)[0]?.hours).toMatchObject({ low: 18, high: 18 }),
);

test.for([
  "I could do in 2 hours what took 6.",
  "He shows me six hours of setup on a four hour job.",
  "We quoted 40 hours and it took 31.",
  "They took 6 quotes, and I had 40 hours in Monday.",
  "It took 41 hours.",
  "The plater says 2 days, it took 3 weeks.",
  "They promised 5 days and it's been running 12 jobs.",
  "We promise 5 days, it's been running 12.",
  "Last week two of the machines were down 3 days each.",
])("no overrun without hours planned and more hours taken: %s", (text) => expect(statedIn(text)).toEqual([]));

test("how long a part waits is the time in the shop less the work in it", () => {
  const [loss] = statedIn("A valve body needs six hours of cutting and stays in the building for 28 days.");
  expect(loss).toMatchObject({ cause: "flow_wip_dwell", value: { low: 96, high: 96 } });
  expect(loss?.lines[1]).toBe("Work: 6 of them. 154 ÷ 160 = 96%");
});

test("working days are days of work already", () => {
  const [loss] = statedIn("Cutting time is 4 hours. It's in the building 31 working days.");
  expect(loss?.lines[0]).toMatch(/31 working days × \d+ shift hours/);
});

test("money next to months is no share", () => {
  for (const [dollars, months] of [
    ["6,150", "sixty"],
    ["2,380", "36"],
    ["94", "12"],
  ])
    expect(statedIn(`We had a lease of $${dollars} the month, ${months} months, and it was ready.`)).toEqual([]);
});

test("rounded speech isn't a count", () => {
  expect(statedIn("We win eight in ten. I'd say six of ten prints are repeats.")).toEqual([]);
  expect(statedIn("Fewer than 14 of 40 quotes came back as orders.")).toEqual([]);
});

test.for([
  "7 to 9 of 40 jobs went out late.",
  "We matched 52 closed jobs. 39 to 45 of them went over.",
  "They priced the cylinders at 26 to 40 hours, slips said 43.",
  "It cut 54 hours last week out of 120 to 140.",
])("one end of a range isn't taken for the number: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
});

test("times that don't come out even in tenths of an hour are said in minutes, so that the sum can be done again", () => {
  const [loss] = statedIn("We quote a 45 minute setup and it takes two hours.");
  expect(loss?.lines).toEqual(["120 − 45 = 75 minutes over. 75 ÷ 45 = 167% over"]);
  const [even] = statedIn("We quote a 30 minute setup and it takes two hours.");
  expect(even?.lines).toEqual(["2 − 0.5 = 1.5 hours over. 1.5 ÷ 0.5 = 300% over"]);
});
