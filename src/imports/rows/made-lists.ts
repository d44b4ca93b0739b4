import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { componentMark, reasonStopped } from "../match/targets.ts";
import { numberIn } from "./entries.ts";
import type { Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

/** A list that no file has, made for one KPI alone. */
interface Made {
  readonly list: ListId;
  readonly rows: readonly Row[];
  /** Columns that no other KPI may use. */
  readonly columns: readonly string[];
  readonly text: string;
  readonly onlyFor: readonly string[];
}

/** The records with a made list, or with more columns of one made before from the same rows. */
export function withMade(records: Records, { list, rows, columns, text, onlyFor }: Made): Records {
  const before = records.rows[list];
  const own = before === undefined ? rows : before.map((row, index) => ({ ...row, ...rows[index] }));
  const filled = new Set([...(records.filled.get(list) ?? []), ...Object.keys(rows[0] ?? {})]);
  return {
    ...records,
    rows: { ...records.rows, [list]: own },
    filled: new Map([...records.filled, [list, filled] as const]),
    made: [...new Set([...(records.made ?? []), list])],
    decided: [
      ...(records.decided ?? []),
      ...columns.map((column) => ({ list, column, text, notFor: [], onlyFor, isSaved: false })),
    ],
  };
}

/** What a machine log adds up in addition to the hours in cycle, for lists that no file has. */
export const withLogged = (records: Records): Records =>
  [setupHours, rejects, stopped, faults, machineHours, setups, lines, rework].reduce((so, made) => {
    const one = made(so);
    const isOwn = one !== null && records.rows[one.list] !== undefined;
    return one === null || isOwn ? so : withMade(so, one);
  }, records);

const hasLogged = ({ filled }: Records, ...columns: readonly string[]): boolean =>
  columns.every((column) => filled.get("machine_days")?.has(column) === true);

function setupHours(records: Records): Made | null {
  if (!hasLogged(records, "setup_hours", "scheduled_hours")) return null;
  const rows = (records.rows.machine_days ?? []).map(({ machine = null, day = null, setup_hours = null }) => ({
    work_center: machine,
    completed: day,
    act_setup: setup_hours,
  }));
  const text = rowWords.loggedSetups;
  return { list: "operations", rows, columns: ["act_setup"], text, onlyFor: ["kpi_setup_share"] };
}

function rejects(records: Records): Made | null {
  if (!hasLogged(records, "parts_made", "parts_good")) return null;
  const rows = (records.rows.machine_days ?? []).map(({ machine = null, day = null, parts_made, parts_good }) => {
    const [made, good] = [numberIn(parts_made), numberIn(parts_good)];
    const scrap = made === null || good === null ? null : made - good;
    return { work_center: machine, completed: day, good_qty: good, scrap_qty: scrap };
  });
  const text = rowWords.loggedRejects;
  return { list: "operations", rows, columns: ["good_qty", "scrap_qty"], text, onlyFor: ["kpi_scrap"] };
}

/** Where a log has hours for each reason, these are the stops; without one, no one knows why a machine stood. */
function stopped(records: Records): Made | null {
  const ids = [...(records.filled.get("machine_days") ?? [])].flatMap((id) => {
    const reason = reasonStopped(componentMark + id);
    return reason === null ? [] : [{ id, reason }];
  });
  if (ids.length === 0 || !hasLogged(records, "scheduled_hours", "in_cycle_hours")) return null;
  const rows = (records.rows.machine_days ?? []).flatMap((row) =>
    ids.flatMap(({ id, reason }): readonly Row[] =>
      (numberIn(row[id]) ?? 0) > 0
        ? [{ machine: row.machine ?? null, began: row.day ?? null, hours: row[id] ?? null, reason }]
        : [],
    ),
  );
  const text = rowWords.loggedStops;
  const isToldApart = ids.some(({ reason }) => reason === breakdown);
  const onlyFor = ["kpi_downtime_reasons", ...(isToldApart ? ["kpi_unplanned_dt"] : [])];
  return rows.length === 0 ? null : { list: "stops", rows, columns: ["hours", "reason"], text, onlyFor };
}

function faults(records: Records): Made | null {
  if (records.rows.stops !== undefined || !hasLogged(records, "fault_hours", "scheduled_hours")) return null;
  const rows = (records.rows.machine_days ?? []).map(({ machine = null, day = null, fault_hours = null }) => ({
    machine,
    began: day,
    hours: fault_hours,
    reason: breakdown,
  }));
  const text = rowWords.loggedFaults;
  return { list: "stops", rows, columns: ["hours", "reason"], text, onlyFor: ["kpi_unplanned_dt"] };
}

function machineHours({ rows, filled }: Records): Made | null {
  if (filled.get("jobs")?.has("machine_hours") !== true) return null;
  const days = (rows.jobs ?? []).flatMap(({ invoiced, invoiced_on, closed, machine_hours = null }) => {
    const day = numberIn(invoiced_on) ?? numberIn(closed);
    return day === null || numberIn(invoiced) === null
      ? []
      : [{ machine: null, day, in_cycle_hours: machine_hours, unattended_hours: 0 }];
  });
  const text = rowWords.machineHoursOfJobs;
  const columns = ["in_cycle_hours", "unattended_hours"];
  return { list: "machine_days", rows: days, columns, text, onlyFor: ["kpi_rev_hour"] };
}

/** A log of changeovers may say how long each setup should have taken and took. */
function setups({ rows, filled }: Records): Made | null {
  if (!["est_setup", "act_setup", "first_good"].every((id) => filled.get("changeovers")?.has(id))) return null;
  const own = (rows.changeovers ?? []).map(({ job = null, machine = null, first_good, est_setup, act_setup }) => ({
    operation: job,
    work_center: machine,
    completed: first_good ?? null,
    est_setup: est_setup ?? null,
    act_setup: act_setup ?? null,
  }));
  const text = rowWords.setupsOfLog;
  return { list: "operations", rows: own, columns: ["est_setup", "act_setup"], text, onlyFor: ["kpi_setup_var"] };
}

/** Jobs say when they were ordered, finished and shipped, as lines of orders do. */
function lines({ rows, filled }: Records): Made | null {
  if (filled.get("jobs")?.has("shipped") !== true) return null;
  const own = (rows.jobs ?? []).map(({ job = null, order_date = null, finish_date = null, shipped = null }) => ({
    line: job,
    order_date,
    finish_date,
    ship_date: shipped,
  }));
  const text = rowWords.linesOfJobs;
  return { list: "deliveries", rows: own, columns: ["ship_date"], text, onlyFor: ["kpi_lead_time", "kpi_ship_dwell"] };
}

/** A log of rejected parts may say how long the rework of each took. */
function rework({ rows, filled }: Records): Made | null {
  const has = (id: string): boolean => filled.get("inspections")?.has(id) === true;
  if (!has("rework_hours") || !has("done") || rows.operations !== undefined) return null;
  const own = (rows.inspections ?? []).map(({ done = null, rework_hours = null }) => ({
    completed: done,
    rework_hours,
  }));
  const text = rowWords.reworkOfRejects;
  return { list: "operations", rows: own, columns: ["rework_hours"], text, onlyFor: ["kpi_rework"] };
}

export const breakdown = "Breakdown";
