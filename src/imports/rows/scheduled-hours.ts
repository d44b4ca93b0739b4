import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { happened } from "../knowledge/combine.ts";
import { firstDayIn, newestPeriod } from "../kpis/period.ts";
import { machineName } from "./machines.ts";
import type { FilledGap, Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

/** Fills the scheduled hours of a machine log from the staffed hours in the list of machines. */
export function withScheduledHours(records: Records): Records {
  const { rows, filled } = records;
  if (!filled.get("work_centers")?.has("staffed_hours") || filled.get("machine_days")?.has("scheduled_hours"))
    return records;
  const staffed = new Map(
    (rows.work_centers ?? []).map((row) => [machineName(row.work_center), row.staffed_hours ?? null]),
  );
  if (rows.machine_days === undefined)
    return withDays(records, everyWeekday(records), ["machine", "day", "scheduled_hours"], rowWords.noLog);
  const days = rows.machine_days.map((row) => ({
    ...row,
    scheduled_hours: isWeekend(row.day) ? 0 : (staffed.get(machineName(row.machine)) ?? null),
  }));
  return withDays(records, days, ["scheduled_hours"], rowWords.noSchedule);
}

function withDays(records: Records, days: readonly Row[], columns: readonly string[], text: string): Records {
  if (days.length === 0) return records;
  const decided = columns.map(
    (column): FilledGap => ({ list: "machine_days", column, text, notFor: [], isSaved: true }),
  );
  const known = records.filled.get("machine_days") ?? [];
  return {
    ...records,
    ...(records.rows.machine_days === undefined && { made: [...(records.made ?? []), "machine_days" as const] }),
    rows: { ...records.rows, machine_days: days },
    filled: new Map([...records.filled, ["machine_days", new Set([...known, ...columns])] as const]),
    decided: [...(records.decided ?? []), ...decided],
  };
}

/** Days 0 and 1 of the spreadsheet calendar were a Saturday and a Sunday. */
const isWeekend = (day: Cell | undefined): boolean => typeof day === "number" && Math.floor(day) % 7 < 2;

/** The day on which the log of stops begins, or the files do: nothing shows how long machines stood before. */
const firstDayOf = ({ rows }: Records): number =>
  firstDayIn(rows, (rows.stops ?? []).length > 0 ? ["stops"] : (Object.keys(happened) as ListId[]));

function everyWeekday(records: Records): readonly Row[] {
  const period = newestPeriod(records);
  if (period === null) return [];
  const first = Math.max(period.first, firstDayOf(records));
  const days = Array.from({ length: Math.max(0, period.after - first) }, (_, day) => first + day);
  const weekdays = days.filter((day) => !isWeekend(day));
  return (records.rows.work_centers ?? [])
    .filter(({ kind }) => kind === "Machine")
    .flatMap(({ work_center, staffed_hours }) =>
      weekdays.map((day) => ({
        machine: work_center ?? null,
        day,
        scheduled_hours: staffed_hours ?? null,
      })),
    );
}
