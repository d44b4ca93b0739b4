import type { ListId } from "../../measures/record-lists.ts";
import { isEmpty, type RawRow } from "../files/raw-table.ts";
import { isNotFirst } from "../knowledge/words.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

const read = numberReader(".");
/** If accepted and rejected parts add up in more than this share of lots, the match stays: the others may have parts still undecided. Own judgment. */
const minShareAddingUp = 0.5;

/**
 * Checks the column matched as parts inspected: it must equal accepted and rejected parts together (without a rejected column,
 * be at least the accepted ones). Else it is probably the lot size: the column that does add up replaces it, or none does.
 */
export function withInspectedParts(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [inspected, accepted, rejected] = ["inspected", "right_first_time", `${componentMark}rejected`].map(columnOf);
  if (list !== "inspections" || inspected === undefined || accepted === undefined) return matches;
  const looked = rows.slice(0, rowsSampled).filter((row) => !isEmpty(row[accepted]));
  const countIn = (row: RawRow, column: number | undefined): number =>
    column === undefined ? 0 : Number(read(row[column] ?? "") ?? 0);
  const shareOf = (fits: (row: RawRow) => boolean): number => looked.filter(fits).length / looked.length;
  const reworked = columns.findIndex(
    ({ heading, profile }) => isOfRework(heading.words) && profile.numbers >= minShare,
  );
  const shareThatAddsUp = (column: number): number =>
    shareOf((row) => {
      const left = countIn(row, column) - countIn(row, accepted) - countIn(row, rejected);
      return left === 0 || (reworked >= 0 && left === countIn(row, reworked));
    });
  const coversAccepted = shareOf((row) => countIn(row, accepted) <= countIn(row, inspected)) >= minShare;
  if (
    looked.length < minRows ||
    (rejected === undefined ? coversAccepted : shareThatAddsUp(inspected) > minShareAddingUp)
  )
    return matches;
  const others = matches.filter(({ target }) => target !== "inspected");
  const whole = columns.findIndex(
    ({ profile }, column) =>
      profile.numbers >= minShare &&
      !matches.some((match) => match.column === column) &&
      shareThatAddsUp(column) >= minShare,
  );
  if (rejected === undefined || whole < 0) return others;
  return [...others, sureMatch("inspected", whole, reasonWords.acceptedAndRejected)];
}

/** "Pcs Reworked", and no hours or cost of it. */
const isOfRework = (words: readonly string[]): boolean =>
  words.includes("rework") && words.every((word) => ["rework", "quantity", "inspect"].includes(word));

/** The most kinds of inspection that a list tells apart. Own judgment. */
const maxKinds = 12;

/** Matches a column of inspection types, if some of its values say that a lot was inspected again, or on receipt. */
export function withInspectionType(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "inspections") return matches;
  const column = columns.findIndex(
    ({ profile: { different, examples, words } }) =>
      words > 0.9 && different <= maxKinds && examples.some(isNotFirst) && !examples.every(isNotFirst),
  );
  return column < 0 ? matches : [...matches, sureMatch(`${componentMark}scope`, column, reasonWords.notFirst)];
}
