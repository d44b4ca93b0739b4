import { expect, test } from "vitest";
import { countAnswers } from "../../../survey/count-answers.ts";
import { readAnswers } from "../../../survey/read-answers.ts";
import { emptyForm } from "../form-values.ts";
import { countsOf, nextRequired, progressOf } from "./progress.ts";

const required = {
  shop_name: "Cedar",
  owner_name: "Pat",
  owner_email: "pat@shop.example",
  machine_count: "18",
  shift_count: "2",
  primary_bottleneck: "Setup",
  schedule_tool: "Excel",
};

const counts = (values: Parameters<typeof progressOf>[0]) =>
  progressOf(values).map(({ answered, marks, requiredLeft }) => [answered, marks.length, requiredLeft]);

test("[R1] the rail counts what is answered, asked and still required", () => {
  expect(counts(emptyForm)).toEqual([
    [0, 4, 3],
    [0, 11, 2],
    [0, 12, 2],
    [0, 10, 0],
    [0, 1, 0],
  ]);
  expect(counts({ ...emptyForm, shop_name: "Cedar", owner_name: " ", tech_stack: ["E2"], lights_out: "no" })).toEqual([
    [1, 4, 2],
    [2, 11, 2],
    [0, 12, 2],
    [0, 10, 0],
    [0, 1, 0],
  ]);
});

test("[R1] a question answered with Don’t know is answered", () => {
  const before = countsOf({ ...emptyForm, ...required });
  const after = countsOf({ ...emptyForm, ...required, financial_sync_ready: "not-known" });
  expect(after).toEqual({ ...before, answered: before.answered + 1 });
});

test("[R1] the report counts the questions as the form does", () => {
  for (const more of [{}, { shop_rate_known: "Estimate", shop_rate_value: "175", tech_stack: ["E2"] }]) {
    const read = readAnswers({ ...required, machine_count: 18, ...more });
    if (read.kind === "problems") throw new Error("The answers are complete");
    expect(countAnswers(read.submission)).toEqual(countsOf({ ...emptyForm, ...required, ...more }));
  }
});

test("[R5] the rate counts only while it is asked for", () => {
  const goals = (values: Parameters<typeof progressOf>[0]) => progressOf({ ...emptyForm, ...values })[3]?.marks.length;
  expect(goals({ shop_rate_known: "Estimate" })).toBe(11);
  expect(goals({ shop_rate_known: "Not sure", shop_rate_value: "175" })).toBe(10);
});

test("[R7] the next required question is the first without an answer", () => {
  expect(nextRequired(progressOf({ ...emptyForm, shop_name: "Cedar" }))).toBe("owner_name");
  expect(nextRequired(progressOf({ ...emptyForm, ...required }))).toBeUndefined();
});

test.for([
  ["owner_email", "pat@"],
  ["machine_count", "0"],
] as const)("[R7] %s = %j is still required: it could not be sent", ([field, value]) => {
  expect(nextRequired(progressOf({ ...emptyForm, ...required, [field]: value }))).toBe(field);
});
