import { memo, type ReactElement, Suspense, startTransition, useEffect, useState } from "react";
import { exportNames } from "../../imports/kpis/reach.words.ts";
import type { NumbersShown, TileShown } from "../../imports/session/shown.ts";
import { dayMs } from "../../survey/day-ms.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { capitalized, dayText } from "../../survey/writing.ts";
import { today } from "../day-on-device.ts";
import { loadedPart } from "../ui/loaded-part.ts";
import { numbersWords } from "../words/numbers.ts";
import type { KeptDay } from "./kept-values.ts";
import type { NumbersKeeper } from "./numbers-keeper.ts";
import type { NumbersState } from "./numbers-state.ts";
import { SaveRows } from "./SaveRows.tsx";
import { Tile } from "./Tile.tsx";
import { YourMachines } from "./YourMachines.tsx";
import "./tiles.css";

const words = numbersWords.results;

/** Loaded only next to a report. */
const Measured = loadedPart(async () => (await import("./Measured.tsx")).Measured);

/** Below everything else, so loaded last. */
const WorstRows = loadedPart(async () => (await import("./WorstRows.tsx")).WorstRows);

interface Props {
  readonly keeper: NumbersKeeper;
  readonly state: NumbersState;
  readonly before: KeptDay | null;
  readonly report: string | null;
  readonly settings: PageSettings;
}

/** The shop's own values, the rows behind them, and which exports would add more. */
export const Results = memo(function Results({
  keeper,
  state: { files, numbers, manual },
  before,
  report,
  settings,
}: Props): ReactElement | null {
  if (numbers === null || !files.some(({ isUsed }) => isUsed)) return null;
  const { tiles, lists, machines } = numbers;
  const first = tiles.map(({ from }) => from).toSorted()[0];
  const shown = tiles.filter(({ refused, weeks, light }) => refused === null && (light !== null || weeks.length > 0));
  const newest = tiles
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  const oldDay = newest !== undefined && isOld(newest) ? dayText(newest) : null;
  return (
    <>
      <section className="numbers-part" aria-labelledby="own-results" data-part="results">
        <h2 id="own-results" tabIndex={-1}>
          {oldDay === null ? words.title : words.titleUpTo(oldDay)}
        </h2>
        {shown.length > 0 && <p className="answer-line">{answerOf(shown)}</p>}
        <p className="text-muted">
          {first !== undefined && newest !== undefined && `${words.span(dayText(first), dayText(newest))}. `}
          {words.from(lists)}
        </p>
        {oldDay !== null && <p className="numbers-sparse">{words.old(oldDay)}</p>}
        {tiles.length === 0 && <p className="numbers-sparse">{words.sparse}</p>}
        <ul className="tiles">
          {tiles.map((tile) => (
            <Tile key={tile.id} tile={tile} before={before} />
          ))}
        </ul>
        <YourMachines keeper={keeper} machines={machines} manual={manual} />
        <SaveRows keeper={keeper} report={report} />
      </section>
      {report !== null && (
        <Suspense>
          <Measured report={report} numbers={numbers} settings={settings} />
        </Suspense>
      )}
      <ListsBelow numbers={numbers} />
    </>
  );
});

/** From this age in days on, a file no longer shows the present. Own judgment. */
const oldFrom = 30;
const isOld = (day: string): boolean => Date.parse(today()) - Date.parse(day) > oldFrom * dayMs;

/** Rendered after the tiles, because both at once would block a slow phone too long. */
function ListsBelow({ numbers: { worst, reach } }: { readonly numbers: NumbersShown }): ReactElement | null {
  const [areTilesRendered, setTilesRendered] = useState(false);
  useEffect(() => startTransition(() => setTilesRendered(true)), []);
  if (!areTilesRendered) return null;
  return (
    <Suspense>
      {worst !== null && <WorstRows worst={worst} />}
      <WhatWouldAdd add={reach.add} />
    </Suspense>
  );
}

/** One sentence: how many KPIs are off target, and which; or how many are on target. */
function answerOf(tiles: readonly TileShown[]): string {
  const off = tiles.filter(({ light }) => light === "red");
  const named = off.slice(0, 3).map(({ name, text }) => `${name} (${text})`);
  const on = tiles.filter(({ light }) => light === "green");
  return words.answer(off.length, on.length, tiles.length, named);
}

type Additions = NonNullable<NumbersState["numbers"]>["reach"]["add"];

function WhatWouldAdd({ add }: { readonly add: Additions }): ReactElement | null {
  if (add.length === 0) return null;
  return (
    <section className="numbers-part" aria-labelledby="own-more" data-part="more">
      <h2 id="own-more">{numbersWords.more.title}</h2>
      <ul className="additions">
        {add.slice(0, 6).map(({ list, brings }) => (
          <li key={list}>
            <b>{numbersWords.more.item(capitalized(exportNames[list]), brings.length)}</b>
            <span className="text-muted">{brings.join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
