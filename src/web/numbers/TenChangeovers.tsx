import { lazy, memo, type ReactElement, Suspense, useState } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import { deviceStorage } from "../draft-device.ts";
import { numbersWords } from "../words/numbers.ts";
import { printPart } from "./print-part.ts";
import { parseOrNull, read, write } from "./remembered.ts";
import { agreement, minutesIn, type Verdict, verdictOn } from "./ten-changeovers.ts";
import "./ten-changeovers.css";

const words = numbersWords.changeovers;

/** Fetched only next to a report. */
const PricedAgain = lazy(async () => ({ default: (await import("./PricedAgain.tsx")).PricedAgain }));

interface NextToReport {
  readonly report: string | null;
  readonly settings: PageSettings;
}

/** A first measurement for shops without a system: a sheet to fill in at the machine, and what its ten numbers show. */
export const TenChangeovers = memo(function TenChangeovers(next: NextToReport): ReactElement {
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
      <TenNumbers {...next} />
    </section>
  );
});

const lines = Array.from({ length: agreement.of }, (_, index) => index + 1);

/** Blank lines, shown only in print. */
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

interface Entry {
  readonly planned: string;
  readonly taken: string;
}

const storageKey = "own-numbers-changeovers";
const emptyEntries: readonly Entry[] = lines.map(() => ({ planned: "", taken: "" }));

/** Kept on the device, because a shift may pass between two changeovers. */
function useEntries() {
  const [storage] = useState(deviceStorage);
  const [entries, setEntries] = useState<readonly Entry[]>(() => readEntries(parseOrNull(read(storage, storageKey))));
  const keep = (next: readonly Entry[]): void => {
    setEntries(next);
    write(storage, storageKey, next === emptyEntries ? null : JSON.stringify(next));
  };
  return [entries, keep] as const;
}

function readEntries(kept: unknown): readonly Entry[] {
  if (!Array.isArray(kept)) return emptyEntries;
  return emptyEntries.map((empty, line) => {
    const { planned, taken } = kept[line] ?? empty;
    return { planned: String(planned ?? ""), taken: String(taken ?? "") };
  });
}

function TenNumbers({ report, settings }: NextToReport): ReactElement {
  const [entries, keep] = useEntries();
  const change = (line: number, changed: Partial<Entry>): void =>
    keep(entries.map((entry, index) => (index === line ? { ...entry, ...changed } : entry)));
  const verdict = verdictOn(
    entries.map(({ planned, taken }) => ({ planned: minutesIn(planned), taken: minutesIn(taken) })),
  );
  return (
    <div className="ten-form">
      <h3>{words.form}</h3>
      <div className="ten-lines">
        <span className="text-note text-muted">{words.table.number}</span>
        <span className="text-note text-muted">{words.table.planned}</span>
        <span className="text-note text-muted">{words.table.taken}</span>
        {entries.map(({ planned, taken }, line) => (
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
      {report !== null && verdict.kind === "decided" && (
        <Suspense>
          <PricedAgain report={report} settings={settings} overPercent={verdict.overPercent} />
        </Suspense>
      )}
      <p className="text-note text-muted">
        {words.kept}{" "}
        <button type="button" className="link" onClick={() => keep(emptyEntries)}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}

interface LineProps extends Entry {
  readonly number: number;
  readonly onChange: (changed: Partial<Entry>) => void;
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
          <b>{verdict.wereWrong ? words.wrong : verdict.overPercent < 0 ? words.under : words.right}</b>
        </output>
      );
  }
}
