import type { FileColumn } from "./match.ts";

/** Headings about stock. */
const ofStock =
  /\b(?:in stock|on[- ]?hand|qty available|available qty|committed|allocated|reorder(?: point| level| qty)?|safety stock|min(?:imum)? (?:stock|qty|quantity|level)|max(?:imum)? (?:stock|qty|quantity|level)|stock value|value in stock|calculated stock|storage bin|bin(?: location)?|last count)\b/i;
/** The fewest of these headings in a stock list; other lists have one or two. Own judgment. */
const minHeadings = 4;

/** Kinds of entries in a stock ledger. */
const entryKinds = new Set(
  "purchase,sale,consumption,output,transfer,positive adjmt.,negative adjmt.,positive adjustment,negative adjustment,assembly consumption,assembly output,issue,receipt,adjustment".split(
    ",",
  ),
);

/** Whether the rows are stock levels or stock movements: no KPI uses either. */
export const isStockList = (columns: readonly FileColumn[]): boolean =>
  columns.filter(({ heading }) => ofStock.test(heading.text)).length >= minHeadings || columns.some(isLedgerKind);

function isLedgerKind({ heading, profile: { examples } }: FileColumn): boolean {
  const known = examples.filter((text) => entryKinds.has(text.trim().toLowerCase())).length;
  return /\b(?:entry|transaction|movement|trans)\b/i.test(heading.text) && known >= 3 && known >= examples.length * 0.8;
}
