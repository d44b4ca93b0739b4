import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { capacityTerms } from "../../losses/capacity.ts";
import { rawLosses } from "../../losses/losses.ts";
import { atHigh } from "../../losses/points-of-range.ts";
import { statedSetupHours } from "./setup-hours.ts";

/** Setups of this shop are the largest loss that our estimate knows. */
const shopOf = (notes: string): Submission => ({
  ...sampleShop,
  machine_count: 40,
  shift_count: "2",
  primary_bottleneck: "Setup",
  typical_delay_cause: ["Setup overruns"],
  setup_time_variability: "Highly variable",
  improvement_goal: "",
  success_metric: "",
  pain_invisible: "",
  notes,
});

const setupLossOf = (notes: string) => {
  const { themes } = diagnose(shopOf(notes));
  const loss = themes.find(({ id }) => id === "setup_changeover")?.losses[0]?.amount;
  if (loss === undefined) throw new Error("No setup loss");
  return loss;
};

/** Before the cap, which what else the shop says can move. */
const rawHoursOf = (notes: string): number => {
  const shop = shopOf(notes);
  return rawLosses(shop, capacityTerms(shop)).setup_changeover.at(atHigh);
};

test.for([
  ["September: 30 setups planned, 44 done. Average 3 hours each.", 44 * 3 * 12],
  ["We do about 14 setups a week. They take two to three hours.", 14 * 3 * 52],
  ["60 setups in May, average 2.5 hours.", 60 * 2.5 * 12],
  ["12 changeovers a day, half an hour each.", 12 * 0.5 * 260],
  ["Four changeovers a day, 45 minutes each.", 4 * 0.75 * 260],
  ["Setups, 20 a week. We figure an hour on the quote. They take two.", 20 * 2 * 52],
] as const)(
  "[R168] setups times the time of each, as a shop states them, are all its setup hours: %s",
  ([notes, hours]) => {
    expect(statedSetupHours(shopOf(notes))?.aYear).toBeCloseTo(hours, 6);
  },
);

test.for([
  "Each machine does 14 setups a week. They take 3 hours each.",
  "On the Mazak we do 14 setups a week, 3 hours each.",
  "We could do 14 setups a week, 3 hours each.",
  "We do 14 setups a week.",
  "Setups take 3 hours each.",
])("[R168] setups of a part of the shop, supposed ones, or without a count or a time limit nothing: %s", (notes) => {
  expect(statedSetupHours(shopOf(notes))).toBeUndefined();
});

test("[R168] hours lost in setups never exceed all the setup hours a shop states", () => {
  const free = rawHoursOf("");
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 12 }), (count, hours) => {
      const statement = `We do ${count} setups a week. They take ${hours === 1 ? "1 hour" : `${hours} hours`}.`;
      expect(setupLossOf(statement).high).toBeLessThanOrEqual(count * hours * 52);
      expect(rawHoursOf(statement)).toBeLessThanOrEqual(free);
    }),
    { seed: 168, numRuns: 60 },
  );
});

test("[R168] the evidence says what holds the hours down, with the sentence that it is from", () => {
  const { derivation } = setupLossOf("We do 14 setups a week. They take 3 hours each.");
  expect(derivation.formula).toContain("at most 2,184 h, all the setups you describe: 14 setups × 3 hours × 52 weeks");
  expect(derivation.inputs).toContainEqual({ kind: "answer", field: "notes", answer: "We do 14 setups a week." });
});
