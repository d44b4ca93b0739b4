import type { CellStyle } from "hucre/xlsx";
import { mix } from "../../../report/brand.ts";
import { lightPalette } from "../../../report/pictures/palette.ts";
import type { Format, Paint, Style } from "../../../report/workbook/style.ts";
import { usMark } from "../../../survey/currency.ts";

/** The font of all sheets. Every office program has it or one with the same metrics. */
export const font = "Calibri";

const formats = {
  text: "@",
  hours: "#,##0",
  dollars: "#,##0",
  rate: "#,##0.00",
  "us-dollars": "#,##0",
  "us-rate": "#,##0.00",
  percent: "0.0%",
  factor: "0.00",
  plain: "General",
  reading: "#,##0.0",
  "reading-percent": '#,##0.0"%"',
  change: '+#,##0.0;"−"#,##0.0;0',
  date: "m/d/yyyy",
  "date-time": "m/d/yyyy h:mm",
} as const satisfies Record<Format, string>;

/** The number format, with the currency symbol as text before amounts. */
function formatIn(format: Format, money: string): string {
  const symbol = symbolOf(format, money);
  return `${symbol === "$" || symbol === "" ? symbol : `"${symbol}"`}${formats[format]}`;
}

function symbolOf(format: Format, money: string): string {
  if (format === "us-dollars" || format === "us-rate") return usMark(money);
  return format === "dollars" || format === "rate" ? money : "";
}

export interface CellFormats {
  readonly cellStyleOf: (style: Style) => CellStyle;
  readonly colorOf: (paint: Paint) => string;
  /** The number format of an axis. Its steps are round, so it needs no decimals. */
  readonly axisFormat: (format: Format | undefined) => string;
}

/** Turns styles into cell formats with the colors of one brand, each style once. @param money the currency symbol */
export function cellFormatsFor(brandColor: string, money: string): CellFormats {
  const palette = lightPalette(brandColor);
  const colors: Readonly<Record<Paint, string>> = {
    ...palette,
    input: "#fffaea",
    example: "#f1f2ef",
    "good-soft": mix("#ffffff", palette.good, 0.16),
    "watch-soft": mix("#ffffff", palette.watch, 0.18),
  };
  const colorOf = (paint: Paint): string => colors[paint].slice(1).toUpperCase();
  const cache = new Map<Style, CellStyle>();
  const cellStyleOf = (style: Style): CellStyle => {
    const made = cache.get(style) ?? cellStyle(style, colorOf, money);
    cache.set(style, made);
    return made;
  };
  const axisFormat = (format: Format | undefined): string => {
    if (format === "reading-percent") return '0"%"';
    return format === "dollars" ? formatIn(format, money) : "General";
  };
  return { cellStyleOf, colorOf, axisFormat };
}

function cellStyle(style: Style, colorOf: (paint: Paint) => string, money: string): CellStyle {
  const { size = 10, ink = "ink", bold, italic, fill, wrap, vertical = "center", format } = style;
  const emphasis = { ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) };
  return {
    font: { name: font, size, color: { rgb: colorOf(ink) }, ...emphasis },
    ...(fill === undefined ? {} : { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: colorOf(fill) } } }),
    ...borderOf(style, colorOf),
    alignment: { ...alignmentOf(style), vertical, ...(wrap ? { wrapText: true } : {}) },
    ...(format === undefined ? {} : { numFmt: formatIn(format, money) }),
  };
}

function borderOf(
  { borderBottom: under, border: boxed }: Style,
  colorOf: (paint: Paint) => string,
): Pick<CellStyle, "border"> {
  const side = (paint: Paint) => ({ style: "thin", color: { rgb: colorOf(paint) } }) as const;
  if (boxed !== undefined) {
    return { border: { top: side(boxed), right: side(boxed), bottom: side(boxed), left: side(boxed) } };
  }
  return under === undefined ? {} : { border: { bottom: side(under) } };
}

/** An indent needs an explicit side to indent from. */
function alignmentOf({ align, indent }: Style): NonNullable<CellStyle["alignment"]> {
  if (indent !== undefined) return { horizontal: align ?? "left", indent };
  return align === undefined ? {} : { horizontal: align };
}

/** The format of cells while a condition holds: only what changes. */
export function conditionalFormat(
  { ink, fill, bold }: Pick<Style, "ink" | "fill" | "bold">,
  colorOf: (paint: Paint) => string,
): CellStyle {
  const font = { ...(ink !== undefined && { color: { rgb: colorOf(ink) } }), ...(bold && { bold }) };
  return {
    ...(Object.keys(font).length > 0 && { font }),
    // In a conditional format, the fill color is the background, not the foreground.
    ...(fill !== undefined && { fill: { type: "pattern", pattern: "solid", bgColor: { rgb: colorOf(fill) } } }),
  };
}
