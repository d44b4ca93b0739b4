/** The setup a respondent describes in numbers, in words. */
export const setupOverrunWords = {
  short: (took: string, planned: string): string => `${took} where ${planned} were planned`,
  full: (planned: string, took: string, over: string, times: string): string =>
    `${planned} planned, ${took} actual: ${over} over, ${times} times the plan.`,
  cost: (rate: string, amount: string): string =>
    ` At ${rate}, each setup like it costs about ${amount} more than planned.`,
} as const;
