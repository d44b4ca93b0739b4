import type { ReactElement } from "react";
import { words } from "../words.ts";
import { useOpenProblems } from "./use-open-problems.ts";

/** After a refused press: all that needs a look, each a way to its field. It shrinks as things are mended. */
export function ProblemSummary(): ReactElement | null {
  const { problems, goTo } = useOpenProblems();
  if (problems.length === 0) return null;
  return (
    <section className="problem-summary" aria-labelledby="problem-summary">
      <h2 id="problem-summary" className="text-base font-semibold">
        {words.problems.summary(problems.length)}
      </h2>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" className="link" onClick={() => goTo(field)}>
              {label}
            </button>
            <span className="text-muted"> {message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
