import { fields } from "../../../survey/questionnaire.ts";
import type { Answers } from "../../../survey/submission.ts";
import { isOtherText, textOfOther } from "../../../survey/wire/wire.ts";
import type { FormValues } from "../../draft/draft.ts";
import { noneOfThese, otherWordsOf } from "../form-values.ts";

/** How prefilled answers compare with those in the form. */
export interface ComparedPrefill {
  /** Values for empty controls. */
  readonly filled: FormValues;
  /** Values for controls with another value. */
  readonly differing: FormValues;
  /** How many questions are filled, and how many differ. */
  readonly counts: { readonly filled: number; readonly differing: number };
}

/** Sorts prefilled answers by whether the form has an answer. Equal ones are in neither group. */
export function comparePrefill(prefilled: Partial<Answers>, values: FormValues): ComparedPrefill {
  const changes = fields.flatMap((field) => {
    const controls = controlsOf(field, prefilled[field]);
    const names = Object.keys(controls);
    if (names.every((name) => isSame(controls[name], values[name]))) return [];
    return [{ controls, isFree: names.every((name) => isEmpty(values[name])) }];
  });
  const those = (isFree: boolean) => changes.filter((one) => one.isFree === isFree);
  const joined = (isFree: boolean): FormValues => Object.assign({}, ...those(isFree).map(({ controls }) => controls));
  return {
    filled: joined(true),
    differing: joined(false),
    counts: { filled: those(true).length, differing: those(false).length },
  };
}

/** An answer as the values of its controls. */
function controlsOf(field: keyof Answers, answer: Answers[keyof Answers]): FormValues {
  if (answer === undefined) return {};
  if (typeof answer === "boolean") return { [field]: answer ? "yes" : "no" };
  if (typeof answer === "string" || typeof answer === "number") return { [field]: String(answer) };
  if (answer.length === 0) return { [field]: [noneOfThese] };
  const other = answer.find(isOtherText);
  if (other === undefined) return { [field]: [...answer] };
  return {
    [field]: answer.map((choice) => (isOtherText(choice) ? "Other" : choice)),
    [otherWordsOf(field)]: textOfOther(other),
  };
}

const isEmpty = (value: FormValues[string] | undefined): boolean => value === undefined || value.length === 0;

/** Lists are in the order of the questionnaire on both sides. */
const isSame = (one: FormValues[string] | undefined, other: FormValues[string] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
