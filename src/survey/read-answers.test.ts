import fc from "fast-check";
import { expect, test } from "vitest";
import { type Field, fields, questionnaire, questionOf } from "./questionnaire.ts";
import { isAskedNow, problemWith, readAnswers } from "./read-answers.ts";
import { sampleShop } from "./sample-shop.ts";
import type { ReadAnswers, Submission } from "./submission.ts";
import { toWire } from "./wire/wire.ts";

const answers = toWire(sampleShop);

function submissionOf(read: ReadAnswers): Submission {
  if (read.kind === "problems") throw new Error(`Not a submission: ${JSON.stringify(read.problems)}`);
  return read.submission;
}
const readWith = (changed: Record<string, unknown>): Submission =>
  submissionOf(readAnswers({ ...answers, ...changed }));
const of = (length: number): string => "x".repeat(length);

test("[R5] nothing but the seven required answers is needed", () => {
  const required = fields.filter((field) => {
    const question = questionOf(field);
    return question.section !== null && question.required;
  });
  expect(required).toEqual([
    "shop_name",
    "owner_name",
    "owner_email",
    "machine_count",
    "shift_count",
    "primary_bottleneck",
    "schedule_tool",
  ]);
  expect(readAnswers(Object.fromEntries(required.map((field) => [field, answers[field]]))).kind).toBe("submission");
});

test.for([
  ["shop_name", of(101), "Shop name must be less than 100 characters"],
  ["owner_name", of(101), "Owner name must be less than 100 characters"],
  ["owner_email", "dana", "Invalid email address"],
  ["owner_email", `${of(64)}@${"a.".repeat(95)}com`, "Email must be less than 255 characters"],
  ["owner_phone", of(21), "Phone number must be less than 20 characters"],
  ["machine_count", 0, "Machine count must be at least 1"],
  ["machine_count", -4, "Machine count must be at least 1"],
  ["machine_count", 1.5, "Expected integer, received float"],
  ["machine_count", Number.POSITIVE_INFINITY, "Number must be finite"],
  ["machine_count", 1e300, "Number must be less than or equal to 9007199254740991"],
  ["machinist_count", -1, "Number must be greater than or equal to 0"],
  ["erp_user_count", -1, "Number must be greater than or equal to 0"],
  ["top_customers_industries", of(201), "Top customers/industries must be less than 200 characters"],
  ["improvement_goal", of(1001), "Improvement goal must be less than 1000 characters"],
  ["success_metric", of(1001), "Success metric must be less than 1000 characters"],
  ["pain_invisible", of(1001), "Pain points must be less than 1000 characters"],
  ["shop_rate_value", -0.01, "Shop rate must be positive"],
  ["shop_rate_value", 12.345, "Shop rate takes dollars and cents, like 85 or 85.50"],
  ["automation_index", -1e300, "Number must be greater than or equal to -9007199254740991"],
  ["notes", of(2001), "Notes must be less than 2000 characters"],
  ["current_kpi_tracking", `Other: ${of(201)}`, "String must contain at most 200 character(s)"],
] as const)("[R7] %s = %j is refused: %s", ([field, value, message]) => {
  expect(readAnswers({ ...answers, [field]: value })).toEqual({ kind: "problems", problems: [{ field, message }] });
});

test.for([
  ["shop_name", 100],
  ["owner_phone", 20],
  ["top_customers_industries", 200],
  ["notes", 2000],
] as const)("[R7] %s may hold exactly %i characters", ([field, length]) => {
  expect(readWith({ [field]: of(length) })[field]).toBe(of(length));
});

test.for([
  ["shop_name", "   ", "Shop name is required"],
  ["owner_name", undefined, "Owner name is required"],
  ["owner_email", "", "Invalid email address"],
  ["machine_count", "", "Required"],
  ["shift_count", null, "Shift count is required"],
  ["primary_bottleneck", "", "Primary bottleneck is required"],
  ["schedule_tool", " ", "Schedule tool is required"],
] as const)("[R7] a missing %s (%j) gets the message: %s", ([field, value, message]) => {
  expect(readAnswers({ ...answers, [field]: value })).toEqual({ kind: "problems", problems: [{ field, message }] });
});

test.for([
  ["shop_name", 5, "Expected string, received number"],
  ["shop_name", ["a"], "Expected string, received array"],
  ["machine_count", "many", "Expected number, received string"],
  ["machine_count", Number.NaN, "Expected number, received nan"],
  ["lights_out", "yes", "Expected boolean, received string"],
  ["tech_stack", 3, "Expected array, received number"],
  ["tech_stack", [3], "Expected string, received number"],
  ["shift_count", "4", "Invalid enum value. Expected '1' | '2' | '3', received '4'"],
  ["overtime_dependency", {}, "Expected string, received object"],
] as const)("[R7] %s = %j gets the message: %s", ([field, value, message]) => {
  expect(problemWith(field, { ...answers, [field]: value })).toBe(message);
});

test("[R7] all problems are listed at once, in the order of the questions", () => {
  const read = readAnswers({ notes: of(2001), machine_count: 0, shop_name: "A" });
  expect(read.kind === "problems" && read.problems.map((problem) => problem.field)).toEqual([
    "owner_name",
    "owner_email",
    "machine_count",
    "shift_count",
    "primary_bottleneck",
    "schedule_tool",
    "notes",
  ]);
});

test.for([
  ["shop_name", "  Cedar  ", "Cedar"],
  ["late_job_ratio", "15-30%", "15–30%"],
  ["shop_rate_known", "Yes - accurate", "Yes – accurate"],
  ["machine_count", "3", 3],
  ["machine_count", "1,250", 1250],
  ["shop_rate_value", "$175", 175],
  ["shop_rate_value", "1,250.50", 1250.5],
  ["owner_phone", null, undefined],
  ["shop_type", "  ", undefined],
] as const)("[R4] %s = %j is read as %j", ([field, value, expected]) => {
  expect(readWith({ [field]: value })[field]).toBe(expected);
});

test("[R4] unknown fields are ignored and named, also the ones that JavaScript knows", () => {
  const read = readAnswers(JSON.parse(`{ "colour": 1, "__proto__": { "x": 1 }, ${JSON.stringify(answers).slice(1)}`));
  expect(read).toMatchObject({ kind: "submission", ignored: ["colour", "__proto__"] });
  expect(Object.getPrototypeOf(submissionOf(read))).toBe(Object.prototype);
});

test.for(["Not sure", undefined])(
  "[R5] the rate is dropped, and named, while shop_rate_known is %j, whatever its value",
  (known) => {
    const read = readAnswers({ ...answers, shop_rate_known: known, shop_rate_value: -3 });
    expect(submissionOf(read)).not.toHaveProperty("shop_rate_value");
    expect(read).toMatchObject({ ignored: ["shop_rate_value"] });
    expect(isAskedNow(questionnaire.shop_rate_value, { shop_rate_known: known })).toBe(false);
  },
);

test("[R5] the rate is kept while it is known or estimated", () => {
  expect(readWith({ shop_rate_known: "Estimate", shop_rate_value: 90 }).shop_rate_value).toBe(90);
});

test("[R4] control characters and unpaired surrogates do not survive, line breaks survive in prose only", () => {
  const read = readWith({ shop_name: "A\u0000B\r\nC\ud800", notes: "one\r\ntwo\u0007" });
  expect(read.shop_name).toBe("AB C\ufffd");
  expect(read.notes).toBe("one\ntwo");
});

test("[R83] reading never throws, whatever it is given", () => {
  const anyAnswers = fc.oneof(
    fc.anything(),
    fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] }),
    fc.record(Object.fromEntries(fields.map((field) => [field, fc.string({ unit: "binary" })])), { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(anyAnswers, (given) => {
      expect(["submission", "problems"]).toContain(readAnswers(given).kind);
    }),
    { seed: 26, numRuns: 300 },
  );
});

test("reading what was read changes nothing", () => {
  const texts = fc.string({ unit: "binary", maxLength: 80 });
  fc.assert(
    fc.property(texts, texts, texts, (name, notes, other) => {
      const read = readAnswers({
        ...answers,
        shop_name: name,
        notes,
        current_kpi_tracking: ["OEE", `Other: ${other}`],
      });
      if (read.kind === "submission") {
        expect(submissionOf(readAnswers(read.submission))).toEqual(read.submission);
        expect(submissionOf(readAnswers(toWire(read.submission)))).toEqual(read.submission);
      }
    }),
    { seed: 26, numRuns: 300 },
  );
});

test.for([[[]], ["text"], [null], [3], [undefined]])(
  "[R7] answers that aren't an object (%j) are one problem",
  ([given]) => {
    expect(readAnswers(given)).toMatchObject({ kind: "problems", problems: [{ field: null }] });
  },
);

test("[R7] every answer of the sample shop is without a problem by itself", () => {
  expect(fields.filter((field: Field) => problemWith(field, answers) !== undefined)).toEqual([]);
});
