import { type ReactElement, useEffect } from "react";
import type { Confirmation, FloorFacts } from "../../survey/floor-facts.ts";
import { type Field, isField } from "../../survey/questionnaire.ts";
import type { WireDiagnosis, WireProgress } from "../../survey/wire/response.ts";
import { wireSharpening } from "../../survey/wire/results.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis/analysis.ts";
import { sampleAnswers } from "../sample.ts";
import { loadForReport } from "../steps/answer-code.ts";
import type { ShownResult } from "../steps/step.ts";
import { AnalysisSteps } from "../ui/AnalysisSteps.tsx";
import { PreviewButton } from "../ui/PreviewButton.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { whenIdle } from "../when-idle.ts";
import { CorrectionsContext } from "./causes/corrections.ts";
import { AskOthers } from "./coworkers/AskOthers.tsx";
import { OtherViews } from "./coworkers/OtherViews.tsx";
import { Findings } from "./Findings.tsx";
import { ContactCard } from "./foot/ContactCard.tsx";
import { Headline } from "./head/Headline.tsx";
import { OwnNumbersLink } from "./OwnNumbersLink.tsx";
import { hasFewAnswers } from "./read-diagnosis.ts";
import { ReportPart } from "./report/ReportPart.tsx";
import "./results.css";
import { resultsWords } from "../words/results.ts";
import { ResultActions } from "./files/ResultActions.tsx";
import { ResultsFoot } from "./foot/ResultsFoot.tsx";
import { Sharpen } from "./Sharpen.tsx";

export interface ResultsProps {
  readonly settings: PageSettings;
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
  readonly onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Remakes the report with what was tapped since. */
  readonly onUpdate: (result: ShownResult, facts: FloorFacts) => Promise<void>;
  readonly onStartOver: () => void;
  /** Goes back to the answers behind the report, at one question or at the top. */
  readonly onChangeAnswers: (result: ShownResult, field: Field | null) => Promise<void>;
  /** Goes back to the visitor's own report while the sample is shown; `null` if there is none. */
  readonly onBackToOwn: (() => void) | null;
}

/** A result: the first screen, what makes it more accurate, the report, its actions, and whom to contact. */
export function ResultsStep({
  settings,
  isLoading,
  progress,
  onAnalyze,
  onUpdate,
  onStartOver,
  onChangeAnswers,
  onBackToOwn,
  result,
}: ResultsProps & { readonly result: ShownResult }): ReactElement {
  const { response, answers, madeAt } = result;
  const { diagnosis } = response;
  useEffect(() => whenIdle(loadForReport), []);
  const onConfirm = (confirmed: readonly Confirmation[]): void => void onUpdate(result, { confirmed });
  const corrections = answers === undefined ? null : { answers, isLoading, onConfirm };
  // After few answers, nothing helps more than another minute of questions.
  const isUpFront = diagnosis !== undefined && hasFewAnswers(diagnosis);
  const idForOthers = answers === undefined ? undefined : response.id;
  const sharpen = <Sharpening {...{ result, isLoading, onUpdate, onChangeAnswers }} />;
  return (
    <>
      <TopBar settings={settings}>
        <PreviewButton {...resultsWords.refresh} isLoading={isLoading} onClick={() => void onAnalyze(sampleAnswers)} />
      </TopBar>
      <main>
        <div className="page-width">
          <Headline
            result={result}
            settings={settings}
            onChangeAnswers={answers === undefined ? null : () => void onChangeAnswers(result, null)}
            onBackToOwn={onBackToOwn}
          >
            {response.views !== undefined && <OtherViews views={response.views} />}
            {isUpFront && sharpen}
          </Headline>
          {diagnosis === undefined && <ReportPart result={result} isAlone />}
        </div>
        {diagnosis !== undefined && (
          <CorrectionsContext value={corrections}>
            <Findings
              key={madeAt}
              settings={settings}
              result={result}
              diagnosis={diagnosis}
              asksOthers={idForOthers !== undefined}
            >
              {!isUpFront && sharpen}
            </Findings>
          </CorrectionsContext>
        )}
        <ResultActions settings={settings} result={result} onNewAnalysis={onStartOver}>
          {isLoading && <AnalysisSteps progress={progress} />}
        </ResultActions>
        <AfterReport settings={settings} result={result} idForOthers={idForOthers} onErased={onStartOver} />
      </main>
    </>
  );
}

type SharpeningProps = Pick<ResultsProps, "isLoading" | "onUpdate" | "onChangeAnswers">;

/** What makes the report more accurate, if its answers are here and may be changed. */
function Sharpening({
  result,
  isLoading,
  onUpdate,
  onChangeAnswers,
}: SharpeningProps & { readonly result: ShownResult }) {
  const { response, answers, madeAt } = result;
  const { diagnosis } = response;
  if (answers === undefined || diagnosis === undefined) return null;
  return (
    <Sharpen
      key={madeAt}
      answers={answers}
      questions={openQuestionsIn(diagnosis)}
      isLoading={isLoading}
      onSend={(facts) => void onUpdate(result, facts)}
      onAnswer={(field) => void onChangeAnswers(result, field)}
    />
  );
}

interface AfterReportProps {
  readonly settings: PageSettings;
  readonly result: ShownResult;
  /** The report that coworkers may be asked about; `undefined` if they can't be. */
  readonly idForOthers: string | undefined;
  readonly onErased: () => void;
}

/** Below the report: whom else to ask, the shop's own files, whom to contact. */
function AfterReport({ settings, result, idForOthers, onErased }: AfterReportProps): ReactElement {
  const { id, contact_name, email } = result.response;
  const { answers, shopName } = result;
  return (
    <div className="page-width">
      {idForOthers !== undefined && <AskOthers id={idForOthers} shop={shopName ?? ""} />}
      <OwnNumbersLink id={id} />
      <ContactCard name={contact_name} email={email} isVisitor={email === answers?.owner_email} />
      <ResultsFoot settings={settings} result={result} onErased={onErased} />
    </div>
  );
}

const openQuestionsIn = ({ sharpen }: WireDiagnosis): readonly Field[] =>
  (wireSharpening.safeParse(sharpen).data?.questions ?? []).map(({ field }) => field).filter(isField);
