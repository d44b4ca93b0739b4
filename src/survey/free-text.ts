/** The questions answered in the shop's own words, the complaint first. */
export const freeTextFields = ["pain_invisible", "notes", "improvement_goal", "success_metric"] as const;
export type FreeTextField = (typeof freeTextFields)[number];

/** Those that describe what happens in the shop. */
export const reportFields = ["pain_invisible", "notes"] as const satisfies readonly FreeTextField[];

/** Those that say what the shop wants. */
const goalFields = ["improvement_goal", "success_metric"] as const satisfies readonly FreeTextField[];

export const isFreeText = (field: string): field is FreeTextField => freeTextFields.some((one) => one === field);
export const isReportField = (field: string): boolean => reportFields.some((one) => one === field);
export const isGoalField = (field: string): boolean => goalFields.some((one) => one === field);
