import { Fragment, type MouseEvent, type ReactElement, useRef } from "react";
import { type Section, sections } from "../../survey/question.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import { formWords } from "../words/form.ts";
import type { FormQuestion } from "./form-values.ts";
import { railId, sectionId } from "./ids.ts";
import { SectionInsight } from "./insights/SectionInsight.tsx";
import { WorthWhenKnown } from "./insights/WorthWhenKnown.tsx";
import { QuestionField } from "./questions/QuestionField.tsx";
import { useFold } from "./use-fold.ts";

interface Props {
  readonly section: Section;
  readonly questions: readonly FormQuestion[];
  readonly number: number;
}

/** One section of the survey, which can be folded to its heading. */
export function FormSection({ section, questions, number }: Props): ReactElement {
  const sectionRef = useRef<HTMLElement>(null);
  const { isDone, isFolded, toggle } = useFold(section, questions, sectionRef);
  return (
    <section ref={sectionRef} className="form-section" aria-labelledby={sectionId(section)} data-folded={isFolded}>
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
          {beforeHourValue.includes(question.field) && <WorthWhenKnown after={question.field} />}
        </Fragment>
      ))}
      {isDone && <SectionInsight section={section} />}
    </section>
  );
}

/** After Shop Basics, machines and shifts are known; after the other question, the shop's own rate. */
const beforeHourValue: readonly (Field | undefined)[] = [
  fields.findLast((field) => questionOf(field).section === "Shop Basics"),
  "shop_rate_value",
];

function goToRail(event: MouseEvent): void {
  event.preventDefault();
  const rail = document.getElementById(railId);
  rail?.scrollIntoView({ block: "start" });
  rail?.querySelector("button")?.focus({ preventScroll: true });
}
