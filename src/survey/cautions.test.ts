import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../test/submissions.ts";
import { type AnswersSoFar, type CautionId, cautionIds, type Fix } from "./caution-rows.ts";
import { cautionsOf, readsOf } from "./cautions.ts";
import { fields, questionOf } from "./questionnaire.ts";
import { answersSoFar, readAnswers } from "./read-answers.ts";
import { sampleShop } from "./sample-shop.ts";

const telemetry = "Yes, via telemetry (Datanomix, Amper, MachineMetrics)";
const runs = { fc: { seed: 20_261_121, numRuns: 100 } } as const;

/** A shop for each caution, and the one answer that removes the caution. */
const shopsWith = {
  "machines-many": [{ machine_count: 1_001 }, { machine_count: 1_000 }],
  "machinists-few": [{ machine_count: 40, machinist_count: 2 }, { machinist_count: 4 }],
  "machinists-fewer-than-shifts": [{ shift_count: "3", machinist_count: 2 }, { machinist_count: 3 }],
  "machinists-none": [{ machinist_count: 0 }, { lights_out: true }],
  "machinists-many": [{ machine_count: 2, shift_count: "1", machinist_count: 5 }, { machinist_count: 4 }],
  // 10 machinists stand for 15.67 people.
  "users-more-than-people": [{ machinist_count: 10, erp_user_count: 16 }, { erp_user_count: 15 }],
  "erp-nobody-uses": [{ erp_user_count: 0, tech_stack: ["Sage"] }, { tech_stack: ["QuickBooks"] }],
  "erp-users-without-erp": [{ erp_user_count: 12, tech_stack: ["QuickBooks"] }, { tech_stack: ["Other"] }],
  "lights-out-work-watched": [{ shop_type: "Automated / lights-out runs", lights_out: false }, { lights_out: true }],
  "screens-fed-not-there": [{ ablesign_use: true, tv_monitors: false }, { tv_monitors: true }],
  "erp-plan-without-erp": [{ schedule_tool: "ERP native", tech_stack: ["Amper"] }, { tech_stack: ["E2"] }],
  "hours-monitor-not-named": [
    { machine_utilization_known: "Yes (telemetry)", tech_stack: ["JobBOSS"] },
    { tech_stack: ["JobBOSS", "Amper"] },
  ],
  "stops-monitor-not-named": [{ downtime_tracking: telemetry }, { tech_stack: ["Datanomix"] }],
  "telemetry-without-stops": [
    { machine_utilization_known: "Yes (telemetry)", tech_stack: ["Amper"], downtime_tracking: "No formal tracking" },
    { downtime_tracking: "Yes, in ERP" },
  ],
  "utilization-tracked-not-known": [
    { machine_utilization_known: "Not at all", current_kpi_tracking: ["OEE"] },
    { machine_utilization_known: "Estimate only" },
  ],
  "rate-low": [{ shop_rate_known: "Estimate", shop_rate_value: 39.99 }, { shop_rate_value: 40 }],
  "rate-high": [{ shop_rate_known: "Estimate", shop_rate_value: 200.01 }, { shop_rate_value: 200 }],
} as const satisfies Record<CautionId, readonly [AnswersSoFar, AnswersSoFar]>;

test.for(Object.entries(shopsWith))("[R6] %s holds, and goes with one answer", ([id, [answers, mended]]) => {
  expect(cautionsOf(answers).map((caution) => caution.id)).toEqual([id]);
  expect(cautionsOf({ ...answers, ...mended })).toEqual([]);
});

test("[R6] an empty form, and the sample shop, have none", () => {
  expect(cautionsOf({})).toEqual([]);
  expect(cautionsOf(sampleShop)).toEqual([]);
});

test("[R6] a caution says the answers it is about, and where its figures come from", () => {
  const says = (answers: AnswersSoFar) => cautionsOf(answers).map((caution) => caution.says);
  expect(says({ machine_count: 40, machinist_count: 2, shift_count: "1" })).toEqual([
    "40 machines and 2 machinists: that’s 20 machines per person on a shift. Published figures run from 1 to 10 (Modern Machine Shop, 2023).",
  ]);
  expect(says({ machinist_count: 10, erp_user_count: 1_016 })).toEqual([
    "1,016 ERP users and 10 machinists don’t match. In published figures, at least 63.8% of a shop’s people make parts (Modern Machine Shop, 2012).",
  ]);
  expect(says({ shop_rate_known: "Yes – accurate", shop_rate_value: 1_750 })).toEqual([
    "$1,750 an hour is above every published US shop rate we found: $40 to $200 (Lead Machinery, no date given).",
  ]);
  expect(says({ shop_rate_known: "Estimate", shop_rate_value: 13.5 })).toEqual([
    "$13.50 an hour is below every published US shop rate we found: $40 to $200 (Lead Machinery, no date given). Is it a wage, or is a digit missing?",
  ]);
});

test("[R6] one slip in the machinists is questioned once", () => {
  const slip = {
    machine_count: 18,
    shift_count: "2",
    machinist_count: 1,
    lights_out: false,
    erp_user_count: 6,
  } as const;
  expect(cautionsOf(slip).map(({ id }) => id)).toEqual(["machinists-few", "machinists-fewer-than-shifts"]);
  expect(new Set(cautionsOf(slip).map(({ field }) => field))).toEqual(new Set(["machinist_count"]));
});

test.for([
  [17, ["$170", 170]],
  [1_750, ["$175", 175]],
  [17_500, ["$175", 175]],
  [3, ["Change the rate", undefined]],
] as const)(
  "[R6] a rate of %d is fixed by moving its decimal point, if that makes a rate",
  ([rate, [words, meant]]) => {
    const [fix] = cautionsOf({ shop_rate_known: "Estimate", shop_rate_value: rate })[0]?.fixes ?? [];
    expect(fix?.words).toContain(words);
    expect(fix?.kind === "set" ? fix.answer : undefined).toBe(meant);
  },
);

test("[R6] a caution is next to the last question it looks at, and looks at nothing else", () => {
  for (const [id, [answers]] of Object.entries(shopsWith)) {
    const [caution] = cautionsOf(answers);
    const reads = readsOf(id as CautionId);
    expect(
      Object.keys(answers).filter((field) => !reads.some((read) => read === field) && field !== "tech_stack"),
    ).toEqual([]);
    expect(reads).toContain(caution?.field);
    expect(caution?.fixes.every(({ field }) => reads.includes(field))).toBe(true);
  }
});

test("no part of any answers makes it throw, and the order of fields and boxes changes nothing", () => {
  fc.assert(
    fc.property(submissions, fc.subarray([...fields]), (submission, asked) => {
      const part = Object.fromEntries(asked.map((field) => [field, submission[field]])) as AnswersSoFar;
      const turned = Object.fromEntries(
        Object.entries(part)
          .reverse()
          .map(([field, answer]) => [field, Array.isArray(answer) ? answer.toReversed() : answer]),
      );
      expect(cautionsOf(turned)).toEqual(cautionsOf(part));
    }),
    runs.fc,
  );
});

test("[R6] there are one or two ways out of a caution, and every tap that changes an answer ends it", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      for (const caution of cautionsOf(submission)) {
        expect([1, 2]).toContain(caution.fixes.length);
        for (const fix of caution.fixes) {
          if (fix.kind === "look") continue;
          const mended = readAnswers(withFix(submission, fix));
          if (mended.kind === "problems") throw new Error(`${caution.id}: ${JSON.stringify(mended.problems)}`);
          expect(cautionsOf(mended.submission).map(({ id }) => id)).not.toContain(caution.id);
        }
      }
    }),
    runs.fc,
  );
});

function withFix(answers: AnswersSoFar, fix: Fix): Readonly<Record<string, unknown>> {
  switch (fix.kind) {
    case "set":
      return { ...answers, [fix.field]: fix.answer };
    case "choice":
      return { ...answers, [fix.field]: [...(answers[fix.field] ?? []), fix.choice] };
    case "clear":
      return { ...answers, [fix.field]: undefined };
    case "look":
      return answers;
  }
}

test("[R6] every caution names a question of the form, and is met by no required answer alone", () => {
  expect(cautionIds.map((id) => readsOf(id).every((field) => questionOf(field).section !== null))).not.toContain(false);
});

test("[R11] of a form that is being filled in, what fits is read, and what is missing or wrong is left out", () => {
  expect(
    answersSoFar({ machine_count: "18", machinist_count: "many", shop_name: " ", shop_rate_value: "$17" }),
  ).toEqual({
    machine_count: 18,
  });
  expect(answersSoFar({ machine_count: "18", shift_count: "2" }, ["shift_count"])).toEqual({ shift_count: "2" });
  expect(answersSoFar({ shop_rate_known: "Estimate", shop_rate_value: "$17" }, ["shop_rate_value"])).toEqual({
    shop_rate_value: 17,
  });
});
