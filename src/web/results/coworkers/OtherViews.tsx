import type { CSSProperties, ReactElement } from "react";
import { shapeOf, type View, type Views } from "../../../survey/wire/views.ts";
import { viewsWords } from "../../words/other-views.ts";
import "./other-views.css";

const words = viewsWords;

/** Where people in the shop see things differently: their answers side by side, why it matters, and how to check. */
export function OtherViews({
  views: { title, lead, adds, differing, also, agreed, left_open: leftOpen = [] },
}: {
  readonly views: Views;
}): ReactElement {
  return (
    <section className="views" aria-labelledby="views-title">
      <h2 id="views-title">{title}</h2>
      <p className="part-lead">{lead}</p>
      <Tally differ={differing.length + also.length} same={agreed.length} />
      {adds.map((line) => (
        <p key={line}>{line}</p>
      ))}
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
      <Lines title={words.agreed} lines={agreed} />
      <Lines title={words.leftOpen} lines={leftOpen} />
    </section>
  );
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactElement | null =>
  lines.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

/** One square for each point: filled where they see it differently. */
function Tally({ differ, same }: { readonly differ: number; readonly same: number }): ReactElement | null {
  const squares = Array.from({ length: differ + same }, (_, at) => at);
  if (squares.length === 0) return null;
  return (
    <p className="tally">
      <span aria-hidden="true">
        {squares.map((at) => (
          <i key={at} className={at < differ ? undefined : "same"} />
        ))}
      </span>
      {words.tally(differ, same)}
    </p>
  );
}

const classOf = (isEmpty: boolean, isBetween: boolean): string | undefined =>
  [...(isEmpty ? ["empty"] : []), ...(isBetween ? ["between"] : [])].join(" ") || undefined;

const Differing = ({ view }: { readonly view: View }): ReactElement => (
  <article>
    <h3>{view.question}</h3>
    <dl className={shapeOf(view)} style={{ "--n": view.places.length } as CSSProperties}>
      {view.places.map(({ answer, who, is_between, worth }) => (
        <div key={answer} className={classOf(who.length === 0, is_between)}>
          <dt>{answer}</dt>
          <dd>
            {who.map((name) =>
              name === words.you ? (
                <b key={name} className="own">
                  {name}
                </b>
              ) : (
                <span key={name}>{name}</span>
              ),
            )}
            {worth !== undefined && <small>{worth}</small>}
          </dd>
        </div>
      ))}
    </dl>
    {view.silent !== "" && <p className="silent">{view.silent}</p>}
    <div className="so">
      <p>
        <b>{words.matters}</b> {view.matters}
      </p>
      <p className="settle">
        <b>{words.check}</b> {view.check}{" "}
        {view.verdict !== undefined && (
          <span className="verdict">
            <b>{words.agreeFirst}</b> {view.verdict}
          </span>
        )}
        <small>
          {words.together} {view.together}.
        </small>
      </p>
    </div>
  </article>
);
