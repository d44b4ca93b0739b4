import type { ReactElement } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { AskedQuestion } from "../../../survey/question.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { idsOf } from "../ids.ts";

/** The text of a question, for its label. The number is only visual, as on an inspection sheet. */
export function QuestionText({
  number,
  question,
}: {
  readonly number: number;
  readonly question: AskedQuestion;
}): ReactElement {
  return (
    <>
      <span className="question-number" aria-hidden="true">
        {number}
        {question.askedWhen && "a"}
      </span>
      {question.label}
      {question.required && <span className="required-mark"> {formWords.required}</span>}
      {question.kind === "anyOf" && " "}
      {question.kind === "anyOf" && <span className="choose-any">{formWords.chooseAny}</span>}
    </>
  );
}

interface LineProps {
  readonly field: string;
  /** Absent if there is nothing to say. */
  readonly text: string | undefined;
}

/** Why a question is asked. */
export function Why({ field, text }: LineProps): ReactElement | null {
  return text === undefined ? null : (
    <p id={idsOf(field).why} className="why">
      {text}
    </p>
  );
}

/** What is wrong with an answer. */
export function Problem({ field, text }: LineProps): ReactElement | null {
  return text === undefined ? null : (
    <p id={idsOf(field).problem} className="problem">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1 15.5 15H.5Z" fill="currentColor" />
        <path d="M8 6v4M8 11.7v1.6" stroke="var(--ground)" strokeWidth="1.8" />
      </svg>
      {text}
    </p>
  );
}

/** The problem of one field, if it has one. */
export function useProblem(field: string): string | undefined {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: field, exact: true });
  const message = errors[field]?.message;
  return typeof message === "string" ? message : undefined;
}
