import { isJob } from "../values/no-value.ts";
import {
  atClock,
  type Derived,
  endIn,
  failureIn,
  hoursFrom,
  joinedFrom,
  lastDayIn,
  numberFrom,
  readyWith,
  sameAs,
  startIn,
  wholeValue,
} from "./derived-column.ts";
import { component, joined, numberIn } from "./entries.ts";
import {
  clockHours,
  dayAt,
  endAt,
  hoursBetween,
  hoursWithoutLunch,
  kindOf,
  less,
  plus,
  stopHours,
  times,
} from "./entry-hours.ts";

/** Derived keys replace the file's own; other derived columns only fill gaps. */
export const derivations: {
  readonly [list: string]: { readonly keys: readonly Derived[]; readonly numbers: readonly Derived[] };
} = {
  operations: {
    keys: [
      ...[["+has_sheet", "+has_tools"], ["+has_sheet"], ["+has_tools"]].map(
        (papers): Derived => ({
          column: "program_ready",
          needs: ["program_ready", ...papers],
          from: (entry) => (papers.every((id) => entry[id] === "Yes") ? (entry.program_ready ?? null) : null),
        }),
      ),
      readyWith("+setup_sheet", "+tool_list"),
      readyWith("+setup_sheet"),
      readyWith("+tool_list"),
      {
        // Setup, run and rework booked apart on one ticket are three different hours.
        column: "act_run",
        needs: ["act_setup", "act_run", "rework_hours", "+worked_on"],
        from: (entry) => plus(numberIn(entry.act_run), numberIn(entry.rework_hours)),
      },
      joinedFrom("operation", "job", "lot", "sub", "step"),
      joinedFrom("operation", "job", "lot", "step"),
      joinedFrom("operation", "job", "sub", "step"),
      joinedFrom("operation", "job", "step"),
      {
        column: "operation",
        needs: ["+job", "operation"],
        from: (entry) => joined(component(entry, "job"), entry.operation ?? null),
      },
      joinedFrom("operation", "job"),
    ],
    numbers: [
      {
        column: "status",
        needs: ["+is_done"],
        from: (entry) => (component(entry, "is_done") === "Yes" ? "Done" : "Planned"),
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
        column: "rework_hours",
        needs: ["+is_rework", "act_run", "act_setup"],
        from: (entry) =>
          component(entry, "is_rework") === "Yes" ? plus(numberIn(entry.act_setup), numberIn(entry.act_run)) : 0,
      },
      {
        column: "rework_hours",
        needs: ["+is_rework", "act_run"],
        from: (entry) => (component(entry, "is_rework") === "Yes" ? (entry.act_run ?? null) : 0),
      },
      {
        column: "est_run",
        needs: ["+est_whole", "est_setup"],
        from: (entry) => less(numberIn(component(entry, "est_whole")), numberIn(entry.est_setup) ?? 0),
      },
      numberFrom("est_run", times, "+run_each", "+order_qty"),
      {
        column: "good_qty",
        needs: ["+run_qty", "scrap_qty"],
        from: (entry) => less(numberIn(component(entry, "run_qty")), numberIn(entry.scrap_qty) ?? 0),
      },
      { column: "act_run", needs: ["+worked_on", "+began_at", "+ended_at"], from: clockHours },
      sameAs("worked_on", "started"),
      sameAs("last_worked"),
      sameAs("worked_on", "last_worked"),
      joinedFrom("job_number", "job", "lot"),
      sameAs("job", "job_number"),
    ],
  },
  jobs: {
    keys: [],
    numbers: [
      sameAs("machine_hours"),
      sameAs("finished", "finish_date"),
      ...["invoiced", "quoted_price"].map((price): Derived => numberFrom("job_cost", less, price, "+job_profit")),
      numberFrom("quoted_cost", less, "quoted_price", "+quoted_profit"),
      { column: "invoiced", needs: ["quoted_price", "+job_profit"], from: (entry) => entry.quoted_price ?? null },
    ],
  },
  deliveries: {
    keys: [
      joinedFrom("line", "order", "order_line", "release"),
      joinedFrom("line", "order", "order_line"),
      joinedFrom("line", "order", "release"),
    ],
    numbers: [
      {
        column: "ship_qty",
        needs: ["+open_qty", "order_qty"],
        from: (entry) => less(numberIn(entry.order_qty), numberIn(component(entry, "open_qty")) ?? 0),
      },
      sameAs("open_qty"),
      {
        column: "order_value",
        needs: ["+open_value", "+open_qty", "order_qty"],
        from: (entry) => wholeValue(entry, numberIn(component(entry, "open_qty"))),
      },
      {
        column: "order_value",
        needs: ["+open_value", "order_qty", "ship_qty"],
        from: (entry) => wholeValue(entry, less(numberIn(entry.order_qty), numberIn(entry.ship_qty) ?? 0)),
      },
      sameAs("open_value", "order_value"),
      sameAs("open_value"),
      numberFrom("order_value", times, "+unit_price", "order_qty"),
    ],
  },
  purchases: {
    keys: [joinedFrom("line", "po", "po_line")],
    // Not columns of the list: they only tell a part of a line from the whole.
    numbers: [sameAs("order_qty"), sameAs("received_qty")],
  },
  inspections: {
    keys: [
      joinedFrom("lot", "job", "step"),
      { column: "started", needs: ["started", "done", "+ready_at", "+started_at"], from: startIn },
      { column: "done", needs: ["started", "done", "+ready_at", "+started_at", "+done_at"], from: endIn },
      { column: "done", needs: ["done", "+ready_at", "+started_at", "+done_at"], from: endIn },
    ],
    numbers: [
      sameAs("rework_hours"),
      numberFrom("right_first_time", less, "inspected", "+rejected"),
      numberFrom("inspected", plus, "right_first_time", "+rejected"),
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
    keys: [
      { column: "last_good", needs: ["last_good", "+last_good_at"], from: atClock("last_good", "last_good_at") },
      {
        column: "first_good",
        needs: ["last_good", "+last_good_at", "+first_good_at"],
        from: atClock("last_good", "first_good_at", "last_good_at"),
      },
    ],
    numbers: [
      sameAs("est_setup"),
      sameAs("act_setup"),
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
      joinedFrom("task", "machine", "what"),
      ...[["kind", "due", "+failed"], ["due", "+failed"], ["due"]].map(
        (needs): Derived => ({
          column: "due",
          needs: [...needs, "+grace"],
          from: (entry) => lastDayIn(entry) ?? failureIn(entry),
        }),
      ),
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
    keys: [numberFrom("overtime_hours", plus, "overtime_hours", "+double_time")],
    numbers: [
      {
        column: "paid_hours",
        needs: ["+regular_hours", "overtime_hours", "+double_time"],
        from: (entry) =>
          [component(entry, "regular_hours"), entry.overtime_hours, component(entry, "double_time")]
            .map(numberIn)
            .reduce(plus),
      },
      numberFrom("booked_hours", plus, "+setup_hours", "+run_hours"),
      {
        column: "booked_hours",
        needs: ["+job", "paid_hours"],
        from: (entry) => (isJob(String(component(entry, "job") ?? "")) ? numberIn(entry.paid_hours) : 0),
      },
      numberFrom("paid_hours", plus, "+regular_hours", "overtime_hours"),
      hoursFrom("paid_hours", hoursBetween, "+began", "+ended"),
      hoursFrom("paid_hours", hoursBetween, "week", "+ended"),
      {
        column: "paid_hours",
        needs: ["+began_at", "+ended_at", "+lunch_out", "+lunch_in"],
        from: hoursWithoutLunch,
      },
      { column: "paid_hours", needs: ["+began_at", "+ended_at"], from: clockHours },
    ],
  },
  machine_days: {
    keys: [numberFrom("day", dayAt, "day", "+began_at")],
    numbers: [
      sameAs("setup_hours"),
      sameAs("fault_hours"),
      numberFrom("ideal_hours", times, "+ideal_each", "parts_made"),
      numberFrom("parts_made", plus, "parts_good", "+rejected"),
      numberFrom("parts_good", less, "parts_made", "+rejected"),
      {
        column: "+ended",
        needs: ["day", "+began_at", "+ended_at"],
        from: (entry) => endAt(numberIn(entry.day), entry),
      },
    ],
  },
  stops: {
    keys: [numberFrom("began", dayAt, "began", "+began_at")],
    numbers: [
      { column: "hours", needs: ["+began_at", "+ended_at"], from: clockHours },
      hoursFrom("hours", stopHours, "began", "+ended"),
    ],
  },
};
