import { isEmpty } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** Words that occur only in headings of past events. */
const happenedWords: readonly string[] = ["actual", "complete", "close", "last", "clock", "punch"];

const planOf = { started: "planned_start", completed: "planned_end" } as const;

/** Columns and components about work that was done. */
const doneTargets: readonly string[] = [
  "act_setup",
  "act_run",
  "rework_hours",
  "good_qty",
  "scrap_qty",
  "completed",
  "+worked_on",
  "+is_done",
];

const isOfDone = ({ target, sureness }: Match): boolean =>
  doneTargets.includes(target) && !(target === "+worked_on" && sureness === "likely");

/** Takes a start as planned if it is filled in even for rows without any work. */
export function withPlans(matches: readonly Match[], table: Table, columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string) => matches.some((match) => match.target === target);
  if (matches.some((match) => isRecorded(match, matches, columns)))
    return withPlans(
      matches.map((match) => (isRecorded(match, matches, columns) ? asRecorded(match) : match)),
      table,
      columns,
    );
  if (isSetupTaken(matches, columns)) return withPlans(matches.map(asTaken), table, columns);
  if (has("+worked_on") && has("+booking")) return matches;
  const schedule = withoutFinish(matches, columns);
  if (!schedule.some(isOfDone) && has("est_run")) return asSchedule(schedule);
  const rows = table.rows.slice(0, rowsSampled);
  const done = matches.filter(({ target }) => ["act_run", "act_setup", "good_qty"].includes(target));
  const untouched = rows.filter((row) => done.every(({ column }) => isNothing(row[column])));
  if (done.length === 0 || untouched.length < minRows || untouched.length === rows.length)
    return withOpenStart(matches, columns);
  return matches.map((match) => {
    const plan = planOf[match.target as keyof typeof planOf];
    if (plan === undefined || matches.some(({ target }) => target === plan)) return match;
    if (!isFinish(match, columns) && columns[match.column]?.heading.words.some((word) => happenedWords.includes(word)))
      return match;
    const filled = untouched.filter((row) => !isEmpty(row[match.column])).length;
    return filled < untouched.length * minShare
      ? match
      : { ...match, target: plan, reason: reasonWords.plannedBeforeBooked };
  });
}

/** "Finish" next to "Start" may be either; "Finished" is past. */
const isFinish = ({ target, column }: Match, columns: readonly FileColumn[]): boolean => {
  const { text = "", words = [] } = columns[column]?.heading ?? {};
  return target === "completed" && /\bfin(?:ish)?\b/i.test(text) && !words.some((word) => surelyPast.includes(word));
};
const surelyPast: readonly string[] = ["actual", "last"];

/** A finish next to a start is planned in a list that says nothing else of what was done. */
function withoutFinish(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const isStart = matches.some(({ target }) => target === "planned_start" || target === "started");
  const isTaken = matches.some(({ target }) => target === "planned_end");
  return !isStart || isTaken
    ? matches
    : matches.map((match) =>
        isFinish(match, columns) ? { ...match, target: "planned_end", reason: reasonWords.nothingDone } : match,
      );
}

/** No one plans a start to the minute: a start at 6:14:23 was recorded. */
const isRecorded = ({ target, column }: Match, matches: readonly Match[], columns: readonly FileColumn[]): boolean => {
  const { heading, profile } = columns[column] ?? {};
  if (target !== "planned_start" || heading === undefined || profile === undefined) return false;
  if (heading.words.some((word) => planWords.includes(word)) || matches.some((one) => one.target === "started"))
    return false;
  const minutes = profile.examples.map((text) => /\d[T ]\d{1,2}:(\d{2})/.exec(text)?.[1]);
  return minutes.length > 3 && minutes.filter((minute) => Number(minute) % 5 > 0).length > minutes.length / 2;
};

const asRecorded = (match: Match): Match => ({ ...match, target: "started", reason: reasonWords.toTheMinute });

/** Whether setup hours whose heading says neither planned nor actual are actual ones, because the run hours are. */
function isSetupTaken(matches: readonly Match[], columns: readonly FileColumn[]): boolean {
  const columnOf = columnsIn(matches);
  const [setup, run] = [columnOf("est_setup"), columnOf("act_run")];
  const isBare = (column: number): boolean =>
    columns[column]?.heading.words.every((word) => !planWords.includes(word) && word !== "actual") === true;
  const isPlanned = columnOf("est_run") !== undefined || columnOf("act_setup") !== undefined;
  return setup !== undefined && run !== undefined && !isPlanned && isBare(setup) && isBare(run);
}

const asTaken = (match: Match): Match =>
  match.target === "est_setup" ? { ...match, target: "act_setup", reason: reasonWords.workedToo } : match;

/** A list of planned hours without any work done is a schedule, so its start is planned, too. */
const asSchedule = (matches: readonly Match[]): readonly Match[] =>
  matches.some(({ target }) => target === "planned_start")
    ? matches
    : matches.map((match) =>
        match.target === "started" ? { ...match, target: "planned_start", reason: reasonWords.nothingDone } : match,
      );

/** Words that occur only in headings of plans. */
const planWords: readonly string[] = ["plan", "estimate", "original", "due", "request", "promise"];

/** If all work is done, a start may be the planned or the actual one, so it is only likely. */
function withOpenStart(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  if (matches.some(({ target }) => target === "started")) return matches;
  const isOpen = ({ target, column }: Match) =>
    target === "planned_start" && !columns[column]?.heading.words.some((word) => planWords.includes(word));
  const reason = reasonWords.plannedOrReal;
  return matches.map((match) => (isOpen(match) ? { ...match, sureness: "likely" as const, reason } : match));
}

const isNothing = (cell: Table["rows"][number][number] | undefined): boolean =>
  isEmpty(cell) || cell === 0 || (typeof cell === "string" && /^[0.,:]+$/.test(cell.trim()));
