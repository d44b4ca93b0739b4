import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { type Imported, type ImportedFile, importFile } from "../imports/import-file.ts";
import { layouts } from "../imports/knowledge/layouts.ts";
import { computeKpis, decidedFor, type KpiValue } from "../imports/kpis/compute-kpis.ts";
import { namesBehind } from "../imports/kpis/names-behind.ts";
import { newestPeriod } from "../imports/kpis/period.ts";
import { reachOf, reachText } from "../imports/kpis/reach.ts";
import { summaryOf } from "../imports/kpis/summary.ts";
import type { ShopSaid } from "../imports/rows/machines.ts";
import type { Records } from "../imports/rows/records.ts";
import { shopRecords } from "../imports/rows/shop-records.ts";
import { isoDay } from "../imports/values/dates.ts";
import type { Answers } from "../imports/values/question.ts";
import { kpis, measures } from "../knowledge/kpis/kpis.ts";
import { type RecordId, records } from "../measures/records.ts";
import { readJsonFile } from "./input.ts";
import { printAll } from "./output.ts";

interface Options {
  readonly answers?: string;
  readonly as?: string;
  readonly staffed?: string;
  readonly bottleneck?: string;
  readonly json?: true;
  readonly yes?: true;
}

export function addMeasure(program: Command): void {
  program
    .command("measure")
    .description(
      "Read exports of a shop (CSV, text, XLSX), match their columns, and compute its KPIs. Nothing is stored.",
    )
    .argument("<files...>", "exports, the oldest first; - is standard input")
    .option("--answers <file>", "answers to the questions that a run prints, as JSON by their ids")
    .option(
      "--as <system/list>",
      "which list each file is, where it is not recognized: jobboss/operations or operations",
    )
    .option("--staffed <hours>", "hours of a working day in which the machines are staffed")
    .option("--bottleneck <machine>", "the machine that is your bottleneck; without it the one with the most hours")
    .option("--json", "print one JSON object instead of text")
    .option("--yes", "also use likely matches; otherwise only sure ones")
    .addHelpText("after", answersHelp)
    .action(measure);
}

const answersHelp = `
Answers, as JSON:
  {"date-order:Due Date": "month-first", "time-unit:Setup": "minutes", "word:Status:X": "Done"}   to questions
  {"column:act_run": "Hours", "column:customer": ""}   which heading holds a column; none
  {"header": "5", "utc-offset": "-5"}   the row of the headings; hours from UTC to your time`;

interface Read {
  readonly file: string;
  readonly imported: ImportedFile;
}

async function measure(files: readonly string[], options: Options): Promise<void> {
  const answers =
    options.answers === undefined ? {} : answersFrom(await readJsonFile(options.answers), options.answers);
  const as = options.as === undefined ? {} : listFrom(options.as);
  const read: Read[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    read.push({ file, imported: await importFile(bytes, { answers, ...as, takeLikely: options.yes === true }) });
  }
  const all = shopRecords(
    read.flatMap(({ imported }) => (imported.kind === "imported" ? [imported.entries] : [])),
    saidIn(options),
  );
  const values = computeKpis(measures, all);
  await printAll([options.json ? asJson(read, all, values) : asText(read, all, values)]);
  if (read.every(({ imported }) => imported.kind === "refused")) process.exitCode = 1;
}

function saidIn({ staffed, bottleneck }: Options): ShopSaid {
  const hours = staffed === undefined ? null : Number(staffed);
  if (hours !== null && !(hours > 0 && hours <= 24))
    throw new Error(`--staffed is "${staffed}". It should be hours of a working day, from 1 to 24.`);
  return { staffedHours: hours, bottleneck: bottleneck ?? null };
}

async function bytesOf(file: string): Promise<Uint8Array> {
  if (file !== "-") return new Uint8Array(await readFile(file));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

function answersFrom(said: unknown, file: string): Answers {
  const isAnswers =
    typeof said === "object" &&
    said !== null &&
    !Array.isArray(said) &&
    Object.values(said).every((one) => typeof one === "string");
  if (!isAnswers)
    throw new Error(`${file} holds no answers: it should be one JSON object of question ids and answers.`);
  return said as Answers;
}

function listFrom(as: string): { readonly list: RecordId; readonly system?: string } {
  const [system, list] = as.includes("/") ? as.split("/") : [undefined, as];
  if (list === undefined || !Object.hasOwn(records, list))
    throw new Error(`There is no list "${list ?? ""}". Lists: ${Object.keys(records).join(", ")}.`);
  const known = [...new Set(layouts.map((layout) => layout.system))];
  if (system !== undefined && !known.includes(system))
    throw new Error(`There is no system "${system}". Systems: ${known.join(", ")}.`);
  return system === undefined ? { list: list as RecordId } : { list: list as RecordId, system };
}

function asJson(read: readonly Read[], all: Records, values: readonly KpiValue[]): string {
  const out = {
    files: read.map(fileAsJson),
    kpis: values.map((value) => kpiAsJson(value)),
    measured: summaryOf(measures, all, values),
  };
  return `${JSON.stringify(out, null, 2)}\n`;
}

function fileAsJson({ file, imported }: Read) {
  if (imported.kind === "refused")
    return {
      file,
      refused: imported.reason,
      system: null,
      list: null,
      rows: 0,
      left_out: [],
      mapping: [],
      questions: [],
    };
  const { system, list, rowCount, leftOut, mapping, questions } = imported;
  return {
    file,
    refused: null,
    system,
    list,
    rows: rowCount,
    left_out: leftOut,
    mapping: mapping.map(({ column, heading, sureness, reason }) => ({ column, heading, sureness, reason })),
    questions,
  };
}

const unitOf = (id: string): string => (Object.hasOwn(kpis, id) ? kpis[id as keyof typeof kpis].unit.long : "");
const nameOf = (id: string): string => (Object.hasOwn(kpis, id) ? kpis[id as keyof typeof kpis].name : id);

const kpiAsJson = ({ id, value, rows, from, to, weeks }: KpiValue) => ({
  id,
  value,
  unit: unitOf(id),
  rows,
  from,
  to,
  weeks,
});

function asText(read: readonly Read[], all: Records, values: readonly KpiValue[]): string {
  const blocks = [
    ...read.map(fileAsText),
    kpisAsText(values),
    decidedAsText(all, values),
    namesAsText(all),
    reachText(reachOf(measures, all)),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const fileAsText = ({ file, imported }: Read): string =>
  imported.kind === "refused"
    ? `${file}\n  Not read. ${imported.reason}`
    : [file, ...importedLines(imported)].join("\n");

/** Most lines of one kind that are printed; the JSON form has them all. */
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

/** Only what some KPI rests on. */
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
  const { lateLines, worstSetups, stopsWithoutReason } = namesBehind(all, period);
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
