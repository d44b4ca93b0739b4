import type { Task } from "../../../diagnosis/case/week/task.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import type { Effort } from "../../../knowledge/kpi-record/kpi-record.ts";
import { kpis as catalog, type KpiId } from "../../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../../survey/submission.ts";
import { type Day, daysAfter, nextOf } from "../../files/calendar-days.ts";
import { dayOfTask, type ShopCalendar, shopCalendar, workingDayUntil } from "../../working-days.ts";
import { daysCounted } from "./tile-lights.ts";

/** What decides when a KPI of the plan gets its first number. */
export interface Starting {
  readonly planned: readonly PlannedKpi[];
  readonly submission: Submission;
  readonly week: readonly Task[];
  /** The day of the report. */
  readonly date: Day;
  /** The first numbers of the KPIs on the wall, for those that are for later. */
  readonly onWall?: ReadonlyMap<KpiId, Day>;
}

/**
 * The day of a KPI's first number, the same in every file: the last working day of a week. It is the week of the task that
 * counts it, the first week if one sitting is enough, else the last one in its month of the plan. One for later waits until
 * the second month, unless one on the wall is read from the same counters.
 */
export function firstNumberOn(kpi: PlannedKpi, starting: Starting): Day {
  const { reads }: Effort = catalog[kpi.id].effort;
  const alike = starting.planned.filter(
    ({ id }) => reads !== undefined && (catalog[id].effort as Effort).reads === reads,
  );
  const [first] = [kpi, ...alike].map((one) => ownFirst(one, starting)).toSorted();
  return first ?? starting.date;
}

function ownFirst({ id, phase }: PlannedKpi, { submission, week, date, onWall }: Starting): Day {
  const calendar = shopCalendar(submission, date);
  const lastIn = (days: number): Day => workingDayUntil(nextOf(daysAfter(date, days - 7), ["FR"]), calendar);
  if (onWall !== undefined) return onWall.get(id) ?? lastIn(Math.max(phase, endOfSecondMonth));
  const task = week.find((one) => one.kpi === id);
  if (task !== undefined) return lastOfWeek(dayOfTask(task, calendar), calendar);
  const { isOneSitting }: Effort = catalog[id].effort;
  if (isOneSitting === true || daysCounted(id, submission) !== undefined)
    return lastOfWeek(dayOfTask("Mon", calendar), calendar);
  return lastIn(phase);
}

/** In days of the plan. */
const endOfSecondMonth = 60;

/** The last working day of the week of a working day. */
const lastOfWeek = (day: Day, calendar: ShopCalendar): Day =>
  workingDayUntil(nextOf(daysAfter(day, -1), ["FR"]), calendar);
