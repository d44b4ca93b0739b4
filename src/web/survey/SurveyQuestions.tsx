import { type KeyboardEvent, type ReactElement, useEffect } from "react";
import { Cautions } from "./cautions/Cautions.tsx";
import { FormSection } from "./FormSection.tsx";
import { formQuestions, formSections } from "./form-values.ts";
import { watchPresses } from "./pointer-release.ts";
import { ProblemSummary } from "./problems/ProblemSummary.tsx";
import { useBarHeights } from "./progress/use-bar-heights.ts";
import { useQuestionsRendered } from "./use-questions-rendered.ts";

/** The five sections, with a summary of problems before them. */
export function SurveyQuestions({ isAllAtOnce }: { readonly isAllAtOnce: boolean }): ReactElement {
  const rendered = formQuestions.slice(0, useQuestionsRendered(isAllAtOnce));
  useEffect(watchPresses, []);
  useBarHeights();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys that bubble up from the controls
    <div className="survey-questions" onKeyDown={nextQuestionOnEnter} onKeyUp={showWholeText}>
      <Cautions>
        <ProblemSummary />
        {formSections.map(({ section, questions }, index) => (
          <FormSection
            key={section}
            section={section}
            questions={questions.filter((question) => rendered.includes(question))}
            number={index + 1}
          />
        ))}
      </Cautions>
    </div>
  );
}

/** Tabbing to a text area scrolls to its caret and may leave the rest under a bar. */
function showWholeText({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

/** Enter in a text field goes to the next question, except while an input method is composing a word. */
function nextQuestionOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!target.matches(".control")) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(".question .control, .question .choice input")];
  const after = controls.slice(controls.indexOf(target) + 1);
  after.find((control) => !control.hidden)?.focus();
}
