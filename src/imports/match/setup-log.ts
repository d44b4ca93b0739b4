import type { ListId } from "../../measures/record-lists.ts";
import { isEmpty, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/**
 * A log of setups, planned and actual: hours that its title says are of setups, and the day of each. Other lists of work
 * that was done take their only day if its heading says nothing.
 */
export function withSetupLog(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "operations") return matches;
  const told = withTitledSetups(matches, table, columns);
  const isSure = (id: string): boolean => told.some(({ target, sureness }) => target === id && sureness === "sure");
  const hasAny = (ids: readonly string[]): boolean => ids.some((id) => told.some(({ target }) => target === id));
  const isLog = isSure("est_setup") && isSure("act_setup") && !hasAny([...ofWhole, ...ofTickets]);
  if (isLog) return withDay(told, table, columns, "act_setup");
  const isDone = isSure("act_run") && !hasAny([...ofTickets, `${componentMark}worker`]) && !dayTargets.some(isSure);
  return isDone ? withDay(told, table, columns, "act_run") : told;
}

const ofWhole: readonly string[] = ["est_run", "act_run", "good_qty"];
const ofTickets: readonly string[] = ["status", ...["booking", "is_done"].map((id) => componentMark + id)];
const saysSetup = /\bset-?\s?ups?\b|r(?:ü|ue?)st|\bpreparaci[oó]n|\br[ée]glages?\b|\bchange-?\s?overs?\b/i;
/** Words of hours that aren't of a setup. */
const ofRun: readonly string[] = ["run", "cycle", "labor", "total", "machine", "setup"];

/** Under "Setup Times", "Planned" and "Actual" are of setups. */
function withTitledSetups(
  matches: readonly Match[],
  { titles }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const bare = ["est_run", "act_run"].map(columnOf);
  const isBare = (column: number | undefined): boolean =>
    column !== undefined && columns[column]?.heading.words.every((word) => !ofRun.includes(word)) === true;
  const isOther = columnOf("est_setup") !== undefined || columnOf("act_setup") !== undefined;
  if (isOther || !bare.every(isBare) || !titles.some((title) => saysSetup.test(title))) return matches;
  return matches.map((match) =>
    bare.includes(match.column) && match.target.endsWith("_run")
      ? { ...match, target: match.target.replace("_run", "_setup"), reason: reasonWords.titledSetups }
      : match,
  );
}

const dayTargets: readonly string[] = ["completed", "started", `${componentMark}worked_on`];
/** Words of days that say nothing about when something was done. */
const ofPlans: readonly string[] = ["due", "promise", "request", "plan", "estimate", "order", "ship", "release"];

/** Work counts on the only day of its row, if each row has actual hours. */
function withDay(
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
  hours: string,
): readonly Match[] {
  const days = columns.flatMap(({ profile: { dates } }, column) => (dates > minDates ? [column] : []));
  const [day = -1] = days;
  const actual = columnsIn(matches)(hours) ?? -1;
  const looked = rows.slice(0, rowsSampled);
  const done = looked.filter((row) => !isEmpty(row[actual]) && /[1-9]/.test(textOf(row[actual])));
  const isPlan = columns[day]?.heading.words.some((word) => ofPlans.includes(word)) === true;
  if (days.length !== 1 || isPlan || done.length < looked.length * minShare) return matches;
  const others = matches.filter(({ target, column }) => !dayTargets.includes(target) && column !== day);
  return [...others, sureMatch("completed", day, reasonWords.onlyDay)];
}

/** The share of dates from which on a column holds days. Own judgment. */
const minDates = 0.9;
