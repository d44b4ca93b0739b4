import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { columnWords } from "../knowledge/columns.ts";
import { components } from "../knowledge/components.ts";
import { type Wanted, wantedOf } from "./column-match.ts";
import type { Target } from "./score-name.ts";

const patternsOf = (words: string): Target["patterns"] =>
  words.split(";").map((pattern) => pattern.split(" ").map((word) => word.split("/")));

/** Prefix of the ids of components. */
export const componentMark = "+";

function targetsFor(list: ListId): readonly Target[] {
  const columns = Object.entries((recordLists[list] as RecordList).columns).map(([id, column]) => ({
    id,
    wanted: wantedOf(column),
    title: column.title,
    patterns: patternsOf(columnWords[list][id] ?? ""),
  }));
  const made = Object.entries(components[list] ?? {}).map(([id, { kind, words }]) => ({
    id: componentMark + id,
    wanted: kind as Wanted,
    title: null,
    patterns: patternsOf(words),
  }));
  return [...columns, ...made];
}

/** Hours that a machine stood for a reason; a file may have several columns for one. */
export const stoppedFor = (reason: string, at: number): string => `${stoppedMark}${at}:${reason}`;
const stoppedMark = `${componentMark}stopped:`;
/** The reason in such a target; `null` if it's another. */
export const reasonStopped = (target: string): string | null =>
  target.startsWith(stoppedMark) ? target.slice(target.indexOf(":", stoppedMark.length) + 1) : null;

export const everyList = Object.keys(recordLists) as readonly ListId[];

/** Everything a heading can be matched to, by list. */
export const targets = Object.fromEntries(everyList.map((list) => [list, targetsFor(list)])) as {
  readonly [R in ListId]: readonly Target[];
};
