import type { InputHTMLAttributes, ReactElement } from "react";
import { type UseFormRegisterReturn, useFormContext, useWatch } from "react-hook-form";
import { currencyFields, ownMark } from "../../../survey/currency.ts";
import { isFreeText } from "../../../survey/free-text.ts";
import { type AskedQuestion, noteOf } from "../../../survey/question.ts";
import { answersSoFar } from "../../../survey/read-answers.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { CautionNote } from "../cautions/CautionNote.tsx";
import { useCaution } from "../cautions/Cautions.tsx";
import { answersOf } from "../form-values.ts";
import { describedBy, idsOf } from "../ids.ts";
import { whenReleased } from "../pointer-release.ts";
import { SentencesBelow } from "../sentences/SentencesBelow.tsx";
import { Problem, QuestionText, useProblem, Why } from "./QuestionText.tsx";

type TextKind = Extract<AskedQuestion, { kind: "line" | "email" | "count" | "amount" | "prose" }>;

interface Props {
  readonly field: string;
  readonly number: number;
  readonly question: TextKind;
}

/**
 * A question answered by typing. Numbers are text inputs, so that no scroll wheel or arrow key changes them unnoticed.
 */
export function TextQuestion({ field, number, question }: Props): ReactElement {
  const { register } = useFormContext<FormValues>();
  const problem = useProblem(field);
  const isInvalid = problem !== undefined;
  const describes = {
    why: noteOf(question) !== undefined,
    problem: isInvalid,
    caution: useCaution(field) !== undefined,
  };
  const registered = register(field);
  const control = {
    id: idsOf(field).control,
    "aria-required": question.required,
    "aria-invalid": isInvalid,
    "aria-describedby": describedBy(field, describes),
    ...registered,
    onBlur: leaving(registered),
  };
  const asked = (
    <>
      <label htmlFor={control.id} className="question-text">
        <QuestionText number={number} question={question} />
      </label>
      <Why field={field} text={noteOf(question)} />
      <Control question={question} control={control} />
      <Problem field={field} text={problem} />
      <CautionNote field={field} />
    </>
  );
  return (
    <div id={idsOf(field).question} data-field={field} className="question">
      {isFreeText(field) ? <SentencesBelow field={field}>{asked}</SentencesBelow> : asked}
    </div>
  );
}

/** Validates after the click that left the field. A field left empty was only passed through. */
const leaving =
  ({ onBlur }: UseFormRegisterReturn): UseFormRegisterReturn["onBlur"] =>
  async (event: Parameters<UseFormRegisterReturn["onBlur"]>[0]) => {
    if (event.target.value !== "") whenReleased(() => void onBlur(event));
  };

interface ControlProps {
  readonly question: TextKind;
  readonly control: UseFormRegisterReturn & { readonly id: string };
}

function Control({ question, control }: ControlProps): ReactElement {
  if (question.kind === "prose") {
    return (
      <>
        <textarea className="control" rows={3} maxLength={question.maxLength} {...control} />
        <CharactersLeft field={control.name} maxLength={question.maxLength} from={question.maxLength / 5} />
      </>
    );
  }
  return (
    <>
      <span className="control-with-unit">
        <input className="control" enterKeyHint="next" {...lineAttributes(question)} {...control} />
        {question.kind === "amount" && question.unit !== undefined && <MoneyUnit unit={question.unit} />}
      </span>
      {question.kind === "line" && question.maxLength !== undefined && (
        <CharactersLeft field={control.name} maxLength={question.maxLength} from={0} />
      )}
    </>
  );
}

/** The unit of an amount, in the shop's currency as far as the answers show it. */
function MoneyUnit({ unit }: { readonly unit: string }): ReactElement {
  const { control } = useFormContext<FormValues>();
  const mark = useWatch({ control, compute: (values) => ownMark(answersSoFar(answersOf(values), currencyFields)) });
  return <>{unit.replace("$", () => mark.trim())}</>;
}

/** Keyboard and autofill hints for a text field. */
function lineAttributes(question: Exclude<TextKind, { kind: "prose" }>): InputHTMLAttributes<HTMLInputElement> {
  switch (question.kind) {
    case "line":
      return {
        type: question.purpose === "tel" ? "tel" : "text",
        autoComplete: question.purpose ?? "off",
        maxLength: question.maxLength,
      };
    case "email":
      return { type: "email", inputMode: "email", autoComplete: "email", maxLength: question.maxLength };
    case "count":
      return { type: "text", inputMode: "numeric", autoComplete: "off", size: 8 };
    case "amount":
      return { type: "text", inputMode: "decimal", autoComplete: "off", size: 8 };
  }
}

interface LeftProps {
  readonly field: string;
  readonly maxLength: number;
  /** From how few on it is shown. */
  readonly from: number;
}

/** Shows how many characters are left once a text is nearly full: a browser cuts what is pasted without a word. */
function CharactersLeft({ field, maxLength, from }: LeftProps): ReactElement | null {
  const { control } = useFormContext<FormValues>();
  const left = useWatch({ control, name: field, compute: (text) => maxLength - (text ?? "").length });
  return left > from ? null : <p className="characters-left">{formWords.charactersLeft(left)}</p>;
}
