import { type Section, sections } from "../../survey/question.ts";

/** Ids of what belongs to one field, for labels and descriptions. */
export const idsOf = (field: string) =>
  ({
    control: field,
    question: `${field}-question`,
    label: `${field}-label`,
    why: `${field}-why`,
    problem: `${field}-problem`,
    caution: `${field}-caution`,
  }) as const;

/** The list of all sections. */
export const railId = "sections";

export const sectionId = (section: Section): string => `section-${sections.indexOf(section) + 1}`;

/** What describes a control: the reason for the question, and what is said about its answer while there is something. */
export function describedBy(
  field: string,
  { why, problem, caution }: { readonly why: boolean; readonly problem: boolean; readonly caution: boolean },
): string | undefined {
  const ids = idsOf(field);
  return [why && ids.why, problem && ids.problem, caution && ids.caution].filter(Boolean).join(" ") || undefined;
}
