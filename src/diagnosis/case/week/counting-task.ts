import type { HandCount } from "../../../knowledge/page-one/hand-count.ts";
import type { Task } from "./task.ts";

/** The task of the week whose person counts by hand from then on. */
export const countingTask = (week: readonly Task[], count: HandCount): Task | undefined =>
  week.find(({ id }) => id === "situation-count" || id === count.task) ?? week.find(({ isChange }) => !isChange);
