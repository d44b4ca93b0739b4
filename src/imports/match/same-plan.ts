import type { ListId } from "../../measures/record-lists.ts";
import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import type { Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

const keyTargets: readonly string[] = ["job", "lot", "sub", "step"].map((id) => componentMark + id);

/**
 * Takes hours that are the same on every ticket of an operation as planned, because no one books the same time each day.
 */
export function withSamePlan(list: ListId, matches: readonly Match[], { rows }: Table): readonly Match[] {
  const isTickets = matches.some(({ target }) => target === `${componentMark}booking`);
  if (list !== "operations" || !isTickets) return matches;
  const keys = matches.filter(({ target }) => keyTargets.includes(target)).map(({ column }) => column);
  const operations = Map.groupBy(
    rows.slice(0, rowsSampled).filter((row) => keys.every((column) => !isEmpty(row[column]))),
    (row) => keys.map((column) => textOf(row[column])).join("\u0000"),
  );
  const isEverEmpty = (column: number, own: readonly RawRow[]): boolean => own.some((row) => isEmpty(row[column]));
  const several = [...operations.values()].filter((own) => own.length > 1);
  const isSame = (column: number): boolean =>
    several.length >= minRows &&
    several.filter((own) => !isEverEmpty(column, own) && new Set(own.map((row) => textOf(row[column]))).size === 1)
      .length >=
      several.length * minShare;
  return matches.map((match) =>
    match.target.startsWith("est_") && match.sureness === "likely" && isSame(match.column)
      ? { ...match, sureness: "sure", reason: reasonWords.samePlan }
      : match,
  );
}
