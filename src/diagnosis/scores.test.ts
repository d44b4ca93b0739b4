import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../test/submissions.ts";
import { type ScoreRow, scoreRows } from "../knowledge/figures/scores.ts";
import { type Field, questionOf } from "../survey/questionnaire.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { scoresOf } from "./scores.ts";

const indices = Object.keys(scoreRows) as (keyof typeof scoreRows)[];

test("[R56] the scores of the sample shop follow from the tables", () => {
  expect(scoresOf(sampleShop)).toEqual({
    // Multi-row sums: TV monitors 5.
    automation_index: 5,
    // An ERP 20, Excel schedule 5, mixed quoting 4, labor, variance and finance 7 each.
    digital_maturity_score: 50,
    readiness_tier: "Ready for weekly KPIs",
    // Estimate 5, paper 3, Excel 5, two KPIs 8, variance 5, monitors 5.
    visibility_index: 31,
    visibility_tier: "You can see less than half",
    lead_type: "Machine data beside the ERP",
  });
});

/** A row of the tables as docs/method.md writes it. */
const asWritten = ({ when, points }: ScoreRow): string => {
  const answer =
    when.kind === "at-least"
      ? `at least ${when.count}`
      : when.kind === "any-of"
        ? when.choices.map((choice) => (choice === true ? "Yes" : String(choice))).join(", ")
        : when.kind;
  return `| \`${when.field}\` | ${answer} | ${points} |`;
};

test.for(indices)("[R56] docs/method.md defines %s row by row as it is computed", (index) => {
  const method = readFileSync(new URL("../../docs/method.md", import.meta.url), "utf8");
  const section = method.split(`### \`${index}\``)[1]?.split("\n#")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(scoreRows[index].map(asWritten));
});

test("[R56] scores given by the sender are not used", () => {
  expect(scoresOf({ ...sampleShop, visibility_index: 99, readiness_tier: "Gold" })).toEqual(scoresOf(sampleShop));
});

test("[R56] the answer with more points never lowers an index, and giving one never does", () => {
  fc.assert(
    fc.property(submissions, fc.constantFrom(...indices), fc.nat(), (submission, index, nth) => {
      const rows = scoreRows[index].filter(({ when }) => when.kind === "any-of");
      const row = rows[nth % rows.length];
      if (row?.when.kind !== "any-of") throw new Error("The filter leaves only rows of one kind");
      const { field, choices } = row.when;
      const best = Math.max(...rows.filter(({ when }) => when.field === field).map(({ points }) => points));
      if (row.points < best) return;
      const better = { ...submission, [field]: questionOf(field).kind === "anyOf" ? choices : choices[0] };
      expect(scoresOf(better)[index]).toBeGreaterThanOrEqual(scoresOf(submission)[index]);
    }),
    { seed: 26, numRuns: 100 },
  );
});

test("[R56] leaving an optional question blank never raises an index", () => {
  fc.assert(
    fc.property(
      submissions,
      fc.constantFrom<Field>("tech_stack", "wip_visibility", "lights_out"),
      (submission, field) => {
        const { [field]: _, ...rest } = submission;
        for (const index of indices) {
          expect(scoresOf(rest as Submission)[index]).toBeLessThanOrEqual(scoresOf(submission)[index]);
        }
      },
    ),
    { seed: 26, numRuns: 100 },
  );
});

test("[R56] indices lie between 0 and 100, and the best shop there can be reaches 100", () => {
  for (const index of indices) {
    const byField = Object.values(Object.groupBy<Field, ScoreRow>([...scoreRows[index]], ({ when }) => when.field));
    expect(byField.reduce((sum, rows) => sum + Math.max(...(rows ?? []).map(({ points }) => points)), 0)).toBe(100);
  }
});
