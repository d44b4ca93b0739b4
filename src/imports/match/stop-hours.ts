import type { ListId } from "../../measures/record-lists.ts";
import { stopReasonOf } from "../knowledge/stop-headings.ts";
import type { Table } from "../table/table.ts";
import { hoursInColumns } from "./cell-numbers.ts";
import { fitOf } from "./column-match.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { stoppedFor } from "./targets.ts";

/** The fewest columns that show that a monitor tells its stops apart, and by how much their sum may be rounded up. Own judgment. */
const minReasons = 3;
const rounding = 1.01;

/**
 * Monitors write the hours that a machine stood for each reason next to its hours in cycle. They must fit into the hours
 * scheduled: otherwise some are part of others.
 */
export function withStopHours(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const [scheduled, cycle] = ["scheduled_hours", "in_cycle_hours"].map(columnsIn(matches));
  if (list !== "machine_days" || scheduled === undefined || cycle === undefined) return matches;
  const told = columns.flatMap(({ heading, profile }, column) => {
    const isOther = matches.some((match) => match.column === column && !match.target.startsWith("+"));
    const reason = isOther || fitOf("hours", profile) !== "fits" ? null : stopReasonOf(heading.text);
    return reason === null ? [] : [{ column, reason }];
  });
  const looked = rows.slice(0, rowsSampled);
  const hoursIn = hoursInColumns(looked, [scheduled, cycle, ...told.map(({ column }) => column)]);
  const sampled = looked.filter((row) => hoursIn(row, scheduled) > 0);
  const fits = sampled.filter(
    (row) =>
      [cycle, ...told.map(({ column }) => column)].reduce((sum, column) => sum + hoursIn(row, column), 0) <=
      hoursIn(row, scheduled) * rounding,
  );
  if (told.length < minReasons || sampled.length < minRows || fits.length < sampled.length * minShare) return matches;
  return [
    ...matches,
    ...told.map(({ column, reason }, at) => sureMatch(stoppedFor(reason, at), column, reasonWords.hoursByReason)),
  ];
}
