import { choice, date, none, number, text, time, yesNo } from "./column-kinds.ts";
import type { RecordList } from "./record-list.ts";

/**
 * The lists that every KPI is calculated from, with their columns in the order of the sheet. A shop keeps them or pulls them from
 * its systems. Which data elements (`elements.ts`) a column holds is our own reading of the KPI formulas, November 2026. The
 * examples are invented.
 */
export const recordLists = {
  deliveries: {
    sheet: "Deliveries",
    row: "One line of a customer order.",
    columns: {
      line: text("Order line", "Job or order number and line.", "4127-1"),
      customer: text("Customer", "Who ordered it.", "Customer A"),
      order_date: date("Ordered", "Day the order was entered.", "2026-10-26", ["order_date"]),
      promise_date: date(
        "First promised",
        "The first ship date you promised. Never overwrite it with a new promise.",
        "2026-11-18",
        ["promise_date"],
      ),
      order_qty: number("Quantity", "pcs", "Quantity ordered on this line.", 40, ["order_qty"]),
      order_value: number("Value", "$", "Price of the whole line.", 6200, ["order_value"]),
      finish_date: date(
        "Finished",
        "Day the last operation or the final inspection was done. Blank until then.",
        "2026-11-17",
        ["op_complete_dates"],
      ),
      ship_date: date("Shipped", "Day of the last shipment. Blank until then.", "2026-11-18", ["ship_date"]),
      ship_qty: number("Shipped quantity", "pcs", "Quantity shipped so far.", 40, ["ship_qty"]),
    },
  },
  jobs: {
    sheet: "Jobs",
    row: "One job (work order).",
    columns: {
      job: text("Job", "Job number.", "4127"),
      customer: text("Customer", "Who it's for.", "Customer A"),
      order_date: date("Ordered", "Day the order was entered.", "2026-10-26", ["order_date"]),
      est_prog_hours: number("Programming planned", "h", "Planned hours of programming. Blank for a repeat.", 6, [
        "est_prog_hours",
      ]),
      programmed: date(
        "Programmed",
        "Day program, setup sheet and tool list were released. Blank until then.",
        "2026-11-02",
        ["program_release"],
      ),
      released: date("Released", "Day it was released to the floor.", "2026-11-03", ["job_released"]),
      expedited: date(
        "Expedited",
        "Day its priority was raised or it interrupted a running setup. Blank if never.",
        "2026-11-09",
        ["priority_log"],
      ),
      shipped: date("Shipped", "Day of the last shipment.", "2026-11-18", ["ship_date"]),
      closed: date("Closed", "Day the job was closed.", "2026-11-19", none),
      quoted_hours: number(
        "Quoted hours",
        "h",
        "Setup and run hours in the quote that was won, not the later router.",
        32,
        ["quote_est_hours"],
      ),
      setup_hours: number("Setup hours", "h", "Actual setup hours, all operations.", 7.5, [
        "act_setup_hours",
        "labor_ticket",
      ]),
      run_hours: number("Run hours", "h", "Actual run hours, all operations, rework included.", 28, [
        "act_run_hours",
        "labor_ticket",
      ]),
      good_qty: number("Good", "pcs", "Good parts made.", 40, ["good_qty"]),
      unbooked: number("Operations not booked", "count", "Operations without actual hours or quantity.", 0, none),
      quoted_price: number("Quoted price", "$", "Price in the quote that was won.", 6200, none),
      quoted_cost: number("Quoted cost", "$", "Material, services and hours × rate in that quote.", 4100, [
        "quote_est_hours",
      ]),
      job_cost: number("Actual cost", "$", "Actual material, services and hours × rate.", 4350, ["job_cost"]),
      material_cost: number("Material", "$", "Actual material cost.", 1150, ["material_cost"]),
      outside_cost: number("Outside services", "$", "Actual cost of outside processes.", 300, none),
      invoiced_on: date("Invoiced on", "Day of the invoice.", "2026-11-19", ["invoice_amount"]),
      invoiced: number("Invoiced amount", "$", "What was invoiced for the job.", 6200, ["invoice_amount"]),
    },
  },
  operations: {
    sheet: "Operations",
    row: "One operation of a job.",
    columns: {
      operation: text("Operation", "Job and operation number.", "4127-20"),
      work_center: text("Work center", "Where it runs.", "5-axis 1", ["op_status"]),
      bottleneck: yesNo("Bottleneck", "Whether that work center is your bottleneck.", "Yes"),
      released: date("Released", "Day its job was released to the floor.", "2026-11-03", ["job_released"]),
      planned_start: date(
        "Planned start",
        "Day it was planned to start, in the plan as it was frozen at the start of the week.",
        "2026-11-10",
        ["op_sched_dates"],
      ),
      planned_end: date("Planned end", "Day it was planned to be done.", "2026-11-12", ["op_sched_dates"]),
      program_ready: date(
        "Program ready",
        "Day its program, setup sheet and tool list were released. Blank until then.",
        "2026-11-09",
        ["program_release"],
      ),
      kit_ready: date(
        "Kit ready",
        "Day material, program, tools, fixture, gauges and drawing were all confirmed. Blank until then.",
        "2026-11-09",
        ["kit_ready"],
      ),
      started: date("Started", "Day it really started.", "2026-11-10", ["op_actual_dates"]),
      completed: date("Completed", "Day it was done. Blank until then.", "2026-11-12", ["op_complete_dates"]),
      status: choice(
        "Status",
        ["Planned", "Waiting", "Running", "Done", "Outside"],
        "Waiting: at the work center. Planned: not there yet.",
        "Done",
        ["op_status"],
      ),
      est_setup: number("Planned setup", "h", "Planned setup hours.", 2.5, ["est_setup_hours"]),
      act_setup: number("Actual setup", "h", "Actual setup hours.", 3.2, ["act_setup_hours"]),
      est_run: number("Planned run", "h", "Planned run hours for the whole quantity.", 14, ["est_run_hours"]),
      act_run: number("Actual run", "h", "Actual run hours so far.", 15.1, ["act_run_hours", "labor_ticket"]),
      rework_hours: number("Rework", "h", "Of these, hours spent on rework and remakes.", 0.8, ["rework_hours"]),
      good_qty: number("Good", "pcs", "Good parts made.", 40, ["good_qty"]),
      scrap_qty: number("Scrap", "pcs", "Parts scrapped.", 1, ["scrap_qty"]),
      scrap_reason: text("Scrap reason", "Why, in the words of your own list.", "Bore oversize", ["scrap_reason"]),
    },
  },
  work_centers: {
    sheet: "Work centers",
    row: "One machine, or all programmers together, with what it can do in a week.",
    columns: {
      work_center: text("Work center", "Its name, spelled as on the other sheets.", "5-axis 1"),
      kind: choice("Kind", ["Machine", "Programming", "Other"], "What it is.", "Machine"),
      bottleneck: yesNo("Bottleneck", "Whether it is your bottleneck, the constraint.", "Yes"),
      staffed_hours: number("Staffed", "h a day", "Hours per working day that it's staffed.", 16, ["wc_capacity"]),
      demonstrated_hours: number(
        "Usual hours",
        "h a week",
        "Setup and run hours it really ran in a normal week, not what it could run.",
        52,
        ["wc_capacity"],
      ),
      setters: number(
        "Can set up",
        "people",
        "How many people can set it up, on the shift with the fewest. Blank if that isn't critical.",
        1,
        ["skill_matrix"],
      ),
      programmers: number(
        "Can program",
        "people",
        "How many can write and edit its programs, on the shift with the fewest. Blank if that isn't critical.",
        2,
        ["skill_matrix"],
      ),
      inspectors: number(
        "Can inspect",
        "people",
        "How many can inspect its first articles, on the shift with the fewest. Blank if that isn't critical.",
        2,
        ["skill_matrix"],
      ),
    },
  },
  machine_days: {
    sheet: "Machine hours by day",
    row: "One machine on one day.",
    columns: {
      machine: text("Machine", "Its name, spelled as on the other sheets.", "5-axis 1"),
      day: date("Day", "The day.", "2026-11-16", ["machine_state", "wc_capacity"]),
      bottleneck: yesNo("Bottleneck", "Whether it is your bottleneck.", "Yes"),
      scheduled_hours: number("Scheduled", "h", "Staffed hours planned for it on that day.", 16, ["wc_capacity"]),
      in_cycle_hours: number("In cycle", "h", "Of these, hours in cycle, as the machine reports them.", 7.4, [
        "machine_state",
      ]),
      unattended_hours: number("Unattended", "h", "Hours in cycle outside of staffed shifts.", 2, [
        "machine_state",
        "unattended_flag",
      ]),
      ideal_hours: number("Ideal", "h", "Parts made × ideal cycle time: the hours they should have taken.", 6.6, [
        "est_run_hours",
        "machine_part_count",
      ]),
      parts_made: number("Parts made", "pcs", "Part count from the control.", 44, ["machine_part_count"]),
      parts_good: number("Parts good", "pcs", "Of these, good parts.", 43, ["good_qty"]),
    },
  },
  stops: {
    sheet: "Stops",
    row: "One machine stop of five minutes or more.",
    columns: {
      machine: text("Machine", "Its name, spelled as on the other sheets.", "5-axis 1"),
      began: time("Began", "When it stopped.", "2026-11-16T09:20", ["machine_state"]),
      hours: number("Hours", "h", "How long it was down, including the wait for a technician.", 1.4, ["machine_state"]),
      reason: choice(
        "Reason",
        [
          "Setup",
          "No program",
          "No material",
          "No operator",
          "Tools or fixture",
          "Inspection",
          "Breakdown",
          "Planned stop",
          "Other",
        ],
        "Why it stopped. Blank if no one knows.",
        "Inspection",
        ["downtime_reason"],
      ),
    },
  },
  changeovers: {
    sheet: "Changeovers",
    row: "One change of a machine from one job to the next.",
    columns: {
      job: text("Next job", "Job and operation that goes on the machine.", "4133-10", ["job_at_machine"]),
      machine: text("Machine", "Its name, spelled as on the other sheets.", "5-axis 1", ["job_at_machine"]),
      last_good: time("Last good part", "When the previous job made its last good part.", "2026-11-16T10:05", [
        "machine_part_count",
        "machine_state",
      ]),
      first_good: time("First good part", "When the first part of this job was accepted.", "2026-11-16T11:50", [
        "machine_part_count",
        "inspection_timestamps",
      ]),
      program: text("Program", "NC program it runs.", "O4133A", ["program_name"]),
      new_program: yesNo("New program", "Whether the program ran for the first time.", "Yes"),
      proveout_hours: number(
        "Prove-out",
        "h",
        "Machine hours from the first load of a new program to the first accepted part.",
        1.5,
        ["machine_state", "program_name"],
      ),
    },
  },
  inspections: {
    sheet: "Inspections",
    row: "One lot or first article that goes to inspection.",
    columns: {
      lot: text("Lot", "Job, operation and lot.", "4127-20 lot 1"),
      kind: choice("Kind", ["First article", "In process", "Final"], "What is inspected.", "First article"),
      ready: time("Ready", "When it was ready for inspection.", "2026-11-16T11:10", [
        "inspection_timestamps",
        "op_complete_dates",
      ]),
      started: time("Started", "When the inspection began. Blank until then.", "2026-11-16T13:00", [
        "inspection_timestamps",
      ]),
      done: time("Done", "When it was accepted or rejected.", "2026-11-16T13:25", ["inspection_timestamps"]),
      inspected: number("Inspected", "pcs", "Parts inspected for the first time.", 40, ["order_qty"]),
      right_first_time: number("Right first time", "pcs", "Accepted right away, without rework or scrap.", 38, [
        "good_qty",
        "scrap_qty",
        "rework_hours",
      ]),
    },
  },
  purchases: {
    sheet: "Purchases",
    row: "One line of a purchase order, for material or an outside process.",
    columns: {
      line: text("PO line", "Purchase order and line.", "PO 2210-1"),
      supplier: text("Supplier", "Who it's from.", "Heat treater"),
      kind: choice("Kind", ["Material", "Outside process", "Other"], "What you're buying.", "Outside process"),
      sent: date("Sent", "Day the parts left for an outside process.", "2026-11-05", ["outside_dates"]),
      due: date("First due", "The first date agreed. Never overwrite it.", "2026-11-12", [
        "po_due_date",
        "outside_dates",
      ]),
      received: date("Received", "Day the line was complete, including certs.", "2026-11-13", [
        "po_receipt_date",
        "outside_dates",
      ]),
    },
  },
  quotes: {
    sheet: "Quotes",
    row: "One RFQ.",
    columns: {
      quote: text("Quote", "Its number.", "Q-0812"),
      customer: text("Customer", "Who asked.", "Customer B"),
      asked: date("Asked", "Day the RFQ came in.", "2026-11-02", ["quote_dates"]),
      sent: date("Sent", "Day the quote went out.", "2026-11-05", ["quote_dates"]),
      decided: date("Decided", "Day you learned it was won or lost.", "2026-11-17", ["quote_dates"]),
      result: choice("Result", ["Won", "Lost"], "Blank while it is undecided.", "Won", ["quote_dates"]),
    },
  },
  people_weeks: {
    sheet: "Hours worked by week",
    row: "One person, or one area, in one week.",
    columns: {
      who: text("Who", "Person or area. An area is enough.", "5-axis cell"),
      week: date("Week of", "Monday of the week.", "2026-11-16", ["paid_hours"]),
      paid_hours: number("Paid", "h", "Paid hours on the shop floor, including overtime.", 46, ["paid_hours"]),
      overtime_hours: number("Overtime", "h", "Of these, overtime hours.", 6, ["paid_hours"]),
      booked_hours: number("Booked to jobs", "h", "Of these, hours booked to job operations.", 35, ["labor_ticket"]),
    },
  },
  maintenance: {
    sheet: "Maintenance",
    row: "One planned maintenance task or one repair.",
    columns: {
      task: text("Task", "What is done, on which machine.", "5-axis 1: way covers"),
      kind: choice("Kind", ["Planned", "Repair"], "Planned ahead, or after a failure.", "Planned", ["maintenance_log"]),
      due: date("Due or failed", "Last day it may be done; for a repair, the day of the failure.", "2026-11-20", [
        "maintenance_log",
      ]),
      done: date("Done", "Day it was done. Blank until then.", "2026-11-19", ["maintenance_log"]),
      hours: number("Hours", "h", "Hours the machine was down for it.", 1.5, ["maintenance_log"]),
    },
  },
} as const satisfies Record<string, RecordList>;

export type ListId = keyof typeof recordLists;

/** The id of a column of a list. */
export type ColumnOf<R extends ListId> = keyof (typeof recordLists)[R]["columns"] & string;
