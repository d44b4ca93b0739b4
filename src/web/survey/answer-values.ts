import type { FloorFacts } from "../../survey/floor-facts.ts";
import { isField, questionOf } from "../../survey/questionnaire.ts";
import { extraFields } from "../../survey/request-extras.ts";
import type { WireAnswers } from "../../survey/wire/wire.ts";
import type { Analyzed } from "../analysis/analysis.ts";
import type { FormValues } from "../draft/draft.ts";
import { answersWith, confirmedValue, valuesOfFacts } from "../floor-fact-values.ts";
import type { ShownResult } from "../steps/step.ts";
import { showProblem } from "../toasts.ts";
import { resultsWords } from "../words/results.ts";

/** The form values of the answers behind a report: as typed on this visit, else as sent. */
export function valuesBehind({ response: { id }, answers = {}, from }: ShownResult, typed: FormValues): FormValues {
  const values = from === "answers" && Object.keys(typed).length > 0 ? typed : valuesOf(answers);
  return { ...values, ...(id !== undefined && { [extraFields.report]: id }) };
}

/** The form reads joined lists itself; only the text next to `Other` has its own control. */
function valuesOf(answers: WireAnswers): FormValues {
  return Object.fromEntries(Object.entries(answers).flatMap(([field, answer]) => controlsOf(field, answer)));
}

function controlsOf(field: string, answer: WireAnswers[string]): readonly (readonly [string, string | string[]])[] {
  if (Array.isArray(answer)) return [[field, confirmedValue(answer)]];
  if (typeof answer === "boolean") return [[field, answer ? "yes" : "no"]];
  const isList = isField(field) && questionOf(field).kind === "anyOf";
  const [, checked = "", words] = (isList && /^(.*?)(?<=^|, )Other: (.*)$/s.exec(String(answer))) || [];
  if (words !== undefined)
    return [
      [field, `${checked}Other`],
      [`${field}_other`, words],
    ];
  return [[field, answer === "" ? "none-of-these" : String(answer)]];
}

/** Says that the form has other answers, and how to get to them. */
export const sayUnsent = (): void => showProblem(resultsWords.unsent, resultsWords.unsentText);

export const tappedValues = (typed: FormValues, facts: FloorFacts): FormValues => ({
  ...typed,
  ...valuesOfFacts(facts),
});

/** The next version of a report: its answers, with these taps replacing earlier ones. */
export const updateOf = ({ response: { id }, answers = {}, shopName }: ShownResult, facts: FloorFacts): Analyzed => ({
  ...{ shopName: shopName ?? "", from: "answers", wantsMail: false, trap: "" },
  answers: answersWith(answers, facts),
  ...(id !== undefined && { report: id }),
});
