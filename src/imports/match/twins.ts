import { isEmpty, type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { type CellReader, hoursReader } from "../values/read-cells.ts";
import { markIn } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { sureFrom } from "./score-name.ts";

/** How much rounding may change hours: three minutes, or 2%. Own judgment. */
const rounding = 0.02;

/** Accepts a match without asking if another column that fits equally well has the same values, such as hours and h:mm. */
export const withTwins = (
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] =>
  matches.map((match) =>
    match.tied !== undefined &&
    match.score >= sureFrom &&
    (machines.includes(match.target)
      ? nameSame(rows, match.column, match.tied)
      : saySame(rows, columns, match.column, match.tied))
      ? { ...match, sureness: "sure", reason: `${match.reason.split(reasonWords.anotherFits)[0]}${reasonWords.twin}` }
      : match,
  );

/** A machine may have a code and a name. */
const machines: readonly string[] = ["machine", "work_center"];

/** Whether each text of one column goes with one of the other, and the other way round. */
function nameSame(rows: readonly RawRow[], one: number, other: number): boolean {
  const pairs = rows.slice(0, rowsSampled).map((row) => [textOf(row[one]), textOf(row[other])] as const);
  const count = (texts: readonly string[]): number => new Set(texts).size;
  const both = count(pairs.map((pair) => pair.join("\u0000")));
  return (
    both <= pairs.length / 2 &&
    count(pairs.map(([text]) => text)) === both &&
    count(pairs.map(([, text]) => text)) === both
  );
}

function saySame(rows: readonly RawRow[], columns: readonly FileColumn[], one: number, other: number): boolean {
  const looked = rows.slice(0, rowsSampled);
  const filled = looked.filter((row) => !isEmpty(row[one]) || !isEmpty(row[other]));
  const [readOne, readOther] = [one, other].map((column) => hoursIn(looked, columns, column));
  if (filled.length < minRows || readOne === undefined || readOther === undefined) return false;
  const same = filled.filter((row) => isSame(row[one] ?? "", row[other] ?? "", readOne, readOther));
  return same.length >= filled.length * minShare;
}

function hoursIn(rows: readonly RawRow[], columns: readonly FileColumn[], column: number): CellReader {
  return hoursReader(markIn(rows, column), columns[column]?.heading.unit ?? "hours");
}

function isSame(a: RawCell, b: RawCell, readA: CellReader, readB: CellReader): boolean {
  if (textOf(a) === textOf(b)) return true;
  const [one, other] = [readA(a), readB(b)];
  if (typeof one !== "number" || typeof other !== "number") return false;
  return Math.abs(one - other) <= Math.max(0.05, Math.abs(one)) * rounding || Math.abs(one - other) < 0.01;
}
