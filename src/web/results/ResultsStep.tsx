import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import type { WireProgress } from "../../survey/wire-answer.ts";
import type { AnalysisEnd, Analyzed } from "../analysis.ts";
import { sampleAnswers } from "../sample.ts";
import type { ShownResult } from "../step.ts";
import { AnalysisSteps } from "../ui/AnalysisSteps.tsx";
import { PreviewButton } from "../ui/PreviewButton.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { EngineLine } from "./EngineLine.tsx";
import { Findings } from "./Findings.tsx";
import { Headline } from "./Headline.tsx";
import { ReportPart } from "./ReportPart.tsx";
import "./results.css";
import { resultsWords } from "../words/results.ts";
import { ResultActions } from "./ResultActions.tsx";

export interface ResultsProps {
  readonly settings: PageSettings;
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
  readonly onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  readonly onStartOver: () => void;
  /** Address of the visitor's own report, where the sample is shown in its place. */
  readonly ownReport: string | null;
}

/** A result: the headline with its figures, the report, what can be done with it, whom to talk to. */
export function ResultsStep({
  settings,
  isLoading,
  progress,
  onAnalyze,
  onStartOver,
  ownReport,
  result,
}: ResultsProps & { readonly result: ShownResult }): ReactElement {
  const { diagnosis } = result.answer;
  return (
    <>
      <TopBar settings={settings}>
        <PreviewButton {...resultsWords.refresh} isLoading={isLoading} onPress={() => void onAnalyze(sampleAnswers)} />
      </TopBar>
      <main>
        <div className="page-width">
          <Headline settings={settings} result={result} ownReport={ownReport} onErased={onStartOver} />
          {diagnosis === undefined && <ReportPart result={result} isAlone />}
        </div>
        {diagnosis !== undefined && (
          <Findings key={result.madeAt} settings={settings} result={result} diagnosis={diagnosis} />
        )}
        <ResultActions settings={settings} result={result} onNewAnalysis={onStartOver}>
          {isLoading && <AnalysisSteps progress={progress} />}
        </ResultActions>
        <div className="page-width">
          <ContactCard name={result.answer.contact_name} email={result.answer.email} />
          {result.answer.engine && <EngineLine engine={result.answer.engine} receipt={result.answer.receipt} />}
        </div>
      </main>
    </>
  );
}
