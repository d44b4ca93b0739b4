import { memo, type ReactElement, Suspense, useEffect } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { loadedPart } from "../ui/loaded-part.ts";
import { numbersWords } from "../words/numbers.ts";
import { printPart } from "./print-part.ts";
import { agreement, minutesIn, type Verdict, verdictOn } from "./ten-changeovers.ts";
import { type Entry, useChangeovers } from "./use-changeovers.ts";
import "./ten-changeovers.css";

const words = numbersWords.changeovers;

/** Fetched only next to a report. */
const PricedAgain = loadedPart(async () => (await import("./PricedAgain.tsx")).PricedAgain);

interface NextToReport {
  readonly report: string | null;
  readonly settings: PageSettings;
}

/** A first measurement for shops without a system: a sheet to fill in at the machine, and what its ten numbers show. */
export const TenChangeovers = memo(function TenChangeovers(next: NextToReport): ReactElement {
  useScrollHere();
  return (
    <section className="numbers-part" id={partId} aria-labelledby="own-ten" data-part="changeovers">
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
      <p>{words.apart}</p>
      <PaperTable />
      <TenNumbers {...next} />
    </section>
  );
});

const partId = "ten-changeovers";

/** Scrolls here if the URL names this part, which wasn't there yet when the browser looked for it. */
function useScrollHere(): void {
  useEffect(() => {
    if (window.location.hash === `#${partId}`) document.getElementById(partId)?.scrollIntoView();
  }, []);
}

const lines = Array.from({ length: agreement.changeovers }, (_, index) => index + 1);

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

function TenNumbers({ report, settings }: NextToReport): ReactElement {
  const { entries, days, change, clear, undoClear } = useChangeovers();
  const verdict = verdictOn(
    entries.map(({ planned, taken, waited }) => ({
      planned: minutesIn(planned),
      taken: minutesIn(taken),
      waited: minutesIn(waited),
    })),
  );
  return (
    <div className="ten-form">
      <h3>{words.form}</h3>
      <div className="ten-lines">
        <span className="text-note text-muted">{words.table.number}</span>
        <span className="text-note text-muted">{words.table.planned}</span>
        <span className="text-note text-muted">{words.table.taken}</span>
        <span className="text-note text-muted">{words.table.firstPiece}</span>
        {entries.map(({ planned, taken, waited }, line) => (
          <TenLine
            key={lines[line]}
            number={line + 1}
            planned={planned}
            taken={taken}
            waited={waited}
            onChange={(changed) => change(line, changed)}
          />
        ))}
      </div>
      {entries.some(({ planned, taken, waited }) => [planned, taken, waited].some(isUnread)) && (
        <p className="ten-unread" role="status">
          {words.unread}
        </p>
      )}
      <VerdictText verdict={verdict} />
      {report !== null && verdict.kind === "decided" && (
        <Suspense>
          <PricedAgain report={report} settings={settings} overPercent={verdict.overPercent} days={days} />
        </Suspense>
      )}
      <p className="text-note text-muted">
        {words.kept}{" "}
        <button type="button" className="link" onClick={undoClear ?? clear}>
          {undoClear === null ? words.clear : words.undoClear}
        </button>
      </p>
    </div>
  );
}

interface LineProps extends Pick<Entry, "planned" | "taken" | "waited"> {
  readonly number: number;
  readonly onChange: (changed: Partial<Entry>) => void;
}

const TenLine = ({ number, planned, taken, waited, onChange }: LineProps): ReactElement => (
  <>
    <span>{number}</span>
    <Minutes label={words.plannedOf(number)} typed={planned} onType={(planned) => onChange({ planned })} />
    <Minutes label={words.takenOf(number)} typed={taken} onType={(taken) => onChange({ taken })} />
    <Minutes label={words.firstPieceOf(number)} typed={waited} onType={(waited) => onChange({ waited })} />
  </>
);

interface MinutesProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Minutes of one changeover; what can't be read as minutes is marked. */
const Minutes = ({ label, typed, onType }: MinutesProps): ReactElement => (
  <input
    className="field-input"
    inputMode="decimal"
    aria-label={label}
    aria-invalid={isUnread(typed)}
    value={typed}
    onChange={(event) => onType(event.target.value)}
  />
);

/** Setups that take far less than planned prove us wrong too. */
function conclusionOf({ weWereWrong, overPercent, waitedPercent }: Verdict & { kind: "decided" }): string {
  if (waitedPercent > 0) return weWereWrong ? words.wrongApart : words.rightApart;
  if (overPercent < (weWereWrong ? -100 * agreement.share : 0)) return words.under;
  return weWereWrong ? words.wrong : words.right;
}

const isUnread = (typed: string): boolean => typed.trim() !== "" && minutesIn(typed) === null;

function VerdictText({ verdict }: { readonly verdict: Verdict }): ReactElement {
  switch (verdict.kind) {
    case "empty":
      return <output>{words.none}</output>;
    case "counting":
      return <output>{words.toGo(verdict.toGo, verdict.within)}</output>;
    case "decided":
      return (
        <output className="ten-verdict">
          <span>{words.measured(verdict.within, words.over(verdict.overPercent))}</span>
          {verdict.waitedPercent > 0 && <span>{words.waited(verdict.waitedPercent)}</span>}
          <b>{conclusionOf(verdict)}</b>
        </output>
      );
  }
}
