import type { ListId } from "../../measures/record-lists.ts";
import { inWords } from "./kpis.words.ts";

/** What each list is called when we ask someone to export it. */
export const exportNames: { readonly [R in ListId]: string } = {
  deliveries: "order lines with ship dates",
  jobs: "jobs with cost and invoices",
  operations: "time tickets or operations with setup and run hours",
  work_centers: "a list of your machines",
  machine_days: "a machine log",
  stops: "downtime with reasons",
  changeovers: "a changeover log",
  inspections: "an inspection log",
  purchases: "purchase orders with receipts",
  quotes: "quotes, won and lost",
  people_weeks: "attendance or payroll hours",
  maintenance: "a maintenance log",
};

/** The most KPIs that are named instead of counted. */
const mostNamed = 4;

const reachWords = {
  computes: (files: number, names: readonly string[], of: number): string => {
    if (names.length === 0) return `${files === 1 ? "This file isn't" : "These files aren't"} enough for a KPI yet.`;
    const from = files === 1 ? "this file" : "these files";
    return names.length > mostNamed
      ? `From ${from}, we can work out ${names.length} of the ${of} KPIs we know.`
      : `From ${from}, we can work out ${inWords(names)}.`;
  },
  add: (list: string, more: number): string => `Add ${list} to get ${more} more.`,
} as const;

/** What a reach says, with the KPIs by name. */
interface Named {
  readonly computes: readonly string[];
  readonly of: number;
  readonly add: readonly { readonly list: ListId; readonly brings: readonly string[] }[];
}

/** Which KPIs the files support, and which export would add the most, in a sentence or two. */
export function reachText({ computes, of, add }: Named, files: number): string {
  const [best] = add;
  const now = reachWords.computes(files, computes, of);
  return best === undefined ? now : `${now} ${reachWords.add(exportNames[best.list], best.brings.length)}`;
}
