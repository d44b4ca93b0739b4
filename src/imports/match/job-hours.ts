import type { ListId } from "../../measures/record-lists.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

const plannedWords: readonly string[] = ["estimate", "plan", "quote"];
const spareWords: readonly string[] = ["hours", "total", "labor", "job"];

/**
 * Where each order line is a job of its own, systems print its planned and actual hours next to its days. The line then
 * says how far the job missed its plan, too.
 */
export function withJobHours(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "deliveries") return matches;
  const free = (column: number): boolean => !matches.some((match) => match.column === column);
  const only = (isWanted: (words: readonly string[]) => boolean): number | null => {
    const found = columns.flatMap(({ heading, profile }, column) =>
      free(column) && fitOf("hours", profile) === "fits" && isHours(heading.words) && isWanted(heading.words)
        ? [column]
        : [],
    );
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const planned = only((words) => words.some((word) => plannedWords.includes(word)) && isPlain(words, plannedWords));
  const worked = only((words) => words.includes("actual") && isPlain(words, ["actual"]));
  const job = columns.findIndex(({ heading }) => heading.words.includes("job") && isPlain(heading.words, ["number"]));
  if (planned === null || worked === null || job < 0) return matches;
  const found = [
    ["job", job],
    ["planned_hours", planned],
    ["worked_hours", worked],
  ] as const;
  const reason = reasonWords.hoursOfJob;
  return [...matches, ...found.map(([id, column]) => sureMatch(componentMark + id, column, reason))];
}

const isHours = (words: readonly string[]): boolean => words.includes("hours");
const isPlain = (words: readonly string[], own: readonly string[]): boolean =>
  words.every((word) => own.includes(word) || spareWords.includes(word));
