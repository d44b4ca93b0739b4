import { readFileSync } from "node:fs";

/** One layout as we read it: its headings, what a row looks like, and what we take it to mean. */
export interface Format {
  readonly system: string;
  readonly list: string;
  readonly source: string;
  readonly file_kind: string;
  readonly delimiter_locale_quirks: string;
  readonly headers: readonly string[];
  readonly sample_row_shape: Readonly<Record<string, string>>;
  readonly maps_to: Readonly<Record<string, string>>;
}

export const formats: readonly Format[] = JSON.parse(readFileSync(new URL("formats.json", import.meta.url), "utf8"));

/** A seeded random generator: the same numbers on every run. */
export function diceFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Kind = "date" | "number" | "yes-no" | "word" | "key" | "clock" | "text";

/** What a column holds, by the format's row shape, otherwise by its name. */
export function kindOf({ sample_row_shape, headers }: Format, heading: string): Kind {
  const shape = shapeOf(sample_row_shape, heading);
  const byShape = shapeKinds.find(([said]) => said.test(shape));
  if (shape !== "" && byShape) return byShape[1];
  return nameKinds.find(([said]) => said.test(heading))?.[1] ?? (headers.indexOf(heading) === 0 ? "key" : "text");
}

function shapeOf(shapes: Format["sample_row_shape"], heading: string): string {
  const found = Object.entries(shapes).find(([name]) =>
    new RegExp(`^${name.split("*").map(escaped).join(".*")}$`).test(heading),
  );
  return found?.[1] ?? "";
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const shapeKinds: readonly (readonly [RegExp, Kind])[] = [
  [/HH:MM|hh:mm$/, "clock"],
  [/date|ISO|m\/d|yyyy|timestamp|mm-dd|\d{4}-\d\d-\d\d/i, "date"],
  [/0\|1|boolean|flag|\bbit\b|true\|false/i, "yes-no"],
  [/integer key|key|nnnn/i, "key"],
  [/number|decimal|float|hours|minutes|seconds|integer|share|units/i, "number"],
  [/word|letter|\|/i, "word"],
];

const nameKinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(is|has)[A-Z]|(?<!Qty|qty)Complete$|^certifiedToRun$|Finished_?$|backOrdered|countAsOnTime/, "yes-no"],
  [
    /Hours|Hrs|_Time$|Mins|[Qq]ty|Quantity|Price|Amount|Cost|Dollar|Units|Pieces|Percent|percent|Total|total|minutes|minTo|price|cost|quantity|units|rate|Rate|Duration|value$|spent|Budget|Lead_?Days|HOURS|UNITS|QTY|shift$|priority$|Probability|probability|days|^Time$|LaborTime|RunTime|SetupTime|setupTime|runTime|Run Time|Setup Time|Time Spent|Operation Time|Ordered$|^Completed$|Produced|Amt/,
    "number",
  ],
  [
    /date|Date|DATE|Beginning|Ending|due$|Due|Utc|On$|timeIn|timeOut|Sched_|Start$|End$|Promised$|datetime|timestamp|From Time|To Time|StartTime|EndTime|started$|stopped$|^timeStart|deliverBy|LeaveBy|Arrival|Last_Updated|ShipOn|Time$/,
    "date",
  ],
  [
    /status|Status|type$|Type|class|Code|code|reason|Reason|priority|cause|CATEGORY|CLASS|disposition|Action|LMO|Event|Purpose/,
    "word",
  ],
  [/Job|job|number|Number|No\.|#|^ID$|Id$|id$|RFQ|^PO|Line$|Sequence|SEQ|SUFFIX|NO$|Nbr|line/i, "key"],
];

const words = ["Open", "Closed", "Complete", "Active"];
const names = ["Cedar", "Alder", "Maple", "Birch", "Aspen", "Willow", "Rowan"];

/** Rows of a format, written in its own style, without headings. */
export function rowsOf(format: Format, rows: number, seed: number): readonly (readonly string[])[] {
  const dice = diceFrom(seed);
  const kinds = format.headers.map((heading) => kindOf(format, heading));
  return Array.from({ length: rows }, (_, row) => kinds.map((kind) => cellOf(kind, format, row, dice)));
}

function cellOf(kind: Kind, format: Format, row: number, dice: () => number): string {
  const quirks = format.delimiter_locale_quirks;
  if (dice() < 0.04 && kind !== "key") return /NULL/.test(quirks) ? "NULL" : "";
  switch (kind) {
    case "date":
      return dateIn(quirks, row, dice);
    case "number":
      return /seconds/.test(quirks) && dice() < 0 ? "0" : (dice() * 40).toFixed(2);
    case "yes-no":
      return dice() < 0.5 ? "true" : "false";
    case "word":
      return words[Math.floor(dice() * words.length)] ?? "";
    case "key":
      return String(4100 + Math.floor(row / 3)).padStart(5, "0");
    case "clock":
      return `${Math.floor(dice() * 9)}:${String(Math.floor(dice() * 60)).padStart(2, "0")}`;
    case "text":
      return `${names[Math.floor(dice() * names.length)]} ${Math.floor(dice() * 20)}`;
  }
}

/** Spread over half a year in row order, so that days above 12 occur. */
function dateIn(quirks: string, row: number, dice: () => number): string {
  const day = new Date(Date.UTC(2026, 5, 1) + ((row * 7 + Math.floor(dice() * 30)) % 170) * 86_400_000);
  const iso = day.toISOString();
  if (/midnight of the local day/.test(quirks)) return iso.replace("T00:00:00.000Z", "T04:00:00Z");
  if (/ISO 8601|REST API|6 decimals/.test(quirks))
    return iso.replace("T00:00", `T${String(7 + (row % 9)).padStart(2, "0")}:15`);
  if (/m\/d\/yyyy|8\/4\/2025/.test(quirks))
    return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
  return `${iso.slice(0, 10)} 00:00:00.000`;
}

/** A whole file of a format, as its system writes it. */
export function fileOf(format: Format, rows: readonly (readonly string[])[]): Uint8Array {
  const quirks = format.delimiter_locale_quirks;
  const delimiter = /backtick/.test(quirks) ? "`" : /semicolon/.test(quirks) ? ";" : /pipe/.test(quirks) ? "|" : ",";
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, delimiter, /every cell quoted|all quoted/.test(quirks))).join(delimiter);
  const dashes = /line of dashes/.test(quirks)
    ? [line(format.headers.map((heading) => "-".repeat(heading.length)))]
    : [];
  const totals = /TOTALS/.test(quirks) ? [line(["TOTALS", ...format.headers.slice(1).map(() => "")])] : [];
  const affected = /rows affected/.test(quirks) ? ["", `(${rows.length} rows affected)`] : [];
  const text = [line(format.headers), ...dashes, ...rows.map(line), ...totals, ...affected].join("\r\n");
  return new TextEncoder().encode(`${/BOM/.test(quirks) ? "\uFEFF" : ""}${text}\r\n`);
}

const quoted = (cell: string, delimiter: string, always: boolean): string =>
  always || cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
