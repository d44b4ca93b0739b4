import type { Evidence, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { labelOf } from "../../survey/label.ts";
import { answer, joined, say, type Text } from "../text.ts";
import { chapterWords } from "./chapters.words.ts";

/** The answers picked from lists that point to a cause, each with its question: `What usually makes a job late? Setup overruns`. */
export const checkedFor = ({ evidence }: RankedTheme): Text => {
  const told = evidence.filter((one) => one.speaks === "for" && one.by === undefined && !one.quoted && tellsMuch(one));
  return joined(
    told.slice(0, mostShown).map(({ field, answer: given }) => say`${answered(field)}${answer(given)}`),
    "; ",
  );
};

const mostShown = 2;

/** What stands before an answer. */
export const answered = (field: Evidence["field"]): string => chapterWords.causes.answered(labelOf(field));

/** Whether an answer picked from a list tells the cause from others. */
export const tellsMuch = ({ ratio, field }: Pick<Evidence, "ratio" | "field">): boolean =>
  ratio >= tellsFrom && !fitsMany.has(field);

/** Fields whose answers fit many causes: the type of shop, what it owns, what it counts, what it has records of. */
const fitsMany: ReadonlySet<Evidence["field"]> = new Set([
  "current_kpi_tracking",
  "shop_type",
  "machine_count",
  "machinist_count",
  "shift_count",
  "tech_stack",
  "late_job_ratio",
  "overtime_dependency",
  "schedule_tracking_ready",
  "labor_tracking_ready",
  "variance_tracking_ready",
  "financial_sync_ready",
  "maintenance_tracking_ready",
]);

/**
 * The least likelihood ratio of an answer shown as a reason, if any has it. A weaker one fits nearly every shop. Own
 * judgment.
 */
const tellsFrom = 1.8;
