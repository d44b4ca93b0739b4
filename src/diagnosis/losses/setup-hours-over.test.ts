import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { isByOwnCount } from "./price-themes.ts";
import { setupHoursOver } from "./setup-hours-over.ts";

const setups = "Setups are planned at 1.5 hours and run about 2.25.";
const hoursIn = (notes: string, improvement_goal = ""): number | undefined =>
  setupHoursOver({ ...sparseShop, notes, improvement_goal })?.aYear;

test.for([
  [`${setups} We run about 140 jobs a month.`, 1260],
  [`${setups} We do 20 setups a week.`, 750],
  ["We ship 12 jobs a day. Our setups are quoted at 30 minutes and take 45 minutes.", 750],
] as const)("the hours a year that setups run over, by the shop's own numbers: %s", ([notes, hours]) =>
  expect(hoursIn(notes)).toBeCloseTo(hours, 6),
);

test.for([
  setups,
  "We run about 140 jobs a month.",
  `${setups} We want to get to 200 jobs a month, and we would run 140 jobs a month with one more man.`,
  `${setups} The shop next door runs 140 jobs a month.`,
  `${setups} We run 140 parts a month.`,
])("no such hours: %s", (notes) => expect(hoursIn(notes)).toBeUndefined());

test("setups that run over cost what the shop's own numbers come to, however unlikely they are to hold jobs up", () => {
  const shop: Submission = {
    ...sparseShop,
    machine_count: 11,
    shift_count: "2",
    primary_bottleneck: "QC/Inspection",
    setup_time_variability: "Often over",
    pain_invisible: "Machines sit with the door open waiting on inspection.",
  };
  const setupsOf = (notes: string) => diagnose({ ...shop, notes }).themes.find(({ id }) => id === "setup_changeover");
  const [told, counted] = [setupsOf(setups), setupsOf(`${setups} We run about 140 jobs a month.`)];
  expect(told && isByOwnCount(told)).toBe(false);
  expect(counted && isByOwnCount(counted)).toBe(true);
  expect(counted?.losses[0]?.amount.likely).toBeGreaterThan(600);
});
