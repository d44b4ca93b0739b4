/** Sums over the shop's own counts and times. `low` and `high` are the ends of a range. */
export const toldWords = {
  name: "By your own numbers",
  units: {
    machines: "machine hours",
    people: "labor hours",
    unbilled: "hours you don't bill",
  },
  unit: (hours: string, since: string | null): string => (since === null ? `${hours} a year` : `${hours} ${since}`),
  sum: (sum: string, hours: string): string => `${sum} = ${hours} hours.`,
  /** Beside the estimate that comes from shops of this kind. */
  ours: {
    over: (low: string, high: string, cause: string): string =>
      `For all of “${cause}” our own formula gives only ${low} to ${high} a year. Yours counts: it comes from your floor.`,
    part: (low: string, high: string, cause: string): string =>
      `For all of “${cause}” our own formula gives ${low} to ${high} a year. Yours is one part of it.`,
  },
  cost: (hours: string, ours: string, isOver: boolean): string =>
    isOver
      ? `${hours} by your own numbers. Our formula gives only ${ours} a year, so trust yours.`
      : `${hours} by your own numbers, as a part of it. Our formula for all of it gives about ${ours} a year.`,
} as const;
