import { type Section, sections } from "../../survey/question.ts";

/** Ids of what belongs to one field, for labels and descriptions. */
export const idsOf = (field: string) => ({ control: field, why: `${field}-why`, problem: `${field}-problem` }) as const;

export const sectionId = (section: Section): string => `section-${sections.indexOf(section) + 1}`;

/** What describes a control: the reason for the question, and its problem while there is one. */
export function describedBy(field: string, hasWhy: boolean, hasProblem: boolean): string | undefined {
  const ids = idsOf(field);
  return [hasWhy && ids.why, hasProblem && ids.problem].filter(Boolean).join(" ") || undefined;
}
