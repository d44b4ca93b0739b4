import type { ListId } from "../../measures/record-lists.ts";
import type { Table } from "../table/table.ts";
import { withArrivals } from "./arrivals.ts";
import { byDays } from "./by-days.ts";
import { byKeys } from "./by-keys.ts";
import { byWords } from "./by-words.ts";
import { withDescriptions } from "./described.ts";
import { withGroup } from "./group.ts";
import { withGroupTotals } from "./group-totals.ts";
import { withInspectedParts, withInspectionType } from "./inspected-parts.ts";
import { withJobHours } from "./job-hours.ts";
import { withoutWrongLengths, withWholePlan } from "./lengths.ts";
import type { FileColumn, Match } from "./match.ts";
import { withoutSums } from "./not-a-sum.ts";
import { withOeeTimes } from "./oee-times.ts";
import { withoutPiecePrices } from "./piece-prices.ts";
import { withPieceTimes } from "./piece-times.ts";
import { withProfit } from "./profit.ts";
import { isRejectLog, rejectLogNote, withoutCounts } from "./reject-log.ts";
import { withReportedPieces, withRunPieces } from "./run-pieces.ts";
import { withSameKind } from "./same-kind.ts";
import { withSamePlan } from "./same-plan.ts";
import { withSetupLog } from "./setup-log.ts";
import { withShiftHours } from "./shift-hours.ts";
import { withShipment } from "./shipped-jobs.ts";
import { withStopHours } from "./stop-hours.ts";
import { sureInContext } from "./sure-in-context.ts";
import { withTwins } from "./twins.ts";
import { withUtilization } from "./utilization.ts";

/**
 * Corrects matches made from headings by what the values show. Order matters: words come before keys and keys before days, and
 * sums are dropped before what is added up from them. `notes` says so if an inspection list turns out to be a log of rejects.
 */
export function byValues(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): { readonly matches: readonly Match[]; readonly notes: readonly string[] } {
  const placed = withPieceTimes(list, withArrivals(list, matches, columns), columns);
  const settled = sureInContext(list, placed, table, columns);
  const worded = withDescriptions(list, byWords(list, settled, columns), columns);
  const said = withTwins(withSameKind(worded, columns), table, columns);
  const keyed = withSamePlan(list, byKeys(list, said, table, columns), table);
  const dated = withShipment(list, withSetupLog(list, byDays(list, keyed, table, columns), table, columns), columns);
  const summed = withWholePlan(list, withoutSums(list, dated, table, columns), table, columns);
  const timed = withJobHours(list, summed, columns);
  const costed = withGroupTotals(list, withoutWrongLengths(list, timed, table), table, columns);
  const earned = withProfit(list, costed, table, columns);
  const measured = withoutPiecePrices(list, earned, table, columns);
  const reported = withReportedPieces(
    list,
    withInspectionType(list, withInspectedParts(list, measured, table, columns), columns),
    table,
    columns,
  );
  const counted = withRunPieces(list, reported, table, columns);
  const timesOfDay = withOeeTimes(list, withGroup(list, counted, columns), table, columns);
  const used = withUtilization(list, withShiftHours(list, timesOfDay, table, columns), table, columns);
  const grouped = withStopHours(list, used, table, columns);
  return list === "inspections" && isRejectLog(grouped, table, columns)
    ? { matches: withoutCounts(grouped), notes: [rejectLogNote] }
    : { matches: grouped, notes: [] };
}
