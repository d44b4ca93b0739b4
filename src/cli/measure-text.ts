import type { Imported } from "../imports/import-file.ts";
import { decidedFor, type KpiValue } from "../imports/kpis/compute-kpis.ts";
import { newestPeriod } from "../imports/kpis/period.ts";
import { reachOf, reachText } from "../imports/kpis/reach.ts";
import { worstRows } from "../imports/kpis/worst-rows.ts";
import type { Records } from "../imports/rows/records.ts";
import { isoDay } from "../imports/values/serials.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { nameOf, type Read, unitOf } from "./measure-read.ts";

/** The results for files and KPIs, as text. */
export function asText(read: readonly Read[], all: Records, values: readonly KpiValue[]): string {
  const blocks = [
    ...read.map(fileAsText),
    kpisAsText(values),
    asksStaffed(all),
    decidedAsText(all, values),
    namesAsText(all),
    reachText(reachOf(measures, all), read.length),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const fileAsText = ({ file, imported }: Read): string =>
  imported.kind === "refused"
    ? `${file}\n  Not read. ${imported.reason}`
    : [file, ...importedLines(imported)].join("\n");

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
    `  ${looksLike} ${rowCount.toLocaleString("en-US")} rows.`,
    ...mapping.map(
      ({ column, heading, sureness, reason, format }) =>
        `  ${column.padEnd(18)} ${sureness.padEnd(7)} ${heading ?? "–"}${heading === null ? "" : `  (${format === null ? "" : `${format}. `}${reason})`}`,
    ),
    ...cut(
      leftOut.map(({ row, why }) => `  Row ${row} left out. ${why}`),
      leftOut.length,
      "rows left out",
    ),
    ...cut(
      unread.map(({ row, column, text }) => `  Row ${row}, ${column}: "${text}" could not be read.`),
      unreadCount,
      "cells not read",
    ),
    ...questions.map(
      ({ id, text, readings }) =>
        `  ? ${text} ${readings.map(({ answer, means }) => `"${answer}": ${means}`).join("; ")}. Answer under "${id}".`,
    ),
    ...notes.map((note) => `  ${note}`),
  ];
}

const cut = (lines: readonly string[], count: number, what: string): readonly string[] =>
  count <= linesShown ? lines : [...lines.slice(0, linesShown), `  … ${count} ${what} in all.`];

function kpisAsText(values: readonly KpiValue[]): string {
  if (values.length === 0) return "No KPI computes from these files yet.";
  return values.map(kpiLine).join("\n");
}

/** Hours that machines ran say little without the hours they were staffed, which a monitor rarely knows. */
function asksStaffed({ filled }: Records): string {
  const days = filled.get("machine_days");
  const isShort = days?.has("in_cycle_hours") === true && !days.has("scheduled_hours");
  return isShort ? "For spindle utilization, say how many hours of a working day are staffed: --staffed 16." : "";
}

/** Only decisions that some KPI depends on. */
function decidedAsText({ decided = [] }: Records, values: readonly KpiValue[]): string {
  const used = values.flatMap(({ id }) => decidedFor(measures[id as keyof typeof measures], decided));
  const texts = [...new Set(used.map(({ text }) => text))];
  return texts.length === 0 ? "" : ["Decided, since no file says it:", ...texts.map((text) => `  ${text}`)].join("\n");
}

const rounded = (value: number | null): string => (value === null ? "–" : String(Math.round(value * 100) / 100));

const kpiLine = ({ id, value, rows, from, to, weeks }: KpiValue): string =>
  `${nameOf(id)}: ${rounded(value)} ${unitOf(id)}, ${from} to ${to}, ${rows.toLocaleString("en-US")} rows. By week: ${weeks.map((week) => rounded(week.value)).join(" ")}`;

function namesAsText(all: Records): string {
  const period = newestPeriod(all);
  if (period === null) return "";
  const { lateLines, worstSetups, stopsWithoutReason } = worstRows(all, period);
  const lines = [
    ...lateLines
      .slice(0, 10)
      .map(
        ({ line, promised, shipped, daysLate }) =>
          `Late: ${line}, promised ${isoDay(promised)}, ${shipped === null ? "not shipped" : `shipped ${isoDay(shipped)}`}, ${daysLate} days.`,
      ),
    ...worstSetups.map(
      ({ name, where, planned, actual }) =>
        `Setup over plan: ${name}${where === null ? "" : ` on ${where}`}, ${rounded(planned)} h planned, ${rounded(actual)} h taken.`,
    ),
    ...stopsWithoutReason
      .slice(0, 10)
      .map(({ machine, hours, stops }) => `Stops without a reason: ${machine}, ${rounded(hours)} h in ${stops} stops.`),
  ];
  return lines.join("\n");
}
