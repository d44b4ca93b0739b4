import type { ListId } from "../../measures/record-lists.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";
import { holdsTimes } from "./tickets.ts";

/** "Time in", "In", "Date In": on a time card the start, on a sign-in sheet the arrival, if the start has its own column. */
const saysIn = /^(?:date|time|clock|hour)?[ -]?(?:checked |signed |logged |turned )?in(?: date| time)?$/i;

/** On a sign-in sheet of the inspection, parts come in before someone starts on them. */
export function withArrivals(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "inspections" || matches.some(({ target }) => target === "ready")) return matches;
  const isClock = ({ profile }: FileColumn): boolean => profile.filled > 0 && fitOf("clock", profile) === "fits";
  const isMoment = (column: FileColumn): boolean => column.profile.dates > 0.9 && holdsTimes(column);
  const found =
    inAndStart(columns, isClock, [`${componentMark}ready_at`, `${componentMark}started_at`]) ??
    inAndStart(columns, isMoment, ["ready", "started"]);
  if (found === null) return matches;
  const taken = found.map(({ column }) => column);
  return [...matches.filter(({ column }) => !taken.includes(column)), ...found];
}

function inAndStart(
  columns: readonly FileColumn[],
  isOfKind: (column: FileColumn) => boolean,
  targets: readonly [string, string],
): readonly Match[] | null {
  const columnFor = (fits: (column: FileColumn) => boolean): number =>
    columns.findIndex((column) => isOfKind(column) && fits(column));
  const came = columnFor(({ heading }) => saysIn.test(heading.text.trim()));
  const began = columnFor((column) => column !== columns[came] && column.heading.words.includes("start"));
  if (came < 0 || began < 0) return null;
  const [ready, started] = targets;
  const reason = reasonWords.inBeforeStart;
  return [sureMatch(ready, came, reason), sureMatch(started, began, reason)];
}
