import type { ListId } from "../../measures/record-lists.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/** "Time in", "In": on a time card the start, on a sign-in sheet the arrival, if the start has its own column. */
const saysIn = /^(?:time|clock|hour)?[ -]?(?:checked |signed |logged )?in(?: time)?$/i;

/** On a sign-in sheet of the inspection, parts come in before someone starts on them. */
export function withArrivals(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "inspections" || matches.some(({ target }) => target === "ready")) return matches;
  const clocks = columns.flatMap(({ heading, profile }, column) =>
    profile.filled > 0 && fitOf("clock", profile) === "fits" ? [{ heading, column }] : [],
  );
  const came = clocks.find(({ heading }) => saysIn.test(heading.text.trim()));
  const began = clocks.find(({ heading, column }) => column !== came?.column && heading.words.includes("start"));
  if (came === undefined || began === undefined) return matches;
  const found = [
    ["ready_at", came.column],
    ["started_at", began.column],
  ] as const;
  const others = matches.filter(({ column }) => column !== came.column && column !== began.column);
  return [...others, ...found.map(([id, column]) => sureMatch(componentMark + id, column, reasonWords.inBeforeStart))];
}
