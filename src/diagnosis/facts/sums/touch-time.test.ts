import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { diagnose } from "../../diagnose.ts";

test.each([
  "An actuator body is cut for 9 hours and delivered after 14 weeks.",
  "A usual lot carries 26 machine hours over seven operations, and 34 working days pass from release to the dock.",
  "Hands-on a bracket is 7 hours. It was with us for 33 days.",
  "A typical part has about 3 hours on a machine, over two or three operations. It spends the other four weeks on a rack.",
  "Cutting is four hours a part. Then it sits three weeks in line.",
  "A valve body sees 5 machine hours and waits 25 days between operations.",
  "A shaft is 6 hours of cutting. It sits about five weeks on the floor.",
  "There are 9 hours of work in a plate and it spends 30 days waiting.",
  "There are 6 hours of cutting in a set, and it takes 5 weeks from saw to truck.",
])("[R235] days in the shop next to hours of work are strong evidence for work that waits: %s", (pain_invisible) => {
  const blank = { improvement_goal: "", success_metric: "", notes: "" };
  const { themes } = diagnose({ ...sampleShop, ...blank, shift_count: "2", machine_count: 20, pain_invisible });
  const waiting = themes.find(({ id }) => id === "flow_wip_dwell");
  expect(waiting?.evidence).toContainEqual(
    expect.objectContaining({
      why: expect.stringMatching(/^By your own numbers, [89][\d.]*% of a part's time in your shop is waiting\.$/),
      weight: "strong",
    }),
  );
});

test.each([
  "Steel sits three weeks on the rack before we need it. We cut 4 hours a day.",
  "The saw sits two days in line with the mill, cutting 4 hours a shift.",
  "He waits two days in line at the bank. The mill is cutting 6 hours.",
  "A part has 3 hours on a machine. It spends an hour on a rack.",
  "We spent 3 weeks in Chicago at the show. Machining is 6 hours.",
])("[R235] other waits next to other hours are none: %s", (pain_invisible) => {
  const blank = { improvement_goal: "", success_metric: "", notes: "" };
  const { themes } = diagnose({ ...sampleShop, ...blank, shift_count: "2", machine_count: 20, pain_invisible });
  const whys = themes.flatMap(({ evidence }) => evidence.map(({ why }) => why));
  expect(whys.filter((why) => why.startsWith("By your own numbers"))).toEqual([]);
});

const goalOfDays = { improvement_goal: "Get lead time from 31 days to 15.", success_metric: "", notes: "" };
const whysOf = (pain_invisible: string, goal = goalOfDays) =>
  diagnose({ ...sampleShop, ...goal, shift_count: "2", machine_count: 20, pain_invisible }).themes.flatMap(
    ({ evidence }) => evidence.map(({ why }) => why),
  );

test.each([
  "The routed hours on an average order come to 12.",
  "Machine hours per typical job are about 9.",
  "A part has 6 hours of work in it.",
  "An average order takes 11 hours of machining, all operations together.",
])("[R235] hours of work in a part, next to the lead time of the goal, tell how much of it is waiting: %s", (pain) => {
  expect(whysOf(pain)).toContainEqual(
    expect.stringMatching(/^By your own numbers, 9\d[\d.]*% of a part's time in your shop is waiting\.$/),
  );
});

test.each([
  "We want 6 hours of work in a part, not 9.",
  "An order waits 11 hours for a machine.",
  "We lose 6 hours of machining an order to setups.",
  "We quote 12 hours of machining on an average order.",
])("[R235] hours that are wished for, lost or quoted are no hours of work: %s", (pain) => {
  expect(whysOf(pain).filter((why) => why.startsWith("By your own numbers"))).toEqual([]);
});

test("[R235] without a lead time, the hours of work in a part tell nothing of waiting", () => {
  const other = { ...goalOfDays, improvement_goal: "Scrap from 6% to 3%." };
  const whys = whysOf("The routed hours on an average order come to 12.", other);
  expect(whys.filter((why) => why.startsWith("By your own numbers"))).toEqual([]);
});

test("[R235] each sentence of a sum counts for its cause alone", () => {
  const said =
    "The operations come to 22 hours of machine time for the lot. It was in the building or at the plater for 58 days.";
  const quotes = diagnose({
    ...sampleShop,
    ...goalOfDays,
    improvement_goal: "",
    shift_count: "2",
    pain_invisible: said,
  })
    .themes.filter(({ id }) => id === "material_supply")
    .flatMap(({ evidence }) => evidence.filter(({ speaks }) => speaks === "for").map(({ answer }) => answer));
  expect(quotes.filter((quote) => quote.includes("58 days"))).toEqual([]);
});
