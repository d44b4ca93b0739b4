/** The KPIs among the tasks of calendar and workbook. */
export const planPhasesWords = {
  start: "Start tracking ",
  due: (first: string): string => `: ${first}`,
  kpiRead: (cadence: string): string => `KPI, read ${cadence}`,
} as const;
