import { type KeyboardEvent, type ReactElement, useEffect } from "react";
import { Cautions } from "./Cautions.tsx";
import { FormSection } from "./FormSection.tsx";
import { formQuestions, formSections } from "./form-values.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { watchPresses } from "./pointer-release.ts";
import { useQuestionsDrawn } from "./use-questions-drawn.ts";
import { useRoom } from "./use-room.ts";

/** The five sections, what needs a look before them. */
export function SurveyQuestions({ isAllAtOnce }: { readonly isAllAtOnce: boolean }): ReactElement {
  const drawn = formQuestions.slice(0, useQuestionsDrawn(isAllAtOnce));
  useEffect(watchPresses, []);
  useRoom();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys that bubble up from the controls
    <div className="survey-questions" onKeyDown={goOnAtEnter} onKeyUp={showWholeText}>
      <Cautions>
        <ProblemSummary />
        {formSections.map(({ section, questions }, index) => (
          <FormSection
            key={section}
            section={section}
            questions={questions.filter((question) => drawn.includes(question))}
            place={index + 1}
          />
        ))}
      </Cautions>
    </div>
  );
}

/** A browser that tabs to a text area shows where the caret is, and may leave the rest of it under a bar. */
function showWholeText({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

/** Enter in a line goes on to the next question. While an input method composes a word, Enter belongs to it. */
function goOnAtEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!target.matches(".control")) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(".question .control, .question .choice input")];
  const after = controls.slice(controls.indexOf(target) + 1);
  after.find((control) => !control.hidden)?.focus();
}
