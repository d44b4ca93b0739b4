import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const limitIn = (success_metric: string) =>
  ownMeasuresOf({ ...sparseShop, improvement_goal: "", success_metric })
    .filter(({ kpi, target }) => kpi !== null && / (?:min|h)$/.test(target?.text ?? ""))
    .map(({ kpi, today, target }) => [kpi, today?.text ?? null, target?.text]);

test.for([
  [
    "On-time at 92%, and first pieces back from the CMM in under 45 minutes. I timed it: the average first piece waited 1 hour 50 minutes.",
    ["kpi_insp_queue", "1 h 50 min", "45 min"],
  ],
  [
    "First articles checked in under 90 minutes. We clocked first articles at 3 hours.",
    ["kpi_insp_queue", "3 h", "90 min"],
  ],
  [
    "First articles back at the machine in under 2 hours. In May the mean first article took 5 hours.",
    ["kpi_insp_queue", "5 h", "2 h"],
  ],
  ["First pieces approved within 30 minutes.", ["kpi_insp_queue", null, "30 min"]],
  ["No Saturdays, and inspection done in under 4 hours.", ["kpi_insp_queue", null, "4 h"]],
  [
    "First piece inspection in less than 1 hour. We logged ten, and inspection took 2 hours 15 minutes.",
    ["kpi_insp_queue", "2 h 15 min", "1 h"],
  ],
  ["Late jobs cut in half, and each first piece passed in under 20 minutes.", ["kpi_insp_queue", null, "20 min"]],
  ["Scrap at 2%, and setups done in under 60 minutes.", ["kpi_changeover", null, "1 h"]],
  // No measurement of the same thing.
  ["First pieces back in under 45 minutes. The average setup took 2 hours.", ["kpi_insp_queue", null, "45 min"]],
  [
    "First pieces back in under 45 minutes. First pieces should never have waited 2 hours.",
    ["kpi_insp_queue", null, "45 min"],
  ],
  // No limit.
  ["The average first piece waited 1 hour 50 minutes.", undefined],
  ["On-time at 92%, and quotes back to the customer in under 4 hours.", undefined],
  ["On-time at 92%, and first pieces that are right.", undefined],
  ["On-time at 92%, and lunch in under 30 minutes.", undefined],
  ["On-time at 92%, and the first shift home in under 9 hours.", undefined],
] as const)("[R231] the limit and the time measured in: %s", ([text, limit]) => {
  expect(limitIn(text)).toEqual(limit === undefined ? [] : [limit]);
});
