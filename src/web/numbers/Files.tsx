import { memo, type ReactElement } from "react";
import { reachText } from "../../imports/kpis/reach.words.ts";
import { numbersWords } from "../words/numbers.ts";
import { FileCard } from "./FileCard.tsx";
import type { NumbersKeeper } from "./numbers-keeper.ts";
import type { NumbersState } from "./numbers-state.ts";
import "./files.css";

const words = numbersWords.files;

interface Props {
  readonly keeper: NumbersKeeper;
  readonly state: NumbersState;
}

/** All files, how each is read, and which period they cover together. */
export const Files = memo(function Files({ keeper, state: { files, numbers, past, busy } }: Props): ReactElement {
  const ready = files.filter(({ shown, isUsed }) => shown?.kind === "read" && !isUsed);
  const use = (ids: readonly string[]) => () => void keeper.setUsed(ids, true);
  return (
    <section className="numbers-part" aria-labelledby="own-files" data-part="files">
      <div className="part-head">
        <h2 id="own-files">{words.title}</h2>
        {ready.length > 1 && (
          <button type="button" className="button button-main" onClick={use(ready.map(({ id }) => id))}>
            {words.takeAll(ready.length)}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={past.length === 0 || busy !== null}
          onClick={() => void keeper.undo()}
        >
          {words.undo}
        </button>
      </div>
      {numbers !== null && (
        <p className="reach-line">
          {reachText(numbers.reach, files.filter(({ shown }) => shown?.kind === "read").length)}
        </p>
      )}
      <ul className="file-cards">
        {files.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            isOnly={files.filter(({ shown }) => shown?.kind !== "refused").length === 1}
            onChoose={(choices) => void keeper.choose(file, choices)}
            onUse={(isUsed) => void keeper.setUsed([file.id], isUsed)}
            onRemove={() => void keeper.remove(file.id)}
          />
        ))}
      </ul>
    </section>
  );
});
