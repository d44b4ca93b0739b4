import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../test/submissions.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { diagnose } from "./diagnose.ts";
import type { Diagnosis, Figure } from "./diagnosis.ts";
import { themes } from "./knowledge/themes.ts";
import type { Theme } from "./themes.ts";

const { shop_name, owner_name, owner_email } = sampleShop;
/** The least that a shop can say, and what it says matters to no theme. */
const silent = {
  shop_name,
  owner_name,
  owner_email,
  machine_count: 10,
  shift_count: "1",
  primary_bottleneck: "Other",
  schedule_tool: "Other",
} as const satisfies Submission;

const with_ = (more: Partial<Submission>): Submission => ({ ...silent, ...more });
const theme = (id: keyof typeof themes, submission: Submission): Diagnosis["themes"][number] => {
  const found = diagnose(submission).themes.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not ranked`);
  return found;
};
const law = { seed: 26, numRuns: 300 } as const;

/** Every figure of a diagnosis, with the path that leads to it. */
function figuresOf(value: unknown, path = "diagnosis"): readonly (readonly [string, Figure])[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "derivation" in value ? [[path, value as Figure] as const] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, `${path}.${key}`))];
}

test("[D1] strong counts 3, moderate 2, weak 1, over the points that the answered questions could give", () => {
  const answers = with_({ setup_time_variability: "Often over", shop_type: "High-mix / prototype work" });
  // Bottleneck could give 3, variability 3, shop type 1; given were 3 + 1.
  expect(theme("setup_changeover", answers).score).toBeCloseTo(4 / 7, 9);
});

test("[D1] points against are subtracted, and a score is never below zero", () => {
  expect(theme("scheduling_priority", with_({ late_job_ratio: "0–5%" })).score).toBe(0);
});

test("[D2] a theme for which nothing speaks ranks behind every theme for which something does", () => {
  const ranked = diagnose(with_({ shipping_dwell: ">1 week" })).themes;
  expect(ranked[0]?.id).toBe("flow_wip_dwell");
});

test("[D2] hours decide between two themes with the same evidence", () => {
  const ids = diagnose(sampleShop).themes.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["setup_changeover", "capacity_visibility", "scheduling_priority"]);
});

test.for([
  [{ setup_time_variability: "Often over", primary_bottleneck: "Setup" }, "high"],
  [{ setup_time_variability: "Often over" }, "medium"],
  [{ setup_time_variability: "Very consistent", primary_bottleneck: "Setup" }, "medium"],
  [{ setup_time_variability: "Sometimes over" }, "low"],
] as const)("[D3] %j gives setup confidence %s", ([more, confidence]) => {
  expect(theme("setup_changeover", with_(more)).confidence).toBe(confidence);
});

test("[D4] an unanswered question says nothing", () => {
  for (const { evidence } of diagnose(silent).themes) {
    expect(evidence.filter(({ field }) => !(field in silent))).toEqual([]);
  }
});

test("[D5] all eleven themes are ranked, and every piece of evidence names an answer that was given", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const ranked = diagnose(submission).themes;
      expect(ranked.map(({ id }) => id).sort()).toEqual(Object.keys(themes).sort());
      for (const { field, answer } of ranked.flatMap(({ evidence }) => evidence)) {
        expect(submission[field]).not.toBe(undefined);
        expect(answer).not.toBe("");
      }
    }),
    law,
  );
});

test("[D6] the order of fields and ticks changes nothing: the same answers give the same bytes", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const backwards = Object.fromEntries(
        Object.entries(submission)
          .reverse()
          .map(([field, answer]) => [field, Array.isArray(answer) ? answer.toReversed() : answer]),
      );
      const read = readAnswers(backwards);
      expect(read.kind === "submission" && JSON.stringify(diagnose(read.submission))).toBe(
        JSON.stringify(diagnose(submission)),
      );
    }),
    law,
  );
});

test("[D7] a sentence that names a mechanism is evidence, in the respondent's own words", () => {
  const said = "Parts sit on carts for days before inspection. The shop is in Ohio.";
  expect(theme("flow_wip_dwell", with_({ pain_invisible: said })).evidence).toContainEqual({
    speaks: "for",
    weight: "strong",
    field: "pain_invisible",
    answer: "Parts sit on carts for days before inspection.",
    quoted: true,
    why: "In your own words: “Parts sit”.",
  });
});

test.for(["Setups are not our problem.", "We have no issues with setup times.", "Setup times are fine."])(
  "[D7] a denial speaks for nothing: %s",
  (said) => {
    expect(theme("setup_changeover", with_({ notes: said })).evidence).toEqual([]);
  },
);

test("[D8] late ratio and overtime are never strong evidence for a theme", () => {
  const outcomes = Object.values<Theme>(themes)
    .flatMap(({ evidence }) => evidence)
    .filter(({ speaks, field }) => speaks === "for" && (field === "late_job_ratio" || field === "overtime_dependency"));
  expect(outcomes.filter(({ weight }) => weight === "strong")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(0);
});

test("[L2] each loss has one currency, and only machine hours make up the hidden hours", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const { themes: ranked, hidden_hours } = diagnose(submission);
      const machineHours = ranked
        .flatMap(({ losses }) => losses)
        .filter(({ currency }) => currency === "machine_hours");
      for (const column of ["low", "likely", "high"] as const) {
        const sum = machineHours.reduce((hours, { amount }) => hours + amount[column], 0);
        expect(sum / hidden_hours[column]).toBeCloseTo(1, 9);
      }
    }),
    law,
  );
});

test("[L3] all machine hours together stay under a quarter of the staffed hours", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const { hidden_hours, capacity } = diagnose(submission);
      expect(hidden_hours.likely).toBeLessThanOrEqual(0.15 * capacity.staffed_hours.likely);
      expect(hidden_hours.high).toBeLessThanOrEqual(0.25 * capacity.staffed_hours.high);
    }),
    law,
  );
});

test("[L4] [L6] every figure is a finite, ordered range with a formula and the inputs it was computed from", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      for (const [path, { low, likely, high, derivation }] of figuresOf(diagnose(submission))) {
        expect([path, Number.isFinite(low + likely + high)]).toEqual([path, true]);
        expect([path, low <= likely && likely <= high]).toEqual([path, true]);
        expect([path, derivation.formula === "", derivation.inputs.length > 0]).toEqual([path, false, true]);
      }
    }),
    { ...law, numRuns: 100 },
  );
});

test("[L5] hours never fall when machines and machinists grow alike", () => {
  fc.assert(
    fc.property(submissions, fc.integer({ min: 2, max: 5 }), (submission, times) => {
      const { machine_count, machinist_count } = submission;
      const larger = {
        ...submission,
        machine_count: machine_count * times,
        ...(machinist_count === undefined ? {} : { machinist_count: machinist_count * times }),
      };
      const grown = diagnose(larger).hidden_hours;
      const before = diagnose(submission).hidden_hours;
      for (const column of ["low", "likely", "high"] as const) {
        expect(grown[column]).toBeGreaterThanOrEqual(before[column] * (1 - 1e-9));
      }
    }),
    law,
  );
});

test("[L7] hours without people are shown, and no loss is computed from them", () => {
  const { capacity, themes: ranked } = diagnose({ ...silent, shift_count: "3", machinist_count: 4 });
  expect(capacity.unstaffed_hours.likely).toBeGreaterThan(capacity.staffed_hours.likely);
  const named = ranked.flatMap(({ losses }) => losses).flatMap(({ amount }) => amount.derivation.inputs);
  expect(named.filter((input) => input.kind === "figure" && input.name === "nominal hours")).toEqual([]);
});

test("[L8] a revenue potential above 30% of the implied sales is held back, and says so", () => {
  const eager = { ...sampleShop, overtime_dependency: "Every week" } as const;
  const { hidden_dollars, capacity, held_back } = diagnose(eager);
  expect(hidden_dollars.likely).toBeCloseTo(0.3 * capacity.implied_sales.likely, 6);
  expect(held_back).toHaveLength(1);
  const measured = diagnose({ ...eager, machine_utilization_known: "Yes (telemetry)" });
  expect(measured.held_back).toEqual([]);
});

test("[L8] the sample shop needs no holding back", () => {
  expect(diagnose(sampleShop).held_back).toEqual([]);
});
