import type { ReactElement } from "react";
import { heroWords } from "../words/hero.ts";

/** The three numbered steps. */
export function HowItWorks(): ReactElement {
  return (
    <section aria-label={heroWords.stepsTitle} className="scale-rule">
      <ol className="steps">
        {heroWords.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className="text-large font-semibold">{title}</h2>
              <p className="mt-1 text-note text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
