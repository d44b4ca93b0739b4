import type { Cell, Column } from "../../measures/record-list.ts";
import { isoDay, spelledDay } from "../values/serials.ts";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A cell as a person reads it: dates in words, so that month and day can't be confused. */
export function cellText(cell: Cell, column: Column): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  switch (column.kind) {
    case "date":
      return spelledDay(cell);
    case "datetime":
      return cell % 1 === 0 ? spelledDay(cell) : `${spelledDay(cell)}, ${clockOf(cell)}`;
    case "number":
      return (column.unit === "$" ? dollars : number).format(cell);
    case "text":
    case "choice":
    case "yes-no":
      return String(cell);
  }
}

/** A cell in a form that other programs can read. */
export function cellData(cell: Cell, { kind }: Pick<Column, "kind">): string {
  if (cell === null) return "";
  if (typeof cell === "number" && kind === "date") return isoDay(cell);
  if (typeof cell === "number" && kind === "datetime") return `${isoDay(cell)} ${clockOf(cell)}`;
  return String(cell);
}

function clockOf(serial: number): string {
  const minutes = Math.min(1439, Math.round((serial - Math.floor(serial)) * 1440));
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
