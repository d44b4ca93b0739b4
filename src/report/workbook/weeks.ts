import { absoluteRef, sheetRef } from "./reference.ts";

/** Weeks that a sheet of a KPI shows. The last one is the week that was picked. */
export const weekCount = 13;

export const thisWeekSheet = "This week";
/** The cell in which any day of the week is picked, and the one that holds its Monday. */
export const pickedDay = { row: 4, column: 3 };
export const mondayName = "week_monday";
export const mondayCell = { row: 4, column: 5 };
export const mondayOn = sheetRef(thisWeekSheet, absoluteRef(mondayCell.row, mondayCell.column));
