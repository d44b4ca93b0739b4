import type { Case } from "../../diagnosis/case/case.ts";
import { firstWeekOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { type Measured, valueText } from "../../diagnosis/measured.ts";
import { type SaidToday, saidToday } from "../../diagnosis/said-today.ts";
import { answerText } from "../../knowledge/answer-text.ts";
import { type KpiId, kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import type { Earlier } from "../earlier.ts";
import { likely, longDate, spanOf } from "../format.ts";
import type { Occasion } from "../occasion.ts";
import type { Block } from "../report.ts";
import { plain, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { inPercent } from "./root-themes.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/**
 * What a later visit begins with: KPI by KPI, tasks, causes and hours, before and now. Nothing on the first visit.
 *
 * @param now the tasks of this report's first week, where the caller has them already
 */
export function whatChanged(
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  now?: Case["week"],
): readonly Block[] {
  const { earlier, done = [] } = occasion;
  if (earlier === undefined) return [];
  const day = longDate(earlier.date);
  const rows = rowsOf(submission, diagnosis, occasion, earlier);
  const count = (change: Change): number => rows.filter((row) => row.change === change).length;
  const week = firstWeekOf(earlier.submission, earlier.diagnosis);
  return [
    {
      kind: "heading",
      level: 2,
      id: "what-changed",
      topic: words.topic,
      text: words.title(day, count("better"), count("worse")),
    },
    ...(week.length === 0 ? [] : [lead(words.done(week.filter(({ id }) => done.includes(id)).length, week.length))]),
    {
      kind: "table",
      caption: words.table.caption,
      columns: [
        words.table.columns.what,
        words.table.columns.before(day),
        words.table.columns.now,
        words.table.columns.change,
      ].map((title) => ({ title, align: "start" }) as const),
      rows: rows.map(({ what, before, now, change }) => [
        plain(what),
        plain(before),
        plain(now),
        plain(words.change[change]),
      ]),
    },
    ...(rows.some(({ isMixed }) => isMixed) ? [note(words.mixed)] : []),
    section("changed-causes", words.causes),
    { kind: "list", ordered: false, items: causesOf(submission, diagnosis, occasion, earlier) },
    ...next(now ?? firstWeekOf(submission, diagnosis)),
    ...(earlier.isRecalculated ? [note(words.recalculated(day))] : []),
    ...(earlier.changedQuestions.length > 0 ? [note(words.questions(inWords(earlier.changedQuestions)))] : []),
  ];
}

const lead = (text: string): Block => ({ kind: "paragraph", role: "lead", text: plain(text) });
const note = (text: string): Block => ({ kind: "paragraph", role: "note", text: plain(text) });
const section = (id: string, text: string): Block => ({ kind: "heading", level: 3, id, topic: "", text });

type Change = keyof typeof words.change;

interface Row {
  readonly what: string;
  readonly before: string;
  readonly now: string;
  readonly change: Change;
  readonly isMixed?: boolean;
}

function rowsOf(
  submission: Submission,
  diagnosis: Diagnosis,
  { measured = [] }: Occasion,
  earlier: Earlier,
): readonly Row[] {
  const values = kpiIds.flatMap((id) =>
    kpiRow(id, kpiValue(id, earlier.submission, earlier.measured), kpiValue(id, submission, measured)),
  );
  return [...values, ...habits(earlier.submission, submission), ...figures(earlier.diagnosis, diagnosis)];
}

type Value =
  | { readonly kind: "measured"; readonly text: string; readonly value: number }
  | ({ readonly kind: "said" } & SaidToday);

function kpiValue(id: KpiId, submission: Submission, measured: readonly Measured[]): Value | null {
  const found = measured.find(({ kpi }) => kpi === id);
  if (found !== undefined) return { kind: "measured", text: valueText(found), value: found.value };
  const said = saidToday(id, submission);
  return said === undefined ? null : { kind: "said", ...said };
}

/** Measured is compared with measured and an answer with an answer; one of each proves nothing. */
function kpiRow(id: KpiId, before: Value | null, now: Value | null): readonly Row[] {
  if (before === null && now === null) return [];
  const isMixed = before !== null && now !== null && before.kind !== now.kind;
  const change = before === null || now === null || isMixed ? "unknown" : changeOf(id, middleOf(before), middleOf(now));
  return [{ what: kpis[id].name, before: textOf(id, before), now: textOf(id, now), change, isMixed }];
}

const middleOf = (value: Value): number => (value.kind === "measured" ? value.value : (value.from + value.to) / 2);

function textOf(id: KpiId, value: Value | null): string {
  if (value === null) return words.table.none;
  if (value.kind === "measured") return words.table.measured(value.text);
  return words.table.estimated(kpis[id].unit.short === "%" ? `${value.from}–${value.to}%` : value.said);
}

function changeOf(id: KpiId, before: number, now: number): Change {
  if (before === now) return "same";
  const { direction } = kpis[id].targets;
  if (direction !== "higher" && direction !== "lower") return "other";
  return now > before === (direction === "higher") ? "better" : "worse";
}

/** Answers that run from good to bad, the best first. */
const scales = {
  overtime_dependency: ["Rarely", "Sometimes", "Often", "Every week"],
  setup_time_variability: ["Very consistent", "Sometimes over", "Often over", "Highly variable"],
} as const satisfies Partial<Record<Field, readonly string[]>>;

const kept = [
  "schedule_tracking_ready",
  "labor_tracking_ready",
  "variance_tracking_ready",
  "financial_sync_ready",
  "maintenance_tracking_ready",
] as const satisfies readonly Field[];

/** Habits that were answered before or now; those that are the same on both days only where they run on a scale. */
function habits(before: Submission, now: Submission): readonly Row[] {
  const onScale = (Object.keys(scales) as (keyof typeof scales)[]).flatMap((field) => {
    const steps: readonly string[] = scales[field];
    const [was, is] = [before[field], now[field]];
    if (was === undefined || is === undefined) return [];
    const moved = steps.indexOf(is) - steps.indexOf(was);
    return [habit(field, before, now, moved === 0 ? "same" : moved < 0 ? "better" : "worse")];
  });
  const started = kept
    .filter((field) => before[field] !== undefined && now[field] !== undefined && before[field] !== now[field])
    .map((field) => habit(field, before, now, now[field] ? "better" : "worse"));
  return [...onScale, ...started];
}

const habit = (field: Field, before: Submission, now: Submission, change: Change): Row => ({
  what: questionOf(field).label,
  before: answerText(before, field) ?? words.table.none,
  now: answerText(now, field) ?? words.table.none,
  change,
});

function figures(before: Diagnosis, now: Diagnosis): readonly Row[] {
  const ranged = (what: string, pick: (of: Diagnosis) => Diagnosis["hidden_hours"]): Row => {
    const [a, b] = [pick(before), pick(now)];
    const change = likely(a, a.unit) === likely(b, b.unit) ? "same" : b.likely < a.likely ? "better" : "worse";
    return { what, before: rangeText(a), now: rangeText(b), change };
  };
  const [was, is] = [before.scores.visibility_index, now.scores.visibility_index];
  const seen = was === is ? "same" : is > was ? "better" : "worse";
  return [
    ranged(words.table.hours, ({ hidden_hours }) => hidden_hours),
    ranged(words.table.dollars, ({ hidden_dollars }) => hidden_dollars),
    { what: words.table.visibility, before: String(was), now: String(is), change: seen },
  ];
}

const rangeText = (figure: Diagnosis["hidden_hours"]): string =>
  `${likely(figure, figure.unit)} (${spanOf(figure, figure.unit)})`;

/** A cause has moved from so many points of a hundred on. Own judgment. */
const movedFrom = 0.05;

function causesOf(
  submission: Submission,
  { themes }: Diagnosis,
  { witnesses = [] }: Occasion,
  earlier: Earlier,
): readonly Text[] {
  const moved = themes.flatMap((theme) => {
    const before = earlier.diagnosis.themes.find(({ id }) => id === theme.id);
    if (before === undefined || Math.abs(theme.probability - before.probability) < movedFrom) return [];
    return [{ theme, before, by: Math.abs(theme.probability - before.probability) }];
  });
  if (moved.length === 0) return [plain(words.noCause)];
  return moved
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 4)
    .map(({ theme, before }) => {
      const why =
        whyMoved(before, theme, earlier.submission, submission) ?? (witnesses.length > 0 ? words.witnessed : "");
      const name = capitalized(themeWords[theme.id].noun);
      return plain(words.cause(name, inPercent(before.probability), inPercent(theme.probability), why));
    });
}

/** The answer that moved a cause most, as the shop gave it on both days. */
function whyMoved(
  earlierTheme: RankedTheme,
  theme: RankedTheme,
  earlierSubmission: Submission,
  submission: Submission,
): string | null {
  const weightOf = ({ evidence }: RankedTheme, field: Field): number =>
    evidence
      .filter((one) => one.field === field && one.by === undefined)
      .reduce((sum, { speaks, ratio }) => sum + Math.log(ratio) * (speaks === "for" ? 1 : -1), 0);
  const moves = fields
    .map((field) => ({ field, by: weightOf(theme, field) - weightOf(earlierTheme, field) }))
    .filter(({ by }) => by * (theme.probability - earlierTheme.probability) > 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const field = moves[0]?.field;
  if (field === undefined || questionOf(field).kind === "prose") return null;
  const [was, is] = [
    answerText(earlierSubmission, field) ?? words.table.none,
    answerText(submission, field) ?? words.table.none,
  ];
  return was === is ? null : words.because(questionOf(field).label, was, is);
}

function next([task]: Case["week"]): readonly Block[] {
  return task === undefined
    ? []
    : [
        section("what-next", words.next),
        { kind: "paragraph", role: "body", text: plain(words.nextText(task.what.replaceAll("`", ""))) },
      ];
}
