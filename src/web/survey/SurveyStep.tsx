import { type KeyboardEvent, memo, type ReactElement, type RefObject, useDeferredValue, useState } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { AnalysisEnd, Analyzed } from "../analysis/analysis.ts";
import type { DraftKeeper } from "../draft/draft.ts";
import { sampleAnswers } from "../sample.ts";
import { useSectionsReached } from "../steps/funnel.ts";
import { heldPrefill } from "../steps/prefill-kept.ts";
import type { PageState } from "../steps/step.ts";
import { FormHead } from "../ui/FormHead.tsx";
import { PreviewButton } from "../ui/PreviewButton.tsx";
import { PrivacyLine } from "../ui/PrivacyLine.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import { formWords } from "../words/form.ts";
import { DraftNotice } from "./draft/DraftNotice.tsx";
import { OtherTabDialog } from "./draft/OtherTabDialog.tsx";
import { PrefillNotice } from "./draft/PrefillNotice.tsx";
import { MailCheckbox } from "./MailCheckbox.tsx";
import { ProblemStatus } from "./problems/ProblemStatus.tsx";
import { SectionRail } from "./progress/SectionRail.tsx";
import { SubmitBar } from "./progress/SubmitBar.tsx";
import { Trap } from "./questions/Trap.tsx";
import { SurveyFormState } from "./SurveyFormState.tsx";
import { SurveyQuestions } from "./SurveyQuestions.tsx";
import { useSpot } from "./use-spot.ts";
import { useSurveyForm } from "./use-survey-form.ts";

interface Props {
  readonly settings: PageSettings;
  readonly state: PageState;
  readonly draft: DraftKeeper;
  readonly onAnalyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  readonly onCancel: () => void;
}

/** The intake survey: five sections, a submit button, and the sample preview in the corner. */
export function SurveyStep(props: Props): ReactElement {
  const { settings, state, draft, onAnalyze } = props;
  // Renders the readable part first and the questions right after, so that neither blocks the page for long; both at once
  // only for a visitor who returns to a position among the questions. A link to the form is no return.
  const [isReturning] = useState(() => state.isRevisited && draft.spot() !== null);
  const hasQuestions = useDeferredValue(true, isReturning);
  const preview = (): void => void onAnalyze(sampleAnswers);
  return (
    <SurveyFormState draft={draft}>
      <TopBar settings={settings}>
        <PreviewButton {...formWords.preview} isLoading={state.isLoading} onClick={preview} />
      </TopBar>
      <main>
        <div className="page-width">
          <FormHead settings={settings} />
        </div>
        {hasQuestions && <Survey {...props} />}
      </main>
    </SurveyFormState>
  );
}

function Survey({ settings, state, draft, onAnalyze, onCancel }: Props): ReactElement {
  const survey = useSurveyForm(draft, settings, onAnalyze);
  // A prefill offer is at the top, where a visitor who followed its link sees it first.
  const [isOffered] = useState(() => heldPrefill() !== null);
  const spot = useSpot(draft, state.isRevisited && !isOffered);
  const [lastLeft, setLastLeft] = useState("");
  useSectionsReached();

  return (
    <>
      <div className="page-width">
        <DraftNotice draft={draft} answers={survey} isRevisited={state.isRevisited} onGoOn={spot.goOn} />
        <PrefillNotice />
      </div>
      <form
        ref={spot.form}
        noValidate
        onSubmit={survey.submit}
        onKeyDown={keepEnterFromSubmitting}
        onBlur={(event) => setLastLeft(fieldNameOf(event.target))}
      >
        <Questions settings={settings} trap={survey.trap} isAllAtOnce={spot.isAwaited} />
        <SubmitBar productName={settings.productName} state={state} isKept={survey.isKept} onCancel={onCancel} />
      </form>
      <ProblemStatus lastLeft={lastLeft} />
      {!state.isLoading && <OtherTabDialog draft={survey} />}
    </>
  );
}

interface QuestionsProps extends Pick<Props, "settings"> {
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly isAllAtOnce: boolean;
}

/** The rail and the questions. They subscribe to the form themselves, so nothing above rerenders them. */
const Questions = memo(function Questions({ settings, trap, isAllAtOnce }: QuestionsProps) {
  return (
    <div className="survey page-width">
      <SectionRail />
      <div className="survey-main">
        <SurveyQuestions isAllAtOnce={isAllAtOnce} />
        {settings.mailAvailable && <MailCheckbox />}
        <Trap input={trap} />
        <PrivacyLine settings={settings} />
      </div>
    </div>
  );
});

const fieldNameOf = (element: Element): string => element.getAttribute("name") ?? "";

/**
 * Enter in a text field or on a choice would submit an incomplete form. In a text area it is a line break, on a button
 * a click.
 */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
