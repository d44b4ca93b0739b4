import type { Row } from "../../measures/reading.ts";
import type { Records } from "./records.ts";

/** The operations of one job, summed up. */
export interface JobOperations {
  readonly job: string;
  /** Planned hours; `null` if nothing is booked for one that has some, because its actual hours are unknown. */
  readonly planned: number | null;
  readonly setup: number;
  readonly run: number;
  /** Day on which the last one was done; `null` if one is still open. */
  readonly done: number | null;
  /** How many have no actual hours or no quantity. */
  readonly unbooked: number;
}

/** Rows of other lists, by the job they belong to. */
export interface ByJob {
  /** By order line or job number; `null` if the job has no operations. */
  readonly operationsOf: (name: Row[string] | undefined) => JobOperations | null;
  readonly jobOf: (name: Row[string] | undefined) => Row | null;
  /** Day on which the last line of a job shipped; `null` if one is open or there is none. */
  readonly shippedOf: (job: Row[string] | undefined) => number | null;
  readonly everyJob: () => readonly JobOperations[];
}

const amount = (cell: Row[string] | undefined): number => (typeof cell === "number" ? cell : 0);

/** The job of an operation: the job column, else the operation's number without its last part. */
const jobName = (row: Row): string => String(row.job_number ?? namesOf(row.operation)[1] ?? row.operation ?? "");

/** "4127-20" may be a job itself, or line 20 of job 4127; "4127-1 (2)" is its second delivery. */
function namesOf(name: Row[string] | undefined): readonly string[] {
  const text = String(name ?? "");
  const whole = text.endsWith(")") ? text.replace(/ \(\d+\)$/, "") : text;
  const dash = whole.lastIndexOf("-");
  return dash > 0 ? [whole, whole.slice(0, dash)] : [whole];
}

export function byJob({ rows }: Records): ByJob {
  const operations = once(() => groupedOnce(rows.operations ?? []));
  const jobs = once(() => new Map((rows.jobs ?? []).map((row) => [String(row.job ?? ""), row])));
  const shipped = once(() => shipDays(rows.deliveries ?? []));
  const firstIn = <T>(known: ReadonlyMap<string, T>, name: Row[string] | undefined): T | null => {
    const whole = known.get(String(name ?? ""));
    if (whole !== undefined) return whole;
    const found = namesOf(name).find((one) => one !== "" && known.has(one));
    return found === undefined ? null : (known.get(found) ?? null);
  };
  return {
    operationsOf: (name) => firstIn(operations(), name),
    jobOf: (name) => firstIn(jobs(), name),
    shippedOf: (job) => shipped().get(String(job ?? "")) ?? null,
    everyJob: () => [...operations().values()],
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const known = new WeakMap<readonly Row[], ReadonlyMap<string, JobOperations>>();

/** Groups a list once and caches the result. */
function groupedOnce(operations: readonly Row[]): ReadonlyMap<string, JobOperations> {
  const jobs = known.get(operations) ?? grouped(operations);
  known.set(operations, jobs);
  return jobs;
}

function grouped(operations: readonly Row[]): ReadonlyMap<string, JobOperations> {
  const jobs = new Map<string, { -readonly [K in keyof JobOperations]: JobOperations[K] }>();
  const open = new Set<string>();
  for (const row of operations) {
    const job = jobName(row);
    if (job === "") continue;
    const sums = jobs.get(job) ?? { job, planned: 0, setup: 0, run: 0, done: null, unbooked: 0 };
    jobs.set(job, sums);
    const actual = amount(row.act_setup) + amount(row.act_run);
    sums.planned = plannedWith(sums.planned, amount(row.est_setup) + amount(row.est_run), actual);
    sums.setup += amount(row.act_setup);
    sums.run += amount(row.act_run);
    if (actual === 0 || typeof row.good_qty !== "number") sums.unbooked += 1;
    if (typeof row.completed === "number") sums.done = Math.max(sums.done ?? 0, row.completed);
    else open.add(job);
  }
  for (const job of open) {
    const sums = jobs.get(job);
    if (sums !== undefined) sums.done = null;
  }
  return jobs;
}

const plannedWith = (before: number | null, planned: number, actual: number): number | null =>
  before === null || (planned > 0 && actual === 0) ? null : before + planned;

function shipDays(deliveries: readonly Row[]): ReadonlyMap<string, number | null> {
  const days = new Map<string, number | null>();
  for (const row of deliveries)
    for (const name of namesOf(row.line)) {
      const before = days.get(name);
      const day = typeof row.ship_date === "number" ? row.ship_date : null;
      days.set(name, before === null || day === null ? null : Math.max(before ?? 0, day));
    }
  return days;
}
