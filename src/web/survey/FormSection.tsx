import type { ReactElement } from "react";
import type { Section } from "../../survey/question.ts";
import { sections } from "../../survey/question.ts";
import { words } from "../words.ts";
import type { FormQuestion } from "./form-values.ts";
import { sectionId } from "./ids.ts";
import { QuestionField } from "./QuestionField.tsx";

interface Props {
  readonly section: Section;
  readonly questions: readonly FormQuestion[];
  readonly place: number;
}

/** One section of the survey. */
export function FormSection({ section, questions, place }: Props): ReactElement {
  return (
    <section className="form-section" aria-labelledby={sectionId(section)}>
      <p className="text-small text-muted">{words.survey.section(place, sections.length)}</p>
      <h2 id={sectionId(section)} tabIndex={-1} className="text-title font-semibold tracking-tight">
        {section}
      </h2>
      {questions.map((question) => (
        <QuestionField key={question.field} {...question} />
      ))}
    </section>
  );
}
