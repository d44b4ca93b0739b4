import { expect, test } from "vitest";
import { deadlineOf } from "./plan-deadline.ts";
import { plansIn } from "./plans.ts";

const deadlineIn = (text: string): string | null => {
  const [plan] = plansIn(text, false);
  if (plan === undefined) throw new Error(`No plan in: ${text}`);
  return deadlineOf(plan, text);
};

test.for([
  ["We want to buy a second mill-turn and the dealer needs the deposit on the 12th.", "on the 12th"],
  ["We plan to buy a third lathe. Decision by month end.", "by month end"],
  ["We intend to purchase a scanner, order to be placed in four weeks.", "in four weeks"],
  ["We plan to buy a presetter. Quote is good through March.", "good through March"],
  ["We want to hire two machinists this quarter.", "this quarter"],
  ["We want to buy a third lathe by summer.", "by summer"],
  ["We plan to build a new hall in 2027.", "in 2027"],
  ["I have two new lathes quoted at $318,000 each, deposit is due February 15.", "February 15"],
  [
    "We plan to buy pallets for eight mills. Tell me before I sign, the price is held to the end of the month.",
    "held to the end of the month",
  ],
  [
    "We want a second grinder. The dealer has a demo unit and he'll hold it through the end of the month.",
    "through the end of the month",
  ],
  ["We want to buy two mills and I need to let the dealer know by the 11th of December.", "by the 11th of December"],
  ["We want to buy a third lathe. I must decide before Christmas.", "before Christmas"],
  [
    "I need a second 5-axis. The line is long. The man from the dealer made a lease. I have to give the answer until December 18.",
    "until December 18",
  ],
  ["We plan to hire an outside salesman, he can start January 11.", "January 11"],
  ["We want to buy a used mill. The man wants $60,000 deposit before January 15.", "before January 15"],
] as const)("[R230] the day named for a plan in %j is %j", ([text, day]) => {
  expect(deadlineIn(text)).toBe(day);
});

test.for([
  ["We want to buy a third lathe. It ships in May, they hold the price until Friday.", "until Friday"],
  ["We want to buy a third lathe. It arrives in spring, my answer is due after Christmas.", "after Christmas"],
  ["We plan to buy a second horizontal, it would be here by June. Deposit is due December 15.", "December 15"],
  ["We want to buy a used mill. The dealer delivers in February if I sign before January 15.", "before January 15"],
  ["We plan to buy a new saw; delivery in six weeks, the boss decides next week.", "next week"],
  ["I want to buy a second EDM. Machine comes in March. Must say yes until December 20.", "until December 20"],
  ["We want to buy a 5-axis. They can deliver it in June. The bank wants an answer by year-end.", "by year-end"],
  ["We plan to hire two machinists, they would start in January. I have to answer them by Friday.", "by Friday"],
  ["We plan to buy a robot, so it runs by August. Order must be placed before Christmas.", "before Christmas"],
  [
    "We want to buy a lathe for the program that starts in June. Quote is good till January 31.",
    "good till January 31",
  ],
  ["We're looking at a pallet changer, comes in Q2, salesman needs to know by the 18th.", "by the 18th"],
  [
    "Thinking about a second mill-turn. Earliest they can ship is July 1. Price good until December 31.",
    "good until December 31",
  ],
  ["Thinking about a second mill-turn; ship date June 15; deposit by the 12th.", "by the 12th"],
  ["We plan to buy a grinder, delivered by Christmas. Yes or no by December 9.", "by December 9"],
  ["We plan to buy a second horizontal. It would be on the floor by June.", null],
  ["We plan to buy a new saw, it can be here in six weeks.", null],
  ["We plan to hire two machinists, they would start in January.", "in January"],
] as const)("[R230] the day something comes or starts isn't the day to decide: %j", ([text, day]) => {
  expect(deadlineIn(text)).toBe(day);
});

test.for([
  ["We want to buy a saw in the spring and hire a planner next year.", ["in the spring", "next year"]],
  ["Thinking about a bar feeder this winter and maybe a new building in five years.", ["this winter", "in five years"]],
  ["We are buying a compressor by the end of January and want a second 5-axis.", ["by the end of January", null]],
] as const)("[R230] each of two plans in %j has its own day", ([text, days]) => {
  expect(plansIn(text, false).map((plan) => deadlineOf(plan, text))).toEqual(days);
});

test.for([
  [
    "We want to buy a sixth 5-axis at $780,000, delivery in April. Denise wants a gauge. I have to tell Tom yes or no by the end of the month.",
    "by the end of the month",
  ],
  ["We plan to buy a third lathe. It ships in May, they hold the price until Friday.", "until Friday"],
  ["We plan to buy a third lathe. It arrives in the spring, my answer is due after Christmas.", "after Christmas"],
  ["We want to buy a second mill-turn, delivery is in six weeks, order to be signed by the 12th.", "by the 12th"],
  [
    "So the plan is to buy a third horizontal. Okuma have quoted $685,000 on 10 November, price holds to Friday 11 December, delivery April.",
    "11 December",
  ],
  ["We want to buy a horizontal, delivery in April.", null],
  ["We want to buy a horizontal. The dealer says it gets here in March.", null],
] as const)("[R230] the day something arrives is not the day to decide: %j", ([text, day]) => {
  expect(deadlineIn(text)).toBe(day);
});

test.for([
  "We want to buy a second mill-turn. The roof gets fixed next month.",
  "We want to buy a third lathe, as I wrote in the email from March 3.",
  "We plan to buy a presetter. The vendor quoted March 3.",
  "We plan to buy a presetter. The last one was ordered in May.",
  "We spent 900 hours on setups in July, so we're about to buy a presetter.",
])("[R230] no day is named for a plan in %j", (text) => {
  expect(deadlineIn(text)).toBe(null);
});

test.for([
  "We need a scheduling program. The vendor demonstrated it here on April 9.",
  "We want to buy a used lathe. Seeding starts in two weeks, so don't phone.",
  "We want to hire two men so we can quit paying Saturdays, which cost me thirty one hundred in May.",
  "We want to buy a lathe, our machinist quit in March and the salesman knows it.",
])("a day of something else is no deadline: %s", (text) => {
  expect(deadlineIn(text)).toBeNull();
});
