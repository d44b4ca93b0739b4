import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const measuresIn = (improvement_goal: string) =>
  ownMeasuresOf({ ...sparseShop, improvement_goal }).filter(({ kpi }) => kpi === "kpi_est_actual");

test.for([
  ["Bid 6 hr it burns 9. Do 5 a wk like that. Want it w/in half hr of bid.", "3", "0.5", "hours"],
  ["We quote 12 hours and it takes 16. I want jobs within 1 hour of the quote.", "4", "1", "hours"],
  ["Hours within 10% of estimate.", null, "10%", ""],
  ["Molds within 8 percent of quoted hours.", null, "8%", ""],
  ["Sold 40 hours, took 52. Get us within 10% of what we sold.", "30%", "10%", ""],
  ["Every setup within 10 minutes of plan.", null, "10", "minutes"],
] as const)("how far over its quote a job may run is a goal: %s", ([goal, today, target, unit]) =>
  expect(measuresIn(goal)).toMatchObject([
    { today: today === null ? null : { text: today }, target: { text: target }, unit },
  ]),
);

test.for([
  "Actual run times are within four percent of the estimate.",
  "Changeovers have been within five minutes of plan for a year.",
  "Answer within 2 hours of the request.",
  "Ship within 3 days of the quote date.",
  "Setups within the planned hour.",
  "Quotes out within 24 hours.",
])("that jobs are so, or another limit, is none: %s", (goal) => expect(measuresIn(goal)).toEqual([]));
