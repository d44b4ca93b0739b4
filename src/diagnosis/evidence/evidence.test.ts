import fc from "fast-check";
import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { detectionOdds, furtherCheckCounts, repeatedCounts } from "../../knowledge/odds/odds.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Evidence } from "../diagnosis.ts";
import { crewRatioOf } from "../losses/capacity.ts";
import { detectionsIn } from "./detections.ts";
import { evidenceFor } from "./evidence.ts";
import type { Detection } from "./passage-detections.ts";
import { oddsOf } from "./theme-odds.ts";

/** How far the last digit of a probability may be off. */
const rounding = 1e-12;
const law = { seed: 26, numRuns: 100 } as const;
const counted = (id: ThemeId, submission: Submission, detections: readonly Detection[]): readonly Evidence[] =>
  evidenceFor(id, submission, crewRatioOf(submission), detections);

const ratio = fc.double({ min: 1, max: 30, noNaN: true });
const theme = fc.constantFrom(...(Object.keys(themes) as ThemeId[]));
const hearingFields = Object.keys(detectionOdds.counts) as readonly Field[];

/** Words detected for or against a theme. */
const detectionOf = (id: ThemeId, speaks: Detection["speaks"], by: number, field: Field): Detection => ({
  theme: id,
  speaks,
  field,
  quote: "As written.",
  words: ["written"],
  ratio: by,
  isWish: false,
});

test.for([
  [[{ field: "pain_invisible", ratio: 16 }], [16]],
  [
    [
      { field: "pain_invisible", ratio: 16 },
      { field: "notes", ratio: 9 },
    ],
    [16, 3],
  ],
  [
    [
      { field: "pain_invisible", ratio: 4 },
      { field: "notes", ratio: 16 },
      { field: "improvement_goal", ratio: 16 },
    ],
    [16, 4, 4 ** 0.25],
  ],
  [
    [
      { field: "pain_invisible", ratio: 16 },
      { field: "typical_delay_cause", ratio: 9 },
    ],
    [16, 9],
  ],
] as const)(
  "[R44] detected %j counts %j: words in one group share their roots, another group counts in full",
  ([given, ratios]) => {
    const detections = given.map((one) => detectionOf("data_silos", "for", one.ratio, one.field));
    const evidence = counted("data_silos", silentShop, detections);
    expect(evidence).toHaveLength(ratios.length);
    for (const [index, expected] of ratios.entries()) expect(evidence[index]?.ratio).toBeCloseTo(expected, 9);
  },
);

test("[R44] what is for and what is against are not the same answer: neither makes the other count less", () => {
  const detections = [
    detectionOf("data_silos", "for", 9, "notes"),
    detectionOf("data_silos", "against", 2, "pain_invisible"),
  ];
  expect(counted("data_silos", silentShop, detections).map((one) => [one.speaks, one.ratio])).toEqual([
    ["for", 9],
    ["against", 2],
  ]);
});

test("[R44] two answers about the named bottleneck: the cause of late jobs in full, the bottleneck with half its logarithm, and as the second box", () => {
  const answers: Submission = { ...silentShop, primary_bottleneck: "Setup", typical_delay_cause: ["Setup overruns"] };
  const [cause, bottleneck] = counted("setup_changeover", answers, []);
  const alone = counted("setup_changeover", { ...silentShop, primary_bottleneck: "Setup" }, [])[0]?.ratio ?? 0;
  expect([cause?.field, bottleneck?.field]).toEqual(["typical_delay_cause", "primary_bottleneck"]);
  expect(bottleneck?.ratio).toBeCloseTo(alone ** (repeatedCounts * furtherCheckCounts), 9);
});

test("[R41] one more ratio of at least 1 for a theme never lowers its probability", () => {
  const list = fc.array(fc.record({ speaks: fc.constantFrom("for" as const, "against" as const), ratio }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(theme, list, ratio, (id, evidence, more) => {
      const before = oddsOf(id, evidence);
      const after = oddsOf(id, [...evidence, { speaks: "for", ratio: more }]);
      expect(after).toBeGreaterThanOrEqual(before * (1 - rounding));
    }),
    law,
  );
});

test("[R41] one more detection for a theme never lowers it, whatever else the shop says in the same group", () => {
  fc.assert(
    fc.property(submissions, theme, ratio, fc.constantFrom(...hearingFields), (submission, id, more, field) => {
      const detections = detectionsIn(submission);
      const before = oddsOf(id, counted(id, submission, detections));
      const after = oddsOf(id, counted(id, submission, [...detections, detectionOf(id, "for", more, field)]));
      expect(after).toBeGreaterThanOrEqual(before * (1 - rounding));
    }),
    law,
  );
});

test("where waiting is booked as setup, boxes about setups over plan say nothing of setups", () => {
  const over: Partial<Submission> = { setup_time_variability: "Often over", typical_delay_cause: ["Setup overruns"] };
  const fieldsFor = (pain_invisible: string) =>
    evidenceFor("setup_changeover", { ...silentShop, ...over, pain_invisible }, undefined, []).map(
      ({ field }) => field,
    );
  expect(fieldsFor("First pieces wait.")).toEqual(expect.arrayContaining(Object.keys(over)));
  const misbooked = fieldsFor("First pieces wait. JobBOSS clocks all of it as setup.");
  expect(Object.keys(over).filter((field) => misbooked.includes(field as Field))).toEqual([]);
});

test("a goal that more than one cause could keep them from is called that, and no sign of a cause", () => {
  const goal = "On time delivery. We need 92 by the end of June or they put us on hold for new part numbers.";
  const shop: Submission = { ...silentShop, improvement_goal: goal };
  const found = detectionsIn(shop);
  const whys = found.flatMap(({ theme }) =>
    evidenceFor(theme, shop, undefined, found).flatMap(({ field, quoted, why }) =>
      quoted && field === "improvement_goal" ? [why] : [],
    ),
  );
  expect(new Set(whys)).toEqual(new Set(["A goal, which more than one cause could keep you from."]));
});
