import { capacityParameters } from "./capacity-arithmetic.ts";

/** Hours of one shift in a week. */
export const hoursAShiftWeek = capacityParameters.hoursPerWeek.value;

/** Working days in a week. Own judgment. */
export const daysAWeek = 5;

export const hoursAShift = hoursAShiftWeek / daysAWeek;

/** Clock hours in a week. */
export const clockHoursAWeek = 7 * 24;
