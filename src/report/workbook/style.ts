import type { Tone } from "../charts/drawing.ts";

/** A tone of the report, or one that only sheets have: the grounds of cells to fill in, of examples and of lights. */
export type Paint = Tone | "input" | "example" | "good-soft" | "watch-soft";

/** How a cell looks. Tones become colors only where the file is written, by the brand of the report. */
export interface Style {
  /** Points; 10 where it is not said. */
  readonly size?: 8 | 9 | 10 | 11 | 13 | 18 | 26;
  readonly bold?: true;
  readonly italic?: true;
  readonly ink?: Paint;
  readonly fill?: Paint;
  /** A line below the cell. */
  readonly under?: Paint;
  /** A line around the cell: it is there to be typed into. */
  readonly boxed?: Paint;
  readonly align?: "left" | "center" | "right";
  readonly vertical?: "top" | "center" | "bottom";
  readonly wrap?: true;
  readonly indent?: 1 | 2;
  readonly format?: Format;
}

/** How a number is written. Each program puts in the separators of its own country. */
export type Format =
  /** As typed, never read as a number, date or formula. */
  | "text"
  | "hours"
  | "dollars"
  | "rate"
  | "percent"
  /** Two decimals. */
  | "factor"
  /** As many decimals as there are. */
  | "plain"
  /** One decimal; shares as they are read, from 0 to 100. */
  | "reading"
  | "reading-percent"
  | "change"
  | "date"
  | "time";

export const title: Style = { size: 18, bold: true, vertical: "center" };
export const lead: Style = { size: 11, ink: "muted", wrap: true, vertical: "top" };
export const body: Style = { wrap: true, vertical: "top" };
export const strongText: Style = { bold: true, wrap: true, vertical: "top" };
export const note: Style = { size: 9, ink: "muted", wrap: true, vertical: "top" };
export const label: Style = { ink: "muted", vertical: "center" };
export const link: Style = { ink: "accent", wrap: true, vertical: "top" };

export const heading: Style = { bold: true, ink: "on-accent", fill: "accent", wrap: true, vertical: "center" };
export const headingRight: Style = { ...heading, align: "right" };

/** A cell of a ruled list. */
export const line: Style = { wrap: true, vertical: "center", under: "rule" };
export const lineMuted: Style = { ...line, ink: "muted" };
export const lineNumber: Style = { vertical: "center", under: "rule", align: "right" };

/** A cell that a person types into. */
export const input: Style = { fill: "input", boxed: "rule", vertical: "center" };
/** A value that shows how a row is filled in. No formula counts it. */
export const example: Style = { italic: true, ink: "muted", fill: "example", under: "rule", vertical: "center" };
/** A heading inside a sheet, ruled across. */
export const sectionLine: Style = { size: 11, bold: true, ink: "accent", vertical: "bottom", under: "accent" };

/** A word that stands for a light. Color comes on top, by condition. */
export const light: Style = { bold: true, align: "center", vertical: "center", under: "rule" };
