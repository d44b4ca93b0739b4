/** Working days in a week. Own judgment. */
export const daysAWeek = 5;

/** Clock hours in a week. */
export const clockHoursAWeek = 7 * 24;
