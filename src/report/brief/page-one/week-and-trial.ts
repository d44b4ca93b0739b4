import type { Case } from "../../../diagnosis/case/case.ts";
import { handCountOf } from "../../../diagnosis/case/finding/situation-row.ts";
import type { TrialRow } from "../../../diagnosis/case/trial/trial-row.ts";
import type { Task } from "../../../diagnosis/case/week/task.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, inWords, lowerFirst } from "../../../survey/writing.ts";
import type { Block } from "../../report.ts";
import { place, plain, say, strong, type Text } from "../../text.ts";
import type { Table } from "../../text-blocks.ts";
import {
  changeBegins,
  closedInWeek,
  countedBy,
  isWorkingDay,
  type ShopCalendar,
  shortDayName,
  taskDayShort,
  weekBegins,
  workingDayFrom,
} from "../../working-days.ts";
import { section } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { timeOf } from "./time-of.ts";

/** The heading of the week, which says how long it takes. */
export function weekTitle({ week, today }: Pick<Case, "week" | "today">, calendar: ShopCalendar): string {
  const title = words.week[week.some(({ isNextWeek }) => isNextWeek) ? "twoWeeks" : "title"](
    weekBegins(week, calendar),
  );
  return today === null || !isWorkingDay(calendar.date, calendar) ? title : words.week.fromToday(title);
}

export const weekTable = (week: readonly Task[], calendar: ShopCalendar, today: Case["today"]): Table => ({
  kind: "table",
  caption: words.week.caption,
  columns: Object.values(words.week.columns).map((title) => ({ title, align: "start" })),
  rows: [
    ...(today === null ? [] : [rowOf(todayName(calendar), today)]),
    ...week.map((task) => rowOf(taskDayShort(task, calendar), task)),
  ],
});

/** The day of the report, or the next one on which the shop works. */
const todayName = (calendar: ShopCalendar): string =>
  isWorkingDay(calendar.date, calendar) ? words.week.today : shortDayName(workingDayFrom(calendar.date, calendar));

const rowOf = (day: string, { who, minutes, what, isChange }: Omit<Task, "day">): Table["rows"][number] => [
  plain(day),
  plain(words.week.who(capitalized(inWords(who)), timeOf(minutes))),
  isChange ? say`${strong(words.week.change)} ${withPlaces(what)}` : withPlaces(what),
];

/** Notes on days without a task and on what comes next. */
export function afterWeek(found: Case, submission: Submission, calendar: ShopCalendar): readonly Block[] {
  const closed = closedInWeek(found.week, calendar);
  const hasLimits = found.trial.some(({ see }) => numbersIn(see).length > 0);
  const said = [
    ...(closed === "" ? [] : [words.week.closed(closed)]),
    next(found, submission, calendar),
    ...(hasLimits ? [words.trial.limits] : []),
  ];
  return [{ kind: "paragraph", role: "note", text: plain(said.join(" ")) }];
}

function next(found: Case, submission: Submission, calendar: ShopCalendar): string {
  const { week, trial, today } = found;
  const until = countedBy(week, calendar);
  const change = changeBegins(week, calendar);
  const isDecided = week.some(({ id }) => id === "decide");
  const isOfChange = trial.some(({ kind, ofChange }) => kind === "we-are-wrong" && ofChange);
  if (change !== undefined) {
    const count = handCountOf(found, submission);
    const counting = words.week.counting(
      count === undefined ? null : lowerFirst(count.name).replace(/\.$/, ""),
      weekBegins(week, calendar),
    );
    return `${counting} ${words.week.before(change, until, { isElse: today !== null, isOfChange, isDecided, later: count?.later })}`;
  }
  if (!week.some(({ isChange }) => isChange)) return words.week.onlyCounts(until);
  return words.week[isDecided ? "unless" : "goesOn"](until);
}

/** Field names of a system are between backticks. */
const withPlaces = (text: string): Text =>
  text.split("`").flatMap((piece, at) => (at % 2 === 0 ? plain(piece) : [place(piece)]));

export function trialTable(rows: readonly TrialRow[]): readonly Block[] {
  if (rows.length === 0) return [];
  return [
    section("ten-days", words.trial.title),
    {
      kind: "table",
      caption: words.trial.caption,
      columns: Object.values(words.trial.columns).map((title) => ({ title, align: "start" })),
      rows: rows.flatMap(tableRowsOf),
    },
  ];
}

/** A row as cells. The row for an unclear result is the last: one reads it after all the others. */
function tableRowsOf({ kind, see, means, act }: TrialRow): Table["rows"] {
  if (kind !== "we-are-wrong") return [[plain(see), plain(means), plain(act)]];
  const { between, wrong } = words.trial;
  return [
    [plain(see), say`${strong(wrong)} ${means}`, plain(act)],
    [plain(between.see), plain(between.means), plain(between.act)],
  ];
}

/** The row without its reference to a next cause, if only one is described. */
export const withoutNextCause = (row: TrialRow): TrialRow =>
  /\bnext cause\b/.test(row.act) ? { ...row, act: words.trial.noNext } : row;
