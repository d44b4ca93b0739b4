import type { FieldsetHTMLAttributes, ReactElement, ReactNode } from "react";
import { type AskedQuestion, noteOf } from "../../../survey/question.ts";
import { CautionNote } from "../cautions/CautionNote.tsx";
import { useCaution } from "../cautions/Cautions.tsx";
import { describedBy, idsOf } from "../ids.ts";
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

/** A multiple-choice question: a fieldset, so that screen readers announce each choice with its question. */
export function QuestionGroup({ field, number, question, isOneOf, onBlur, children }: Props): ReactElement {
  const problem = useProblem(field);
  const isInvalid = problem !== undefined;
  const describes = {
    why: noteOf(question) !== undefined,
    problem: isInvalid,
    caution: useCaution(field) !== undefined,
  };
  // HTML allows this role on a fieldset; a plain group can be neither required nor invalid.
  const radios = { role: "radiogroup", "aria-required": question.required === true, "aria-invalid": isInvalid };

  return (
    <div id={idsOf(field).question} data-field={field} className="question">
      <fieldset
        {...(isOneOf && radios)}
        id={idsOf(field).control}
        className={question.kind === "yesNo" ? "question-row" : undefined}
        aria-labelledby={idsOf(field).label}
        aria-describedby={describedBy(field, describes)}
        onBlur={onBlur}
      >
        {/* No legend, because WebKit lays one out outside the fieldset's grid. */}
        <div id={idsOf(field).label} className="question-text">
          <QuestionText number={number} question={question} />
        </div>
        <Why field={field} text={noteOf(question)} />
        {children}
        <Problem field={field} text={problem} />
      </fieldset>
      <CautionNote field={field} />
    </div>
  );
}
