import { type ReactElement, useEffect, useState } from "react";
import type { NumbersShown, TileShown } from "../../imports/session/shown.ts";
import type { WireTheme } from "../../survey/wire/results.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { dayText } from "../../survey/writing.ts";
import { lossText } from "../number-text.ts";
import { readThemes } from "../results/read-diagnosis.ts";
import { causesWords } from "../words/causes.ts";
import { numbersWords } from "../words/numbers.ts";
import { SendMeasured } from "./SendMeasured.tsx";
import "./measured.css";

const words = numbersWords.measured;

interface Props {
  readonly report: string;
  readonly numbers: NumbersShown;
  readonly settings: PageSettings;
}

type Loaded =
  | { readonly kind: "loading" | "gone" | "missing" }
  | { readonly kind: "loaded"; readonly themes: readonly WireTheme[] };

/** Each cause in the report that a measured KPI exposes: what was estimated, and what was measured. */
export function Measured({ report, numbers, settings }: Props): ReactElement {
  const [loaded, loadAgain] = useThemes(report);
  return (
    <section className="numbers-part" aria-labelledby="own-measured" data-part="measured">
      <h2 id="own-measured">{words.title}</h2>
      <p className="text-muted">{words.lead}</p>
      {loaded.kind === "loaded" ? (
        <>
          <Compared themes={loaded.themes} tiles={numbers.tiles} />
          {/* New values reset the button. */}
          <SendMeasured key={JSON.stringify(numbers.summary)} report={report} numbers={numbers} settings={settings} />
        </>
      ) : (
        <p role="status">
          {words[loaded.kind]}{" "}
          {loaded.kind === "missing" && (
            <button type="button" className="link" onClick={loadAgain}>
              {words.again}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

/** Loads the report the way its own page does; nothing from the files is sent. */
export function useThemes(report: string): readonly [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads it once more.
  useEffect(() => {
    const leaving = new AbortController();
    // The code that reads a report is loaded only here.
    import("../stored-report.ts")
      .then(({ fetchStoredReport }) => fetchStoredReport(report, undefined, leaving.signal))
      .then(
        (stored) => {
          if (stored.kind === "gone") return setLoaded({ kind: "gone" });
          const themes = stored.result.response.diagnosis?.themes;
          setLoaded(themes == null ? { kind: "missing" } : { kind: "loaded", themes: readThemes(themes) });
        },
        () => {
          if (!leaving.signal.aborted) setLoaded({ kind: "missing" });
        },
      );
    return () => leaving.abort();
  }, [report, tries]);
  const loadAgain = (): void => {
    setLoaded({ kind: "loading" });
    setTries((before) => before + 1);
  };
  return [loaded, loadAgain];
}

function Compared({
  themes,
  tiles,
}: {
  readonly themes: readonly WireTheme[];
  readonly tiles: readonly TileShown[];
}): ReactElement {
  const compared = themes.flatMap((theme) => {
    const measured = tiles.filter(({ exposes, light }) => light !== null && exposes.includes(theme.id));
    return measured.length === 0 ? [] : [{ theme, measured }];
  });
  if (compared.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="compared">
      {compared.map(({ theme, measured }) => (
        <li key={theme.id}>
          <h3>{theme.name}</h3>
          <Estimated theme={theme} />
          <div className="compared-measured">
            <h4>{words.measured}</h4>
            <ul>
              {measured.map(({ id, name, text, from, to, rows, light }) => (
                <li key={id}>
                  <b>{words.value(name, text, numbersWords.results.span(dayText(from), dayText(to)), rows)}.</b>{" "}
                  {light !== null && words.verdict[light]}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Estimated({ theme: { probability, losses, evidence } }: { readonly theme: WireTheme }): ReactElement {
  const reason = evidence.find(({ speaks }) => speaks === "for");
  return (
    <div>
      <h4>{words.estimated}</h4>
      <p>{words.estimate(Math.round(probability * 100))}</p>
      <Losses losses={losses} />
      {reason !== undefined && <p className="text-muted">{words.said(reason.answer)}</p>}
    </div>
  );
}

/** What a cause costs, one line a currency. */
export const Losses = ({ losses }: Pick<WireTheme, "losses">): ReactElement => (
  <>
    {losses.map(({ currency, amount }) => (
      <p key={currency}>
        {words.lost(lossText(amount.low, currency), lossText(amount.high, currency), causesWords.lost(currency))}
      </p>
    ))}
  </>
);
