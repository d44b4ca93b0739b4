import fc from "fast-check";
import { type Field, fields, questionOf } from "../src/survey/questionnaire.ts";
import { readAnswers } from "../src/survey/read-answers.ts";
import type { Submission } from "../src/survey/submission.ts";

/** Who answered, as opposed to how the shop works. Never logged, never sent to a model. */
export const contactFields = [
  "shop_name",
  "owner_name",
  "owner_email",
  "owner_phone",
] as const satisfies readonly Field[];

/** Sentences as owners write them, and some that no one would. */
const sentences = [
  "Setups take twice what we quoted.",
  "Only Bob can run the 5-axis.",
  "Parts sit for days before anyone moves them.",
  "Material is late again.",
  "Setups are not our problem.",
  "We re-key every order into a spreadsheet.",
  "The hot list changes every morning.",
  "First articles wait at the CMM.",
  "<b>Nothing</b> & “everything”",
  "",
] as const;

/** Valid submissions of every kind of shop, with or without optional answers. */
export const submissions: fc.Arbitrary<Submission> = fc
  .record(Object.fromEntries(fields.map((field) => [field, answerTo(field)])) as Record<Field, fc.Arbitrary<unknown>>)
  .map((answers) => {
    const read = readAnswers(answers);
    if (read.kind === "problems") throw new Error(`The generator made problems: ${JSON.stringify(read.problems)}`);
    return read.submission;
  });

function answerTo(field: Field): fc.Arbitrary<unknown> {
  const question = questionOf(field);
  const isOptional = question.section === null || !question.required;
  return isOptional ? fc.option(answerOf(field), { nil: undefined }) : answerOf(field);
}

function answerOf(field: Field): fc.Arbitrary<unknown> {
  const question = questionOf(field);
  switch (question.kind) {
    case "email":
      return fc.constant("someone@shop.example");
    case "line":
      return fc.constantFrom("Cedar", "O’Neil & Sons", "株式会社");
    case "prose":
      return fc.array(fc.constantFrom(...sentences), { maxLength: 4 }).map((said) => said.join(" "));
    case "count":
      return fc.integer({ min: question.min, max: 120 });
    case "amount":
      return fc.integer({ min: 0, max: 300 });
    case "oneOf":
      return fc.constantFrom(...question.choices);
    case "anyOf":
      return fc.subarray([...question.choices]);
    case "yesNo":
      return fc.boolean();
  }
}
