import type { RecordId } from "../../measures/records.ts";
import type { NamesBehind } from "../kpis/names-behind.ts";
import type { Reach } from "../kpis/reach.ts";
import type { SummaryOfKpi } from "../kpis/summary.ts";
import type { Mapping } from "../mapping.ts";
import type { UnreadCell } from "../read-matches.ts";
import type { LeftOut } from "../table/table.ts";
import type { Answers, Question } from "../values/question.ts";

/** What a person has decided about one file. */
export interface Choices {
  readonly answers: Answers;
  /** `null` when the file itself tells which list it is. */
  readonly list: RecordId | null;
  readonly takeLikely: boolean;
}

export const noChoices: Choices = { answers: {}, list: null, takeLikely: false };

/** One file as a person sees it before it is used. */
export type FileShown = ReadShown | RefusedShown;

export interface RefusedShown {
  readonly kind: "refused";
  readonly reason: string;
  /** Filled when saying which list it is may help. */
  readonly lists: readonly ListName[];
}

export interface ReadShown {
  readonly kind: "read";
  /** The same for every export with these headings. Made of headings only. */
  readonly fingerprint: string;
  readonly list: RecordId;
  readonly lists: readonly ListName[];
  readonly looksLike: string;
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly rowCount: number;
  readonly columns: readonly ColumnShown[];
  /** The headings of the file in their order, with a few values each. */
  readonly headings: readonly HeadingShown[];
  /** The first ones, and how many there are. */
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCount: number;
  readonly unread: readonly UnreadCell[];
  readonly unreadCount: number;
  readonly questions: readonly Question[];
  readonly notes: readonly string[];
  readonly preview: TableShown;
}

export interface ListName {
  readonly list: RecordId;
  readonly name: string;
}

/** A column of ours, and where it comes from. */
export interface ColumnShown extends Mapping {
  readonly title: string;
  readonly meaning: string;
}

export interface HeadingShown {
  readonly heading: string;
  readonly values: readonly string[];
}

/** Cells as text, written as they were understood. */
export interface TableShown {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Where a value is, by the targets of its KPI. */
export type Light = "green" | "amber" | "red";

/** One KPI with the shop's own value. */
export interface TileShown {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  /** `null` when the period itself gives no value and only some weeks do. */
  readonly value: number | null;
  readonly text: string;
  readonly light: Light | null;
  /** What is green: "95% or more". */
  readonly good: string;
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  readonly weeks: readonly (number | null)[];
  readonly leastText: string;
  readonly mostText: string;
  /** Ids of the causes that it exposes. */
  readonly exposes: readonly string[];
  /** What we decided where a file has no column for it, each in a sentence. */
  readonly decided: readonly string[];
}

/** What the used files give together. */
export interface NumbersShown {
  readonly tiles: readonly TileShown[];
  readonly names: NamesBehind | null;
  readonly lists: readonly { readonly name: string; readonly rows: number }[];
  /** With the files that are still looked at. */
  readonly reach: ReachShown;
  readonly machines: MachinesShown;
  /** What may be sent on a press. */
  readonly summary: readonly SummaryOfKpi[];
}

/** What no export says of the machines, as it is now. */
export interface MachinesShown {
  readonly names: readonly string[];
  readonly bottleneck: string | null;
  /** Whether staffed hours come from a person, so that they can be changed. */
  readonly asksStaffed: boolean;
}

export interface ReachShown extends Pick<Reach, "of"> {
  readonly computes: number;
  readonly text: string;
  readonly add: readonly { readonly label: string; readonly brings: readonly string[] }[];
}

/** A list of typed rows as a file to keep. */
export interface RowsFile {
  readonly name: string;
  readonly csv: string;
}
