import type { ListId } from "../../measures/record-lists.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/** What tells a row of one step, or of one person's day, from a row of a whole job. */
const ofParts: readonly string[] = ["+step", "+worked_on", "+booking", "started", "planned_start"];

/**
 * Hours of jobs next to the days on which each was due and shipped: the job is due to its customer, which is no plan for
 * the floor, and was done by the day it shipped if no column says more.
 */
export function withShipment(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  const dated = (...headings: readonly string[]): number =>
    columns.findIndex(
      ({ heading, profile }) =>
        headings.includes(heading.words.filter((word) => word !== "date").join(" ")) &&
        fitOf("date", profile) === "fits",
    );
  const [due, shipped] = [dated("due", "customer due", "job due", "promise"), dated("ship", "actual ship")];
  const own = matches.filter(({ column }) => column !== due && column !== shipped);
  const isOfPart = own.some(({ target, sureness }) => ofParts.includes(target) && sureness === "sure");
  if (list !== "operations" || due < 0 || shipped < 0 || isOfPart) return matches;
  const found = (target: string, column: number): Match => sureMatch(target, column, reasonWords.shippedJob);
  return [
    ...own,
    ...(own.some(({ target }) => target === "completed") ? [] : [found("completed", shipped)]),
    found(`${componentMark}due_on`, due),
    found(`${componentMark}shipped_on`, shipped),
  ];
}
