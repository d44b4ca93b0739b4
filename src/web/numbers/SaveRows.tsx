import { type ReactElement, useState } from "react";
import { exportFormats } from "../../survey/export-formats.ts";
import { reportAddress } from "../report-address.ts";
import { saveFile } from "../save-file.ts";
import { numbersWords } from "../words/numbers.ts";
import { filledWorkbook } from "./filled-workbook.ts";
import type { NumbersKeeper } from "./numbers-keeper.ts";

const words = numbersWords.keep;

interface Props {
  readonly keeper: NumbersKeeper;
  readonly report: string | null;
}

/** Saves the rows of the files in use: in the report's workbook, and as one CSV file per list. */
export function SaveRows({ keeper, report }: Props): ReactElement {
  const saveRows = async (): Promise<void> => {
    for (const { name, csv } of await keeper.rows()) saveFile(new Blob([csv], { type: "text/csv" }), name);
  };
  return (
    <div className="save-rows">
      <p className="text-muted">{words.text}</p>
      {report !== null && <SaveButton isMain words={words.asWorkbook} save={() => saveWorkbook(keeper, report)} />}
      <SaveButton words={words.asRows} save={saveRows} />
    </div>
  );
}

interface SaveProps {
  readonly isMain?: true;
  readonly words: { readonly save: string; readonly making: string; readonly notMade: string };
  /** Fails if the file can't be made. */
  readonly save: () => Promise<void>;
}

function SaveButton({ isMain, words, save }: SaveProps): ReactElement {
  const [state, setState] = useState<"ready" | "making" | "failed">("ready");
  const make = (): void => {
    setState("making");
    save().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <button
        type="button"
        className={isMain ? "button button-main" : "button"}
        aria-disabled={state === "making"}
        onClick={() => state !== "making" && make()}
      >
        {state === "making" ? words.making : words.save}
      </button>
      <output>{state === "failed" && words.notMade}</output>
    </>
  );
}

/** The empty workbook comes from the server; the rows are never sent there. */
async function saveWorkbook(keeper: NumbersKeeper, report: string): Promise<void> {
  const response = await fetch(`${reportAddress(report)}/${exportFormats.xlsx.path}`);
  if (!response.ok) throw new Error(`The workbook's address answered ${response.status}`);
  const made = await filledWorkbook(await response.arrayBuffer(), await keeper.newestRows());
  if (made === null) throw new Error("The workbook could not be filled");
  saveFile(new Blob([made], { type: exportFormats.xlsx.type }), words.workbookName);
}
