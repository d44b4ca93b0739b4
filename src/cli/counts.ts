import type { Contents } from "../adapters/store/copy-tables.ts";

/** What was copied, as text: `12 submissions, 11 reports`. */
export const countsOf = ({ leads, dossiers, results }: Contents): string =>
  `${counted(leads.rows, "submission")}, ${counted(dossiers.rows + results.rows, "report")}`;

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
