import { memo, type ReactElement, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { AskedQuestion } from "../../../survey/question.ts";
import { isAskedNow } from "../../../survey/read-answers.ts";
import type { FormValues } from "../../draft/draft.ts";
import { formWords } from "../../words/form.ts";
import { type FormQuestion, notKnown } from "../form-values.ts";
import { CheckboxQuestion } from "./CheckboxQuestion.tsx";
import { RadioQuestion } from "./RadioQuestion.tsx";
import { TextQuestion } from "./TextQuestion.tsx";

/** One question of the survey, while it is asked. */
export const QuestionField = memo(function QuestionField(props: FormQuestion) {
  const { askedWhen } = props.question;
  return askedWhen ? <ConditionalQuestion {...props} askedWhen={askedWhen} /> : <QuestionControl {...props} />;
});

interface ConditionalProps extends FormQuestion {
  readonly askedWhen: NonNullable<AskedQuestion["askedWhen"]>;
}

/** Its answer stays in the form while it isn't asked, so that nothing is lost if the visitor changes their mind. */
function ConditionalQuestion({ askedWhen, ...props }: ConditionalProps): ReactElement | null {
  const { control, clearErrors } = useFormContext<FormValues>();
  const answer = useWatch({ control, name: askedWhen.field });
  const isAsked = isAskedNow(props.question, { [askedWhen.field]: answer });
  useEffect(() => {
    // A question that isn't asked has no problem, whatever its value.
    if (!isAsked) clearErrors(props.field);
  }, [isAsked, clearErrors, props.field]);
  return isAsked ? <QuestionControl {...props} /> : null;
}

/** Picks the control by the kind of answer. */
function QuestionControl({ field, number, question }: FormQuestion): ReactElement {
  switch (question.kind) {
    case "line":
    case "email":
    case "count":
    case "amount":
    case "prose":
      return <TextQuestion field={field} number={number} question={question} />;
    case "oneOf": {
      const options = question.choices.map((choice) => ({ value: choice, text: choice }));
      return <RadioQuestion field={field} number={number} question={question} options={options} />;
    }
    case "yesNo":
      return <RadioQuestion field={field} number={number} question={question} options={yesNoOrNotKnown} />;
    case "anyOf":
      return <CheckboxQuestion field={field} number={number} question={question} />;
  }
}

const yesNoOrNotKnown = [
  { value: "yes", text: formWords.yes },
  { value: "no", text: formWords.no },
  // Nothing is sent, as if it weren't answered.
  { value: notKnown, text: formWords.notKnown },
] as const;
