import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { statedLossesIn } from "./losses.ts";

const shop = { ...sparseShop, machine_count: 20, shift_count: "2" } as const;

test.for([
  [{ improvement_goal: "From 60 to 75 percent in cut." }, "240 weekly machine hours between 60% and 75%"],
  [{ success_metric: "Spindle utilization from 45% up to 60%" }, "240 weekly machine hours between 45% and 60%"],
  [
    { improvement_goal: "70% in cycle.", pain_invisible: "The monitor says we are at 55 percent in cycle." },
    "240 weekly machine hours between 55% and 70%",
  ],
] as const)("[R168] a share of cutting hours and its goal give the hours between them: %j", ([said, result]) => {
  const [sum] = statedLossesIn({ ...shop, ...said });
  expect(`${sum?.value.low} ${sum?.unit}`).toBe(result);
  expect(sum?.lines).toEqual([expect.stringContaining("15 points"), expect.stringContaining("15% × 20 machines × 80")]);
});

test.for([
  { improvement_goal: "On time from 80 to 95 percent." },
  { improvement_goal: "OEE from 40 to 60 percent on the spindles." },
  { improvement_goal: "5-axis utilization from 40% to 70%." },
  { improvement_goal: "Spindles at 70%." },
  { improvement_goal: "From 75 to 60 percent in cut." },
  { improvement_goal: "70% in cut.", notes: "Their spindles cut 55% of the time." },
])("other shares, one share alone and a goal that is reached give no hours: %j", (said) => {
  expect(statedLossesIn({ ...shop, ...said })).toEqual([]);
});
