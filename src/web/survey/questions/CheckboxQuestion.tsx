import type { ChangeEvent, ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { AskedQuestion } from "../../../survey/question.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { noneOfThese, otherWordsOf } from "../form-values.ts";
import { choiceWidth } from "./choice-width.ts";
import { QuestionGroup } from "./QuestionGroup.tsx";

interface Props {
  readonly field: Field;
  readonly number: number;
  readonly question: Extract<AskedQuestion, { kind: "anyOf" }>;
}

/** A question with any number of answers. */
export function CheckboxQuestion({ field, number, question }: Props): ReactElement {
  const { register, setValue, getValues } = useFormContext<FormValues>();
  const box = register(field);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    void box.onChange(event);
    const checked = getValues(field);
    if (event.target.checked && Array.isArray(checked)) setValue(field, withoutExcluded(checked, event.target.value));
  };
  return (
    <QuestionGroup field={field} number={number} question={question} isOneOf={false}>
      <div className="choices" data-width={choiceWidth([...question.choices, formWords.noneOfThese])}>
        {question.choices.map((choice) => (
          <label key={choice} className="choice">
            <input type="checkbox" value={choice} {...box} onChange={change} />
            {choice}
          </label>
        ))}
        <label className="choice">
          <input type="checkbox" value={noneOfThese} {...box} onChange={change} />
          {formWords.noneOfThese}
        </label>
      </div>
      {question.otherMaxLength !== undefined && <OtherWords field={field} maxLength={question.otherMaxLength} />}
    </QuestionGroup>
  );
}

/** “None of these” and the other choices exclude each other; the latest click counts. */
const withoutExcluded = (checked: readonly string[], latest: string): string[] =>
  checked.filter((choice) => (choice === noneOfThese) === (latest === noneOfThese));

/** The text field next to `Other`, while that is checked. */
function OtherWords({ field, maxLength }: { readonly field: Field; readonly maxLength: number }): ReactElement | null {
  const { control, register } = useFormContext<FormValues>();
  const checked = useWatch({ control, name: field });
  if (!checked?.includes("Other")) return null;

  const name = otherWordsOf(field);
  return (
    <div className="other-words">
      <label htmlFor={name}>{formWords.otherWords}</label>
      <input
        id={name}
        className="control"
        type="text"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={maxLength}
        {...register(name)}
      />
    </div>
  );
}
