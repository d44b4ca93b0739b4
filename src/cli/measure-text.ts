import type { Imported } from "../imports/imported.ts";
import { alsoText } from "../imports/kpis/also.words.ts";
import { decidedFor } from "../imports/kpis/computable.ts";
import type { KpiValue } from "../imports/kpis/compute-kpis.ts";
import { gapsOf } from "../imports/kpis/gaps.ts";
import { reachOf } from "../imports/kpis/reach.ts";
import { reachText } from "../imports/kpis/reach.words.ts";
import { worstRows } from "../imports/kpis/worst-rows.ts";
import type { Records } from "../imports/rows/records.ts";
import { isoDay } from "../imports/values/serials.ts";
import { kpis, measures } from "../knowledge/kpis/kpis.ts";
import { measureWords as words } from "./cli.words.ts";
import { nameOf, type Read, unitOf } from "./measure-read.ts";

/** The results for files and KPIs, as text. */
export function asText(read: readonly Read[], all: Records, values: readonly KpiValue[]): string {
  const reach = reachOf(measures, all);
  const blocks = [
    ...read.map(fileAsText),
    kpisAsText(values),
    asksStaffed(all),
    decidedAsText(all, values),
    namesAsText(all, values),
    reachText({ ...reach, computes: reach.computes.map(nameOf) }, read.length),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const fileAsText = ({ file, imported }: Read): string =>
  imported.kind === "refused"
    ? `${file}\n  ${words.notRead(imported.reason)}`
    : [file, ...importedLines(withGaps(imported))].join("\n");

function withGaps(imported: Imported): Imported {
  const { questions, notes } = gapsOf(kpis, imported);
  return { ...imported, questions: [...imported.questions, ...questions], notes: [...imported.notes, ...notes] };
}

/** The most lines of one kind to print; the JSON form has all of them. */
const linesShown = 12;

function importedLines({
  looksLike,
  rowCount,
  mapping,
  leftOut,
  questions,
  notes,
  unread,
  unreadCount,
}: Imported): readonly string[] {
  return [
    `  ${looksLike} ${words.rows(rowCount)}.`,
    ...mapping.map(
      ({ column, heading, sureness, reason, format }) =>
        `  ${column.padEnd(18)} ${sureness.padEnd(7)} ${heading ?? "–"}${heading === null ? "" : `  (${format === null ? "" : `${format}. `}${reason})`}`,
    ),
    ...cut(
      leftOut.map(({ row, why }) => `  ${words.leftOut(row, why)}`),
      leftOut.length,
      words.rowsLeftOut,
    ),
    ...cut(
      [...Map.groupBy(unread, ({ column, text }) => `${column}\0${text}`).values()].flatMap(([first, ...more]) =>
        first === undefined ? [] : [`  ${words.unread(first.row, more.length, first.column, first.text)}`],
      ),
      unreadCount,
      words.cellsUnread,
    ),
    ...questions.map(
      ({ id, text, readings }) =>
        `  ${words.question(text, readings.map(({ answer, means }) => `"${answer}": ${means}`).join("; "), id)}`,
    ),
    ...notes.map((note) => `  ${note}`),
  ];
}

const cut = (lines: readonly string[], count: number, what: string): readonly string[] =>
  count <= linesShown ? lines : [...lines.slice(0, linesShown), `  ${words.inAll(count, what)}`];

function kpisAsText(values: readonly KpiValue[]): string {
  if (values.length === 0) return words.noKpi;
  return values.map(kpiLine).join("\n");
}

/** Hours that machines ran say little without the hours they were staffed, which a monitor rarely knows. */
function asksStaffed({ filled }: Records): string {
  const days = filled.get("machine_days");
  const isShort = days?.has("in_cycle_hours") === true && !days.has("scheduled_hours");
  return isShort ? words.askStaffed : "";
}

/** Only decisions that some KPI depends on. */
function decidedAsText({ decided = [] }: Records, values: readonly KpiValue[]): string {
  const used = values.flatMap(({ id }) => decidedFor(measures[id as keyof typeof measures], decided));
  const texts = [...new Set(used.map(({ text }) => text))];
  return texts.length === 0 ? "" : [words.decided, ...texts.map((text) => `  ${text}`)].join("\n");
}

const rounded = (value: number | null): string => (value === null ? "–" : String(Math.round(value * 100) / 100));

const kpiLine = (kpi: KpiValue): string =>
  [ownLine(kpi), ...kpi.also.map((one) => words.also(alsoText(one)))].join("\n");

const ownLine = ({ id, value, refused, rows, from, to, weeks }: KpiValue): string =>
  refused !== null
    ? words.refusedKpi(nameOf(id), refused)
    : words.kpi(
        nameOf(id),
        rounded(value),
        unitOf(id),
        words.span(from, to),
        words.rows(rows),
        weeks.map((week) => rounded(week.value)).join(" "),
      );

function namesAsText(all: Records, values: readonly KpiValue[]): string {
  const worst = worstRows(all, values);
  if (worst === null) return "";
  const { lateLines, worstSetups, stopsWithoutReason } = worst;
  const lines = [
    ...lateLines
      .slice(0, 10)
      .map(({ line, promised, shipped, daysLate }) =>
        words.late(line, isoDay(promised), shipped === null ? null : isoDay(shipped), daysLate),
      ),
    ...worstSetups.map(({ name, where, planned, actual }) =>
      words.setup(name, where, rounded(planned), rounded(actual)),
    ),
    ...stopsWithoutReason.slice(0, 10).map(({ machine, hours, stops }) => words.stops(machine, rounded(hours), stops)),
  ];
  return lines.join("\n");
}
