import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { AskedQuestion } from "../../survey/question.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { FormValues } from "../draft.ts";
import { formWords } from "../words/form.ts";
import { choiceWidth } from "./choice-width.ts";
import { otherWordsOf } from "./form-values.ts";
import { QuestionGroup } from "./QuestionGroup.tsx";

interface Props {
  readonly field: Field;
  readonly number: number;
  readonly question: Extract<AskedQuestion, { kind: "anyOf" }>;
}

/** A question with any number of answers. */
export function TicksQuestion({ field, number, question }: Props): ReactElement {
  const { register } = useFormContext<FormValues>();
  const box = register(field);
  return (
    <QuestionGroup field={field} number={number} question={question} isOneOf={false}>
      <div className="choices" data-width={choiceWidth(question.choices)}>
        {question.choices.map((choice) => (
          <label key={choice} className="choice">
            <input type="checkbox" value={choice} {...box} />
            {choice}
          </label>
        ))}
      </div>
      {question.otherMaxLength !== undefined && <OtherWords field={field} maxLength={question.otherMaxLength} />}
    </QuestionGroup>
  );
}

/** The box for the words beside `Other`, while that is ticked. */
function OtherWords({ field, maxLength }: { readonly field: Field; readonly maxLength: number }): ReactElement | null {
  const { control, register } = useFormContext<FormValues>();
  const ticks = useWatch({ control, name: field });
  if (!ticks?.includes("Other")) return null;

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
