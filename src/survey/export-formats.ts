/** Whom a file is for. */
export type Reader = "owner" | "planner" | "consultant" | "wall";

/** A file format of a report. */
export interface ExportFormat {
  readonly reader: Reader;
  /** Its name in menus. */
  readonly label: string;
  /** What it is good for, in one line. */
  readonly goodFor: string;
  /** Its address below the report's own: `/api/reports/{id}/report.pdf`. */
  readonly path: string;
  /** What separates shop and date in the name of a download. */
  readonly word: string;
  readonly type: string;
}

/** Every file format of a report, grouped by reader. Menu, routes and command line read this table. */
export const exportFormats = {
  pdf: {
    reader: "owner",
    label: "Report (PDF)",
    goodFor: "To read, print and share.",
    path: "report.pdf",
    word: "diagnostic",
    type: "application/pdf",
  },
  html: {
    reader: "owner",
    label: "Report (web page)",
    goodFor: "One file that opens in any browser, even on a phone.",
    path: "report.html",
    word: "diagnostic",
    type: "text/html; charset=utf-8",
  },
  "evidence-pdf": {
    reader: "owner",
    label: "Evidence (PDF)",
    goodFor: "Every formula, source and answer behind the report.",
    path: "evidence.pdf",
    word: "evidence",
    type: "application/pdf",
  },
  "evidence-html": {
    reader: "owner",
    label: "Evidence (web page)",
    goodFor: "The same, with links you can follow.",
    path: "evidence.html",
    word: "evidence",
    type: "text/html; charset=utf-8",
  },
  xlsx: {
    reader: "planner",
    label: "KPI tracker (Excel)",
    goodFor: "Type or paste your jobs. KPIs, charts and hours fill in on their own.",
    path: "report.xlsx",
    word: "kpi-tracker",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  calendar: {
    reader: "planner",
    label: "KPI review calendar",
    goodFor: "Who reviews which KPI and when, plus the 90-day review, in your calendar.",
    path: "calendar.ics",
    word: "kpi-calendar",
    type: "text/calendar; charset=utf-8",
  },
  spec: {
    reader: "consultant",
    label: "KPI sheets (web page)",
    goodFor: "Formula, fields and queries to build each KPI from your systems.",
    path: "spec.html",
    word: "kpi-sheets",
    type: "text/html; charset=utf-8",
  },
  csv: {
    reader: "consultant",
    label: "Data dictionary (CSV)",
    goodFor: "Every data field each KPI needs and where to find it, one per row.",
    path: "report.csv",
    word: "kpi-data",
    type: "text/csv; charset=utf-8",
  },
  grafana: {
    reader: "consultant",
    label: "Grafana dashboard",
    goodFor: "The KPIs of your plan, ready to import into Grafana.",
    path: "grafana.json",
    word: "grafana-dashboard",
    type: "application/json",
  },
  json: {
    reader: "consultant",
    label: "Everything (JSON)",
    goodFor: "Diagnosis and report in one file, for software.",
    path: "report.json",
    word: "diagnostic",
    type: "application/json",
  },
  poster: {
    reader: "wall",
    label: "Poster (PDF)",
    goodFor: "One large sheet: each KPI, who reviews it when, and what green, yellow and red mean.",
    path: "poster.pdf",
    word: "kpi-poster",
    type: "application/pdf",
  },
  tv: {
    reader: "wall",
    label: "TV page",
    goodFor: "For the TV on the floor. It cycles through the KPIs on its own.",
    path: "tv.html",
    word: "kpi-tv",
    type: "text/html; charset=utf-8",
  },
} as const satisfies Record<string, ExportFormat>;

export type ExportFormatName = keyof typeof exportFormats;

// The cast is sound: these are the keys of the table itself.
export const exportFormatNames = Object.keys(exportFormats) as readonly ExportFormatName[];

/** The headings under which the files are offered. */
export const readers = {
  owner: "For the owner",
  planner: "For the planner",
  consultant: "For whoever runs your ERP",
  wall: "For the shop floor",
} as const satisfies Record<Reader, string>;

/** The format with this path below a report's address. */
export const formatAt = (path: string): ExportFormatName | undefined =>
  exportFormatNames.find((name) => exportFormats[name].path === path);

/** Whether a file of this type is text; the others are binary and can't be shown in a terminal. */
export const isText = ({ type }: Pick<ExportFormat, "type">): boolean => /^text\/|json/.test(type);

/** Letters and digits of a shop's name used in a file name. With four bytes each, the name stays under 255 bytes. */
const longestShop = 40;

/**
 * The file name of a download: shop, word and day. `Müller & Söhne GmbH` gives
 * `müller-söhne-gmbh-diagnostic-2026-11-21.pdf`; a shop name without letters or digits is left out.
 *
 * @param day `2026-11-21`
 * @param extension if not the format's own, without the dot
 */
export function fileNameOf(shopName: string, day: string, format: ExportFormatName, extension?: string): string {
  const { word, path } = exportFormats[format];
  const shop = fileWords(shopName);
  const ending = extension ?? path.slice(path.lastIndexOf(".") + 1);
  return `${shop === "" ? "" : `${shop}-`}${word}-${day}.${ending}`;
}

/** Letters with their marks, and digits; everything between them becomes one hyphen. */
function fileWords(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+/, "");
  return [...words].slice(0, longestShop).join("").replace(/-+$/, "");
}
