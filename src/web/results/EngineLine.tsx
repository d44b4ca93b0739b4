import type { ReactElement } from "react";
import type { Engine, WireModelCall, WireReceipt } from "../../survey/wire-answer.ts";
import { resultsWords } from "../words/results.ts";
import { costText, countText } from "../written.ts";

interface Props {
  readonly engine: Engine;
  /** Absent if no model was used. */
  readonly receipt: WireReceipt | undefined;
}

/** Who wrote the report. If a model was used, it expands to everything that was sent. */
export function EngineLine({ engine, receipt }: Props): ReactElement {
  const writer = engine.kind === "model" ? resultsWords.engine.model(engine.model) : resultsWords.engine.rules;
  if (receipt === undefined) return <p className="engine-line">{writer}</p>;
  return (
    <details className="engine-line">
      <summary>{writer}</summary>
      <Receipt receipt={receipt} />
    </details>
  );
}

function Receipt({ receipt: { model, calls, tokens, cost_dollars: cost } }: { readonly receipt: WireReceipt }) {
  const { input, output, isEstimated } = tokens;
  const used = resultsWords.engine.tokens(countText(input), countText(output), isEstimated);
  return (
    <div className="receipt">
      <p>{resultsWords.engine.asked(model, calls.length)}</p>
      <p>{cost === null ? used : `${used} ${resultsWords.engine.cost(costText(cost), isEstimated)}`}</p>
      <ol>
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two calls may be alike
          <li key={index}>
            <Call call={call} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One question to the model: its purpose, what happened to the reply, and the exact text sent. */
function Call({ call: { purpose, outcome, sent } }: { readonly call: WireModelCall }): ReactElement {
  return (
    <details>
      <summary>
        {resultsWords.engine.task(purpose)}{" "}
        <span className="receipt-outcome">· {resultsWords.engine.outcome(outcome)}</span>
      </summary>
      <Sent caption={resultsWords.engine.instructions} text={sent.instructions} />
      <Sent caption={resultsWords.engine.data} text={sent.data} />
    </details>
  );
}

const Sent = ({ caption, text }: { readonly caption: string; readonly text: string }): ReactElement => (
  <figure>
    <figcaption>{caption}</figcaption>
    <pre dir="auto">{text}</pre>
  </figure>
);
