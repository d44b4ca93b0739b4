import type { FloorFacts } from "../../survey/floor-facts.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import { extraFields } from "../../survey/request-extras.ts";
import type { WireAnswers } from "../../survey/wire.ts";
import type { Analyzed } from "../analysis.ts";
import type { FormValues } from "../draft.ts";
import { answersWith, confirmedValue, valuesOfFacts } from "../floor-fact-values.ts";
import type { ShownResult } from "../step.ts";
import { formWords } from "../words/form.ts";
import { meet } from "./prefill-values.ts";

/** The form with the answers behind a report in it: as they were typed on this visit, else as they were sent. */
export function valuesBehind({ answer: { id }, answers = {}, from }: ShownResult, typed: FormValues): FormValues {
  const values = from === "answers" && Object.keys(typed).length > 0 ? typed : valuesOf(answers);
  return { ...values, ...(id !== undefined && { [extraFields.report]: id }) };
}

function valuesOf(answers: WireAnswers): FormValues {
  const read = readAnswers(answers);
  if (read.kind === "problems") return {};
  const { confirmed = [], ...facts } = read.submission;
  return { ...meet(read.submission, {}).filled, ...valuesOfFacts(facts), confirmed: confirmedValue(confirmed) };
}

/** What is said where other answers stand in the form. */
export const unsent = formWords.unsent;

export const tappedValues = (typed: FormValues, facts: FloorFacts): FormValues => ({
  ...typed,
  ...valuesOfFacts(facts),
});

/** The next version of a report: its answers, with these taps in place of earlier ones. */
export const updateOf = ({ answer: { id }, answers = {}, shopName }: ShownResult, facts: FloorFacts): Analyzed => ({
  ...{ shopName: shopName ?? "", from: "answers", wantsMail: false, trap: "" },
  answers: answersWith(answers, facts),
  ...(id !== undefined && { report: id }),
});
