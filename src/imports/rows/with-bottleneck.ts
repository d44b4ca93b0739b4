import type { Row } from "../../measures/reading.ts";
import type { Records } from "./records.ts";

/** Columns that name a machine, by the lists that ask whether it is the bottleneck. */
const machineColumns = { operations: "work_center", machine_days: "machine" } as const;

const nameOf = (row: Row, column: string): string =>
  String(row[column] ?? "")
    .trim()
    .toLowerCase();

/** The list of machines says once which is the bottleneck; no system writes that on every row. */
export function withBottleneck(records: Records): Records {
  const machines = records.rows.work_centers ?? [];
  if (!records.filled.get("work_centers")?.has("bottleneck")) return records;
  const said = new Map(machines.map((row) => [nameOf(row, "work_center"), row.bottleneck ?? null]));
  const rows = { ...records.rows };
  const filled = new Map(records.filled);
  for (const list of ["operations", "machine_days"] as const) {
    const own = rows[list];
    if (own === undefined || filled.get(list)?.has("bottleneck")) continue;
    rows[list] = own.map((row) => ({ ...row, bottleneck: said.get(nameOf(row, machineColumns[list])) ?? "No" }));
    filled.set(list, new Set([...(filled.get(list) ?? []), "bottleneck"]));
  }
  return { ...records, rows, filled };
}
