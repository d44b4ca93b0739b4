import type { ListId } from "../../measures/record-lists.ts";
import type { Imported } from "../imported.ts";
import type { KpiValue } from "../kpis/compute-kpis.ts";
import type { Reach } from "../kpis/reach.ts";
import type { SummaryOfKpi } from "../kpis/summary.ts";
import type { WorstRows } from "../kpis/worst-rows.ts";
import type { Mapping } from "../mapping.ts";
import type { UnreadCell } from "../read-matches.ts";
import type { LeftOut } from "../table/table.ts";
import type { FileAnswers } from "../values/question.ts";

/** What a person has decided about one file. */
export interface Choices {
  readonly answers: FileAnswers;
  /** `null` if the file itself shows which list it is. */
  readonly list: ListId | null;
  readonly takeLikely: boolean;
}

export const noChoices: Choices = { answers: {}, list: null, takeLikely: false };

/** One file as shown before it is used. */
export type FileShown = ReadShown | RefusedShown;

export interface RefusedShown {
  readonly kind: "refused";
  readonly reason: string;
  /** The lists to choose from, if choosing one may help. */
  readonly lists: readonly ListName[];
}

/** What is told of a file as it was read. */
type AsRead = Pick<
  Imported,
  "list" | "looksLike" | "sheet" | "otherSheets" | "headerRow" | "rowCount" | "unreadCount" | "questions" | "notes"
>;

export interface ReadShown extends AsRead {
  readonly kind: "read";
  /** The same for every export with these headings. Made from headings only. */
  readonly fingerprint: string;
  readonly lists: readonly ListName[];
  readonly columns: readonly ColumnShown[];
  /** The headings of the file in order, with a few values each. */
  readonly headings: readonly HeadingShown[];
  /** The first of them, and how many there are. */
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCount: number;
  readonly unread: readonly UnreadCell[];
  readonly preview: TableShown;
  /** That it gives no KPI, and what the nearest ones need; empty if it gives some. */
  readonly missing: readonly string[];
}

export interface ListName {
  readonly list: ListId;
  readonly name: string;
}

/** One of our columns, and where it comes from. */
export interface ColumnShown extends Mapping {
  readonly title: string;
  readonly meaning: string;
}

export interface HeadingShown {
  readonly heading: string;
  readonly values: readonly string[];
}

/** Cells as text, written as we understood them. */
export interface TableShown {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a value compares with the targets of its KPI. */
export type Light = "green" | "amber" | "red";

/** One KPI with the shop's own value. */
export interface TileShown {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  /** `null` if only some weeks have a value, not the whole period. */
  readonly value: number | null;
  readonly text: string;
  /** Why there is no value though the files have every column for it. */
  readonly refused: string | null;
  readonly light: Light | null;
  /** Which values are green: "95% or more". */
  readonly good: string;
  /** Where green ends: one value, or the two ends of a band. */
  readonly goals: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  readonly weeks: readonly (number | null)[];
  readonly leastText: string;
  readonly mostText: string;
  /** Ids of the causes it reveals. */
  readonly exposes: readonly string[];
  /** Other numbers next to it: $50,423 past due, 18.6 days late on average. */
  readonly also: KpiValue["also"];
  /** Replacements for columns that no file has, each in a sentence. */
  readonly decided: readonly string[];
}

/** The values of the used files together. */
export interface NumbersShown {
  readonly tiles: readonly TileShown[];
  readonly worst: WorstRows | null;
  readonly lists: readonly { readonly name: string; readonly rows: number }[];
  /** The same with the files still being checked. */
  readonly reach: ReachShown;
  readonly machines: MachinesShown;
  /** What may be sent after a click. */
  readonly summary: readonly SummaryOfKpi[];
}

/** What no export says about the machines, as currently set. */
export interface MachinesShown {
  readonly names: readonly string[];
  readonly bottleneck: string | null;
  /** Whether a person gave the staffed hours, so that they can be changed. */
  readonly asksStaffed: boolean;
}

/** Which KPIs the files support, and which exports would add more, by the KPIs' names. */
export type ReachShown = Pick<Reach, "computes" | "of" | "add">;

/** A list of typed rows as a downloadable file. */
export interface RowsFile {
  readonly name: string;
  readonly csv: string;
}
