import type { ReactElement } from "react";
import { numbersWords } from "../words/numbers.ts";
import type { NumbersKeeper } from "./numbers-keeper.ts";
import { saveFile } from "./save-file.ts";

/** The typed rows of the used files, one CSV file for each list. */
export function SaveRows({ keeper }: { readonly keeper: NumbersKeeper }): ReactElement {
  const save = async (): Promise<void> => {
    for (const { name, csv } of await keeper.rows()) saveFile(name, csv, "text/csv");
  };
  return (
    <div className="save-rows">
      <p className="text-muted">{numbersWords.keep.text}</p>
      <button type="button" className="button" onClick={() => void save()}>
        {numbersWords.keep.rows}
      </button>
    </div>
  );
}
