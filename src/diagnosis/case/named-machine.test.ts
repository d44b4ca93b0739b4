import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";

const weekOf = (pain_invisible: string): string =>
  caseOfShop({ machine_count: 20, pain_invisible })
    .week.map(({ what }) => what)
    .join("\n");

const hunting = "In a setup they walk and hunt for tools and jaws all morning.";

test.each([
  [`The big mazak waits. ${hunting}`, "At the big Mazak, tally every walk"],
  [`${hunting} The vf3 sat until noon.`, "At the VF3, tally every walk"],
  [`${hunting} On number three it is worst.`, "At number three, tally every walk"],
  [`${hunting} I watched lathe 4 do it.`, "At lathe 4, tally every walk"],
  [`${hunting} It is worst on mill 2.`, "At mill 2, tally every walk"],
])("[R234] the week is about the machine the owner mentions: %s", (said, task) => {
  expect(weekOf(said)).toContain(task);
});

const busiest = "your busiest machine";

test.each([
  [`The new Okuma never quits. ${hunting}`, `At ${busiest}, tally every walk`],
  [`The holders were still in the Mori. ${hunting}`, `For the next five setups on ${busiest}, write each thing`],
  [`The Haas rep comes by. ${hunting}`, `At ${busiest}, tally every walk`],
  [`The hoist hangs over by the grinders. ${hunting}`, `At ${busiest}, tally every walk`],
  [`On that mill 2 hours go to it. ${hunting}`, `At ${busiest}, tally every walk`],
  [`The mills are caught up. ${hunting}`, `At ${busiest}, tally every walk`],
  [`We counted 19 dark machines. ${hunting}`, `At ${busiest}, tally every walk`],
  [`The bad bores come back from the pressure test. ${hunting}`, `At ${busiest}, tally every walk`],
])("a machine that is praised, or named by the way, isn't the one to look at: %s", (said, task) => {
  expect(weekOf(said)).toContain(task);
});

test.each([
  [
    "We got a lathe with a robot for the nights. It stopped on chips at ten and was dead till morning.",
    "the lathe with the robot",
  ],
  ["The mills are caught up. The two sinkers wait for one man all day.", "your two sinkers"],
  ["The two big borers stand finished. They wait for the crane, it is busy with a truck.", "your two big borers"],
])("[R234] the week is about the machines that are named by what they do: %s", (said, place) => {
  expect(weekOf(said)).toContain(place);
});
