/** Days from a report to the visit that compares. */
export const returnDays = 90;

/**
 * Days after which changed answers are a visit of their own, compared with the one before. Sooner than two weeks no KPI has
 * moved: then it is the same visit, with better answers. Own judgment.
 */
export const visitApartDays = 14;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** When the owner of a report is reminded of it. */
export const returnAt = (madeAt: string): Date => new Date(Date.parse(madeAt) + returnDays * dayInMilliseconds);

/** Whether a report is still there on that day. */
export const isKeptUntilReturn = (retentionDays: number | null): boolean =>
  retentionDays === null || retentionDays > returnDays;
