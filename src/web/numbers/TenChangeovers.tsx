import { memo, type ReactElement, useState } from "react";
import { deviceStorage } from "../draft.ts";
import { numbersWords } from "../words/numbers.ts";
import { printPart } from "./print-part.ts";
import { parsedOrNull, read, write } from "./remembered.ts";
import { agreement, minutesIn, type Verdict, verdictOn } from "./ten-changeovers.ts";

const words = numbersWords.changeovers;

/** A first measurement for shops without a system: a sheet for the machine, and what its ten numbers say. */
export const TenChangeovers = memo(function TenChangeovers(): ReactElement {
  return (
    <section className="numbers-part" id="ten-changeovers" aria-labelledby="own-ten" data-part="changeovers">
      <div className="part-head">
        <h2 id="own-ten">{words.title}</h2>
        <button type="button" className="button" onClick={() => printPart("changeovers")}>
          {words.print}
        </button>
      </div>
      <p className="text-muted">{words.lead}</p>
      <p>
        <b>{words.claim}</b> {words.agreed}
      </p>
      <p>{words.how}</p>
      <PaperTable />
      <TenNumbers />
    </section>
  );
});

const lines = Array.from({ length: agreement.of }, (_, place) => place + 1);

/** Only on paper: lines to write on. */
const PaperTable = (): ReactElement => (
  <table className="paper-table" aria-hidden="true">
    <thead>
      <tr>
        {Object.values(words.table).map((title) => (
          <th key={title}>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line}>
          <td>{line}</td>
          {Object.values(words.table)
            .slice(1)
            .map((title) => (
              <td key={title} />
            ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface Typed {
  readonly planned: string;
  readonly taken: string;
}

const storageKey = "own-numbers-changeovers";
const noneTyped: readonly Typed[] = lines.map(() => ({ planned: "", taken: "" }));

/** A shift may lie between two changeovers, so what is typed stays. */
function useTyped() {
  const [storage] = useState(deviceStorage);
  const [typed, setTyped] = useState<readonly Typed[]>(() => typedIn(parsedOrNull(read(storage, storageKey))));
  const keep = (next: readonly Typed[]): void => {
    setTyped(next);
    write(storage, storageKey, next === noneTyped ? null : JSON.stringify(next));
  };
  return [typed, keep] as const;
}

function typedIn(kept: unknown): readonly Typed[] {
  if (!Array.isArray(kept)) return noneTyped;
  return noneTyped.map((none, line) => {
    const { planned, taken } = kept[line] ?? none;
    return { planned: String(planned ?? ""), taken: String(taken ?? "") };
  });
}

function TenNumbers(): ReactElement {
  const [typed, keep] = useTyped();
  const change = (line: number, changed: Partial<Typed>): void =>
    keep(typed.map((one, place) => (place === line ? { ...one, ...changed } : one)));
  const verdict = verdictOn(
    typed.map(({ planned, taken }) => ({ planned: minutesIn(planned), taken: minutesIn(taken) })),
  );
  return (
    <div className="ten-form">
      <h3>{words.form}</h3>
      <div className="ten-lines">
        <span className="text-note text-muted">{words.table.number}</span>
        <span className="text-note text-muted">{words.table.planned}</span>
        <span className="text-note text-muted">{words.table.taken}</span>
        {typed.map(({ planned, taken }, line) => (
          <TenLine
            key={lines[line]}
            number={line + 1}
            planned={planned}
            taken={taken}
            onChange={(changed) => change(line, changed)}
          />
        ))}
      </div>
      <VerdictText verdict={verdict} />
      <p className="text-note text-muted">
        {words.kept}{" "}
        <button type="button" className="link" onClick={() => keep(noneTyped)}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}

interface LineProps extends Typed {
  readonly number: number;
  readonly onChange: (changed: Partial<Typed>) => void;
}

const TenLine = ({ number, planned, taken, onChange }: LineProps): ReactElement => (
  <>
    <span>{number}</span>
    <input
      className="field-input"
      inputMode="decimal"
      aria-label={words.plannedOf(number)}
      value={planned}
      onChange={(event) => onChange({ planned: event.target.value })}
    />
    <input
      className="field-input"
      inputMode="decimal"
      aria-label={words.takenOf(number)}
      value={taken}
      onChange={(event) => onChange({ taken: event.target.value })}
    />
  </>
);

function VerdictText({ verdict }: { readonly verdict: Verdict }): ReactElement {
  switch (verdict.kind) {
    case "empty":
      return <output>{words.none}</output>;
    case "counting":
      return <output>{words.toGo(verdict.toGo, verdict.within)}</output>;
    case "decided":
      return (
        <output className="ten-verdict">
          <span>{words.predicted}</span>
          <span>{words.measured(verdict.within, words.over(verdict.overPercent))}</span>
          <b>{verdict.wereWrong ? words.wrong : words.right}</b>
        </output>
      );
  }
}
