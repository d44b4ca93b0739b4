import type { Rows } from "../../measures/reading.ts";
import type { RecordId } from "../../measures/records.ts";

/** The rows of all files together, and which columns they fill. */
export interface Records {
  readonly rows: Rows;
  readonly filled: ReadonlyMap<RecordId, ReadonlySet<string>>;
}
