import type { Cell } from "../measures/record-list.ts";
import { type Imported, maxUnreadNamed } from "./imported.ts";
import { importWords } from "./imports.words.ts";
import { type Entries, everyEntry } from "./rows/entries.ts";

/** From this share of rows that another sheet has too, a sheet is a copy of it. Own judgment. */
const maxSame = 0.1;

/**
 * The sheet with the rows of the others that are the same list with the same columns, as people keep one for each month.
 * A sheet with rows that are in another already, such as one of the whole year, isn't added.
 */
export function withLikeSheets(best: Imported, others: readonly Imported[]): Imported {
  const added: Imported[] = [];
  for (const other of others)
    if (isLike(best, other) && ![best, ...added].some((one) => areCopies(one, other))) added.push(other);
  const left = others.filter((other) => !added.includes(other));
  const notes = [
    ...(added.length > 0 ? [importWords.addedSheets(best.sheet, namesOf(added))] : []),
    ...(left.length > 0 ? [importWords.onlySheet(namesOf([best, ...added]), namesOf(left))] : []),
  ];
  return added.reduce((so, other) => together(so, other), { ...best, notes: [...best.notes, ...notes] });
}

const namesOf = (sheets: readonly Imported[]): readonly string[] => sheets.map(({ sheet }) => sheet ?? "");

/** Whether both fill the same columns of the same list. */
function isLike(one: Imported, other: Imported): boolean {
  const [own, its] = [one.entries.filled, other.entries.filled];
  return one.list === other.list && own.size === its.size && [...own].every((id) => its.has(id));
}

function areCopies(one: Imported, other: Imported): boolean {
  const known = new Set([...everyEntry(one.entries)].map((entry) => JSON.stringify(entry)));
  const ids = Object.keys(one.entries.columns);
  const same = [...everyEntry(other.entries, ids)].filter((entry) => known.has(JSON.stringify(entry))).length;
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
  return {
    ...one,
    columns: Object.fromEntries(columns),
    count: one.count + other.count,
    filled: both(({ filled }) => filled),
    asked: both(({ asked }) => asked),
    unclear: both(({ unclear }) => unclear),
  };
}
