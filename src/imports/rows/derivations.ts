import { type LaborType, laborTypeOf } from "../knowledge/labor-types.ts";
import { partMark } from "../match/targets.ts";
import { isJob } from "../values/no-value.ts";
import { type Entry, joined, numberIn, part } from "./entries.ts";
import {
  clockHours,
  dayAt,
  endAt,
  hoursBetween,
  kindOf,
  less,
  lunchHours,
  plus,
  stopHours,
  times,
} from "./entry-hours.ts";

/** How a column is computed from parts: which column, which parts it needs, and the function. */
export interface Derived {
  readonly column: string;
  readonly needs: readonly string[];
  readonly from: (entry: Entry) => Entry[string];
}

/** The key of an operation: its job, a lot or sub-job if job numbers repeat, and its step. */
const stepOf = (...between: readonly ("lot" | "sub")[]): Derived => ({
  column: "operation",
  needs: ["+job", ...between.map((id) => partMark + id), "+step"],
  from: (entry) => joined(part(entry, "job"), ...between.map((id) => part(entry, id)), part(entry, "step")),
});

/** A program is ready when its setup sheet and tool list are, too, if the file has the days of these. */
const readyWith = (...papers: readonly string[]): Derived => {
  const needs = ["program_ready", ...papers];
  return {
    column: "program_ready",
    needs,
    from: (entry) => {
      const days = needs.flatMap((id) => numberIn(entry[id]) ?? []);
      return days.length < needs.length ? null : Math.max(...days);
    },
  };
};

/** A time of day on the day of the row, or on the next day if it is before the other time of the row. */
const atClock =
  (day: string, clock: string, after = clock) =>
  (entry: Entry): Entry[string] => {
    const [from, at] = [after, clock].map((id) => numberIn(part(entry, id)));
    return at == null ? null : dayAt(numberIn(entry[day]), at + (from != null && at < from ? 24 : 0));
  };

/** Planned maintenance has no day of failure, even if the file has the day it was requested. */
const failureIn = (entry: Entry): Entry[string] => (entry.kind === "Planned" ? null : part(entry, "failed"));

/** Derived keys replace the file's own; other derived columns only fill gaps. */
export const derived: {
  readonly [list: string]: { readonly keys: readonly Derived[]; readonly numbers: readonly Derived[] };
} = {
  operations: {
    keys: [
      readyWith("+setup_sheet", "+tool_list"),
      readyWith("+setup_sheet"),
      readyWith("+tool_list"),
      {
        // Setup, run and rework booked apart on one ticket are three different hours.
        column: "act_run",
        needs: ["act_setup", "act_run", "rework_hours", "+worked_on"],
        from: (entry) => plus(numberIn(entry.act_run), numberIn(entry.rework_hours)),
      },
      stepOf("lot", "sub"),
      stepOf("lot"),
      stepOf("sub"),
      stepOf(),
      {
        column: "operation",
        needs: ["+job", "operation"],
        from: (entry) => joined(part(entry, "job"), entry.operation ?? null),
      },
      { column: "operation", needs: ["+job"], from: (entry) => joined(part(entry, "job")) },
    ],
    numbers: [
      {
        column: "status",
        needs: ["+is_done"],
        from: (entry) => (part(entry, "is_done") === "Yes" ? "Done" : "Planned"),
      },
      {
        column: "act_setup",
        needs: ["+booking", "act_run"],
        from: (entry) => (kindOf(entry) === "setup" ? (entry.act_run ?? null) : 0),
      },
      {
        column: "rework_hours",
        needs: ["+rework", "+booking", "act_run"],
        from: (entry) => (kindOf(entry) === "rework" ? (entry.act_run ?? null) : 0),
      },
      {
        column: "est_run",
        needs: ["+est_whole", "est_setup"],
        from: (entry) => less(numberIn(part(entry, "est_whole")), numberIn(entry.est_setup) ?? 0),
      },
      {
        column: "est_run",
        needs: ["+run_each", "+order_qty"],
        from: (entry) => times(numberIn(part(entry, "run_each")), numberIn(part(entry, "order_qty"))),
      },
      {
        column: "good_qty",
        needs: ["+run_qty", "scrap_qty"],
        from: (entry) => less(numberIn(part(entry, "run_qty")), numberIn(entry.scrap_qty) ?? 0),
      },
      { column: "act_run", needs: ["+worked_on", "+began_at", "+ended_at"], from: clockHours },
      { column: "started", needs: ["+worked_on"], from: (entry) => part(entry, "worked_on") },
      // Not columns of the list: they only help to fill in missing ones.
      { column: "last_worked", needs: ["+last_worked"], from: (entry) => part(entry, "last_worked") },
      { column: "last_worked", needs: ["+worked_on"], from: (entry) => part(entry, "worked_on") },
      {
        column: "job_number",
        needs: ["+job", "+lot"],
        from: (entry) => joined(part(entry, "job"), part(entry, "lot")),
      },
      { column: "job_number", needs: ["+job"], from: (entry) => part(entry, "job") },
    ],
  },
  jobs: {
    keys: [],
    // No column of the list: it only helps to fill in missing ones.
    numbers: [{ column: "machine_hours", needs: ["+machine_hours"], from: (entry) => part(entry, "machine_hours") }],
  },
  deliveries: {
    keys: [
      {
        column: "line",
        needs: ["+order", "+order_line", "+release"],
        from: (entry) => joined(part(entry, "order"), part(entry, "order_line"), part(entry, "release")),
      },
      {
        column: "line",
        needs: ["+order", "+order_line"],
        from: (entry) => joined(part(entry, "order"), part(entry, "order_line")),
      },
      {
        column: "line",
        needs: ["+order", "+release"],
        from: (entry) => joined(part(entry, "order"), part(entry, "release")),
      },
    ],
    numbers: [
      {
        column: "ship_qty",
        needs: ["+open_qty", "order_qty"],
        from: (entry) => less(numberIn(entry.order_qty), numberIn(part(entry, "open_qty")) ?? 0),
      },
      // No column of the list: it only helps to fill in missing ones.
      { column: "open_qty", needs: ["+open_qty"], from: (entry) => part(entry, "open_qty") },
      { column: "order_value", needs: ["+open_value"], from: (entry) => part(entry, "open_value") },
      {
        column: "order_value",
        needs: ["+unit_price", "order_qty"],
        from: (entry) => times(numberIn(part(entry, "unit_price")), numberIn(entry.order_qty)),
      },
    ],
  },
  purchases: {
    keys: [
      {
        column: "line",
        needs: ["+po", "+po_line"],
        from: (entry) => joined(part(entry, "po"), part(entry, "po_line")),
      },
    ],
    // Not columns of the list: they only tell a part of a line from the whole.
    numbers: ["order_qty", "received_qty"].map((id) => ({
      column: id,
      needs: [partMark + id],
      from: (entry) => part(entry, id),
    })),
  },
  inspections: {
    keys: [
      { column: "lot", needs: ["+job", "+step"], from: (entry) => joined(part(entry, "job"), part(entry, "step")) },
    ],
    numbers: [
      {
        column: "right_first_time",
        needs: ["inspected", "+rejected"],
        from: (entry) => less(numberIn(entry.inspected), numberIn(part(entry, "rejected"))),
      },
      {
        column: "inspected",
        needs: ["right_first_time", "+rejected"],
        from: (entry) => plus(numberIn(entry.right_first_time), numberIn(part(entry, "rejected"))),
      },
      { column: "ready", needs: ["done", "+ready_at"], from: atClock("done", "ready_at") },
      {
        column: "started",
        needs: ["done", "+ready_at", "+started_at"],
        from: atClock("done", "started_at", "ready_at"),
      },
      { column: "started", needs: ["done", "+started_at"], from: atClock("done", "started_at") },
    ],
  },
  changeovers: {
    keys: [],
    numbers: [
      { column: "last_good", needs: ["+on", "+last_good_at"], from: atClock("+on", "last_good_at") },
      {
        column: "first_good",
        needs: ["+on", "+last_good_at", "+first_good_at"],
        from: atClock("+on", "first_good_at", "last_good_at"),
      },
    ],
  },
  maintenance: {
    keys: [
      {
        column: "task",
        needs: ["+machine", "+what"],
        from: (entry) => joined(part(entry, "machine"), part(entry, "what")),
      },
      { column: "due", needs: ["kind", "due", "+failed"], from: (entry) => entry.due ?? failureIn(entry) },
      { column: "due", needs: ["due", "+failed"], from: (entry) => entry.due ?? failureIn(entry) },
    ],
    numbers: [
      { column: "due", needs: ["kind", "+failed"], from: failureIn },
      { column: "due", needs: ["+failed"], from: failureIn },
      {
        column: "kind",
        needs: ["due", "+failed"],
        from: (entry) => (entry.due === null ? "Repair" : "Planned"),
      },
      { column: "kind", needs: ["+failed"], from: () => "Repair" },
    ],
  },
  people_weeks: {
    keys: [
      {
        column: "overtime_hours",
        needs: ["overtime_hours", "+double_time"],
        from: (entry) => plus(numberIn(entry.overtime_hours), numberIn(part(entry, "double_time"))),
      },
    ],
    numbers: [
      {
        column: "paid_hours",
        needs: ["+regular_hours", "overtime_hours", "+double_time"],
        from: (entry) =>
          [part(entry, "regular_hours"), entry.overtime_hours, part(entry, "double_time")].map(numberIn).reduce(plus),
      },
      {
        column: "booked_hours",
        needs: ["+setup_hours", "+run_hours"],
        from: (entry) => plus(numberIn(part(entry, "setup_hours")), numberIn(part(entry, "run_hours"))),
      },
      {
        column: "booked_hours",
        needs: ["+job", "paid_hours"],
        from: (entry) => (isJob(String(part(entry, "job") ?? "")) ? numberIn(entry.paid_hours) : 0),
      },
      {
        column: "paid_hours",
        needs: ["+regular_hours", "overtime_hours"],
        from: (entry) => plus(numberIn(part(entry, "regular_hours")), numberIn(entry.overtime_hours)),
      },
      {
        column: "paid_hours",
        needs: ["+began", "+ended"],
        from: (entry) => hoursBetween(numberIn(part(entry, "began")), numberIn(part(entry, "ended"))),
      },
      {
        column: "paid_hours",
        needs: ["week", "+ended"],
        from: (entry) => hoursBetween(numberIn(entry.week), numberIn(part(entry, "ended"))),
      },
      {
        column: "paid_hours",
        needs: ["+began_at", "+ended_at", "+lunch_out", "+lunch_in"],
        from: (entry) => less(numberIn(clockHours(entry)), lunchHours(entry)),
      },
      { column: "paid_hours", needs: ["+began_at", "+ended_at"], from: clockHours },
    ],
  },
  machine_days: {
    keys: [
      {
        column: "day",
        needs: ["day", "+began_at"],
        from: (entry) => dayAt(numberIn(entry.day), numberIn(part(entry, "began_at"))),
      },
    ],
    numbers: [
      // Not columns of the list: they only help to fill in missing ones.
      { column: "setup_hours", needs: ["+setup_hours"], from: (entry) => part(entry, "setup_hours") },
      { column: "fault_hours", needs: ["+fault_hours"], from: (entry) => part(entry, "fault_hours") },
      {
        column: "ideal_hours",
        needs: ["+ideal_each", "parts_made"],
        from: (entry) => times(numberIn(part(entry, "ideal_each")), numberIn(entry.parts_made)),
      },
      {
        column: "parts_made",
        needs: ["parts_good", "+rejected"],
        from: (entry) => plus(numberIn(entry.parts_good), numberIn(part(entry, "rejected"))),
      },
      {
        column: "parts_good",
        needs: ["parts_made", "+rejected"],
        from: (entry) => less(numberIn(entry.parts_made), numberIn(part(entry, "rejected"))),
      },
      {
        column: "+ended",
        needs: ["day", "+began_at", "+ended_at"],
        from: (entry) => endAt(numberIn(entry.day), entry),
      },
    ],
  },
  stops: {
    keys: [
      {
        column: "began",
        needs: ["began", "+began_at"],
        from: (entry) => dayAt(numberIn(entry.began), numberIn(part(entry, "began_at"))),
      },
    ],
    numbers: [
      { column: "hours", needs: ["+began_at", "+ended_at"], from: clockHours },
      {
        column: "hours",
        needs: ["began", "+ended"],
        from: (entry) => stopHours(numberIn(entry.began), numberIn(part(entry, "ended"))),
      },
    ],
  },
};

const notRun: readonly (LaborType | null)[] = ["setup", "indirect"];

/** If tickets say their type of labor, setup and indirect hours aren't run hours. */
export const runOfLaborType: Derived = {
  column: "act_run",
  needs: ["+booking", "act_run"],
  from: (entry) => (notRun.includes(kindOf(entry)) ? 0 : (entry.act_run ?? null)),
};

/** If setup and run of an operation are two rows, the hours of each row, planned and actual, are of one of them. */
export const ofStages: readonly Derived[] = ["est", "act"].flatMap((when) => {
  const [run, needs] = [`${when}_run`, ["+stage", `${when}_run`]];
  const hoursOf = (stage: LaborType) => (entry: Entry) =>
    laborTypeOf(String(part(entry, "stage") ?? "")) === stage ? (entry[run] ?? null) : null;
  return [
    { column: `${when}_setup`, needs, from: hoursOf("setup") },
    { column: run, needs, from: hoursOf("run") },
  ];
});
