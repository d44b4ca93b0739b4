import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { newestPeriod, stateOn } from "../kpis/period.ts";
import { byJob } from "./by-job.ts";
import { withIncreases } from "./counter-readings.ts";
import { type Entries, numberIn } from "./entries.ts";
import { type ManualFacts, noManualFacts, withMachines } from "./machines.ts";
import { withLogged } from "./made-lists.ts";
import { mergeFiles } from "./merge.ts";
import type { FilledGap, Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";
import { withScheduledHours } from "./scheduled-hours.ts";
import { setColumn } from "./set-column.ts";
import { type StandIn, standIns } from "./stand-ins.ts";
import { withStopsAlone } from "./stops-alone.ts";
import { withBottleneck } from "./with-bottleneck.ts";
import { withSharedDay } from "./with-shared-day.ts";

/** The merged files, with replacements for columns that none of them has. `decided` lists each. */
export function shopRecords(files: readonly Entries[], manual: ManualFacts = noManualFacts): Records {
  const asked = new Set(files.flatMap((file) => [...(file.asked ?? [])].map((column) => `${file.list}.${column}`)));
  const isMissing = ({ list, column }: StandIn): boolean => !asked.has(`${list}.${column}`);
  const merged = withJobs(withoutUnbooked(withIncreases(mergeFiles(withSharedDay(files)))));
  const known = withMachines(
    standInFor(merged, (one) => isEarly(one) && isMissing(one)),
    manual,
  );
  const whole = standInFor(withLogged(withStopsAlone(withBottleneck(withScheduledHours(known)))), isMissing);
  return withoutScrapLog(withoutOpen(withoutWorkAhead(whole)));
}

/** Whether a replacement is needed before the list of machines is made. */
const isEarly = ({ list, column }: StandIn): boolean =>
  list === "operations" && (column === "completed" || column === "status");

/** The rows without weights: a visitor doesn't save dollars that we made up. */
export function savedRows({ rows, decided = [] }: Records): Records["rows"] {
  const unsaved = Map.groupBy(
    decided.filter(({ isSaved }) => !isSaved),
    ({ list }) => list,
  );
  const saved = Object.entries(rows).map(([list, own]) => {
    const blank = Object.fromEntries((unsaved.get(list as ListId) ?? []).map(({ column }) => [column, null]));
    return [list, Object.keys(blank).length === 0 ? own : own.map((row) => ({ ...row, ...blank }))];
  });
  return Object.fromEntries(saved);
}

/**
 * A planned setup of no hours wasn't booked: no one sets up in no time. A finished operation without its start, among
 * others that have theirs, doesn't say when it began.
 */
function withoutUnbooked(records: Records): Records {
  const { rows, filled } = records;
  const hasStarts = filled.get("operations")?.has("started") === true;
  const isUnbooked = ({ est_setup, act_setup }: Row): boolean => act_setup === 0 && Number(est_setup ?? 0) > 0;
  const isUnstarted = ({ started, completed, planned_start }: Row): boolean =>
    hasStarts && (started ?? null) === null && (completed ?? null) !== null && (planned_start ?? null) !== null;
  if (rows.operations?.some((row) => isUnbooked(row) || isUnstarted(row)) !== true) return records;
  const operations = rows.operations.map((row) => ({
    ...row,
    ...(isUnbooked(row) && { act_setup: null }),
    ...(isUnstarted(row) && { planned_start: null }),
  }));
  return { ...records, rows: { ...rows, operations } };
}

/** Without a list of jobs, their operations make one. */
function withJobs(records: Records): Records {
  const has = (column: string): boolean => records.filled.get("operations")?.has(column) === true;
  if (records.rows.jobs !== undefined || !has("operation") || !has("act_run")) return records;
  const jobs = byJob(records)
    .everyJob()
    .map(({ job }): Row => ({ job }));
  if (jobs.length === 0) return records;
  return {
    ...records,
    rows: { ...records.rows, jobs },
    filled: new Map([...records.filled, ["jobs", new Set(["job"])] as const]),
    made: [...(records.made ?? []), "jobs"],
  };
}

/**
 * Removes columns about future work if the list can't show it: many systems have no status for work waiting at a machine,
 * and a list of tickets has hardly any open operations. An empty queue would be a wrong number.
 */
function withoutWorkAhead(records: Records): Records {
  const operations = records.rows.operations ?? [];
  const open = operations.filter(({ status }) => status !== "Done").length;
  const isNextIdle =
    operations.length > 0 && !operations.some(({ status, bottleneck }) => status !== "Done" && bottleneck !== "No");
  if (open < operations.length * minOpen || isNextIdle) {
    const text = rowWords.allDone(isNextIdle);
    return withDecided(records, { ...ofStatus, text, notFor: ["kpi_bn_queue", "kpi_bottleneck_load"] });
  }
  if (operations.some(({ status }) => status === "Waiting")) return records;
  return withDecided(records, {
    ...ofStatus,
    text: rowWords.noWaiting,
    notFor: ["kpi_bn_queue"],
  });
}

/**
 * Removes columns about open lines if the list has only shipments, or only lines that are due, as a report on deliveries
 * of one month has. Lines shipped short in it aren't the backlog, and all open lines in it are late.
 */
function withoutOpen(records: Records): Records {
  const lines = records.rows.deliveries ?? [];
  const open = lines.filter(({ ship_date }) => (ship_date ?? null) === null);
  const newest = newestPeriod(records);
  if (lines.length < minRows || newest === null) return records;
  const { after } = stateOn(newest, records);
  if (open.some(({ promise_date }) => (numberIn(promise_date) ?? after) >= after)) return records;
  const [text, values] =
    open.length === 0 ? [rowWords.allShipped, ["past_due_value", "past_due_age"]] : [rowWords.allDue, []];
  return withDecided(records, {
    list: "deliveries",
    column: "ship_date",
    text,
    notFor: ["kpi_past_due", ...values],
    isSaved: true,
  });
}

/** A log of scrap has no work without any, so it can't show the share of scrap. */
function withoutScrapLog(records: Records): Records {
  const operations = records.rows.operations ?? [];
  const isLog = operations.length >= minRows && operations.every(({ scrap_qty }) => (numberIn(scrap_qty) ?? 0) > 0);
  return isLog
    ? withDecided(records, {
        list: "operations",
        column: "scrap_qty",
        text: rowWords.allScrap,
        notFor: ["kpi_scrap"],
        isSaved: true,
      })
    : records;
}

/** The fewest rows that show that a list holds only shipments, only lines that are due, or only scrap. Own judgment. */
const minRows = 8;

/** The least share of open operations in a complete list. Over 13 weeks, about one in ten is open. Own judgment. */
const minOpen = 0.05;
const ofStatus = { list: "operations", column: "status", isSaved: true } as const;

const withDecided = (records: Records, decided: FilledGap): Records => ({
  ...records,
  decided: [...(records.decided ?? []), decided],
});

function standInFor(records: Records, isWanted: (standIn: StandIn) => boolean): Records {
  return standIns.filter(isWanted).reduce(withStandIn, records);
}

function withStandIn(records: Records, standIn: StandIn): Records {
  const { list, column, needs, without = [], text, notFor = [], isSaved = true, isSnapshot = false, from } = standIn;
  const { rows, filled, decided = [] } = records;
  const isFilled = (name: string): boolean => {
    const [of = "", id = ""] = name.split(".");
    return filled.get(of as ListId)?.has(id) === true;
  };
  const own = rows[list];
  if (own === undefined || isFilled(`${list}.${column}`) || !needs.every(isFilled) || without.some(isFilled))
    return records;
  const shop = byJob(records);
  const cells = own.map((row) => from(row, shop));
  if (!isSnapshot && cells.every((cell) => cell === null)) return records;
  return {
    ...records,
    rows: { ...rows, [list]: setColumn(own, column, cells) },
    filled: new Map([...filled, [list, new Set([...(filled.get(list) ?? []), column])] as const]),
    decided: [...decided, { list, column, text, notFor, isSaved, isSnapshot }],
  };
}
