import type { ReactElement } from "react";
import { alsoAmount, alsoText } from "../../imports/kpis/also.words.ts";
import type { TileShown } from "../../imports/session/shown.ts";
import { dayText } from "../../survey/writing.ts";
import { numbersWords } from "../words/numbers.ts";
import type { KeptDay } from "./kept-values.ts";
import { Trend } from "./Trend.tsx";

const words = numbersWords.results;

interface Props {
  readonly tile: TileShown;
  readonly before: KeptDay | null;
}

/** Shapes next to the words, so that no one depends on color. */
const shapes = { green: "●", amber: "▲", red: "■" } as const;

/** One KPI with the shop's own value. */
export function Tile({ tile, before }: Props): ReactElement {
  const { id, name, question, text, refused, good, goals, rows, weeks, leastText, mostText, decided } = tile;
  const was = before?.values[id];
  return (
    <li className="tile">
      <h3>{name}</h3>
      <p className="tile-question text-note text-muted">{question}</p>
      <OwnValue {...tile} />
      {weeks.some((week) => week !== null) ? (
        <Trend
          weeks={weeks}
          goals={goals}
          label={words.trend(weeks.filter((week) => week !== null).length, leastText, mostText)}
        />
      ) : (
        <p className="text-note text-muted">{refused ?? words.noTrend}</p>
      )}
      {was !== undefined && before !== null && (
        <p className="tile-change">
          {was.text === text ? words.same(dayText(before.day)) : words.before(was.text, dayText(before.day))}
        </p>
      )}
      {decided.length > 0 && (
        <details className="tile-decided">
          <summary>{words.decided(decided.length)}</summary>
          <ul>
            {decided.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="tile-foot">
        <span className="goal-key">{words.target(good)}</span>
        {rows > 0 && `, ${words.rows(rows)}`}
      </p>
    </li>
  );
}

/** The value with its light and the numbers next to it. Without a value of its own, the first of those takes its place. */
function OwnValue({ value, text, refused, light, also }: TileShown): ReactElement {
  const [first, ...others] = also;
  const standIn = value === null && refused === null ? first : undefined;
  const beside = standIn ? [standIn.label, ...others.map(alsoText)] : also.map(alsoText);
  return (
    <>
      <p className="tile-value">
        {standIn ? alsoAmount(standIn) : text}
        {light !== null && (
          <span className={`tile-light light-${light}`}>
            <span aria-hidden="true">{shapes[light]}</span> {words.lights[light]}
          </span>
        )}
      </p>
      {beside.length > 0 && <p className="text-note text-muted">{beside.join("; ")}</p>}
    </>
  );
}
