import type { Brand } from "../occasion.ts";
import type { Style } from "./style.ts";

/**
 * A workbook as data: sheets, cells, formulas. It has no markup or colors; those are added when the file is written. Rows
 * and columns count from 1, as in a spreadsheet.
 */
export interface Workbook {
  readonly title: string;
  readonly shop: string;
  /** `2026-11-21` */
  readonly date: string;
  readonly brand: Brand;
  /** The currency symbol. */
  readonly money: string;
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
}

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`, once in a workbook. */
  readonly name: string;
  readonly tab: Tab;
  /** Widths in characters, from the first column. */
  readonly widths: readonly number[];
  /** Heights in points. A row that is not in the map is one line high. */
  readonly heights: ReadonlyMap<number, number>;
  readonly cells: readonly Cell[];
  /** A row that is repeated unchanged down to the last one; `null`: none. */
  readonly repeated: Pick<Area, "row" | "lastRow"> | null;
  readonly merges: readonly Area[];
  /** Frozen rows and columns. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly checks: readonly Check[];
  readonly shades: readonly Shade[];
  /** The heading row and the rows below it that can be sorted and filtered. */
  readonly filter: Area | null;
  readonly charts: readonly LineChart[];
  readonly print: Print;
}

/** The purpose of a sheet: to read, to fill in, or to try other assumptions. */
export type Tab = "read" | "fill-in" | "work-out";

export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly content: Content;
  readonly style: Style;
}

export type Content =
  | { readonly kind: "blank" }
  /** Always text, whatever it begins with. */
  | { readonly kind: "text"; readonly text: string }
  /** A link to a cell of this workbook. */
  | { readonly kind: "jump"; readonly text: string; readonly to: string }
  /** A link to a published source. */
  | { readonly kind: "web"; readonly text: string; readonly address: string }
  | { readonly kind: "number"; readonly value: number }
  /**
   * `result` is the stored value, shown by programs that don't recalculate. `null` is the error `#N/A`, which a line chart
   * leaves out. An array formula calculates over whole columns.
   */
  | {
      readonly kind: "formula";
      readonly formula: string;
      readonly array: boolean;
      readonly result: number | string | null;
    };

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Validation: what may be typed into cells. */
export interface Check {
  readonly area: Area;
  readonly allowed: Allowed;
  /** What to type, in one sentence: the message if the entry is refused. */
  readonly say: string;
}

export type Allowed =
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "date" }
  /** A number within limits, which are numbers or references; `null`: no limit. */
  | { readonly kind: "number"; readonly min: string | null; readonly max: string | null };

/** How cells look while a formula is true. `formula` is relative to the first cell of the area. */
export interface Shade {
  readonly area: Area;
  readonly formula: string;
  readonly look: Pick<Style, "ink" | "fill" | "bold">;
}

/** Lines over weeks. All references are to cells of the sheet that holds the chart. */
export interface LineChart {
  readonly area: Area;
  /** What the chart shows, for screen readers. */
  readonly description: string;
  readonly weeks: Area;
  readonly lines: readonly { readonly name: string; readonly values: Area; readonly role: "value" | "limit" }[];
  readonly format: Style["format"];
}

export interface Print {
  readonly orientation: "portrait" | "landscape";
  /** Pages from top to bottom; `null`: as many as needed. Always one page wide. */
  readonly pagesTall: 1 | null;
  readonly area: Area | null;
  /** Last of the heading rows that every page repeats; `null`: none. */
  readonly headings: Pick<Area, "row" | "lastRow"> | null;
}

/** A cell that has a name in formulas. */
export interface DefinedName {
  readonly name: string;
  readonly to: string;
}
