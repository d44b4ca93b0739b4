import { type ReactElement, useEffect, useRef, useState } from "react";
import { isKeptUntilReturn } from "../../../survey/return-day.ts";
import type { PageSettings } from "../../../survey/wire/wire.ts";
import { messageOf } from "../../analysis/failure.ts";
import { saveFile } from "../../save-file.ts";
import { returnAddress } from "../../steps/route.ts";
import type { ShownResult } from "../../steps/step.ts";
import { eraseStoredReport } from "../../stored-report.ts";
import { showProblem, showSuccess } from "../../toasts.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { resultsWords } from "../../words/results.ts";
import { ReminderButton } from "./ReminderButton.tsx";
import { returnEvent } from "./return-date.ts";

interface Props {
  readonly id: string;
  readonly settings: PageSettings;
  readonly result: ShownResult;
  readonly onErased: () => void;
}

/** The stored report: come back to it, or erase it. */
export function StoredLine({ id, settings, result, onErased }: Props): ReactElement {
  const { return_visit: visit } = result.response;
  const saveReturnEntry = (visit: NonNullable<ShownResult["response"]["return_visit"]>): void => {
    const { shopName: shop, madeAt } = result;
    const address = window.location.origin + returnAddress(id);
    const entry = returnEvent({ product: settings.productName, shop, visit, madeAt, address });
    saveFile(new Blob([entry], { type: "text/calendar;charset=utf-8" }), resultsWords.returnDay.fileName(visit.day));
  };
  return (
    <div className="stored-line">
      <span>{resultsWords.stored.link}</span>
      {visit && (
        <button type="button" className="link" onClick={() => saveReturnEntry(visit)}>
          {resultsWords.stored.returnDate}
        </button>
      )}
      {visit && settings.mailAvailable && isKeptUntilReturn(settings.retentionDays) && (
        <ReminderButton id={id} day={visit.day} />
      )}
      <Erasure id={id} onErased={onErased} />
    </div>
  );
}

function Erasure({ id, onErased }: Pick<Props, "id" | "onErased">): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const confirm = (): void => {
    setIsAsking(false);
    // A visitor who has moved on meanwhile stays where they are.
    void erase(id, () => hasLeft.current || onErased());
  };
  return (
    <>
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {resultsWords.erase.open}
      </button>
      {isAsking && (
        <ConfirmDialog ask={resultsWords.erase.ask} onConfirm={confirm} onCancel={() => setIsAsking(false)} />
      )}
    </>
  );
}

async function erase(id: string, onErased: () => unknown): Promise<void> {
  try {
    await eraseStoredReport(id);
  } catch (thrown) {
    showProblem(resultsWords.erase.failed, messageOf(thrown));
    return;
  }
  showSuccess(resultsWords.erase.done, resultsWords.erase.doneText);
  onErased();
}
