import { kpis } from "../../../knowledge/kpis/kpis.ts";
import type { FirstWeek, TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { isMissing, keptIn, keptRecords } from "../../../knowledge/systems/kept-records.ts";
import { numbersIn, writtenNumber } from "../../facts/numbers/number-in-text.ts";
import { meets } from "../../kpis/needs.ts";
import { neededElements, readinessOf } from "../../kpis/readiness.ts";
import { shopWords } from "../case.words.ts";
import type { NaturalExperiment } from "../finding/how-it-happens.ts";
import { isSpokenOf } from "../finding/spoken-of.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { choiceNaming, hasErp, monitorOf } from "../shop.ts";

/** A row of a week's table, with values for its slots that only this task needs. */
export interface PlannedTask {
  readonly task: TaskRow;
  readonly slots?: Readonly<Record<string, string>>;
}

/** Puts the comparison of past periods first and the week's usual first task second. */
export function withPeriodsCompared(
  rows: readonly PlannedTask[],
  experiment: NaturalExperiment | null,
): readonly PlannedTask[] {
  const [monday, , ...rest] = rows;
  if (experiment === null || monday === undefined || rest.length === 0) return rows;
  const { task: what, kind } = experiment;
  const roles: TaskRow["roles"] = ["planner", "foreman"];
  const kpi = kind === "well" ? "kpi_otd" : null;
  const compare: PlannedTask = { task: { id: "compare-stretches", roles, minutes: 60, what, kpi } };
  // Two periods are better evidence than two cases.
  const others = rows.filter(({ task }) => task.id !== "good-and-bad");
  return others.length < rows.length ? [compare, ...others] : [compare, monday, ...rest];
}

/** Export what is on file if it is about what they tell, read what is already counted, or else start a sheet. */
export function firstTaskOf({ pull, monitor, compared, sheet }: FirstWeek, reading: Reading): PlannedTask {
  const { submission } = reading;
  const records = compared && jobsCompared(reading);
  if (compared && records !== undefined) return { task: compared, slots: { records } };
  const monitored = monitorOf(submission);
  if (monitor && monitored) return { task: monitor, slots: { system: monitored } };
  if (pull.about !== undefined && !isSpokenOf(pull.about, submission)) return { task: sheet };
  const system = systemFor(pull, reading);
  if (system !== undefined) return { task: pull, slots: { system } };
  const isFiled = pull.kpi === "kpi_scrap" && submission.current_kpi_tracking?.includes("Scrap %");
  return isFiled
    ? { task: pull, slots: { system: shopWords.scrapReports } }
    : (keptFor(sheet, reading) ?? { task: sheet });
}

/** The jobs whose hours the shop has put next to their quotes: `48 jobs`; `undefined` if it compared too few for the tasks that follow. */
function jobsCompared({ sentences }: Reading): string | undefined {
  for (const [at, { text, field, isWish }] of sentences.entries()) {
    const { count = "", things = "" } = comparedJobs.exec(text)?.groups ?? {};
    const number = numbersIn(count)[0]?.low ?? 0;
    const told = sentences.slice(at, at + 3).filter((one) => one.field === field);
    if (number >= fewestCompared && !isWish && told.some((one) => ofHours.test(one.text)))
      return `${written(number)} ${things}`;
  }
  return undefined;
}

/** The fewest jobs of which ten are the worst. Own judgment. */
const fewestCompared = 15;
const comparedJobs = quick(
  new RegExp(
    String.raw`\b(?:compared|matched|went through|gone through|pulled|checked|looked (?:at|through)|took|added up) (?:(?:all|the|our|last|past|about|hours of|of) )*(?<count>${writtenNumber}) (?:(?:closed|finished|old|shipped|won|of our|of the) )*(?<things>jobs|orders|travelers|job cards|tickets|quotes)\b`,
    "iu",
  ),
);
/** Hours sold next to hours taken. */
const ofHours =
  /\b(?:quot(?:e|es|ed)|told|sold|bid|estimat\w+|planned)\b[^.;]*\d[^.;]*\b(?:put in|took|used|booked|spent|actual|clocked|ran|came)\b|\b(?:went|ran|came in) over\b|\btimes over\b|\bto (?:the|their) quotes\b/i;

/**
 * The system that has a KPI's data ready, by the shop's name for it; `undefined` if none does. A look at closed jobs
 * needs no dates of their operations, as the weekly number does.
 */
function systemFor({ kpi }: FirstWeek["pull"], { submission, diagnosis }: Reading): string | undefined {
  const systems = diagnosis.systems.map(({ id }) => id);
  const looked = kpis[kpi].elements.filter((element) => element !== "op_complete_dates");
  const data = neededElements(looked, systems, submission);
  if (readinessOf(data) !== "ready-now" || !hasErp(submission)) return undefined;
  const places = data.flatMap(({ place }) => (place ? [place] : []));
  return places.map((place) => choiceNaming(place.system, submission)).find((choice) => choice !== undefined);
}

/** What the shop already has on paper, by its own name; `null` if nothing fits. */
function keptFor(sheet: TaskRow, { sentences, submission }: Reading): PlannedTask | null {
  for (const { says, has, task } of keptRecords.filter((one) => one.sheet === sheet.id)) {
    if (has !== undefined && meets(submission, has.need)) return { task, slots: { records: has.records, from: "" } };
    const naming = says && sentences.find(({ text }) => says.test(text) && !isMissing.test(text));
    const records = naming && recordsNamed(says.exec(naming.text)?.[0] ?? "");
    if (naming === undefined || records === undefined) continue;
    const place = keptIn
      .exec(naming.text)
      ?.groups?.place?.replace(/^(?:my|our) /i, "your ")
      .replace(/^an? /i, "the ");
    return { task, slots: { records, from: place === undefined ? "" : ` out of ${place}` } };
  }
  return null;
}

/** The name of a record: `Butch's notebook` stays as it is; a plain `notebook` becomes the shop's. */
function recordsNamed(said: string): string {
  if (/['’]s /.test(said)) return said;
  return /book$/i.test(said) ? `the ${said.toLowerCase()}` : said.toLowerCase();
}
