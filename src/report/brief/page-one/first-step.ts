import type { Case } from "../../../diagnosis/case/case.ts";
import { inWords } from "../../../survey/writing.ts";
import { type ShopCalendar, taskDayName } from "../../working-days.ts";
import { pageOneWords } from "./page-one.words.ts";
import { timeOf } from "./time-of.ts";
import { firstClause } from "./week.ts";

/** The one first step of the whole report, with its day, who does it and how long it takes. */
export function firstStepOf({ week: [task] }: Case, calendar: ShopCalendar): string | null {
  if (task === undefined) return null;
  const who = inWords(task.who);
  return pageOneWords.firstStep.text(firstClause(task.what), taskDayName(task, calendar), who, timeOf(task.minutes));
}
