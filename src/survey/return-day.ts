/** Days from a report to the return visit; its plan and reviews run until then. */
export const returnDays = 90;

/**
 * From this many days on, changed answers are a new visit, compared with the one before. Sooner than two weeks no KPI
 * has moved, so it is the same visit with better answers. Own judgment.
 */
export const visitApartDays = 14;

/** The most days in a row on which a shop is closed: from Thanksgiving, or from Christmas on a Friday, over the weekend. */
export const longestClosure = 4;

/** Whether a report is still there on the working day of that visit. */
export const isKeptUntilReturn = (retentionDays: number | null): boolean =>
  retentionDays === null || retentionDays > returnDays + longestClosure;
