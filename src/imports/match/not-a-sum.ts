import type { RecordId } from "../../measures/records.ts";
import type { Table } from "../table/table.ts";
import { hoursReader } from "../values/read-cells.ts";
import type { Match } from "./match-columns.ts";
import { partMark } from "./targets.ts";

const rowsLooked = 2000;
/** Fewest rows that show it, and share of them. Judgment. */
const fewest = 8;
const nearlyAll = 0.95;

/** A total of setup and run hours is what was booked to jobs; taken for paid hours it would make every hour a booked one. */
export function withoutSums(list: RecordId, matches: readonly Match[], { rows }: Table): readonly Match[] {
  if (list !== "people_weeks") return matches;
  const read = hoursReader(".", "hours");
  const hoursIn = (target: string): readonly number[] | null => {
    const column = matches.find((match) => match.target === target)?.column;
    if (column === undefined) return null;
    return rows.slice(0, rowsLooked).map((row) => Number(read(row[column] ?? "") ?? 0));
  };
  const [paid, setup, run] = [
    hoursIn("paid_hours"),
    hoursIn(`${partMark}setup_hours`),
    hoursIn(`${partMark}run_hours`),
  ];
  if (paid === null || setup === null || run === null) return matches;
  const worked = paid.flatMap((hours, row) =>
    hours > 0 ? [[hours, (setup[row] ?? 0) + (run[row] ?? 0)] as const] : [],
  );
  const same = worked.filter(([total, sum]) => Math.abs(total - sum) < 0.02).length;
  return worked.length >= fewest && same >= worked.length * nearlyAll
    ? matches.filter(({ target }) => target !== "paid_hours")
    : matches;
}
