import type { Row } from "../../measures/reading.ts";
import { numberIn } from "./entries.ts";
import type { FilledGap, Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

/** The fewest changes from one day to the next that show a counter, and the share of them that must not fall. Own judgment. */
const minChanges = 8;
const minRising = 0.95;
/** How many days' increase a counter of parts must show, and for how long if no hours do. Own judgment. */
const minDays = 5;
const minChangesAlone = 15;
const hoursOfDay = 24;

const columns = ["in_cycle_hours", "unattended_hours", "parts_made", "parts_good"] as const;

/**
 * Takes the increase from one day to the next where a control's counter was read every day, as cycle hours of 4,021 and
 * then 4,027. The first reading of a machine says nothing of its day, so that day is left out.
 */
export function withIncreases(records: Records): Records {
  const days = records.rows.machine_days;
  if (days === undefined) return records;
  const machines = [...Map.groupBy(days, ({ machine }) => machine)].map(([, own]) =>
    own.toSorted((a, b) => (numberIn(a.day) ?? 0) - (numberIn(b.day) ?? 0)),
  );
  const areHours = isCounter("in_cycle_hours", machines, minChanges);
  const counters = columns.filter((column) => isCounter(column, machines, areHours ? minChanges : minChangesAlone));
  if (counters.length === 0) return records;
  const increases = machines.flatMap((own) =>
    own.slice(1).map((row, at) => ({ ...row, ...increase(own[at], row, counters) })),
  );
  const text = rowWords.counterReadings;
  const decided = counters.map(
    (column): FilledGap => ({ list: "machine_days", column, text, notFor: [], isSaved: true }),
  );
  return {
    ...records,
    rows: { ...records.rows, machine_days: increases },
    decided: [...(records.decided ?? []), ...decided],
  };
}

/** After a reset, the counter begins at zero. */
const increase = (before: Row | undefined, row: Row, counters: readonly string[]): Row =>
  Object.fromEntries(
    counters.map((column) => {
      const [was, is] = [numberIn(before?.[column]), numberIn(row[column])];
      return [column, was === null || is === null ? null : is >= was ? is - was : is];
    }),
  );

function isCounter(column: string, machines: readonly (readonly Row[])[], least: number): boolean {
  const readings = machines.map((own) => own.flatMap((row) => numberIn(row[column]) ?? []));
  const changes = readings.flatMap((own) => own.slice(1).map((is, at) => is - (own[at] ?? 0)));
  const rising = changes.filter((change) => change >= 0);
  if (changes.length < (isHours(column) ? minChanges : least) || rising.length < changes.length * minRising)
    return false;
  const all = readings.flat().toSorted((a, b) => a - b);
  const usual = all[Math.floor(all.length / 2)] ?? 0;
  const aDay = rising.reduce((sum, change) => sum + change, 0) / rising.length;
  return isHours(column) ? usual > hoursOfDay : aDay > 0 && usual > aDay * minDays;
}

const isHours = (column: string): boolean => column.endsWith("_hours");
