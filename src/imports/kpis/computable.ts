import { columnsRead, type Measure } from "../../measures/measure.ts";
import type { FilledGap, Records } from "../rows/records.ts";

export type Measures = Readonly<Record<string, Measure>>;

type Columns = Pick<Records, "filled" | "decided">;

/** The ids of the KPIs for which every column they read is filled. A missing column would make a wrong number. */
export function computableKpis(measures: Measures, { filled, decided = [] }: Columns): readonly string[] {
  return Object.keys(measures).filter((id) => {
    const measure = measures[id];
    if (measure === undefined || missingFor(measure, filled).length > 0) return false;
    return decidedFor(measure, decided).every(
      ({ notFor, onlyFor = [id] }) => onlyFor.includes(id) && !notFor.includes(id),
    );
  });
}

/** Whether the columns give any KPI, or a number next to one. */
export const giveAny = (measures: Measures, columns: Columns): boolean =>
  computableKpis(measures, columns).length > 0 ||
  Object.entries(measures).some(([kpi, { reads, also = [] }]) =>
    also.some(
      ({ id = kpi, label, value }) => computableKpis({ [id]: { shows: label, reads, value } }, columns).length > 0,
    ),
  );

/** The replacements for columns that a measure reads and no file has. */
export function decidedFor({ value }: Measure, decided: readonly FilledGap[]): readonly FilledGap[] {
  const read = columnsRead(value);
  return decided.filter(({ list, column }) => read.get(list)?.has(column));
}

/** Columns that a measure reads and no file fills, as `operations.act_run`. */
export const missingFor = ({ value }: Measure, filled: Records["filled"]): readonly string[] =>
  [...columnsRead(value)].flatMap(([list, columns]) =>
    [...columns].filter((column) => !filled.get(list)?.has(column)).map((column) => `${list}.${column}`),
  );
