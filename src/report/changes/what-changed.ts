import type { Case } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis, RankedTheme } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { firstSentence } from "../brief/page-one/week.ts";
import { planTasks } from "../brief/plan/plan.ts";
import type { RangeBars } from "../charts/range-bars.ts";
import type { Earlier } from "../earlier.ts";
import { inPercent } from "../evidence/root-themes.ts";
import type { ChangesBlock } from "../evidence-blocks.ts";
import { likely, longDate, spanOf } from "../format.ts";
import type { Occasion } from "../occasion.ts";
import { describePlot } from "../pictures/describe-plot.ts";
import type { PlanTask } from "../plan-task.ts";
import type { Block } from "../report.ts";
import { shownCase } from "../shown-case.ts";
import { plain, strong, type Text } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { changedAnswers, changedCauses } from "./changed-causes.ts";
import { type Change, type ChangedRow, changedRows } from "./changed-rows.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** The heading of the chapter, which gets its own page in print. */
export const whatChangedId = "what-changed";

/**
 * The first chapter of a later visit's report: KPIs, hours and money, tasks and causes, then and now. Empty on the first
 * visit.
 *
 * @param now the case of this report, if the caller has it already
 */
export function whatChanged(
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  worded: Words,
  now?: Case["week"],
): readonly Block[] {
  const { earlier, done = [], measured = [] } = occasion;
  if (earlier === undefined) return [];
  const day = longDate(earlier.date);
  const rows = changedRows(submission, measured, earlier);
  const title = titleFor(rows, day);
  return [
    { kind: "heading", level: 2, id: whatChangedId, topic: words.topic, text: title },
    { kind: "paragraph", role: "lead", text: plain(words.hours(...hoursOf(earlier.diagnosis, diagnosis))) },
    ...(earlier.isRecalculated ? [note(words.recalculated(day))] : []),
    ...(earlier.leavesOutViews ? [note(words.withoutViews(day))] : []),
    { kind: "changes", caption: words.table.caption, columns: columnsFrom(day), rows: linesOf(rows) },
    ...(rows.some(({ change }) => change === "unknown") ? [note(words.mixed)] : []),
    ...(rows.some(({ change }) => change === "about") ? [note(words.about)] : []),
    ...figures(earlier.diagnosis, diagnosis, day),
    ...tasks(tasksOf(earlier), done),
    section("changed-causes", words.causes.title),
    ...leaders(earlier.diagnosis.themes, diagnosis.themes),
    ...mostHours(submission, earlier, diagnosis).map(
      (text): Block => ({ kind: "paragraph", role: "body", text: plain(text) }),
    ),
    ...causes(changedCauses(submission, diagnosis.themes, words.answeredByOthers, earlier), day),
    ...next(now ?? shownCase(submission, diagnosis, occasion, worded).week),
    ...(earlier.changedQuestions.length > 0 ? [note(words.questions(inWords(earlier.changedQuestions)))] : []),
  ];
}

export const movedWays: readonly Change[] = ["better", "worse", "other"];

export function titleFor(rows: readonly ChangedRow[], day: string): string {
  const [better = 0, worse = 0, other = 0] = movedWays.map((way) => rows.filter(({ change }) => change === way).length);
  return words.title(day, better, worse, other);
}

/** The hours of the most expensive cause, if they moved, and the changed answers that moved them. */
export function mostHours(submission: Submission, earlier: Earlier, { themes: ranked }: Diagnosis): readonly string[] {
  const lostTo = (theme: RankedTheme | undefined) =>
    theme?.losses.find(({ currency }) => currency === "machine_hours")?.amount;
  const costliest = ranked.toSorted((a, b) => (lostTo(b)?.likely ?? 0) - (lostTo(a)?.likely ?? 0))[0];
  const [before, now] = [earlier.diagnosis.themes.find(({ id }) => id === costliest?.id), costliest].map(lostTo);
  if (costliest === undefined || before === undefined || now === undefined) return [];
  const [was, is] = [likely(before, before.unit), likely(now, now.unit)];
  if (was === is) return [];
  if (Math.abs(now.likely - before.likely) < sameHoursWithin * before.likely)
    return [words.causes.sameHours(themeWords[costliest.id].noun, is)];
  return [words.causes.hours(themeWords[costliest.id].noun, was, is, changedAnswers(earlier.submission, submission))];
}

/** Estimated hours that differ by less than this share are about the same. Own judgment. */
const sameHoursWithin = 0.1;

const note = (text: string): Block => ({ kind: "paragraph", role: "note", text: plain(text) });
const section = (id: string, text: string): Block => ({ kind: "heading", level: 3, id, topic: "", text });
const inColumns = (titles: readonly string[]): Table["columns"] => titles.map((title) => ({ title, align: "start" }));

const columnsFrom = (day: string): readonly string[] => {
  const { what, now, change } = words.table.columns;
  return [what, day, now, change];
};

/** The rows, those that moved first. */
export const linesOf = (rows: readonly ChangedRow[]): ChangesBlock["rows"] =>
  rows
    .toSorted((a, b) => Number(movedWays.includes(b.change)) - Number(movedWays.includes(a.change)))
    .map((row) => ({ ...row, said: words.change[row.change] }));

type Ranged = Diagnosis["hidden_hours"];

const likelyText = (figure: Ranged): string => likely(figure, figure.unit);

/** Both hours as text, and whether their ranges overlap. */
export const hoursOf = (
  before: Diagnosis,
  now: Diagnosis,
): readonly [before: string, now: string, overlap: boolean] => [
  likelyText(before.hidden_hours),
  likelyText(now.hidden_hours),
  overlap(before.hidden_hours, now.hidden_hours),
];

const overlap = (a: Ranged, b: Ranged): boolean => a.low <= b.high && b.low <= a.high;

/** Hours and money on both days, each pair of ranges on one scale; and how much of the shop is visible. */
function figures(before: Diagnosis, now: Diagnosis, day: string): readonly Block[] {
  const [was, is] = [before.scores.visibility_index, now.scores.visibility_index];
  return [
    section("changed-hours", words.figures.title),
    thenAndNow("hours-changed", words.figures.hours, [before.hidden_hours, now.hidden_hours], day),
    thenAndNow("dollars-changed", words.figures.dollars, [before.hidden_dollars, now.hidden_dollars], day),
    ...(now.hidden_dollars.likely < before.hidden_dollars.likely ? [note(words.figures.lessIsBetter)] : []),
    { kind: "paragraph", role: "body", text: plain(words.figures.visibility(was, is)) },
  ];
}

function thenAndNow(name: string, title: string, [before, now]: readonly [Ranged, Ranged], day: string): Block {
  const bar = (name: string, range: Ranged) => ({ name, range, text: likelyText(range) });
  const plot: RangeBars = {
    kind: "range-bars",
    strong: 1,
    bars: [bar(day, before), bar(words.table.columns.now, now)],
  };
  const spans = words.figures.spans(spanOf(before, before.unit), spanOf(now, now.unit));
  const description = `${describePlot(plot)} ${spans}`;
  return { kind: "chart", name, title, description, plot, rows: plot.bars.length, caption: plain(spans) };
}

/** What the plan of the earlier visit asked for. */
export const tasksOf = ({ tasks, submission, diagnosis, date }: Earlier): readonly PlanTask[] =>
  tasks ?? planTasks(caseOf(submission, diagnosis), submission, diagnosis, date);

/** Every task of that plan, with whether it was checked off. */
function tasks(planned: readonly PlanTask[], done: readonly string[]): readonly Block[] {
  if (planned.length === 0) return [];
  const isDone = ({ id }: PlanTask): boolean => done.includes(id);
  const items = planned.map(
    (task): Text => [strong(isDone(task) ? words.tasks.done : words.tasks.open), ...plain(` ${task.what}`)],
  );
  return [
    section("changed-tasks", words.tasks.title(planned.filter(isDone).length, planned.length)),
    { kind: "list", ordered: false, items },
  ];
}

/** The likeliest cause on both days. */
function leaders([before]: Diagnosis["themes"], themes: Diagnosis["themes"]): readonly Block[] {
  const [now] = themes;
  if (before === undefined || now === undefined) return [];
  const nameOf = ({ id }: Pick<RankedTheme, "id">): string => themeWords[id].noun;
  const text =
    before.id === now.id
      ? words.causes.leads(nameOf(now), inPercent(before.probability), inPercent(now.probability))
      : words.causes.leadsNow(nameOf(before), nameOf(now));
  return [{ kind: "paragraph", role: "body", text: plain(text) }];
}

function causes(moved: ReturnType<typeof changedCauses>, day: string): readonly Block[] {
  if (moved.length === 0) return [{ kind: "paragraph", role: "body", text: plain(words.causes.none) }];
  const { cause, now, why } = words.causes.columns;
  const rows = moved.map((one) => [
    plain(one.name),
    plain(one.before),
    [strong(words.causes.moved(one.hasRisen, one.now))],
    plain(one.why),
  ]);
  return [{ kind: "table", caption: words.causes.caption, columns: inColumns([cause, day, now, why]), rows }];
}

const next = ([task]: Case["week"]): readonly Block[] =>
  task === undefined ? [] : [{ kind: "callout", label: words.next, text: plain(firstSentence(task.what)) }];
