import { type KeyboardEvent, memo, type ReactElement, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { PageSettings, WireProgress } from "../../survey/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis.ts";
import type { DraftKeeper } from "../draft.ts";
import { sampleAnswers } from "../sample.ts";
import { PreviewButton } from "../ui/PreviewButton.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { words } from "../words.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormSection } from "./FormSection.tsx";
import { formSections } from "./form-values.ts";
import { ProblemStatus } from "./ProblemStatus.tsx";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { SectionRail } from "./SectionRail.tsx";
import { SubmitBar } from "./SubmitBar.tsx";
import { useSurveyForm } from "./use-survey-form.ts";

interface Props {
  readonly settings: PageSettings;
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
  readonly failure: string | null;
  readonly draft: DraftKeeper;
  readonly onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
}

/** The intake survey: five sections, one submit button, and the sample preview in the corner. */
export function SurveyStep({ settings, isLoading, progress, failure, draft, onAnalyze }: Props): ReactElement {
  const { form, isKept, submit } = useSurveyForm(draft, onAnalyze);
  const [lastLeft, setLastLeft] = useState("");
  const preview = (): void => void onAnalyze(sampleAnswers);

  return (
    <FormProvider {...form}>
      <TopBar settings={settings}>
        <PreviewButton {...words.survey.preview} isLoading={isLoading} onPress={preview} />
      </TopBar>
      <main>
        <div className="page-width">
          <SurveyIntro settings={settings} />
          <DraftNotice draft={draft} isKept={isKept} />
        </div>
        <form
          noValidate
          onSubmit={submit}
          onKeyDown={keepEnterFromSubmitting}
          onBlur={(event) => setLastLeft(fieldNameOf(event.target))}
        >
          <Sections />
          <SubmitBar productName={settings.productName} isLoading={isLoading} progress={progress} failure={failure} />
        </form>
        <ProblemStatus lastLeft={lastLeft} />
      </main>
    </FormProvider>
  );
}

/** The rail and the questions. They follow the form on their own, so nothing above draws them again. */
const Sections = memo(function Sections() {
  return (
    <div className="survey page-width">
      <SectionRail />
      <div className="survey-questions">
        <ProblemSummary />
        {formSections.map(({ section, questions }, index) => (
          <FormSection key={section} section={section} questions={questions} place={index + 1} />
        ))}
      </div>
    </div>
  );
});

function SurveyIntro({ settings }: Pick<Props, "settings">): ReactElement {
  return (
    <div className="pt-8 pb-2">
      <h1 tabIndex={-1} className="page-title">
        {words.survey.title(settings.productName)}
      </h1>
      <p className="mt-2 max-w-[44rem] text-large text-muted">{words.survey.intro}</p>
    </div>
  );
}

const fieldNameOf = (element: Element): string => element.getAttribute("name") ?? "";

/** Enter in a line or on a choice would send a half-filled form. In a text area it is a line break, on a button a press. */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
