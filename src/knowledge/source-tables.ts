import type { ColumnOf, RecordId } from "../measures/records.ts";
import type { SystemId } from "./systems.ts";

/** Tables of one system, as a document or a database that we read names them, and how they fill the lists. */
export interface SourceTables {
  readonly system: SystemId;
  /** Its name in a sentence. */
  readonly name: string;
  /** Where the names were read. */
  readonly source: string;
  /** Tables with those of their fields that the queries use. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What must be filled in before a query runs. */
  readonly variables: Readonly<Record<string, Variable>>;
  /** What was not seen or is not clear from the names alone: confirm it first. */
  readonly confirm: readonly string[];
  readonly lists: { readonly [R in RecordId]?: SourceList<R> };
}

/** What it is, and a value of its type to replace. */
export type Variable = { readonly meaning: string } & (
  | {
      readonly type: "date" /** The Monday this many weeks before the one of the report. */;
      readonly weeksBack: number;
    }
  | { readonly type: "int" | "varchar(8)" | "varchar(10)"; readonly value: string }
);

/** How one list comes out of the tables. */
export interface SourceList<R extends RecordId = RecordId> {
  /** From `FROM` to the end. */
  readonly from: string;
  /** Which of its rows fill a sheet, so that the years before do not: what happened since `@since` or is open. */
  readonly recent: string | null;
  /** What each column holds; `null` where the system does not hold it, as far as we could read. */
  readonly columns: { readonly [C in ColumnOf<R>]: string | null };
  /** Columns that carry a time of day. */
  readonly timed: readonly ColumnOf<R>[];
}
