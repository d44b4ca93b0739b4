import type { Tone } from "../charts/drawing.ts";

/** A tone of the report, or a fill that only sheets have: cells to fill in, examples, lights. */
export type Paint = Tone | "input" | "example" | "good-soft" | "watch-soft";

/** How a cell looks. The writer of the file turns tones into colors, by the brand of the report. */
export interface Style {
  /** Points; 10 by default. */
  readonly size?: 8 | 9 | 10 | 11 | 13 | 18 | 26;
  readonly bold?: true;
  readonly italic?: true;
  readonly ink?: Paint;
  readonly fill?: Paint;
  /** A line below the cell. */
  readonly borderBottom?: Paint;
  /** A border around a cell that people type into. */
  readonly border?: Paint;
  readonly align?: "left" | "center" | "right";
  readonly vertical?: "top" | "center" | "bottom";
  readonly wrap?: true;
  readonly indent?: 1 | 2;
  readonly format?: Format;
}

/** How a number is formatted. Each program adds the separators of its locale. */
export type Format =
  /** As typed, never read as a number, date or formula. */
  | "text"
  | "hours"
  | "dollars"
  | "rate"
  /** Amounts and rates based on US wages: in US dollars, whatever the shop's currency. */
  | "us-dollars"
  | "us-rate"
  /** A share from 0 to 1, shown with %. */
  | "percent"
  /** Two decimals. */
  | "factor"
  /** As many decimals as the value has. */
  | "plain"
  /** A KPI's value, one decimal. */
  | "reading"
  /** A KPI's value from 0 to 100, shown with %. */
  | "reading-percent"
  /** With its sign, one decimal. */
  | "change"
  | "date"
  | "date-time";

export const title: Style = { size: 18, bold: true, vertical: "center" };
export const leadText: Style = { size: 11, ink: "muted", wrap: true, vertical: "top" };
export const body: Style = { wrap: true, vertical: "top" };
export const strongText: Style = { bold: true, wrap: true, vertical: "top" };
export const note: Style = { size: 9, ink: "muted", wrap: true, vertical: "top" };
export const label: Style = { ink: "muted", vertical: "center" };
export const link: Style = { ink: "accent", wrap: true, vertical: "top" };

export const heading: Style = { bold: true, ink: "on-accent", fill: "accent", wrap: true, vertical: "center" };
export const headingRight: Style = { ...heading, align: "right" };

/** A cell of a ruled list. */
export const listCell: Style = { wrap: true, vertical: "center", borderBottom: "rule" };
export const listCellMuted: Style = { ...listCell, ink: "muted" };
export const listCellNumber: Style = { vertical: "center", borderBottom: "rule", align: "right" };

/** A cell that people type into. */
export const input: Style = { fill: "input", border: "rule", vertical: "center" };
/** A value that shows how to fill in a row. No formula counts it. */
export const example: Style = { italic: true, ink: "muted", fill: "example", borderBottom: "rule", vertical: "center" };
/** A section heading with a line below it. */
export const sectionLine: Style = { size: 11, bold: true, ink: "accent", vertical: "bottom", borderBottom: "accent" };

/** The word for a light. Conditional formatting adds the color. */
export const lightWord: Style = { bold: true, align: "center", vertical: "center", borderBottom: "rule" };
