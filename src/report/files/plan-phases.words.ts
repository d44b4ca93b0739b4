/** The KPIs among the tasks of calendar and workbook. */
export const planPhasesWords = {
  start: "Start tracking ",
  kpiRead: (cadence: string): string => `KPI, read ${cadence}`,
} as const;
