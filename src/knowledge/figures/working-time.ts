import { capacityParameters } from "./capacity-arithmetic.ts";
import { daysAWeek } from "./week.ts";

/** Hours of one shift in a week. */
export const hoursAShiftWeek = capacityParameters.hoursPerWeek.value;

export const hoursAShift = hoursAShiftWeek / daysAWeek;
