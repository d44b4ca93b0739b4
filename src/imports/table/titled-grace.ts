import { headingOf } from "../match/heading.ts";
import type { Table } from "./table.ts";
import { withTitled } from "./titled.ts";

/** "On time = done by due date + 7 days", "within 3 days of due", "grace: 5 days". */
const graceSaid = /\b(?:due(?: date)?\s*(?:\+|±|\+\/-)|grace\D{0,12}|within)\s*(\d{1,2})\s*days?\b/i;

/** A list of planned maintenance may say above the headings for how many days its work isn't late. */
export function withTitledGrace(table: Table): Table {
  const words = table.headings.flatMap((heading) => headingOf(heading).words);
  const [days] = table.titles.flatMap((title) => graceSaid.exec(title)?.[1] ?? []);
  if (days === undefined || !["maintenance", "due"].every((word) => words.includes(word))) return table;
  return withTitled(table, "Grace", days);
}
