import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import type { Submission } from "../../../survey/submission.ts";

const rulingsOn = (answers: Parameters<typeof caseOfShop>[0]) => caseOfShop(answers).ruling;
const order = / first: /;

test("[R230] a machine monitor is no scheduler: it isn't held to the dates in the ERP", () => {
  const [ruling] = rulingsOn({ notes: "We're looking at MachineMetrics, $3,400 a month.", tech_stack: ["ProShop"] });
  expect(ruling.text).toContain("MachineMetrics would show when machines stop.");
  expect(`${ruling.text}${ruling.turnsToYes}`).not.toContain("ProShop");
});

test("[R230] a shop with a monitor is asked what that one can't count, before it pays for another", () => {
  const [ruling] = rulingsOn({ notes: "We're looking at MachineMetrics, $3,400 a month.", tech_stack: ["Amper"] });
  expect(ruling.text).toBe("Not yet. Amper already counts when your machines stop.");
});

test("[R230] a scheduler is held to the dates in an ERP, never to a monitor's", () => {
  const notes = "We're looking at a scheduling module for $30,000.";
  const textWith = (tech_stack: NonNullable<Submission["tech_stack"]>) =>
    rulingsOn({ notes, tech_stack, schedule_tool: "Whiteboard" })[0].text;
  expect(textWith(["E2", "Amper"])).toContain("the same dates and hours as E2");
  expect(textWith(["Amper"])).not.toContain("Amper");
});

test("[R230] quick-change workholding is told what it does do, keeps its small trial, and so comes before a hire", () => {
  const [plates, hire] = rulingsOn({
    notes: "We want to hire a night setup man at $34 an hour. We're looking at zero-point plates, $18,500.",
    pain_invisible:
      "The schedule changes every day. Hot jobs push the others back, and half the jobs are late. Salesmen move jobs up whenever a customer calls.",
  });
  expect(plates.text).toMatch(/^Not yet\. Zero-point plates would make each setup shorter\./);
  expect(plates.turnsToYes).toMatch(/^On that machine, /);
  expect(plates.isFirst).toBe(true);
  expect(hire?.text).toMatch(/^Not yet\. A night setup man wouldn't fix /);
  expect(hire?.text).not.toMatch(order);
});

test("[R230] of several plans, the only one that helps with the likely cause comes first", () => {
  const found = rulingsOn({
    notes: "We want a fifth lathe for $240,000. We'd hire a second inspector at $36 an hour.",
    pain_invisible:
      "Parts wait days for inspection. Everything sits at the CMM, and first pieces wait for the inspector. Machines stand until the first piece is measured.",
  });
  expect(found.map(({ plan, isFirst }) => [plan?.thing, isFirst ?? false])).toEqual([
    ["a fifth lathe", false],
    ["a second inspector", true],
  ]);
  expect(found[1]?.text).toMatch(/Take this one first: of these plans, only it helps with the likely cause\.$/);
});

test("[R230] plans that all wait for the same thing get no order, and neither does one alone", () => {
  const two = rulingsOn({ notes: "We want to buy a lathe for $40,000. We want to hire two machinists." });
  const one = rulingsOn({ notes: "We're looking at zero-point plates, $18,500." });
  expect([...two, ...one].filter(({ text }) => order.test(text))).toEqual([]);
});

test("[R230] a maintenance man is held to the hours a machine is down, not to a desk", () => {
  const [ruling] = rulingsOn({
    notes: "We want to hire a maintenance man at $38 an hour.",
    pain_invisible:
      "Machines break down every week. The spindle went again, and the mill was down for ten days. Nobody greases anything. There is no list for upkeep.",
  });
  expect(ruling.turnsToYes).toContain("a machine is down");
  expect(ruling.text).not.toContain("desk");
});

test("[R230] hours in a year or in a price name the weeks they are counted in", () => {
  const [hire, lathe] = rulingsOn({
    notes: "We want to hire a planner for $70,000 a year. We want to buy one lathe for $40,000.",
  });
  expect(hire.sum).toMatch(/more a year \([\d.]+ a week for 50 weeks\)/);
  expect(lathe?.sum).toMatch(/shift hours a week, 50 weeks a year,? .*that's/);
});

test("[R230] of three plans, the two that help with the likely cause come before the third", () => {
  const found = rulingsOn({
    notes:
      "We're looking at MachineMetrics, $3,400 a month. Thinking of high-pressure coolant units, $14,200 each. We'd hire an evening attendant at $24 an hour.",
    lights_out: true,
    pain_invisible:
      "Night runs quit early and nobody knows until morning. The bar feeder runs alone, and at 9 p.m. it stopped with a chip nest. The morning crew finds dark machines.",
  });
  const first = found.filter(({ isFirst }) => isFirst);
  expect(first.map(({ text }) => order.test(text))).toEqual([true]);
  expect(first[0]?.text).toMatch(/Take this one and .+ first: of these plans, only they help with the likely cause\.$/);
});

test("[R230] what a price leaves out is said of the first plan only", () => {
  const found = rulingsOn({ notes: "We want to buy a lathe for $40,000. We're looking at a CMM, $90,000." });
  expect(found.map(({ sum }) => /before wages/.test(sum ?? ""))).toEqual([true, false]);
});
