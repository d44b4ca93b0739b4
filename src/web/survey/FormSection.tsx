import { Fragment, type MouseEvent, type ReactElement, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { Section } from "../../survey/question.ts";
import { sections } from "../../survey/question.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { FormValues } from "../draft.ts";
import { formWords } from "../words/form.ts";
import type { FormQuestion } from "./form-values.ts";
import { railId, sectionId } from "./ids.ts";
import { isSectionDone } from "./progress.ts";
import { QuestionField } from "./QuestionField.tsx";
import { SectionInsight } from "./SectionInsight.tsx";
import { WorthWhenKnown } from "./WorthWhenKnown.tsx";

interface Props {
  readonly section: Section;
  readonly questions: readonly FormQuestion[];
  readonly number: number;
}

/** One section of the survey. Once it is done, the visitor can fold it. */
export function FormSection({ section, questions, number }: Props): ReactElement {
  const { control } = useFormContext<FormValues>();
  const isDone = useWatch({ control, compute: (values) => isSectionDone(section, values) });
  const { isFolded, toggle } = useFold(isDone, questions);
  return (
    <section className="form-section" aria-labelledby={sectionId(section)} data-folded={isFolded}>
      <p className="text-small text-muted">
        {formWords.section(number, sections.length)}
        <a className="link rail-back" href={`#${railId}`} onClick={goToRail}>
          {formWords.allSections}
        </a>
        {isDone && (
          <button type="button" className="link rail-fold" aria-expanded={!isFolded} onClick={toggle}>
            {formWords.fold(isFolded)}
            <span className="sr-only"> {section}</span>
          </button>
        )}
      </p>
      <h2 id={sectionId(section)} tabIndex={-1}>
        {section}
      </h2>
      {questions.map((question) => (
        <Fragment key={question.field}>
          <QuestionField {...question} />
          {worthFollows.includes(question.field) && <WorthWhenKnown after={question.field} />}
        </Fragment>
      ))}
      {isDone && <SectionInsight section={section} />}
    </section>
  );
}

/** A section with something to fix doesn't stay folded. */
function useFold(isDone: boolean, questions: readonly FormQuestion[]) {
  const { control } = useFormContext<FormValues>();
  const [isWanted, setIsWanted] = useState(false);
  const { errors } = useFormState({ control });
  const isFolded = isWanted && isDone && !questions.some(({ field }) => errors[field]);
  return { isFolded, toggle: () => setIsWanted(!isFolded) };
}

/** After the first question, machines and shifts are known; after the second, the shop's own rate. */
const worthFollows: readonly Field[] = ["ablesign_use", "shop_rate_value"];

function goToRail(event: MouseEvent): void {
  event.preventDefault();
  const rail = document.getElementById(railId);
  rail?.scrollIntoView({ block: "start" });
  rail?.querySelector("button")?.focus({ preventScroll: true });
}
