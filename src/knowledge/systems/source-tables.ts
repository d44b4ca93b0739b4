import type { ColumnOf, ListId } from "../../measures/record-lists.ts";
import type { SystemId } from "./systems.ts";

/** Tables of one system, named as in the documents or the database we read, and how they fill the lists. */
export interface SourceTables {
  readonly system: SystemId;
  /** Its name in a sentence. */
  readonly name: string;
  /** Where the names were read. */
  readonly source: string;
  /** Tables, with the fields that the queries use. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What must be filled in before a query runs. */
  readonly variables: Readonly<Record<string, Variable>>;
  /** What we couldn't see or what the names alone don't make clear: confirm it first. */
  readonly confirm: readonly string[];
  readonly lists: { readonly [R in ListId]?: SourceList<R> };
}

/** What the variable is, and a sample value to replace. */
export type Variable = { readonly meaning: string } & (
  | {
      readonly type: "date" /** The Monday this many weeks before the one of the report. */;
      readonly weeksBack: number;
    }
  | { readonly type: "int" | "varchar(8)" | "varchar(10)"; readonly value: string }
);

/** How to get one list out of the tables. */
export interface SourceList<R extends ListId = ListId> {
  /** The SQL from `FROM` to the end. */
  readonly from: string;
  /** A condition that leaves out rows that are no longer work or owed; `null` if the list has none. */
  readonly kept: string | null;
  /** A condition that keeps only what happened since `@since` or is open, so that a sheet isn't filled with old rows. */
  readonly recent: string | null;
  /** The SQL of each column; `null` if the system doesn't have it, as far as we could read. */
  readonly columns: { readonly [C in ColumnOf<R>]: string | null };
  /** Columns that carry a time of day. */
  readonly timed: readonly ColumnOf<R>[];
}
