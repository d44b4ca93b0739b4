import { expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { ownMeasuresOf } from "../goals/own-measures.ts";
import { statedLossesIn } from "./losses.ts";

const lossesOf = (answers: Partial<Submission>) =>
  statedLossesIn({ ...silentShop, ...answers }).map(({ value, unit, lines }) => [value.low, unit, lines.join(" ")]);

test("[R260] hours a week at a desk are counted over a year", () => {
  expect(lossesOf({ notes: "She thinks it's 11 hours a week just in retyping." })).toEqual([
    [11, "labor hours a week", "11 hours × 50 weeks = 550 hours a year"],
  ]);
  expect(lossesOf({ notes: "We spend 3 to 4 hours a week re-keying." })).toEqual([
    [3, "labor hours a week", "3 to 4 hours × 50 weeks = 150 to 200 hours a year"],
  ]);
  expect(lossesOf({ notes: "A scanner would save 11 hours a week of retyping." })).toEqual([]);
});

test("[R260] weeks gone when the parts are done leave the rest of the weeks quoted", () => {
  const pain_invisible = "We are four weeks in, parts done, and then they go out for anodize.";
  expect(lossesOf({ pain_invisible, success_metric: "The eight weeks we quote are eight weeks." })).toEqual([
    [4, "weeks left when the parts are done", "You quote 8 weeks. 8 − 4 = 4"],
  ]);
});

test("[R168] what was counted has its name if another sentence gives it", () => {
  const [[, unit] = []] = lossesOf({
    improvement_goal: "No more short kits. 13 kits were short.",
    pain_invisible: "9 of the 13: the drawing had changed and nobody told her.",
  });
  expect(unit).toBe("of the 13 kits you counted");
});

test("[R260] a machine that one person runs sat for that person's shift", () => {
  const pain_invisible =
    "Ray is the only one who can run the Integrex, and when he was out it sat 2 weeks with a cover on it.";
  expect(lossesOf({ shift_count: "2", pain_invisible })).toEqual([
    [80, "machine hours that one time", "2 weeks × 5 days × 8 shift hours = 80 hours"],
  ]);
});

test("[R168] a share of bad parts that rose, and the one they want, are today's number and the goal", () => {
  const improvement_goal = "Bores went from 2% bad to 7% bad since fall.";
  const [bad] = ownMeasuresOf({ ...silentShop, improvement_goal, success_metric: "Back under 3%." });
  expect([bad?.today?.text, bad?.target?.text, bad?.kpi]).toEqual(["7%", "under 3%", "kpi_scrap"]);
});

test("[R168] the day the month closes is read with today's day in brackets", () => {
  const [day] = ownMeasuresOf({ ...silentShop, success_metric: "Month end closed by the 5th (now it's the 19th)." });
  expect([day?.today?.value, day?.target?.value]).toEqual([19, 5]);
});

test("[R260] machines that stayed dark while one person was out are counted for one shift at least", () => {
  const pain_invisible = "When the other one went away for a week, three machines stayed dark.";
  expect(lossesOf({ machine_count: 12, shift_count: "2", pain_invisible })).toEqual([
    [120, "machine hours that one time", "3 machines × 5 days × 8 to 16 shift hours = 120 to 240 hours"],
  ]);
});
