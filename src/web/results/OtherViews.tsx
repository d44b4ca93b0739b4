import type { ReactElement } from "react";
import type { View, Views } from "../../survey/wire-views.ts";
import { resultsWords } from "../words/results.ts";
import "./views.css";

const words = resultsWords.views;

/** Where people of the shop see it differently: what each said side by side, why it matters, what settles it. */
export function OtherViews({
  views: { title, lead, differing, also, agreed },
}: {
  readonly views: Views;
}): ReactElement {
  return (
    <section className="views" aria-labelledby="views-title">
      <h2 id="views-title">{title}</h2>
      <p className="part-lead">{lead}</p>
      {differing.map((view) => (
        <Differing key={view.question} view={view} />
      ))}
      {also.length > 0 && (
        <details>
          <summary>{words.also(also.length)}</summary>
          <ul>
            {also.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {agreed.length > 0 && (
        <>
          <h3>{words.agreed}</h3>
          <ul>
            {agreed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A filled mark for yes, an empty one for no, and less weight where nothing was said. */
const classOf: Readonly<Record<string, string>> = { Yes: "yes", No: "no", "No answer": "none" };

const Differing = ({ view: { question, answers, matters, check } }: { readonly view: View }): ReactElement => (
  <article>
    <h3>{question}</h3>
    <dl>
      {answers.map(({ who, answer }) => (
        <div key={who} className={classOf[answer]}>
          <dt>{who}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
    <p>
      <b>{words.matters}</b> {matters}
    </p>
    <p className="settle">
      <b>{words.check}</b> {check}
    </p>
  </article>
);
