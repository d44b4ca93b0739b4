import type { ReactElement } from "react";
import { Sheet } from "../Sheet.tsx";
import "./basis.css";
import type { WireWorkedFigure } from "../../../survey/wire/results.ts";
import { capitalized } from "../../../survey/writing.ts";
import { whatIfWords } from "../../words/what-if.ts";

const words = whatIfWords;

/** What a sheet explains. */
export interface Explained {
  readonly name: string;
  readonly assumes: string | null;
  readonly figure: WireWorkedFigure | null;
}

/** What a what-if figure is based on: assumptions, formula, and each input with its source. */
export function BasisSheet({
  explained: { name, assumes, figure },
  onClose,
}: {
  readonly explained: Explained;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <Sheet title={name} closeWord={words.close} onClose={onClose}>
      {assumes !== null && <p className="basis-assumes">{assumes}</p>}
      {figure !== null && (
        <>
          <h3 className="basis-term">{words.formula}</h3>
          <Formula text={figure.basis.formula} />
          <h3 className="basis-term">{words.restsOn}</h3>
          <ul className="basis-lines">
            {figure.basis.rests_on.map(({ name: what, value, source }) => (
              <li key={`${what} ${value}`}>
                <b>{what}</b>
                <span dir="auto">{value}</span>
                <small>{source}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

/** The formula, and below it a line for each step: its name, `=`, its own formula. */
function Formula({ text }: { readonly text: string }): ReactElement {
  const [first, ...steps] = text.split("\n");
  return (
    <>
      <p className="basis-formula">{first}</p>
      {steps.map((line) => {
        const [name = "", ...rest] = line.split(" = ");
        return (
          <p key={name} className="basis-formula">
            <b>{capitalized(name)} = </b>
            {rest.join(" = ")}
          </p>
        );
      })}
    </>
  );
}
