import { type ReactElement, useEffect, useRef, useState } from "react";
import type { FloorFacts } from "../../survey/floor-facts.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import type { WireAnswers } from "../../survey/wire/wire.ts";
import { curlyApostrophes } from "../../survey/writing.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { resultsWords } from "../words/results.ts";
import { factsOf, type Mark, type Marks, marksIn } from "./marks.ts";
import "./sharpen.css";

const words = resultsWords.sharpen;

interface Props {
  /** The answers behind the report, as sent. */
  readonly answers: WireAnswers;
  /** Unanswered questions that would help most. */
  readonly questions: readonly Field[];
  readonly isLoading: boolean;
  readonly onSend: (facts: FloorFacts) => void;
  readonly onAnswer: (field: Field) => void;
}

/** A minute that makes the report more accurate: what happens every week, one tap each, and the open questions. */
export function Sharpen({ answers, questions, isLoading, onSend, onAnswer }: Props): ReactElement {
  const [marks, setMarks] = useState<Marks>(() => marksIn(answers));
  const [index, setIndex] = useState<number | null>(null);
  const next = (): void => setIndex((now) => (now ?? 0) + 1);
  /** Tapping an answer again takes it back. */
  const mark = (id: StatementId, value: Mark): void => {
    setMarks((before) => ({ ...before, [id]: before[id] === value ? undefined : value }));
    if (marks[id] !== value) next();
  };
  const count = countOf(marks);
  // Those already sent may all be taken back.
  const isAny = count > 0 || countOf(marksIn(answers)) > 0;
  return (
    <section className="sharpen" aria-labelledby="sharpen-title">
      <h2 id="sharpen-title">{words.title}</h2>
      {index === null ? (
        <>
          <p className="part-lead">{words.about(statementsMixed.length)}</p>
          <button type="button" className="button button-main" onClick={() => setIndex(firstOpen(marks))}>
            {count > 0 ? words.continue : words.start}
          </button>
        </>
      ) : (
        <>
          <Statement
            index={index}
            marks={marks}
            onMark={mark}
            onNext={next}
            onPrevious={() => setIndex(Math.max(0, index - 1))}
          />
          <Send
            count={count}
            isReady={isAny && !isLoading}
            isLoading={isLoading}
            onSend={() => onSend(factsOf(marks))}
          />
        </>
      )}
      {questions.length > 0 && <OpenQuestions questions={questions} onAnswer={onAnswer} />}
    </section>
  );
}

const countOf = (marks: Marks): number => Object.values(marks).filter((value) => value !== undefined).length;

/** The first statement without an answer; the first of all if there is none. */
const firstOpen = (marks: Marks): number =>
  Math.max(
    0,
    statementsMixed.findIndex((id) => marks[id] === undefined),
  );

interface StatementProps {
  readonly index: number;
  readonly marks: Marks;
  readonly onMark: (id: StatementId, value: Mark) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** One statement at a time. The buttons stay in place, under the finger and with the focus. */
function Statement({ index, marks, onMark, onNext, onPrevious }: StatementProps): ReactElement {
  const id = statementsMixed[index];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="sharpen-count">
        <span>{words.ask}</span>
        <span>{words.count(Math.min(index + 1, statementsMixed.length), statementsMixed.length)}</span>
      </p>
      <progress className="sharpen-progress" max={statementsMixed.length} value={index} aria-label={words.title} />
      <p id="sharpen-statement" className="sharpen-statement" role="status">
        {id === undefined ? words.done : curlyApostrophes(weeklyChecklist[id].text)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset, and their name changes */}
      <div className="sharpen-ways" role="group" aria-labelledby="sharpen-statement">
        {(
          [
            ["yes", words.yes],
            ["no", words.no],
            [undefined, words.skip],
          ] as const
        ).map(([value, name]) => (
          <button
            key={name}
            ref={value === "yes" ? first : undefined}
            type="button"
            className="button"
            aria-disabled={id === undefined}
            aria-pressed={value !== undefined && id !== undefined ? marks[id] === value : undefined}
            onClick={() => id !== undefined && (value === undefined ? onNext() : onMark(id, value))}
          >
            {name}
          </button>
        ))}
      </div>
      <button type="button" className="link sharpen-previous" aria-disabled={index === 0} onClick={onPrevious}>
        {words.previous}
      </button>
    </>
  );
}

interface SendProps {
  readonly count: number;
  readonly isReady: boolean;
  readonly isLoading: boolean;
  readonly onSend: () => void;
}

const Send = ({ count, isReady, isLoading, onSend }: SendProps): ReactElement => (
  <div className="sharpen-send">
    <button type="button" className="button button-main" aria-disabled={!isReady} onClick={() => isReady && onSend()}>
      {isLoading && <Spinner />}
      {isLoading ? words.sending : words.send}
    </button>
    <span>{words.marked(count)}</span>
  </div>
);

const OpenQuestions = ({ questions, onAnswer }: Pick<Props, "questions" | "onAnswer">): ReactElement => (
  <div className="sharpen-questions">
    <p>{words.questions}</p>
    <ul>
      {questions.map((field) => (
        <li key={field}>
          <button type="button" className="link" onClick={() => onAnswer(field)}>
            {questionOf(field).label}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
