import { type ReactElement, useId, useState } from "react";
import { saveFile } from "../save-file.ts";
import { numbersWords } from "../words/numbers.ts";
import type { NumbersKeeper } from "./numbers-keeper.ts";
import type { NumbersState } from "./numbers-state.ts";
import { matchesIn, matchesText } from "./remembered.ts";

const words = numbersWords.keep;

interface Props {
  readonly keeper: NumbersKeeper;
  readonly state: NumbersState;
}

/** The matches that this browser remembers, to forget, save or load. */
export function KeepPart({ keeper, state: { matches } }: Props): ReactElement {
  const kept = Object.entries(matches);
  const forget = (fingerprint: string): void =>
    keeper.setMatches(Object.fromEntries(kept.filter(([other]) => other !== fingerprint)));
  return (
    <section className="numbers-part" aria-labelledby="own-matches" data-part="keep">
      <h2 id="own-matches">{words.matches}</h2>
      <p className="text-muted">{kept.length === 0 ? words.noMatches : words.matchesText}</p>
      <ul className="kept-matches">
        {kept.map(([fingerprint, { label }]) => (
          <li key={fingerprint} className="kept-match">
            <span>{label}</span>
            <button
              type="button"
              className="link"
              aria-label={words.forgetOf(label)}
              onClick={() => forget(fingerprint)}
            >
              {words.forget}
            </button>
          </li>
        ))}
      </ul>
      <div className="keep-ways">
        {kept.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => saveFile(new Blob([matchesText(matches)], { type: "application/json" }), words.fileName)}
          >
            {words.save}
          </button>
        )}
        <LoadMatches keeper={keeper} state={{ matches }} />
      </div>
    </section>
  );
}

function LoadMatches({ keeper, state }: Pick<Props, "keeper"> & { readonly state: Pick<NumbersState, "matches"> }) {
  const [message, setMessage] = useState("");
  const id = useId();
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const loaded = matchesIn(await file.text().catch(() => null));
    if (loaded === null) return setMessage(words.notLoaded);
    keeper.setMatches({ ...state.matches, ...loaded });
    setMessage(words.loaded(Object.keys(loaded).length));
  };
  return (
    <>
      <span className="choose-file">
        <input
          id={id}
          type="file"
          accept=".json"
          className="drop-input"
          onChange={({ currentTarget }) => {
            void load(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        <label htmlFor={id} className="button">
          {words.load}
        </label>
      </span>
      <output>{message}</output>
    </>
  );
}
