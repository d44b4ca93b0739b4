import {
  aggregatesOf,
  choicesRead,
  columnsOfTerm,
  columnsRead,
  isImpossible,
  type Measure,
} from "../../measures/measure.ts";
import type { Rows } from "../../measures/reading.ts";
import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { refusedWords } from "./kpis.words.ts";

/** Why a number isn't shown that counts rows by words we mostly don't know; `null` if it doesn't. */
export function unknownWords({ value }: Measure, unclear: ReadonlySet<string>): string | null {
  const columns = [...choicesRead(value)].filter((name) => unclear.has(name));
  return columns.length === 0 ? null : refusedWords.unknownWords(columns.map((name) => titleOf(...split(name))));
}

const split = (name: string): [ListId, string] => name.split(".") as [ListId, string];

const titleOf = (list: ListId, column: string): string =>
  (recordLists[list] as RecordList).columns[column]?.title ?? column;

/** Why a share below 0 or over 100 isn't shown: its columns contradict each other. */
export const impossible = (measure: Measure, reading: number): string | null =>
  isImpossible(measure, reading)
    ? refusedWords.notAShare(
        reading,
        aggregatesOf(measure.value).flatMap(({ kind, list, of }) =>
          kind === "sum" ? columnsOfTerm(of).map((column) => titleOf(list, column)) : [],
        ),
      )
    : null;

/** The share of the hours in cycle that may lie above the scheduled hours of their days. Own judgment. */
const mostOver = 0.02;

/**
 * Why a number isn't shown that compares the hours in cycle with the scheduled ones, if machines ran longer on many days than
 * they were scheduled: hours outside of the shifts are among them, or some count twice.
 */
export function overScheduled({ value }: Measure, { machine_days = [] }: Rows): string | null {
  const [planned, cut] = ["scheduled_hours", "in_cycle_hours"] as const;
  const read = columnsRead(value).get("machine_days");
  if (read?.has(planned) !== true || !read.has(cut)) return null;
  const both = machine_days.map((row) => [Number(row[cut] ?? 0), Number(row[planned] ?? row[cut] ?? 0)] as const);
  const hours = both.reduce((sum, [ran]) => sum + ran, 0);
  const over = both.reduce((sum, [ran, most]) => sum + Math.max(0, ran - most), 0);
  return over > hours * mostOver
    ? refusedWords.overScheduled(titleOf("machine_days", cut), titleOf("machine_days", planned))
    : null;
}
