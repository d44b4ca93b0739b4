import type { ListId } from "../measures/record-lists.ts";
import { isEmpty, textOf } from "./files/raw-table.ts";
import { columnsIn, type FileColumn, type Match } from "./match/match.ts";
import type { Table } from "./table/table.ts";
import type { FileAnswers } from "./values/question.ts";
import { reasonReader } from "./values/read-cells.ts";

/**
 * What new words of a stop's reason mean, where a column that sorts the reasons always says the same of them: "First article
 * approval" is "Setup". A person's answers come first.
 */
export function answeredByKind(
  list: ListId,
  { rows }: Table,
  columns: readonly FileColumn[],
  used: readonly Match[],
  answers: FileAnswers,
): FileAnswers {
  const reason = list === "stops" ? columnsIn(used)("reason") : undefined;
  const isUsed = (column: number): boolean => used.some((match) => match.column === column);
  const kind = columns.findIndex(({ heading }, column) => heading.words.includes("kind") && !isUsed(column));
  if (reason === undefined || kind < 0) return answers;
  const isNew = (cell: (typeof rows)[number][number] = ""): boolean =>
    !isEmpty(cell) && reasonReader(cell) === undefined;
  const said = [
    ...Map.groupBy(
      rows.filter((row) => isNew(row[reason])),
      (row) => textOf(row[reason]),
    ),
  ];
  const meant = said.flatMap(([word, own]) => {
    const [only, ...others] = new Set(own.map((row) => reasonReader(row[kind] ?? "")));
    return typeof only === "string" && others.length === 0
      ? [[`word:${columns[reason]?.heading.text}:${word}`, only]]
      : [];
  });
  return { ...Object.fromEntries(meant), ...answers };
}
