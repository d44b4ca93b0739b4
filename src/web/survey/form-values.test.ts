import { expect, test } from "vitest";
import { readAnswers } from "../../survey/read-answers.ts";
import { toWire } from "../../survey/wire/wire.ts";
import type { FormValues } from "../draft/draft.ts";
import { pageWords } from "../words/page.ts";
import {
  answersOf,
  emptyForm,
  filledForm,
  formQuestions,
  formSections,
  isMailWanted,
  noneOfThese,
  otherWordsOf,
} from "./form-values.ts";

const required: FormValues = {
  ...emptyForm,
  shop_name: " Cedar ",
  owner_name: "Dana",
  owner_email: "dana@cedar.example",
  machine_count: "1,018",
  shift_count: "2",
  primary_bottleneck: "Setup",
  schedule_tool: "Excel",
};

function sentWith(changed: FormValues) {
  const read = readAnswers(answersOf({ ...required, ...changed }));
  return read.kind === "submission" ? toWire(read.submission) : read.problems;
}
const sentAlways = {
  shop_name: "Cedar",
  owner_name: "Dana",
  owner_email: "dana@cedar.example",
  machine_count: 1018,
  shift_count: "2",
  primary_bottleneck: "Setup",
  schedule_tool: "Excel",
};

test("[R1] every asked question is in one of the five sections, numbered in order", () => {
  expect(
    formSections.map(({ section, questions }) => [section, questions[0]?.number, questions.at(-1)?.number]),
  ).toEqual([
    ["Contact Information", 1, 4],
    ["Shop Basics", 5, 15],
    ["Operations & Challenges", 16, 27],
    ["Goals & Current Tracking", 28, 37],
    ["Wrap Up", 38, 38],
  ]);
});

test("[R22] the hero promises that seven answers are required", () => {
  expect(formQuestions.filter(({ question }) => question.required)).toHaveLength(7);
  expect(pageWords.takes).toContain("the seven required");
});

test("[R24] what is blank is left out, and so is a list with no box checked", () => {
  expect(sentWith({ owner_phone: "  ", machinist_count: "", tech_stack: [] })).toEqual(sentAlways);
});

test('[R24] a checked "None of these" is an answer: an empty list', () => {
  expect(sentWith({ current_kpi_tracking: [noneOfThese] })).toEqual({ ...sentAlways, current_kpi_tracking: "" });
});

test("[R24] checked boxes are joined, yes and no are true and false", () => {
  const values = { tech_stack: ["QuickBooks", "JobBOSS"], lights_out: "no", tv_monitors: "yes" };
  expect(sentWith(values)).toEqual({
    ...sentAlways,
    tech_stack: "JobBOSS, QuickBooks",
    lights_out: false,
    tv_monitors: true,
  });
});

test("[R5] the words next to Other are sent with it, and not without it", () => {
  const otherWords = { [otherWordsOf("current_kpi_tracking")]: " first pass yield, rework " };
  expect(sentWith({ current_kpi_tracking: ["OEE", "Other"], ...otherWords })).toMatchObject({
    current_kpi_tracking: "OEE, Other: first pass yield, rework",
  });
  expect(sentWith({ current_kpi_tracking: ["OEE"], ...otherWords })).toMatchObject({ current_kpi_tracking: "OEE" });
});

test("[R5] a rate that is not asked any more stays in the form and is not sent", () => {
  expect(sentWith({ shop_rate_known: "Estimate", shop_rate_value: "$175" })).toMatchObject({ shop_rate_value: 175 });
  expect(sentWith({ shop_rate_known: "Not sure", shop_rate_value: "$175" })).not.toHaveProperty("shop_rate_value");
});

test("[R14] kept values come back into the form; what was a list and is a text now goes over, and the other way round", () => {
  const form = filledForm({ shop_name: "Cedar", tech_stack: "JobBOSS, Excel", lights_out: ["yes"], later: "kept" });
  const filled = { shop_name: "Cedar", tech_stack: ["JobBOSS", "Excel"], lights_out: "yes", later: "kept" };
  expect(form).toEqual({ ...emptyForm, ...filled });
});

test("[R151] the email is wanted only if its box is checked, and isn't an answer", () => {
  expect([{}, { mail_report: "" }, { mail_report: "yes" }].map(isMailWanted)).toEqual([false, false, true]);
  expect(answersOf({ ...emptyForm, mail_report: "yes" })).toEqual(answersOf(emptyForm));
});
