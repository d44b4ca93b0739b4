import { aggregatesOf, choicesRead, columnsOfTerm, isImpossible, type Measure } from "../../measures/measure.ts";
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
