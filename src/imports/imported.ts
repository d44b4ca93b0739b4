import type { ListId } from "../measures/record-lists.ts";
import type { Refusal } from "./files/refusal.ts";
import type { SystemId } from "./knowledge/system-names.ts";
import type { Mapping } from "./mapping.ts";
import type { UnreadCell } from "./read-matches.ts";
import type { Entries } from "./rows/entries.ts";
import type { LeftOut } from "./table/table.ts";
import type { Question } from "./values/question.ts";

/** The most cells that are named as unread; the rest are only counted. */
export const maxUnreadNamed = 200;

/** A file that was read and recognized. */
export interface Imported {
  readonly kind: "imported";
  readonly system: SystemId | null;
  readonly list: ListId;
  /** "Looks like JobBOSS operations. We found 9 of the 10 columns we can use." */
  readonly looksLike: string;
  readonly sheet: string | null;
  /** The sheets that hold other lists; each is read on its own. */
  readonly otherSheets: readonly string[];
  readonly headerRow: number;
  readonly rowCount: number;
  readonly mapping: readonly Mapping[];
  /** Every heading of the file with its first few values, for matching by hand. */
  readonly headings: readonly { readonly heading: string; readonly values: readonly string[] }[];
  readonly leftOut: readonly LeftOut[];
  readonly unread: readonly UnreadCell[];
  readonly unreadCount: number;
  readonly questions: readonly Question[];
  readonly notes: readonly string[];
  /** Only the mapped columns. The others, with any names of people in them, were discarded. */
  readonly entries: Entries;
}

export type ImportResult = Imported | { readonly kind: "refused"; readonly refusal: Refusal; readonly reason: string };
