import type { ReactElement } from "react";
import type { Choices, ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import { FixReading, ListChoice } from "./FixReading.tsx";
import { Fold } from "./Fold.tsx";
import { LeftOutRows } from "./LeftOutRows.tsx";
import { MatchTable } from "./MatchTable.tsx";
import type { OwnFile } from "./numbers-state.ts";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { RowsPreview } from "./RowsPreview.tsx";

const words = numbersWords.files;

interface Props {
  readonly file: OwnFile;
  readonly isOnly: boolean;
  readonly onChoose: (choices: Choices) => void;
  readonly onUse: (isUsed: boolean) => void;
  readonly onRemove: () => void;
}

/** One file: what it is, its open questions, and how it will be read. */
export function FileCard({ file, isOnly, onChoose, onUse, onRemove }: Props): ReactElement {
  const { name, shown, choices, isUsed, isRemembered } = file;
  return (
    <li className={`file-card ${isUsed ? "file-used" : ""}`}>
      <div className="file-head">
        <div className="file-name">
          <h3>{name}</h3>
          <WhatItIs file={file} />
        </div>
        <div className="file-ways">
          {shown?.kind === "read" && !isUsed && (
            <button type="button" className="button button-main" onClick={() => onUse(true)}>
              {words.use}
            </button>
          )}
          {isUsed && (
            <button type="button" className="button" onClick={() => onUse(false)}>
              {words.remove}
            </button>
          )}
          {shown !== null && !isUsed && (
            <button type="button" className="button" onClick={onRemove}>
              {words.remove}
            </button>
          )}
        </div>
      </div>
      {isRemembered && <p className="text-note text-muted">{words.remembered}</p>}
      {shown?.kind === "refused" && shown.lists.length > 0 && (
        <ListChoice lists={shown.lists} choices={choices} onChoose={onChoose} />
      )}
      {shown?.kind === "read" && (
        <>
          <Notes notes={shown.notes} />
          <Missing lines={shown.missing} />
          <OpenQuestions questions={shown.questions} choices={choices} onChoose={onChoose} />
          <Fold key={String(isUsed)} title={words.check} startsOpen={!isUsed && (isOnly || needsALook(shown))}>
            {() => <HowItIsRead shown={shown} choices={choices} onChoose={onChoose} />}
          </Fold>
        </>
      )}
    </li>
  );
}

/** Among several files, only those that need a decision are unfolded. */
const needsALook = ({ columns, questions, unreadCount }: ReadShown): boolean =>
  questions.length > 0 || unreadCount > 0 || columns.some(({ sureness, used }) => sureness === "likely" && !used);

function WhatItIs({ file: { shown, isUsed, isPartial } }: { readonly file: OwnFile }): ReactElement | null {
  if (shown === null) return null;
  if (shown.kind === "refused")
    return (
      <p className="file-refused">
        <b>{words.refused}.</b> {shown.reason}
      </p>
    );
  return (
    <p>
      {isUsed && <b className="file-in-use">{words.used}. </b>}
      {shown.looksLike} {isPartial ? words.part(shown.rowCount) : `${words.rows(shown.rowCount)}.`}{" "}
      {shown.sheet !== null && words.sheet(shown.sheet)}
    </p>
  );
}

const Notes = ({ notes }: { readonly notes: readonly string[] }): ReactElement | null =>
  notes.length === 0 ? null : (
    <ul className="file-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

function Missing({ lines: [none, ...needs] }: { readonly lines: readonly string[] }): ReactElement | null {
  if (none === undefined) return null;
  return (
    <div className="file-missing">
      <p>{none}</p>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </div>
  );
}

interface HowProps {
  readonly shown: ReadShown;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

const HowItIsRead = ({ shown, choices, onChoose }: HowProps): ReactElement => (
  <div className="file-reading">
    <MatchTable shown={shown} choices={choices} onChoose={onChoose} />
    <RowsPreview preview={shown.preview} rowCount={shown.rowCount} />
    <LeftOutRows shown={shown} />
    <FixReading shown={shown} choices={choices} onChoose={onChoose} />
  </div>
);
