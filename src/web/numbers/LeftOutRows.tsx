import type { ReactElement } from "react";
import type { ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import { Fold } from "./Fold.tsx";

const words = numbersWords.leftOut;

/** Rows that aren't records, and cells that couldn't be read, each with its position. */
export function LeftOutRows({ shown }: { readonly shown: ReadShown }): ReactElement {
  const { leftOut, leftOutCount, unread, unreadCount } = shown;
  return (
    <>
      <Lines
        title={words.title(leftOutCount)}
        lines={leftOut.map(({ row, why }) => words.row(row, why))}
        count={leftOutCount}
      />
      <Lines
        title={words.unread(unreadCount)}
        lines={unread.map(({ row, column, text }) => words.cell(row, column, text))}
        count={unreadCount}
      />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly count: number;
}

function Lines({ title, lines, count }: LinesProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <Fold title={title}>
      {() => (
        <ul className="left-out">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {count > lines.length && <li>{words.more(count - lines.length)}</li>}
        </ul>
      )}
    </Fold>
  );
}
