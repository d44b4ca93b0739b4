import type { ReactElement } from "react";
import type { Engine, WireModelCall, WireReceipt } from "../../../survey/wire/response.ts";
import { costText, countText } from "../../number-text.ts";
import { engineWords } from "../../words/engine.ts";
import "./engine-line.css";

interface Props {
  readonly engine: Engine;
  /** Absent if no model was used. */
  readonly receipt: WireReceipt | undefined;
}

/** Who wrote the report. If a model was used, it expands to everything that was sent. */
export function EngineLine({ engine, receipt }: Props): ReactElement {
  const writer = engine.kind === "model" ? engineWords.model(engine.model) : engineWords.rules;
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
  const used = engineWords.tokens(countText(input), countText(output), isEstimated);
  return (
    <div className="receipt">
      <p>{engineWords.asked(model, calls.length)}</p>
      <p>{cost === null ? used : `${used} ${engineWords.cost(costText(cost), isEstimated)}`}</p>
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
        {engineWords.task(purpose)} <span className="receipt-outcome">· {engineWords.outcome(outcome)}</span>
      </summary>
      <Sent caption={engineWords.instructions} text={sent.instructions} />
      <Sent caption={engineWords.data} text={sent.data} />
    </details>
  );
}

const Sent = ({ caption, text }: { readonly caption: string; readonly text: string }): ReactElement => (
  <figure>
    <figcaption>{caption}</figcaption>
    <pre dir="auto">{text}</pre>
  </figure>
);
