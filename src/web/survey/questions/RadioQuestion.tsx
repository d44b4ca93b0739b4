import type { FocusEvent, ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import type { AskedQuestion } from "../../../survey/question.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { whenReleased } from "../pointer-release.ts";
import { choiceWidth } from "./choice-width.ts";
import { QuestionGroup } from "./QuestionGroup.tsx";

interface Props {
  readonly field: string;
  readonly number: number;
  readonly question: AskedQuestion;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A question with one answer out of a few. An optional answer can be cleared; a yes or no, by the choice "Don’t know". */
export function RadioQuestion({ field, number, question, options }: Props): ReactElement {
  const { register } = useFormContext<FormValues>();
  const { onBlur, ...radio } = register(field);
  const leave = (event: FocusEvent): void => {
    if (isLeft(event) && event.currentTarget.querySelector(":checked")) whenReleased(() => void onBlur(event));
  };
  return (
    <QuestionGroup field={field} number={number} question={question} isOneOf onBlur={leave}>
      <div className="choices" data-width={choiceWidth(options.map(({ text }) => text))}>
        {options.map(({ value, text }) => (
          <label key={value} className="choice">
            <input type="radio" value={value} {...radio} />
            {text}
          </label>
        ))}
      </div>
      {!question.required && question.kind !== "yesNo" && <Clear field={field} label={question.label} />}
    </QuestionGroup>
  );
}

/** Moving from one choice to the next is not leaving the question. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** The style sheet shows it while something is chosen. */
function Clear({ field, label }: { readonly field: string; readonly label: string }): ReactElement {
  const { setValue } = useFormContext<FormValues>();
  const clear = (): void => setValue(field, "", { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <button type="button" className="clear" aria-label={formWords.clearAnswer(label)} onClick={clear}>
      {formWords.clear}
    </button>
  );
}
