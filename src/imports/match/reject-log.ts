import { isEmpty, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

export const rejectLogNote = reasonWords.allRejected;

/** Whether an inspection list holds only lots with rejected parts, as a log of NCRs does. */
export function isRejectLog(matches: readonly Match[], { rows }: Table, columns: readonly FileColumn[]): boolean {
  const rejected = matches.find(({ target }) => target === `${componentMark}rejected`)?.column;
  if (rejected === undefined) return false;
  const sampled = rows.slice(0, rowsSampled);
  const looked = sampled.filter((row) => !isEmpty(row[rejected]));
  // Where most cells are blank, blank means none.
  if (looked.length < sampled.length / 2) return false;
  // In a whole week something is always rejected.
  if (columns.some(({ heading }) => heading.words.includes("week"))) return false;
  const some = looked.filter((row) => /[1-9]/.test(textOf(row[rejected])));
  return looked.length >= minRows && some.length >= looked.length * minShare;
}

const counted: readonly string[] = ["inspected", "right_first_time", `${componentMark}rejected`];

/** Drops the counts, because rejected lots alone don't show how many parts were inspected. */
export const withoutCounts = (matches: readonly Match[]): readonly Match[] =>
  matches.filter(({ target }) => !counted.includes(target));
