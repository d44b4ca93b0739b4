import { type CSSProperties, type ReactElement, useState } from "react";
import type { WireTheme } from "../../../survey/wire/results.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { BasisSheet, type Explained } from "./BasisSheet.tsx";
import { LeverSlider } from "./LeverSlider.tsx";
import { leversShown, maxLevers, openingPositions, positionOf } from "./levers.ts";
import { useWhatIf } from "./use-what-if.ts";
import { WhatIfResult } from "./WhatIfResult.tsx";
import "./what-if.css";
import { whatIfWords as words } from "../../words/what-if.ts";

interface Props {
  /** The id of a stored report, or `sample`. */
  readonly report: string;
  readonly themes: readonly WireTheme[];
  /** The version of the rules that made the report, if known. */
  readonly rules: string | null;
}

/** Sliders for what a shop could change, and next to them the gain, computed by the engine itself. */
export function WhatIf({ report, themes, rules }: Props): ReactElement {
  const { whatIf, move, reset, retry } = useWhatIf(report, openingPositions(themes));
  const [explained, setExplained] = useState<Explained | null>(null);
  const { calculated } = whatIf;
  return (
    <section id="what-if" className="results-part" aria-labelledby="what-if-title">
      <h2 id="what-if-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="part-lead">{words.about}</p>
      {calculated === null ? (
        <FirstWait
          levers={maxLevers(themes)}
          hasFailed={whatIf.state === "failed" || whatIf.state === "offline"}
          onTryAgain={retry}
        />
      ) : (
        <div className="what-if">
          <div className="what-if-levers">
            <div className="what-if-head">
              <h3>{words.levers}</h3>
              <button type="button" className="link" onClick={reset}>
                {words.reset}
              </button>
            </div>
            {leversShown(calculated.levers, themes).map((lever) => (
              <LeverSlider
                key={lever.id}
                lever={lever}
                position={positionOf(lever, whatIf.positions)}
                money={calculated.money ?? "$"}
                onMove={move}
                onExplain={setExplained}
              />
            ))}
            {rules !== null && rules !== calculated.rules && <p className="what-if-note">{words.newerRules}</p>}
          </div>
          <WhatIfResult whatIf={whatIf} calculated={calculated} onExplain={setExplained} onTryAgain={retry} />
        </div>
      )}
      {explained !== null && <BasisSheet explained={explained} onClose={() => setExplained(null)} />}
    </section>
  );
}

interface Wait {
  readonly levers: number;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
}

/** Takes the room of the levers to come, so that nothing below moves. */
function FirstWait({ levers, hasFailed, onTryAgain }: Wait): ReactElement {
  return (
    <div className="what-if-wait" style={{ "--levers": levers } as CSSProperties}>
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
