import type { ReactElement } from "react";
import type { PageSettings } from "../../../survey/wire/wire.ts";
import type { ShownResult } from "../../steps/step.ts";
import { EngineLine } from "./EngineLine.tsx";
import "./results-foot.css";
import { StorageNotice } from "./StorageNotice.tsx";
import { StoredLine } from "./StoredLine.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly result: ShownResult;
  readonly onErased: () => void;
}

/** Where the report is kept, what is stored, and who wrote it. */
export function ResultsFoot({ settings, result, onErased }: Props): ReactElement {
  const { id, engine, receipt } = result.response;
  return (
    <div className="results-foot">
      {id !== undefined && <StoredLine id={id} settings={settings} result={result} onErased={onErased} />}
      {id !== undefined && <StorageNotice madeAt={result.madeAt} retentionDays={settings.retentionDays} />}
      {engine && <EngineLine engine={engine} receipt={receipt} />}
    </div>
  );
}
