import type { Section } from "../../../survey/question.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import { isAskedNow, problemWith } from "../../../survey/read-answers.ts";
import type { FormValues } from "../../draft/draft.ts";
import { answersOf, formSections, notKnown } from "../form-values.ts";

/** The progress of one section. Questions not asked now don't count. */
export interface SectionProgress {
  readonly section: Section;
  readonly marks: readonly QuestionMark[];
  readonly answered: number;
  readonly requiredLeft: number;
}

export interface QuestionMark {
  readonly field: Field;
  readonly isRequired: boolean;
  readonly isAnswered: boolean;
}

export function progressOf(values: FormValues): readonly SectionProgress[] {
  const answers = answersOf(values);
  return formSections.map(({ section, questions }) => {
    const asked = questions.filter(({ question }) => isAskedNow(question, answers));
    const marks = asked.map(({ field, question }) => ({
      field,
      isRequired: question.required === true,
      isAnswered: values[field] === notKnown || (isAnswer(answers[field]) && problemWith(field, answers) === undefined),
    }));
    const answered = marks.filter((mark) => mark.isAnswered).length;
    return { section, marks, answered, requiredLeft: marks.filter(isLeft).length };
  });
}

/**
 * Whether all required questions of a section are answered, and one at least. The last section has none, so it waits for
 * all of the form's.
 */
export function isSectionDone(section: Section, values: FormValues): boolean {
  const progress = progressOf(values);
  const isLast = progress.at(-1)?.section === section;
  const waitsFor = isLast ? progress : progress.filter((other) => other.section === section);
  return waitsFor.every(({ requiredLeft }) => requiredLeft === 0) && waitsFor.some(({ answered }) => answered > 0);
}

/** Whether all questions of a section are answered. */
export const isSectionComplete = (section: Section, values: FormValues): boolean =>
  progressOf(values).some((one) => one.section === section && one.answered === one.marks.length);

/** How many of the questions asked are answered. */
export const countsOf = (values: FormValues): Total => totalOf(progressOf(values));

export interface Total {
  readonly answered: number;
  readonly asked: number;
}

export const totalOf = (progress: readonly SectionProgress[]): Total => ({
  answered: progress.reduce((sum, section) => sum + section.answered, 0),
  asked: progress.reduce((sum, { marks }) => sum + marks.length, 0),
});

/** The first required question without a valid answer. */
export const nextRequired = (progress: readonly SectionProgress[]): Field | undefined =>
  progress.flatMap(({ marks }) => marks).find(isLeft)?.field;

const isLeft = (mark: QuestionMark): boolean => mark.isRequired && !mark.isAnswered;

function isAnswer(answer: unknown): boolean {
  if (Array.isArray(answer)) return true;
  return typeof answer === "string" ? answer.trim() !== "" : answer !== undefined && answer !== null;
}
