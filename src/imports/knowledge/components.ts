import type { ListId } from "../../measures/record-lists.ts";
import { columnWords } from "./columns.ts";

/** A value in a file that isn't one of our columns, but from which one can be computed. Words as in `columnWords`. */
export interface Component {
  readonly kind: "text" | "date" | "hours" | "clock" | "amount" | "quantity" | "state" | "labor-type" | "yes-no";
  readonly words: string;
}

/** Heading of the column made where setup and run of an operation are two rows. No file is expected to have it. */
export const stageHeading = "Stage: setup or run";

/** Times of day, next to a column with the day. */
const startsAt = "start;clock start;punch start;actual start;start shift";
const endsAt = "end;clock end;punch end;actual end;end shift";

/** Our own reading, November 2026; not confirmed by a shop. */
export const components: { readonly [R in ListId]?: Readonly<Record<string, Component>> } = {
  deliveries: {
    order: { kind: "text", words: "order;job;po customer;document;customer order" },
    order_line: { kind: "text", words: "line;order line;line operation" },
    release: { kind: "text", words: "release;order release;line release" },
    open_qty: {
      kind: "quantity",
      words:
        "open quantity;remaining quantity;backorder quantity;balance quantity;left quantity;outstanding quantity;balance due quantity;backorder",
    },
    open_value: {
      kind: "amount",
      words:
        "open amount;balance amount;open balance;remaining amount;backlog amount;outstanding amount;backorder amount;left amount",
    },
    // No heading means these alone: the job that a line is, and its hours.
    job: { kind: "text", words: "" },
    planned_hours: { kind: "hours", words: "" },
    worked_hours: { kind: "hours", words: "" },
    unit_price: { kind: "amount", words: "unit amount/price;each amount/price;amount/price quantity;price" },
  },
  jobs: {
    finished: { kind: "date", words: "last complete;complete;actual complete;complete job" },
    // What is left of a price tells the cost.
    quoted_profit: { kind: "amount", words: "quote/estimate/plan profit" },
    job_profit: { kind: "amount", words: "actual profit" },
    machine_hours: { kind: "hours", words: "machine hours;actual machine hours;run machine;actual run machine" },
  },
  operations: {
    job: { kind: "text", words: "job;order;job order" },
    step: { kind: "text", words: "operation;job operation" },
    // Several jobs may share a number, and a job may have several parts, each with its own steps.
    lot: { kind: "text", words: "lot;job lot;suffix;job suffix;operation suffix" },
    sub: { kind: "text", words: "sub;job sub;operation sub" },
    worked_on: {
      kind: "date",
      words:
        "work date;shift date;ticket date;labor date;punch date;clock date;transaction date;post date;job date;actual date;date;date hours",
    },
    // No heading means this alone: planned hours that include setup.
    est_whole: { kind: "hours", words: "" },
    // No heading means this alone: pieces run, the scrapped ones among them.
    run_qty: { kind: "quantity", words: "" },
    // No heading means this alone: tickets, some of them for rework.
    rework: { kind: "labor-type", words: "" },
    /** "True" on tickets for rework. */
    is_rework: { kind: "yes-no", words: "rework" },
    /** The type of labor. Browsers remember matches under this name. */
    booking: {
      kind: "labor-type",
      words: "labor kind;kind;ticket kind;job kind;operation kind;kind hours;labor;setup run;setup",
    },
    stage: { kind: "labor-type", words: "setup run stage/!" },
    run_each: {
      kind: "hours",
      words:
        "run each;cycle each;estimate run each;plan run each;run hours each;machine each;hours each;plan hours each;each",
    },
    is_done: { kind: "yes-no", words: "complete;complete run;operation complete;close;operation close;complete close" },
    setup_sheet: {
      kind: "date",
      words: "setup sheet;setup sheet release/complete/ready;setup document;setup document release/complete/ready",
    },
    has_sheet: { kind: "yes-no", words: "setup sheet" },
    has_tools: { kind: "yes-no", words: "tool list" },
    tool_list: { kind: "date", words: "tool list;tool list release/complete/ready;tool release/ready" },
    order_qty: {
      kind: "quantity",
      words:
        "order quantity;job quantity;plan quantity;lot quantity;request quantity;quantity ordered;original quantity;original run quantity;quantity;make quantity;start quantity",
    },
    // No heading means these alone: the days on which a whole job was due and shipped.
    due_on: { kind: "date", words: "" },
    shipped_on: { kind: "date", words: "" },
    outside: { kind: "text", words: "vendor;outside;outside vendor" },
    worker: { kind: "text", words: "employee" },
    // Where work waits at a station, the inspection's wait is between these.
    arrived: { kind: "date", words: "receive;queue;queue start;queue enter;ready" },
    last_worked: { kind: "date", words: "last labor;last work;last transaction;last activity;last actual" },
    began_at: { kind: "clock", words: startsAt },
    ended_at: { kind: "clock", words: endsAt },
  },
  purchases: {
    po: { kind: "text", words: "po;po order;order;document;outside po" },
    po_line: { kind: "text", words: "line;po line" },
    order_qty: { kind: "quantity", words: "order/ordered quantity;release quantity" },
    received_qty: { kind: "quantity", words: "receive quantity;total receive quantity" },
  },
  inspections: {
    rejected: { kind: "quantity", words: "scrap quantity;scrap;check quantity;failure;failure quantity;fail" },
    rework_hours: { kind: "hours", words: "rework hours/!" },
    // A lot that comes back after rework is inspected again, but not for the first time.
    attempt: { kind: "quantity", words: "attempt;attempt number;inspect attempt" },
    again: { kind: "yes-no", words: "reinspect;repeat" },
    // No heading means this alone: kinds of inspection, some of which aren't the first one of the shop's own parts.
    scope: { kind: "text", words: "" },
    job: { kind: "text", words: "job;order" },
    step: { kind: "text", words: "operation" },
    // Times of day, on the day in another column.
    ready_at: { kind: "clock", words: columnWords.inspections.ready ?? "" },
    started_at: { kind: "clock", words: "inspect start;start" },
    done_at: { kind: "clock", words: "inspect complete;complete;inspect end" },
  },
  changeovers: {
    est_setup: { kind: "hours", words: "estimate/plan setup" },
    act_setup: { kind: "hours", words: "actual setup" },
    on: { kind: "date", words: "date;changeover date;setup date" },
    last_good_at: { kind: "clock", words: columnWords.changeovers.last_good ?? "" },
    first_good_at: { kind: "clock", words: columnWords.changeovers.first_good ?? "" },
  },
  maintenance: {
    // Repairs have no due date; they count on the day of the failure.
    failed: { kind: "date", words: "failure;failure date;down;down start;down date;actual/!;request;created" },
    // Planned work isn't late until its days of grace are over.
    grace: { kind: "quantity", words: "grace;grace date" },
    machine: { kind: "text", words: "machine" },
    what: { kind: "text", words: "maintenance operation;operation;description;reason" },
  },
  people_weeks: {
    /** What the hours were for, if some were for setup. */
    booking: { kind: "labor-type", words: "labor kind;kind;operation;outside line;hours kind;job kind" },
    // No heading means this alone: the job that hours are booked to, if some hours have none.
    job: { kind: "text", words: "" },
    // No heading means this alone: paid hours without the overtime in the next column.
    regular_hours: { kind: "hours", words: "" },
    // Some states and contracts pay some overtime twice.
    // "DT" is also short for date; only hours fit here.
    double_time: { kind: "hours", words: "doubletime;date" },
    // Who clocks out for lunch isn't paid for it.
    lunch_out: { kind: "clock", words: "lunch end;break end;meal end" },
    lunch_in: { kind: "clock", words: "lunch start;break start;meal start" },
    setup_hours: { kind: "hours", words: "setup;actual setup;actual setup labor" },
    run_hours: { kind: "hours", words: "run;actual run;actual run labor;run labor" },
    began: { kind: "date", words: startsAt },
    ended: { kind: "date", words: "end;end date;actual end" },
    began_at: { kind: "clock", words: startsAt },
    ended_at: { kind: "clock", words: endsAt },
  },
  machine_days: {
    rejected: { kind: "quantity", words: "scrap quantity;scrap" },
    // No heading means this alone: the ideal cycle time of one part.
    ideal_each: { kind: "hours", words: "" },
    // What else a monitor adds up for each machine and shift.
    setup_hours: { kind: "hours", words: "setup;setup hours" },
    fault_hours: { kind: "hours", words: "failure;alarm;failure down;unplanned;unplanned down" },
    state: { kind: "state", words: "status;machine status;status description;amount" },
    event: { kind: "text", words: "event;data item" },
    ended: { kind: "date", words: "end;end date;end status;end event" },
    lasted: { kind: "hours", words: "hours;hours status;down" },
    reason: { kind: "text", words: "reason;down reason" },
    began_at: { kind: "clock", words: `${startsAt};hours;event hours` },
    ended_at: { kind: "clock", words: endsAt },
  },
  stops: {
    ended: { kind: "date", words: "end;end down;end date;end event;end status" },
    state: { kind: "state", words: "status;machine status" },
    began_at: { kind: "clock", words: `${startsAt};down;down start;hours;event hours` },
    ended_at: { kind: "clock", words: `${endsAt};up;up end;end down` },
  },
};
