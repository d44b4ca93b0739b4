import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { isJob } from "../values/no-value.ts";
import { hoursInColumns } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

type Hours = readonly number[];

/** Settles which column has the paid hours if labor hours are sums of others, or parts of one. */
export function withoutSums(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "people_weeks") return matches;
  const looked = rows.slice(0, rowsSampled);
  const hoursIn = (column: number): Hours => {
    const read = hoursInColumns(looked, [column]);
    return looked.map((row) => read(row, column));
  };
  return withJobs(withoutBooked(withoutRegular(matches, columns, hoursIn), hoursIn), looked, columns);
}

/** Whether hours are the sum of two others, in nearly every row that has any. */
function isSum(total: Hours, a: Hours, b: Hours): boolean {
  const worked = total.flatMap((hours, row) => (hours > 0 ? [[hours, (a[row] ?? 0) + (b[row] ?? 0)] as const] : []));
  return (
    worked.length >= minRows &&
    worked.filter(([hours, sum]) => Math.abs(hours - sum) < 0.02).length >= worked.length * minShare
  );
}

/** If the share of hours with a job is between these, the job number separates booked hours from others. Own judgment. */
const someJobs = [0.05, 0.95] as const;

/** Takes hours with a job number as booked, if other hours on the time card have none. */
function withJobs(matches: readonly Match[], rows: Table["rows"], columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string): boolean => columnsIn(matches)(target) !== undefined;
  if (!has("paid_hours") || has("booked_hours") || has(`${componentMark}run_hours`)) return matches;
  const column = columns.findIndex(
    ({ heading }, index) =>
      isOfJob(heading) &&
      !matches.some((match) => match.column === index) &&
      areSomeJobs(rows.map((row) => textOf(row[index]))),
  );
  if (column < 0) return matches;
  const reason = reasonWords.someHaveJob;
  return [...matches, sureMatch(`${componentMark}job`, column, reason)];
}

/** QuickBooks writes a job behind its customer: "Great Lakes Pump:18615". */
const isOfJob = ({ words }: FileColumn["heading"]): boolean =>
  (words.includes("job") || words.includes("customer")) &&
  words.every((word) => ["job", "number", "customer", "full"].includes(word));

function areSomeJobs(texts: readonly string[]): boolean {
  const jobs = texts.filter(isJob);
  const share = jobs.length / Math.max(1, texts.length);
  const areNumbers = jobs.filter((text) => /\d/.test(text)).length >= jobs.length * minShare;
  return share >= someJobs[0] && share <= someJobs[1] && areNumbers;
}

/**
 * Drops a total of setup and run hours as paid hours, because it is what was booked to jobs, and every paid hour would
 * count as booked.
 */
function withoutBooked(matches: readonly Match[], hoursIn: (column: number) => Hours): readonly Match[] {
  const [paid, setup, run] = ["paid_hours", `${componentMark}setup_hours`, `${componentMark}run_hours`].map(
    columnsIn(matches),
  );
  if (paid === undefined || setup === undefined || run === undefined) return matches;
  return isSum(hoursIn(paid), hoursIn(setup), hoursIn(run))
    ? matches.filter(({ target }) => target !== "paid_hours")
    : matches;
}

/** If there is overtime, regular hours aren't all paid hours. Takes the sum of both, whatever it is called. */
function withoutRegular(
  matches: readonly Match[],
  columns: readonly FileColumn[],
  hoursIn: (column: number) => Hours,
): readonly Match[] {
  const [paid, overtime] = ["paid_hours", "overtime_hours"].map(columnsIn(matches));
  if (paid === undefined || overtime === undefined || !columns[paid]?.heading.words.includes("regular")) return matches;
  const [regular, over] = [hoursIn(paid), hoursIn(overtime)];
  const total = columns.findIndex(
    ({ profile }, column) =>
      profile.numbers + profile.clocks >= minShare &&
      !matches.some((match) => match.column === column) &&
      isSum(hoursIn(column), regular, over),
  );
  const others = matches.filter(({ target }) => target !== "paid_hours");
  return total < 0
    ? [...others, sureMatch(`${componentMark}regular_hours`, paid, reasonWords.overtimeOnTop)]
    : [...others, sureMatch("paid_hours", total, reasonWords.sumOfHours)];
}
