import type { Cell } from "../measures/record-list.ts";
import type { ListId } from "../measures/record-lists.ts";
import { type Imported, maxUnreadNamed } from "./imported.ts";
import { importWords } from "./imports.words.ts";
import { keyOfRow } from "./rows/combine-rows.ts";
import { type Entries, everyEntry } from "./rows/entries.ts";
import type { FileAnswers } from "./values/question.ts";

/** From this share of rows that another sheet has too, a sheet is a copy of it. Own judgment. */
const maxSame = 0.1;

/** The fewest sure columns of a sheet next to the best; with fewer, it may be a note or a sum of it. Own judgment. */
const minSure = 3;

/**
 * One result for each list that the sheets hold: its best sheet with the rows of the others that have the same columns,
 * as people keep one for each month. A sheet with rows that are in another already, such as one of the whole year,
 * isn't added; one with other columns and other rows is a result of its own.
 *
 * @param sheets the best first
 * @param readAs reads a sheet again, as a list with the columns of these answers
 */
export function listsIn(
  [best, ...given]: readonly Imported[],
  readAs: (sheet: Imported, list: ListId, answers: FileAnswers) => Imported,
): readonly Imported[] {
  if (best === undefined) return [];
  const others = given.map((one) =>
    fillsAsMuch(best, one) || !hasSameHeadings(best, one) ? one : readAs(one, best.list, columnsOf(best)),
  );
  const added: Imported[] = [];
  for (const other of others)
    if (isLike(best, other) && ![best, ...added].some((one) => areCopies(one, other))) added.push(other);
  const rest = others.filter((other) => !added.includes(other));
  const apart = rest.filter((other) => isSure(other) && (other.list !== best.list || sharesNoKey(best, other)));
  const left = rest.filter((other) => !apart.includes(other));
  const notes = [
    ...(added.length > 0 ? [importWords.addedSheets(best.sheet, namesOf(added))] : []),
    ...(left.length > 0 ? [importWords.onlySheet(namesOf([best, ...added]), namesOf(left))] : []),
  ];
  const whole = added.reduce((so, other) => together(so, other), { ...best, notes: [...best.notes, ...notes] });
  return [whole, ...listsIn(apart, readAs)];
}

const isSure = ({ mapping }: Imported): boolean =>
  mapping.filter(({ sureness }) => sureness === "sure").length >= minSure;

function sharesNoKey(one: Imported, other: Imported): boolean {
  const keysOf = ({ list, entries }: Imported) => [...everyEntry(entries)].map((entry) => keyOfRow(list, entry));
  const [own, its] = [new Set(keysOf(one)), keysOf(other)];
  return its.every((key) => key !== null && !own.has(key));
}

const namesOf = (sheets: readonly Imported[]): readonly string[] => sheets.map(({ sheet }) => sheet ?? "");

/**
 * Whether both fill the same columns of the same list, or have the same headings, as where open jobs move to another sheet
 * once they have shipped.
 */
const isLike = (one: Imported, other: Imported): boolean =>
  one.list === other.list && (fillsAsMuch(one, other) || hasSameHeadings(one, other));

function fillsAsMuch({ list, entries: { filled } }: Imported, { list: its, entries: other }: Imported): boolean {
  return list === its && filled.size === other.filled.size && [...filled].every((id) => other.filled.has(id));
}

function hasSameHeadings(one: Imported, other: Imported): boolean {
  const [own, its] = [one, other].map(({ headings }) => headings.map(({ heading }) => heading.trim().toLowerCase()));
  return own?.join("\u0000") === its?.join("\u0000");
}

/** What the columns of a sheet are, so that a month in which most cells are empty or notes is read like the others. */
const columnsOf = ({ mapping, headings }: Imported): FileAnswers =>
  Object.fromEntries(
    mapping.flatMap(({ column, heading, sureness }) =>
      sureness === "sure" && headings.some((one) => one.heading === heading)
        ? [[`column:${column}`, heading ?? ""]]
        : [],
    ),
  );

function areCopies(one: Imported, other: Imported): boolean {
  const known = new Set([...everyEntry(one.entries)].map((entry) => JSON.stringify(entry)));
  const ids = Object.keys(one.entries.columns);
  const its = [...everyEntry(other.entries, ids)];
  // Two open lines of a customer are alike, but not the same.
  const told = its.filter((entry) => Object.values(entry).some((cell) => typeof cell === "number"));
  const same = (told.length > 0 ? told : its).filter((entry) => known.has(JSON.stringify(entry))).length;
  return same > other.rowCount * maxSame;
}

function together(one: Imported, other: Imported): Imported {
  const on = <T extends { readonly row: number }>(key: keyof T, said: readonly T[]): readonly T[] =>
    said.map((line) => ({ ...line, [key]: importWords.onSheet(other.sheet, String(line[key])) }));
  const asked = new Set(one.questions.map(({ id }) => id));
  return {
    ...one,
    rowCount: one.rowCount + other.rowCount,
    leftOut: [...one.leftOut, ...on("why", other.leftOut)],
    unread: [...one.unread, ...on("text", other.unread)].slice(0, maxUnreadNamed),
    unreadCount: one.unreadCount + other.unreadCount,
    questions: [...one.questions, ...other.questions.filter(({ id }) => !asked.has(id))],
    entries: joined(one.entries, other.entries),
  };
}

function joined(one: Entries, other: Entries): Entries {
  const blank = (count: number): readonly Cell[] => Array.from({ length: count }, () => null);
  const ids = [...new Set([...Object.keys(one.columns), ...Object.keys(other.columns)])];
  const columns = ids.map((id) => {
    const [own = blank(one.count), its = blank(other.count)] = [one.columns[id], other.columns[id]];
    return [id, [...own, ...its]] as const;
  });
  const both = (of: (entries: Entries) => ReadonlySet<string> | undefined): ReadonlySet<string> =>
    new Set([...(of(one) ?? []), ...(of(other) ?? [])]);
  const printed = [one, other].flatMap(({ printedOn }) => printedOn ?? []);
  return {
    ...one,
    printedOn: printed.length === 0 ? null : Math.max(...printed),
    columns: Object.fromEntries(columns),
    count: one.count + other.count,
    filled: both(({ filled }) => filled),
    asked: both(({ asked }) => asked),
    unclear: both(({ unclear }) => unclear),
  };
}
