import type { FieldsetHTMLAttributes, ReactElement, ReactNode } from "react";
import type { AskedQuestion } from "../../survey/question.ts";
import { describedBy } from "./ids.ts";
import { Problem, QuestionText, useProblem, Why } from "./QuestionText.tsx";

interface Props {
  readonly field: string;
  readonly number: number;
  readonly question: AskedQuestion;
  /** Whether exactly one of the controls can be chosen. */
  readonly isOneOf: boolean;
  readonly onBlur?: FieldsetHTMLAttributes<HTMLFieldSetElement>["onBlur"];
  /** The controls. */
  readonly children: ReactNode;
}

/** A question answered by choosing: a fieldset, so that every choice is heard with the question it belongs to. */
export function QuestionGroup({ field, number, question, isOneOf, onBlur, children }: Props): ReactElement {
  const problem = useProblem(field);
  const isInvalid = problem !== undefined;
  // HTML allows this role on a fieldset; a plain group can be neither required nor invalid.
  const radios = { role: "radiogroup", "aria-required": question.required === true, "aria-invalid": isInvalid };

  return (
    <fieldset
      {...(isOneOf && radios)}
      className={question.kind === "yesNo" ? "question question-row" : "question"}
      aria-describedby={describedBy(field, question.why !== undefined, isInvalid)}
      onBlur={onBlur}
    >
      <legend className="question-text">
        <QuestionText number={number} question={question} />
      </legend>
      <Why field={field} text={question.why} />
      {children}
      <Problem field={field} text={problem} />
    </fieldset>
  );
}
