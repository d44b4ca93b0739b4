export const alsoWords = {
  whole: (first: string): string => `over your whole list, since ${first}`,
} as const;

export const noReason = "No reason given";

export const refusedWords = {
  unknownWords: (columns: readonly string[]): string =>
    `Not shown: many words under ${listed(columns)} are new to us. Tell us what each means.`,
  overScheduled: (ran: string, planned: string): string =>
    `Not shown: “${ran}” is more than “${planned}” on too many days. Check which columns hold them.`,
  notAShare: (value: number, columns: readonly string[]): string =>
    `Not shown: it would be ${Math.round(value)}%, which is impossible. Check which columns hold ${listed([...new Set(columns)])}.`,
} as const;

interface ColumnSaid {
  readonly title: string;
  readonly meaning: string;
}

/** "“Completed” (day it was done)" */
const columnSaid = ({ title, meaning }: ColumnSaid): string => {
  const [first = ""] = meaning.split(/\.(?: |$)/);
  return `“${title}” (${first.charAt(0).toLowerCase()}${first.slice(1)})`;
};

/** What a file lacks, and what it may have. */
export const gapWords = {
  none: (list: string, rows: number): string =>
    `We read ${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"} of ${list.toLowerCase()}, but no KPI can be worked out from them yet.`,
  needs: (kpis: readonly string[], columns: readonly ColumnSaid[]): string =>
    `For ${inWords(kpis)}, we need ${columns.length === 1 ? "a column" : "columns"} with ${inWords(columns.map(columnSaid))}.`,
  isIt: (kpis: readonly string[], column: ColumnSaid, heading: string): string =>
    `For ${inWords(kpis)}, we need ${columnSaid(column)}. Is that “${heading}”?`,
  yes: "Yes",
  no: "No",
} as const;

export const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const listed = (names: readonly string[]): string => inWords(names.map((name) => `“${name}”`));
