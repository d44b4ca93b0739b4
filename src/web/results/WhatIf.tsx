import { type ReactElement, useState } from "react";
import type { WireTheme } from "../../survey/wire-results.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { BasisSheet, type Explained } from "./BasisSheet.tsx";
import { LeverSlider } from "./LeverSlider.tsx";
import { leversShown, placeOf } from "./levers.ts";
import { TrialResult } from "./TrialResult.tsx";
import { useTrial } from "./use-trial.ts";
import "./what-if.css";
import { resultsWords } from "../words/results.ts";

const words = resultsWords.trial;

interface Props {
  /** Id of a stored report, or `sample`. */
  readonly report: string;
  readonly themes: readonly WireTheme[];
  /** Rules that made the report, where they are known. */
  readonly rules: string | null;
}

/** Sliders for what a shop could change, and beside them what that would bring, from the engine itself. */
export function WhatIf({ report, themes, rules }: Props): ReactElement {
  const { trial, move, reset, again } = useTrial(report);
  const [explained, setExplained] = useState<Explained | null>(null);
  const { reckoned } = trial;
  return (
    <section id="what-if" className="results-part" aria-labelledby="what-if-title">
      <h2 id="what-if-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="part-lead">{words.about}</p>
      {reckoned === null ? (
        <FirstWait hasFailed={trial.state === "failed" || trial.state === "offline"} onTryAgain={again} />
      ) : (
        <div className="trial">
          <div className="trial-levers">
            <div className="trial-head">
              <h3>{words.levers}</h3>
              <button type="button" className="link" onClick={reset}>
                {words.reset}
              </button>
            </div>
            {leversShown(reckoned.levers, themes).map((lever) => (
              <LeverSlider
                key={lever.id}
                lever={lever}
                place={placeOf(lever, trial.places)}
                onMove={move}
                onExplain={setExplained}
              />
            ))}
            {rules !== null && rules !== reckoned.rules && <p className="trial-note">{words.newerRules}</p>}
          </div>
          <TrialResult trial={trial} reckoned={reckoned} onExplain={setExplained} onTryAgain={again} />
        </div>
      )}
      {explained !== null && <BasisSheet explained={explained} onClose={() => setExplained(null)} />}
    </section>
  );
}

function FirstWait({ hasFailed, onTryAgain }: { readonly hasFailed: boolean; readonly onTryAgain: () => void }) {
  return (
    <div className="trial-wait">
      {!hasFailed && <Spinner />}
      <p role="status">{hasFailed ? words.unreachable : words.waitingFirst}</p>
      {hasFailed && (
        <button type="button" className="button" onClick={onTryAgain}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}
