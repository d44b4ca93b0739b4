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
  const saveAll = async (): Promise<void> => {
    for (const { name, csv } of await keeper.rows()) saveFile(new Blob([csv], { type: "text/csv" }), name);
  };
  return (
    <div className="save-rows">
      <p className="text-muted">{words.text}</p>
      {report !== null && <SaveWorkbook keeper={keeper} report={report} />}
      <button type="button" className="button" onClick={() => void saveAll()}>
        {words.rows}
      </button>
    </div>
  );
}

function SaveWorkbook({ keeper, report }: { readonly keeper: NumbersKeeper; readonly report: string }): ReactElement {
  const [state, setState] = useState<"ready" | "making" | "failed">("ready");
  const save = async (): Promise<void> => {
    setState("making");
    const made = await fillWorkbook(keeper, report).catch(() => null);
    if (made !== null) saveFile(new Blob([made], { type: exportFormats.xlsx.type }), words.workbookName);
    setState(made === null ? "failed" : "ready");
  };
  return (
    <>
      <button
        type="button"
        className="button button-main"
        aria-disabled={state === "making"}
        onClick={() => state !== "making" && void save()}
      >
        {state === "making" ? words.making : words.workbook}
      </button>
      <output>{state === "failed" && words.notMade}</output>
    </>
  );
}

/** The empty workbook comes from the server; the rows are never sent there. */
async function fillWorkbook(keeper: NumbersKeeper, report: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(`${reportAddress(report)}/${exportFormats.xlsx.path}`);
  return response.ok ? filledWorkbook(await response.arrayBuffer(), await keeper.newest()) : null;
}
