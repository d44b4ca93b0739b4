import { Fragment, type MouseEvent, type ReactElement } from "react";
import type { Section } from "../../survey/question.ts";
import { sections } from "../../survey/question.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { formWords } from "../words/form.ts";
import type { FormQuestion } from "./form-values.ts";
import { railId, sectionId } from "./ids.ts";
import { QuestionField } from "./QuestionField.tsx";
import { SectionInsight } from "./SectionInsight.tsx";
import { WorthWhenKnown } from "./WorthWhenKnown.tsx";

interface Props {
  readonly section: Section;
  readonly questions: readonly FormQuestion[];
  readonly number: number;
}

/** One section of the survey. */
export function FormSection({ section, questions, number }: Props): ReactElement {
  return (
    <section className="form-section" aria-labelledby={sectionId(section)}>
      <p className="text-small text-muted">
        {formWords.section(number, sections.length)}
        <a className="link rail-back" href={`#${railId}`} onClick={goToRail}>
          {formWords.allSections}
        </a>
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
      <SectionInsight section={section} />
    </section>
  );
}

/** After the first question, machines and shifts are known; after the second, the shop's own rate. */
const worthFollows: readonly Field[] = ["ablesign_use", "shop_rate_value"];

function goToRail(event: MouseEvent): void {
  event.preventDefault();
  const rail = document.getElementById(railId);
  rail?.scrollIntoView({ block: "start" });
  rail?.querySelector("button")?.focus({ preventScroll: true });
}
