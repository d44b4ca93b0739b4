import type { Brand } from "../occasion.ts";
import type { Style } from "./style.ts";

/**
 * A workbook as data: sheets, cells, formulas. It holds no markup and no color, so that whoever writes the file decides
 * nothing about its contents. Rows and columns count from 1, as the reader of a sheet counts them.
 */
export interface Workbook {
  readonly title: string;
  readonly shop: string;
  /** `2026-11-21` */
  readonly date: string;
  readonly brand: Brand;
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
}

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`, once in a workbook. */
  readonly name: string;
  readonly tab: Tab;
  /** Widths in characters, from the first column. */
  readonly widths: readonly number[];
  /** Heights in points. A row that is not named has the height of one line. */
  readonly heights: ReadonlyMap<number, number>;
  readonly cells: readonly Cell[];
  /** A row that stands again, as it is, on every row down to the last one; `null`: none. */
  readonly repeated: Pick<Area, "row" | "lastRow"> | null;
  readonly merges: readonly Area[];
  /** Rows and columns that stay while the rest scrolls. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly checks: readonly Check[];
  readonly shades: readonly Shade[];
  /** The heading row and the rows below it that can be sorted and filtered. */
  readonly filter: Area | null;
  readonly charts: readonly LineChart[];
  readonly print: Print;
}

/** What a sheet is for: to read, to fill in, or to see what an assumption does. */
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
  /** Text that leads to a cell of this workbook. */
  | { readonly kind: "jump"; readonly text: string; readonly to: string }
  /** Text that leads to a published source. */
  | { readonly kind: "web"; readonly text: string; readonly address: string }
  | { readonly kind: "number"; readonly value: number }
  /**
   * `result` is what the formula gives as the file stands: it shows where nothing recalculates. `null` stands for the
   * error `#N/A`, which a line chart leaves out. An array formula computes over whole columns.
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

/** What may be typed into cells. Whatever else is typed is refused in these words. */
export interface Check {
  readonly area: Area;
  readonly allowed: Allowed;
  /** What to type, in one sentence: it is said when the cell refuses. */
  readonly say: string;
}

export type Allowed =
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "date" }
  /** A number within limits, which are numbers or references; `null`: no limit. */
  | { readonly kind: "number"; readonly min: string | null; readonly max: string | null };

/** How cells look while a formula holds. `formula` is written for the first cell of the area. */
export interface Shade {
  readonly area: Area;
  readonly formula: string;
  readonly look: Pick<Style, "ink" | "fill" | "bold" | "under">;
}

/** Lines over weeks. All references are to cells of the sheet that holds the chart. */
export interface LineChart {
  readonly area: Area;
  /** What the chart shows, for readers who listen. */
  readonly description: string;
  readonly weeks: Area;
  readonly lines: readonly { readonly name: string; readonly values: Area; readonly role: "value" | "limit" }[];
  readonly format: Style["format"];
}

export interface Print {
  readonly orientation: "portrait" | "landscape";
  /** Pages it must fit on from top to bottom; `null`: as many as it takes. One page wide always. */
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
