import type { ListId } from "../measures/record-lists.ts";
import { keys } from "./knowledge/combine.ts";
import type { FileColumn, Match } from "./match/match.ts";
import { reasonWords } from "./match/reasons.words.ts";
import { componentMark, targets } from "./match/targets.ts";
import type { FileAnswers } from "./values/question.ts";

const keyParts = ["order", "order_line", "release", "job", "lot", "sub", "step", "po", "po_line", "machine", "what"];
const ownDays = ["started", "completed", "planned_start", "planned_end"];

/**
 * Whether a likely part would do harm: replace a key the file already has, or make operations with dates look like
 * tickets.
 */
export function isSpoiling(target: string, list: ListId, chosen: readonly Match[]): boolean {
  const has = (id: string | undefined): boolean => chosen.some((match) => match.target === id);
  const part = target.startsWith(componentMark) ? target.slice(componentMark.length) : "";
  return (has(keys[list][0]) && keyParts.includes(part)) || (part === "worked_on" && ownDays.some(has));
}

/** A person's choice replaces our guess: a heading, or an empty text for none. */
export function withChosen(
  matches: readonly Match[],
  list: ListId,
  columns: readonly FileColumn[],
  answers: FileAnswers,
): readonly Match[] {
  const said = targets[list].flatMap(({ id }) => {
    const heading = answers[`column:${id}`];
    return heading === undefined
      ? []
      : [{ id, column: columns.findIndex((column) => column.heading.text === heading) }];
  });
  const named = new Set(said.map(({ id }) => id));
  const taken = new Set(said.map(({ column }) => column));
  const chosen = said.filter(({ column }) => column >= 0);
  return [
    ...chosen.map(({ id, column }) => ({
      target: id,
      column,
      sureness: "sure" as const,
      score: 1,
      reason: reasonWords.chosen,
    })),
    ...matches.filter(
      ({ target, column }) => !named.has(target) && (target.startsWith(componentMark) || !taken.has(column)),
    ),
  ];
}
