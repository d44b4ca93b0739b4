import type { ReactElement } from "react";
import { dayText } from "../../survey/writing.ts";
import { numbersWords } from "../words/numbers.ts";
import type { KeptDay } from "./kept-values.ts";

const words = numbersWords.last;

interface Props {
  readonly before: KeptDay;
  readonly onForget: () => void;
}

/** The values of an earlier visit, shown until there are newer ones. */
export const LastTime = ({ before, onForget }: Props): ReactElement => (
  <section className="numbers-part" aria-labelledby="own-last" data-part="last">
    <h2 id="own-last">{words.title(dayText(before.day))}</h2>
    <p className="text-muted">{words.text}</p>
    <dl className="last-values">
      {Object.entries(before.values).map(([id, { name, text }]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <button type="button" className="link" onClick={onForget}>
      {words.forget}
    </button>
  </section>
);
