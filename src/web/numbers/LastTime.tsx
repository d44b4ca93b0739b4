import { type ReactElement, useState } from "react";
import { dayText } from "../../survey/writing.ts";
import { deviceStorage } from "../draft-device.ts";
import { numbersWords } from "../words/numbers.ts";
import { forgetDays, type KeptDay } from "./kept-values.ts";

const words = numbersWords.last;

/** The values of an earlier visit, shown until there are newer ones. */
export function LastTime({ before }: { readonly before: KeptDay }): ReactElement | null {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return null;
  const forget = (): void => {
    forgetDays(deviceStorage());
    setIsForgotten(true);
  };
  return (
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
      <button type="button" className="link" onClick={forget}>
        {words.forget}
      </button>
    </section>
  );
}
