import type { Rows } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";

/** Stands for the day of something that happened and that no file dates: before every real day, and in no period. */
export const undated = 0;

/** The rows of all files together, and which columns they fill. */
export interface Records {
  readonly rows: Rows;
  readonly filled: ReadonlyMap<ListId, ReadonlySet<string>>;
  /** Replacements for columns that no file fills. */
  readonly decided?: readonly FilledGap[];
  /** Lists that no file has and that were made from others. */
  readonly made?: readonly ListId[];
  /** Columns of choices in which many words are ones we don't know, as `operations.status`. */
  readonly unclear?: ReadonlySet<string>;
  /** The newest day on which a file says that it was printed. */
  readonly printedOn?: number;
}

/** A column that no file fills, and its replacement. */
export interface FilledGap {
  readonly list: ListId;
  readonly column: string;
  /** In one sentence that a shop owner can check. */
  readonly text: string;
  /** KPIs, and numbers next to them, that must not use it. */
  readonly notFor: readonly string[];
  /** The only KPIs that may use it. */
  readonly onlyFor?: readonly string[];
  /** Whether it goes into the rows that a visitor saves. A weight of 1 in place of dollars doesn't. */
  readonly isSaved: boolean;
  /** Whether it shows only today and says nothing about earlier weeks. */
  readonly isSnapshot?: boolean;
}
