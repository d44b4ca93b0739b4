import { type ReactElement, useState } from "react";
import type { ShownResult } from "../../steps/step.ts";
import { showProblem } from "../../toasts.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { resultsWords } from "../../words/results.ts";
import { saveFromMemory, saveFromServer } from "./export-report.ts";
import type { FileSource } from "./file-source.ts";

interface Props {
  readonly result: ShownResult;
  readonly source: FileSource;
  readonly hasPdf: boolean;
}

/** Saves the report with one click: as PDF, or as a web page if there is no PDF. */
export function ExportButton({ result, source, hasPdf }: Props): ReactElement {
  const [isPreparing, setIsPreparing] = useState(false);
  const exportReport = async (): Promise<void> => {
    if (source.kind === "memory") return saveFromMemory(result);
    setIsPreparing(true);
    await exportFrom(source, hasPdf);
    setIsPreparing(false);
  };
  const preparing = resultsWords.files.preparing(hasPdf ? "pdf" : "html");
  return (
    <>
      <button
        type="button"
        className="button button-main"
        aria-disabled={isPreparing}
        onClick={() => !isPreparing && void exportReport()}
      >
        {isPreparing && <Spinner />}
        {isPreparing ? preparing : resultsWords.exportReport}
      </button>
      <span className="sr-only" role="status">
        {isPreparing && preparing}
      </span>
    </>
  );
}

/** If the server finds out only now that it can't make a PDF, saves the web page instead and says so. */
async function exportFrom({ addressOf }: FileSource & { kind: "server" }, hasPdf: boolean): Promise<void> {
  const outcome = await saveFromServer(addressOf(hasPdf ? "pdf" : "html"));
  if (outcome.kind === "saved") return;
  if (!hasPdf || !outcome.isNotAvailable) return showProblem(resultsWords.files.failed, outcome.message);
  const instead = await saveFromServer(addressOf("html"));
  if (instead.kind === "saved") showProblem(resultsWords.files.noPdf, outcome.message);
  else showProblem(resultsWords.files.failed, instead.message);
}
