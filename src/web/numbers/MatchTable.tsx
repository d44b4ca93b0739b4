import type { ReactElement } from "react";
import type { Choices, ColumnShown, ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import { Fold } from "./Fold.tsx";

const words = numbersWords.match;

interface Props {
  readonly shown: ReadShown;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** Our columns on the left, the file's headings on the right with some values and the reason for the match. */
export function MatchTable({ shown, choices, onChoose }: Props): ReactElement {
  // A column just set to none stays in the list.
  const isListed = ({ column, heading }: ColumnShown): boolean =>
    heading !== null || choices.answers[`column:${column}`] !== undefined;
  const found = shown.columns.filter(isListed);
  const missing = shown.columns.filter((column) => !isListed(column));
  const suggested = found.filter(isSuggested);
  const choose = (column: string, heading: string): void =>
    onChoose({ ...choices, answers: { ...choices.answers, [`column:${column}`]: heading } });
  const rowsOf = (columns: readonly ColumnShown[]): readonly ReactElement[] =>
    columns.map((column) => <MatchRow key={column.column} column={column} shown={shown} onChoose={choose} />);
  return (
    <div>
      <div className="part-head">
        <h4>{words.title}</h4>
        {suggested.length > 0 && (
          <button type="button" className="button" onClick={() => onChoose({ ...choices, takeLikely: true })}>
            {numbersWords.files.allLikely(suggested.length)}
          </button>
        )}
      </div>
      <ul className="match-rows">{rowsOf(found)}</ul>
      {missing.length > 0 && (
        <Fold title={words.more(missing.length)}>{() => <ul className="match-rows">{rowsOf(missing)}</ul>}</Fold>
      )}
    </div>
  );
}

const isSuggested = ({ sureness, used }: ColumnShown): boolean => sureness === "likely" && !used;

interface RowProps {
  readonly column: ColumnShown;
  readonly shown: ReadShown;
  readonly onChoose: (column: string, heading: string) => void;
}

function MatchRow({ column, shown: { headings, questions }, onChoose }: RowProps): ReactElement {
  const { title, meaning, heading, reason } = column;
  const values = headings.find((option) => option.heading === heading)?.values ?? [];
  const isComputed = heading !== null && !headings.some((option) => option.heading === heading);
  return (
    <li className={`match-row ${isSuggested(column) ? "match-suggested" : ""}`}>
      <div>
        <b>{title}</b>
        <span className="text-note text-muted">{meaning}</span>
      </div>
      <div>
        <select
          className="select"
          aria-label={words.headingFor(title)}
          value={heading ?? ""}
          onChange={(event) => onChoose(column.column, event.target.value)}
        >
          <option value="">{words.none}</option>
          {isComputed && <option value={heading}>{heading}</option>}
          {headings.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings keep their places, and two may be the same.
            <option key={index} value={option.heading}>
              {option.heading}
            </option>
          ))}
        </select>
        {values.length > 0 && <span className="match-values">{values.join(" · ")}</span>}
      </div>
      <MatchReason
        column={column}
        reason={reason}
        isAsked={questions.some((question) => question.heading === heading)}
        onAccept={() => onChoose(column.column, heading ?? "")}
      />
    </li>
  );
}

interface ReasonProps {
  readonly column: ColumnShown;
  readonly reason: string;
  /** Whether there is an open question about its heading. */
  readonly isAsked: boolean;
  readonly onAccept: () => void;
}

function MatchReason({ column, reason, isAsked, onAccept }: ReasonProps): ReactElement {
  const isWaiting = column.heading !== null && !column.used && column.sureness === "sure";
  return (
    <div className="match-reason">
      {isSuggested(column) && (
        <>
          <b>{words.likely}</b>
          <button type="button" className="button" aria-label={words.accepted(column.title)} onClick={onAccept}>
            {words.accept}
          </button>
        </>
      )}
      {isWaiting && <b>{isAsked ? words.unused : words.unread}</b>}
      {column.format !== null && <b className="match-format">{column.format}</b>}
      {column.heading !== null && <span>{reason}</span>}
    </div>
  );
}
