import type { ReactElement } from "react";
import { startWords } from "../words/start.ts";

/** The three numbered steps. */
export function HowItWorks(): ReactElement {
  return (
    <section aria-label={startWords.stepsTitle} className="scale-rule">
      <ol className="steps">
        {startWords.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
