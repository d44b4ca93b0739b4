import type { ReactElement, ReactNode } from "react";
import type { WireDiagnosis } from "../../survey/wire/response.ts";
import { sampleReport } from "../../survey/wire/results.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { ShownResult } from "../steps/step.ts";
import { resultsWords } from "../words/results.ts";
import { RootThemes } from "./causes/RootThemes.tsx";
import { askOthersId } from "./coworkers/AskOthers.tsx";
import { isSameOrigin } from "./files/file-source.ts";
import { kpisOnBoard } from "./kpis/board.ts";
import { KpiPlan } from "./kpis/KpiPlan.tsx";
import { readThemes } from "./read-diagnosis.ts";
import { ReportPart } from "./report/ReportPart.tsx";
import { type Section, SectionNav } from "./SectionNav.tsx";
import { WhatIf } from "./what-if/WhatIf.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly result: ShownResult;
  readonly diagnosis: WireDiagnosis;
  /** Whether coworkers can be asked, further down the page. */
  readonly asksOthers: boolean;
  /** The questions that make the causes more certain. */
  readonly children: ReactNode;
}

/** The diagnosis as page elements above the report, each part only if the diagnosis has it. */
export function Findings({ settings, result, diagnosis, asksOthers, children }: Props): ReactElement {
  const themes = readThemes(diagnosis.themes);
  const kpis = kpisOnBoard(result.response);
  const report = whatIfReportOf(result, settings);
  const { nav } = resultsWords;
  const sections: readonly Section[] = [
    ...(themes.length > 0 ? [{ id: "root-themes", name: nav.themes }] : []),
    ...(report === null ? [] : [{ id: "what-if", name: nav.whatIf }]),
    ...(kpis.length > 0 ? [{ id: "kpi-plan", name: nav.plan }] : []),
    { id: "full-report", name: nav.report },
    ...(asksOthers ? [{ id: askOthersId, name: nav.ask }] : []),
  ];
  const rules = typeof diagnosis.rules === "string" ? diagnosis.rules : null;
  return (
    <>
      <SectionNav sections={sections} />
      <div className="page-width">
        {themes.length > 0 && (
          <RootThemes
            themes={themes}
            causeToTest={result.response.in_short?.cause_to_test}
            narrowedTo={result.response.in_short?.cause_narrowed}
          />
        )}
        {children}
        {report !== null && <WhatIf report={report} themes={themes} rules={rules} />}
        {kpis.length > 0 && <KpiPlan kpis={kpis} />}
        <ReportPart result={result} isAlone={false} />
      </div>
    </>
  );
}

/** The id under which our server can compute what-ifs for this shop; `null` if it can't. */
function whatIfReportOf({ response, from }: ShownResult, settings: PageSettings): string | null {
  if (response.id !== undefined) return response.id;
  return from === "sample" && isSameOrigin(settings, window.location.href) ? sampleReport : null;
}
