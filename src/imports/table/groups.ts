import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";

/** Heading of the column made from lines between the rows, if they don't give one themselves. */
export const groupHeading = "Group";

/** "Work Center: MILL3". */
const labeled = /^(\p{L}[\p{L} .#]{1,30}):\s*(\S.*)$/u;
const startsWithLabel = /^(\p{L}[\p{L} .#]{1,30}):/u;
/** What a line between the rows says its name is: "Work Center". */
export const labelIn = (text: string): string | null => labeled.exec(text)?.[1] ?? null;

/** "Week Ending 02/14/25", "Week of: Feb 10, 2025". */
export const weekSaid = /\bweek(?: (?:end(?:ing|ed)?|of|beginning|starting))?:?\s+(\S.*)$/i;
/** "Time sheets - week ending 9/14/2026" names its week like a label: "Week: 9/14/2026". */
export const asGroup = (text: string): string => {
  const [, week = ""] = weekSaid.exec(text) ?? [];
  return writtenDate(week) === null ? text : `Week: ${week}`;
};

/** "Work Order: 4127   Customer: Alder": two blanks before each label. */
const betweenLabels = /\s{2,}(?=\p{L}[\p{L} .#]{1,30}:)/u;
/** "Lathe (24)": how many rows follow. */
const count = /\s*\(\d+\)$/;

/**
 * A line between the rows that is spread over several cells: "WO:", "4127", "Item: PLUG", "Closed: 10/9". As one text, if it
 * has nothing but labels and what follows each.
 */
export function spreadGroup(row: RawRow): string | null {
  const texts = row.flatMap((cell) => (isEmpty(cell) ? [] : [textOf(cell).trim()]));
  const isLabel = (text: string): boolean => startsWithLabel.test(text);
  const isValue = (text: string, at: number): boolean => !isLabel(text) && texts[at - 1]?.endsWith(":") === true;
  return texts.filter(isLabel).length > 1 && texts.every((text, at) => isLabel(text) || isValue(text, at))
    ? texts
        .map((text, at) => (isValue(text, at) ? " " : "   ") + text)
        .join("")
        .trim()
    : null;
}

/** The share of rows that must have such a line above them. Own judgment. */
const minShare = 0.8;

/** The rows completed with the lines above them, and the headings of the columns that this adds. */
export interface Grouped {
  readonly headings: readonly string[];
  readonly added: readonly string[];
  readonly rows: readonly RawRow[];
}

/**
 * Turns lines between the rows, on which printed lists name a machine or person once, into columns.
 *
 * @param groups for each row the line above it, `null` before the first
 */
export function withGroups(
  headings: readonly string[],
  rows: readonly RawRow[],
  groups: readonly (string | null)[],
): Grouped | null {
  const named = groups.filter((group) => group !== null);
  const different = [...new Set(named)];
  if (different.length < 2 || named.length < rows.length * minShare) return null;
  const labels = labelsOf(different);
  const values = new Map(different.map((group) => [group, valuesIn(group, labels)]));
  const none = (labels ?? [""]).map(() => "");
  const width = headings.length;
  const added = labels ?? [groupHeading];
  return {
    headings: [...headings, ...added],
    added,
    rows: rows.map((row, index) => [
      ...Array.from({ length: width }, (_, column) => row[column] ?? ""),
      ...(values.get(groups[index] ?? "") ?? none),
    ]),
  };
}

/** The labels that all lines have; `null` if they have none, or different ones. */
function labelsOf(groups: readonly string[]): readonly string[] | null {
  const said = groups.map((group) => group.split(betweenLabels).map((part) => startsWithLabel.exec(part)?.[1] ?? ""));
  const [first = []] = said;
  return first.every((label) => label !== "") && said.every((labels) => labels.join() === first.join()) ? first : null;
}

const valuesIn = (group: string, labels: readonly string[] | null): readonly string[] =>
  labels === null
    ? [group.replace(count, "")]
    : group.split(betweenLabels).map((part) => labeled.exec(part)?.[2]?.trim() ?? "");
