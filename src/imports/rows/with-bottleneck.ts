import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import { machineName } from "./machines.ts";
import type { Records } from "./records.ts";
import { setColumn } from "./set-column.ts";

/** The machine column of each list that has a bottleneck column. */
const machineColumns = { operations: "work_center", machine_days: "machine" } as const;

/** Fills the bottleneck column of each row from the list of machines, because no system writes it on every row. */
export function withBottleneck(records: Records): Records {
  const machines = records.rows.work_centers ?? [];
  if (!records.filled.get("work_centers")?.has("bottleneck")) return records;
  const said = sayings(machines);
  const rows = { ...records.rows };
  const filled = new Map(records.filled);
  for (const list of ["operations", "machine_days"] as const) {
    const own = rows[list];
    if (own === undefined || filled.get(list)?.has("bottleneck")) continue;
    const column = machineColumns[list];
    rows[list] = setColumn(
      own,
      "bottleneck",
      own.map((row) => said(row[column])),
    );
    filled.set(list, new Set([...(filled.get(list) ?? []), "bottleneck"]));
  }
  return { ...records, rows, filled };
}

/** Whether the list marks the machine of that name as the bottleneck, looked up once per name. */
function sayings(machines: readonly Row[]): (name: Cell | undefined) => Cell {
  const said = new Map(machines.map((row) => [machineName(row.work_center), row.bottleneck ?? null]));
  const known = new Map<Cell | undefined, Cell>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const is = said.get(machineName(name)) ?? "No";
    known.set(name, is);
    return is;
  };
}
