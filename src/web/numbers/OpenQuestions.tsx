import { type ReactElement, useId } from "react";
import type { Choices, ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";

const words = numbersWords.questions;

interface Props {
  readonly questions: ReadShown["questions"];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** The file's open questions, each reading spelled out with a value from the file. */
export function OpenQuestions({ questions, choices, onChoose }: Props): ReactElement | null {
  if (questions.length === 0) return null;
  const choose = (id: string, answer: string): void =>
    onChoose({ ...choices, answers: { ...choices.answers, [id]: answer } });
  return (
    <div className="open-questions">
      <h4>{questions.length === 1 ? words.title : words.titleMany(questions.length)}</h4>
      <p className="text-note text-muted">{words.note}</p>
      {questions.map((question) => (
        <QuestionAsked key={question.id} question={question} onAnswer={choose} />
      ))}
    </div>
  );
}

interface QuestionProps {
  readonly question: ReadShown["questions"][number];
  readonly onAnswer: (id: string, answer: string) => void;
}

/** Up to three readings are buttons; more are a list. */
function QuestionAsked({ question: { id, text, readings }, onAnswer }: QuestionProps): ReactElement {
  const label = useId();
  if (readings.length > 3)
    return (
      <p className="question-asked">
        <label htmlFor={label}>{text}</label>
        <select id={label} className="select" defaultValue="" onChange={(event) => onAnswer(id, event.target.value)}>
          <option value="" disabled />
          {readings.map(({ answer, means }) => (
            <option key={answer} value={answer}>
              {means}
            </option>
          ))}
        </select>
      </p>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out with its legend in one line.
    <div className="question-asked" role="group" aria-labelledby={label}>
      <span id={label}>{text}</span>
      {readings.map(({ answer, means }) => (
        <button key={answer} type="button" className="button" onClick={() => onAnswer(id, answer)}>
          {means}
        </button>
      ))}
    </div>
  );
}
