/** Days from a report to the visit that compares; until then its plan and reviews run. */
export const returnDays = 90;

/**
 * Days after which changed answers are a visit of their own, compared with the one before. Sooner than two weeks no KPI has
 * moved: then it is the same visit, with better answers. Own judgment.
 */
export const visitApartDays = 14;

/** The most days in a row on which a shop is closed: from Thanksgiving, or from Christmas on a Friday, over the weekend. */
export const longestClosure = 4;

/** Whether a report is still there on the working day of that visit. */
export const isKeptUntilReturn = (retentionDays: number | null): boolean =>
  retentionDays === null || retentionDays > returnDays + longestClosure;
