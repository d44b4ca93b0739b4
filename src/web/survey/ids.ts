import { type Section, sections } from "../../survey/question.ts";

/** Ids of the elements of one field, for labels and descriptions. */
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

/** The ids of a control's descriptions: why it is asked, and messages about its answer if any. */
export function describedBy(
  field: string,
  { why, problem, caution }: { readonly why: boolean; readonly problem: boolean; readonly caution: boolean },
): string | undefined {
  const ids = idsOf(field);
  return [why && ids.why, problem && ids.problem, caution && ids.caution].filter(Boolean).join(" ") || undefined;
}
