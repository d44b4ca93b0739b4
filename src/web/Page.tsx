import { type ReactElement, Suspense, useEffect } from "react";
import type { PageSettings } from "../survey/wire/wire.ts";
import { Hero } from "./hero/Hero.tsx";
import { fetchSurveyEarly, NumbersStep, ResultsStep, StoredStep, SurveyStep } from "./steps/step-loaders.ts";
import { type Diagnostic, useDiagnostic } from "./steps/use-diagnostic.ts";
import { StepsAnnounced } from "./ui/StepsAnnounced.tsx";
import { ToastRegion } from "./ui/ToastRegion.tsx";
import { Waiting } from "./ui/Waiting.tsx";
import { pageWords } from "./words/page.ts";

interface Props {
  readonly settings: PageSettings;
}

/** The single page, which shows one step at a time: hero, survey, results. */
export function Page({ settings }: Props): ReactElement {
  const diagnostic = useDiagnostic(settings);
  useEffect(fetchSurveyEarly, []);

  return (
    <>
      <Suspense fallback={<Waiting text={pageWords.loading} />}>
        <CurrentStep settings={settings} diagnostic={diagnostic} />
      </Suspense>
      <StepsAnnounced isLoading={diagnostic.state.isLoading} progress={diagnostic.state.progress} />
      <ToastRegion />
    </>
  );
}

function CurrentStep({ settings, diagnostic }: Props & { readonly diagnostic: Diagnostic }): ReactElement {
  const { state, draft, start, analyze, update, cancel, startOver, backToAnswers, backToOwn } = diagnostic;
  const { isLoading, progress } = state;
  const shared = {
    settings,
    isLoading,
    progress,
    onAnalyze: analyze,
    onUpdate: update,
    onStartOver: startOver,
    onChangeAnswers: backToAnswers,
    onBackToOwn: state.ownReport && (() => backToOwn(state.ownReport)),
  };
  switch (state.step.kind) {
    case "hero":
      return <Hero settings={settings} draft={draft} onStart={start} />;
    case "form":
      return <SurveyStep settings={settings} state={state} draft={draft} onAnalyze={analyze} onCancel={cancel} />;
    case "results":
      return <ResultsStep {...shared} result={state.step.result} />;
    case "numbers":
      return <NumbersStep settings={settings} report={state.step.report} />;
    case "stored":
      return <StoredStep {...shared} id={state.step.id} version={state.step.version} />;
  }
}
