import fc from "fast-check";
import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import { cautionLimits } from "../../survey/caution-rows.ts";
import { cautionsOf } from "../../survey/cautions.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { crossChecksOf } from "./cross-checks.ts";
import { coveringCrossChecks, uncoveredCautions } from "./uncovered-cautions.ts";

test("[R6] the limits of the cautions are those of the published rows", () => {
  const { rate, machinesEach, makers } = cautionLimits;
  expect(benchmarks[rate.benchmark].group).toContain(`overall ${rate.low}-${rate.high}`);
  expect(benchmarks[rate.benchmark].source).toMatchObject({ year: null });
  expect(benchmarks[machinesEach.benchmark].value).toMatchObject({ low: machinesEach.low, high: machinesEach.high });
  expect(benchmarks[machinesEach.benchmark].source).toMatchObject({ year: 2023 });
  expect(benchmarks[makers.benchmark].value.low).toBeCloseTo(makers.low * 100, 9);
  expect(benchmarks[makers.benchmark].source).toMatchObject({ year: 2012 });
});

test("[R6] a caution that was dismissed appears once: in a finding, else among the answers to look at again", () => {
  const left = (answers: Partial<Submission>) => {
    const submission = { ...silentShop, ...answers };
    const findings = crossChecksOf(submission, diagnose(submission).themes);
    return uncoveredCautions(submission, findings).map(({ id }) => id);
  };
  expect(left({ shop_rate_known: "Estimate", shop_rate_value: 1_750 })).toEqual([]);
  // Work at 5-axis machines explains a high rate to the findings, but not one like this.
  expect(left({ shop_rate_known: "Estimate", shop_rate_value: 1_750, primary_bottleneck: "5-axis" })).toEqual([
    "rate-high",
  ]);
  expect(left({ machine_count: 40, machinist_count: 2 })).toEqual(["machinists-few"]);
  expect(left({ machine_count: 40, machinist_count: 2, shop_type: "Medium-mix batches", lights_out: false })).toEqual(
    [],
  );
});

test("[R6] findings never contradict a caution: if everything it looks at is answered, it appears", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const found = crossChecksOf(submission, []).map(({ id }) => id);
      const expected = cautionsOf(submission).filter(
        ({ id }) => !coveringCrossChecks[id].some((one) => found.includes(one)),
      );
      expect(uncoveredCautions(submission, crossChecksOf(submission, []))).toEqual(expected);
      if (submission.lights_out === false && submission.shop_type !== undefined) {
        expect(expected.map(({ id }) => id)).not.toContain("machinists-few");
      }
      expect(expected.map(({ id }) => id)).not.toContain("users-more-than-people");
      expect(expected.map(({ id }) => id)).not.toContain("screens-fed-not-there");
    }),
    { seed: 20_261_121, numRuns: 100 },
  );
});
