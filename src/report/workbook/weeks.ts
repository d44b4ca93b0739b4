import { absoluteRef, sheetRef } from "./reference.ts";
import { sheetNames } from "./workbook.words.ts";

/** Weeks on the sheet of a KPI. The last one is the picked week. */
export const weekCount = 13;

/** The cell where any day of the week is entered, and the one that holds its Monday. */
export const pickedDay = { row: 4, column: 3 };
export const mondayName = "week_monday";
export const mondayCell = { row: 4, column: 5 };
export const mondayOn = sheetRef(sheetNames.thisWeek, absoluteRef(mondayCell.row, mondayCell.column));
