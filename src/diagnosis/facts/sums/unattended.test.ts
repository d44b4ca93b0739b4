import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { statedUnattended } from "./unattended.ts";

const toldIn = (notes: string) =>
  statedUnattended({ ...sampleShop, pain_invisible: "", improvement_goal: "", notes } as Submission);

test.for([
  [
    "14 machines, shut at 3, nobody until 7 next morning, could run lights out to fill a second shift.",
    "14 machines × 16 hours × 5 nights = 1,120 hours",
  ],
  [
    "We have six mills. We go home at 3:30 and nobody is back till 6 the next morning.",
    "6 machines × 14.5 hours × 5 nights = 435 hours",
  ],
  [
    "Eight lathes could run unattended 12 hours a night, four nights a week.",
    "8 machines × 12 hours × 4 nights = 384 hours",
  ],
  [
    "We close at 5 p.m. and open at 6 a.m. The 10 machines sit there every night with nobody.",
    "10 machines × 13 hours × 5 nights = 650 hours",
  ],
  [
    "From 11 pm to 6 am there is no one here, seven nights, and 4 horizontals on pallets.",
    "4 machines × 7 hours × 7 nights = 196 hours",
  ],
] as const)("[R262] machines, hours and unattended nights are added up to hours a week: %s", ([notes, sum]) => {
  expect(toldIn(notes)?.sum).toBe(sum);
});

test.for([
  // One of the three is not stated.
  "We shut at 3 and nobody is back until 7 next morning. It could run lights out.",
  "14 machines could run lights out every night.",
  "14 machines, shut at 3, nobody until 7.",
  // They run already, or can't.
  "3 machines run unattended from 6 pm to 2 am, four nights a week.",
  "We already run 14 machines lights out from 3 until 7 next morning.",
  "14 machines shut at 3, and nobody trusts them until 7 next morning because they can't run alone.",
  // Stops that somebody finds, and another shop.
  "With nobody here from 11 until 6, one of 14 machines quits every night.",
  "My brother's shop has 14 machines, shut at 3, nobody until 7 next morning.",
  "14 machines, two shifts, everybody is busy every night from 3 until 11.",
])("[R262] without one of them, or where they run already or can't, nothing is said: %s", (notes) => {
  expect(toldIn(notes)).toBeUndefined();
});
