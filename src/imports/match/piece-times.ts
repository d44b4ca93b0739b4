import type { ListId } from "../../measures/record-lists.ts";
import { bareNumber, numberWith } from "../values/numbers.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

const each = `${componentMark}run_each`;
const ofCycle = /cycle|cyc\b|zyklus|ciclo/i;
const ofAll = /total|all\b|hours|hrs/i;
/** The most minutes of one part, in half of the rows; a whole operation takes longer. Own judgment. */
const mostMinutes = 60;

/**
 * Takes a cycle in seconds or in a few minutes for the time of one part: "Est Cycle (sec)", "Observed Cycle (min)". Without
 * the pieces it says nothing of the hours of a job.
 */
export function withPieceTimes(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  const isOfPiece = ({ target, column }: Match): boolean =>
    ["est_run", "act_run"].includes(target) && isPieceTime(columns[column]);
  if (list !== "operations" || !matches.some(isOfPiece)) return matches;
  const others = matches.filter((match) => !isOfPiece(match));
  const planned = matches.find((match) => match.target === "est_run" && isOfPiece(match));
  const isKnown = others.some(({ target, sureness }) => target === each && sureness === "sure");
  if (planned === undefined || isKnown) return others;
  return [...others.filter(({ target }) => target !== each), sureMatch(each, planned.column, reasonWords.onePart)];
}

function isPieceTime(column: FileColumn | undefined): boolean {
  if (column === undefined || !ofCycle.test(column.heading.text) || ofAll.test(column.heading.text)) return false;
  const { unit } = column.heading;
  if (unit !== "minutes") return unit === "seconds";
  const minutes = column.profile.examples.map((text) => numberWith(bareNumber(text) ?? "", ".") ?? 0);
  return minutes.filter((length) => length < mostMinutes).length > minutes.length / 2;
}
