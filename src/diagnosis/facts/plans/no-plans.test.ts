import { expect, test } from "vitest";
import { plansIn } from "./plans.ts";

test.for([
  "We can't afford another 5-axis at $600,000.",
  "No money for a new lathe this year.",
  "We have a robot already that cost 180k.",
  "We need 3/4 inch end mills.",
  "Price of a new spindle is 28k.",
])("what they can't pay for, have, or buy as a tool or a part is no machine to buy: %s", (text) => {
  expect(plansIn(text, false).filter(({ certainty }) => certainty === "intended")).toEqual([]);
});

test("a no before a reason says nothing of what the reason needs", () => {
  const text = "The old CMM isn't what holds things up, because half of them want a bore gauge.";
  expect(plansIn(text, false).filter(({ certainty }) => certainty === "refused")).toEqual([]);
});

test("what jobs need is no purchase", () => {
  expect(plansIn("Half the jobs need a fixture nobody thought about.", false)).toEqual([]);
  expect(plansIn("The gauge we need is always at another machine.", false)).toEqual([]);
  expect(plansIn("About half of the first pieces only need a height gage.", false)).toEqual([]);
  expect(plansIn("The 5-axis needs a fixture before it can start.", false)).toEqual([]);
  expect(plansIn("We need a fixture for it.", false).map(({ asset }) => asset)).toEqual(["equipment"]);
});

test("what someone else bought is no plan", () => {
  expect(plansIn("Our biggest customer put in his own robot cell last year.", false)).toEqual([]);
  expect(plansIn("The customer is adding a second line and wants double by fall.", false)).toEqual([]);
  expect(plansIn("A fellow wanted to sell me a boring mill.", false)).toEqual([]);
});

test("what is needed by the week is made, not hired", () => {
  expect(plansIn("We need 900 bodies a week.", true)).toEqual([]);
  expect(plansIn("We need two bodies on nights.", true).map(({ asset }) => asset)).toEqual(["people"]);
});

test.for([
  "Get more parts out of our machines.",
  "The lathes need oil every week.",
  "Get jobs out faster.",
  "The boss wants 5-axis hours up by 40 percent.",
  "We scrapped a new housing last month, $4k.",
  "Two machinists called in sick.",
  "A new customer pays us $40k a month.",
  "Carts stand in the hall between milling and benching.",
  "Get my operators to RUN the damn machines.",
  "Get operators to log why they stop.",
  "I need my programmers to talk to the floor.",
  "We have machinists to train.",
  "The customer decided for the other line of valves.",
  "The customer wants a full CMM report on every first piece.",
  "I'd like finish lathes not to run out of work on Wednesday.",
])("%s isn't a plan", (text) => expect(plansIn(text, true)).toEqual([]));

test("someone who struggles to hire has refused nothing", () => {
  expect(plansIn("We also struggle to hire.", false)).toEqual([]);
});
