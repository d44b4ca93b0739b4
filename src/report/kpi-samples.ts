import type { KpiId } from "../diagnosis/diagnosis.ts";
import type { Plot } from "./charts/plot.ts";
import type { Target } from "./charts/target.ts";

/** How a KPI looks on the wall: its big figure and the form that suits it, with sample values. */
export interface Sample {
  /** The reading of the sample: it lies between what is typical and what is good. */
  readonly figure: string;
  readonly unit: string;
  readonly plot: Plot;
}

const good = (value: number, text: string): Target => ({ low: value, high: value, text: `good ${text}` });
const band = (low: number, high: number, text: string): Target => ({ low, high, text: `good ${text}` });
const twelveWeeks = ["12 weeks ago", "now"] as const;
const twelveMonths = ["12 months ago", "now"] as const;

/**
 * The form of every KPI and invented, plausible sample values for it, the same for every shop: no value comes from an
 * answer. They lie between the typical and the good value of the catalogue, so that a drawing shows a shop on its way.
 */
export const kpiSamples = {
  kpi_otd: {
    figure: "88",
    unit: "%",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [84, 83, 86, 85, 82, 86, 87, 85, 88, 87, 89, 88] }],
      target: good(95, "95%"),
      ends: twelveWeeks,
    },
  },
  kpi_past_due: {
    figure: "7",
    unit: "% of open backlog",
    plot: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "1–3 days", amount: 18, text: "$18k" },
        { age: "4–7", amount: 31, text: "$31k" },
        { age: "8–14", amount: 22, text: "$22k" },
        { age: "> 14", amount: 41, text: "$41k" },
      ],
    },
  },
  kpi_lead_time: {
    figure: "16",
    unit: "days, median",
    plot: {
      kind: "trend",
      series: [
        { name: "median", values: [20, 19, 21, 18, 19, 18, 17, 18, 16, 17, 16, 16] },
        { name: "9 of 10", values: [38, 36, 41, 37, 34, 36, 33, 35, 31, 33, 30, 31] },
      ],
      target: good(12, "12 d"),
      ends: twelveWeeks,
    },
  },
  kpi_spindle_util: {
    figure: "45",
    unit: "% of staffed hours",
    plot: {
      kind: "heat-map",
      columns: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      alarm: 30,
      rows: [
        { name: "VMC 1", values: [52, 48, 55, 47, 41] },
        { name: "VMC 2", values: [46, 51, 38, 44, 40] },
        { name: "5-axis 1", values: [28, 36, 42, 30, 37] },
        { name: "Lathe 1", values: [58, 49, 52, 55, 46] },
      ],
    },
  },
  kpi_oee: {
    figure: "57",
    unit: "%",
    plot: {
      kind: "waterfall",
      steps: [
        { name: "Planned", text: "100%", role: "total", from: 0, to: 100, range: null },
        { name: "Stops", text: "−28", role: "loss", from: 100, to: 72, range: null },
        { name: "Speed", text: "−12", role: "loss", from: 72, to: 60, range: null },
        { name: "Rejects", text: "−3", role: "loss", from: 60, to: 57, range: null },
      ],
    },
  },
  kpi_bottleneck_load: {
    figure: "96",
    unit: "% next week",
    plot: {
      kind: "load-bars",
      target: band(75, 90, "75–90"),
      weeks: [
        { name: "+1", load: 96 },
        { name: "+2", load: 112 },
        { name: "+3", load: 104 },
        { name: "+4", load: 88 },
        { name: "+5", load: 71 },
        { name: "+6", load: 52 },
      ],
    },
  },
  kpi_downtime_reasons: {
    figure: "34",
    unit: "% unexplained",
    plot: {
      kind: "pareto",
      causes: [
        { name: "No reason given", share: 0.34, unexplained: true },
        { name: "Setup", share: 0.27, unexplained: false },
        { name: "Waits for program", share: 0.16, unexplained: false },
        { name: "No operator", share: 0.13, unexplained: false },
        { name: "First article", share: 0.1, unexplained: false },
      ],
    },
  },
  kpi_unattended: {
    figure: "5",
    unit: "h per machine, week",
    plot: {
      kind: "stacked-bars",
      first: "gain",
      parts: ["unattended", "attended"],
      rows: [
        { name: "5-axis 1", values: [9, 24] },
        { name: "VMC 2", values: [5, 21] },
        { name: "Lathe 1", values: [4, 26] },
        { name: "VMC 1", values: [2, 22] },
      ],
      values: ["9 h", "5 h", "4 h", "2 h"],
    },
  },
  kpi_setup_var: {
    figure: "+15",
    unit: "% over estimate",
    plot: {
      kind: "dot-strip",
      suffix: "%",
      target: band(-10, 10, "±10%"),
      groups: [
        { name: "Brackets", values: [-6, 4, 9, 14, 21, 33] },
        { name: "Manifolds", values: [2, 12, 24, 31, 48, 66] },
        { name: "Shafts", values: [-12, -4, 1, 6, 11, 18] },
      ],
    },
  },
  kpi_setup_share: {
    figure: "23",
    unit: "% of machine hours",
    plot: {
      kind: "stacked-bars",
      first: "loss",
      parts: ["setup", "run", "other"],
      rows: [
        { name: "5-axis", values: [31, 44, 25] },
        { name: "Mills", values: [24, 47, 29] },
        { name: "Lathes", values: [15, 58, 27] },
      ],
      values: ["31%", "24%", "15%"],
    },
  },
  kpi_changeover: {
    figure: "77",
    unit: "min, median",
    plot: {
      kind: "histogram",
      counts: [1, 5, 11, 14, 10, 7, 4, 3, 2, 1],
      binWidth: 20,
      median: 77,
      p90: 141,
      unit: "min",
    },
  },
  kpi_program_ready: {
    figure: "81",
    unit: "%",
    plot: {
      kind: "gauge",
      value: 81,
      target: good(92, "92%"),
      listTitle: "not ready, next 5 days",
      items: ["Job 4127: no tool list", "Job 4133: fixture open", "Job 4140: not proven"],
    },
  },
  kpi_prog_backlog: {
    figure: "6",
    unit: "days of work",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [8.5, 8.1, 8.8, 8.2, 7.6, 7.9, 7.1, 6.8, 7, 6.4, 6.2, 6] }],
      target: band(2, 4, "2–4 d"),
      ends: twelveWeeks,
    },
  },
  kpi_proveout: {
    figure: "2.5",
    unit: "h per new part",
    plot: {
      kind: "dot-strip",
      suffix: " h",
      target: band(0, 1.5, "≤ 1.5 h"),
      groups: [
        { name: "3-axis", values: [0.6, 0.9, 1.2, 1.6, 2.1] },
        { name: "5-axis", values: [1.4, 2.6, 3.1, 4.4, 6] },
        { name: "Mill-turn", values: [1, 1.9, 2.8, 3.3, 4.1] },
      ],
    },
  },
  kpi_fpy: {
    figure: "96.4",
    unit: "%",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [94.8, 95.2, 94.6, 95.5, 95.9, 95.4, 96.1, 95.8, 96.3, 96, 96.6, 96.4] }],
      target: good(98, "98%"),
      ends: twelveWeeks,
    },
  },
  kpi_scrap: {
    figure: "3.1",
    unit: "%",
    plot: {
      kind: "pareto",
      causes: [
        { name: "Size out", share: 0.38, unexplained: false },
        { name: "Setup piece", share: 0.25, unexplained: false },
        { name: "Surface", share: 0.17, unexplained: false },
        { name: "Old revision", share: 0.12, unexplained: false },
        { name: "Material", share: 0.08, unexplained: false },
      ],
    },
  },
  kpi_rework: {
    figure: "3.1",
    unit: "% of run hours",
    plot: {
      kind: "stacked-bars",
      first: "loss",
      parts: ["rework", "new work"],
      rows: [
        { name: "May", values: [22, 518] },
        { name: "June", values: [19, 531] },
        { name: "July", values: [17, 523] },
      ],
      values: ["4.1%", "3.5%", "3.1%"],
    },
  },
  kpi_insp_queue: {
    figure: "5",
    unit: "h, median",
    plot: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "< 2 h", amount: 6, text: "6 lots" },
        { age: "2–8 h", amount: 9, text: "9" },
        { age: "8–24 h", amount: 4, text: "4" },
        { age: "> 24 h", amount: 2, text: "2" },
      ],
    },
  },
  kpi_wip_age: {
    figure: "12",
    unit: "days, median",
    plot: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "< 5 days", amount: 8, text: "8 jobs" },
        { age: "5–10", amount: 14, text: "14" },
        { age: "11–20", amount: 19, text: "19" },
        { age: "> 20", amount: 11, text: "11" },
      ],
    },
  },
  kpi_flow_eff: {
    figure: "14",
    unit: "% is work",
    plot: {
      kind: "stacked-bars",
      first: "gain",
      parts: ["work", "waiting"],
      rows: [
        { name: "Programming", values: [4, 30] },
        { name: "Machining", values: [14, 42] },
        { name: "Inspection", values: [3, 26] },
        { name: "Outside", values: [6, 68] },
      ],
      values: ["34 h", "56 h", "29 h", "74 h"],
    },
  },
  kpi_bn_queue: {
    figure: "5.5",
    unit: "days of work",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [8, 7.4, 8.2, 7.7, 6.9, 7.3, 6.1, 6.6, 5.8, 6.2, 5.9, 5.5] }],
      target: band(2, 4, "2–4 d"),
      ends: twelveWeeks,
    },
  },
  kpi_ship_dwell: {
    figure: "2",
    unit: "days, median",
    plot: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "today", amount: 14, text: "$14k" },
        { age: "1 day", amount: 22, text: "$22k" },
        { age: "2–3 days", amount: 31, text: "$31k" },
        { age: "> 3 days", amount: 13, text: "$13k" },
      ],
    },
  },
  kpi_supplier_otd: {
    figure: "85",
    unit: "%",
    plot: {
      kind: "bullet",
      suffix: "%",
      target: good(92, "92%"),
      rows: [
        { name: "Bar stock", value: 94 },
        { name: "Castings", value: 83 },
        { name: "Anodize", value: 88 },
        { name: "Heat treat", value: 76 },
      ],
    },
  },
  kpi_est_actual: {
    figure: "±11",
    unit: "% median miss",
    plot: {
      kind: "scatter",
      tolerance: 0.1,
      unit: "h",
      jobs: [
        [4, 4.3],
        [6, 7.6],
        [8, 7.7],
        [10, 13.2],
        [12, 12.4],
        [15, 17.9],
        [18, 17.1],
        [20, 25.6],
        [24, 25],
        [27, 31.5],
        [30, 29.2],
        [34, 38.9],
        [38, 37],
        [41, 52],
      ],
    },
  },
  kpi_job_margin: {
    figure: "−3",
    unit: "points vs quoted",
    plot: {
      kind: "ranked-bars",
      rows: [
        { name: "Customer A", value: 4, text: "+4" },
        { name: "Customer B", value: 1, text: "+1" },
        { name: "Customer C", value: -3, text: "−3" },
        { name: "Customer D", value: -7, text: "−7" },
        { name: "Customer E", value: -11, text: "−11" },
      ],
    },
  },
  kpi_rev_hour: {
    figure: "$91",
    unit: "per machine hour",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [78, 80, 77, 82, 84, 81, 86, 85, 88, 87, 90, 91] }],
      target: good(100, "$100"),
      ends: twelveMonths,
    },
  },
  kpi_quote_hit: {
    figure: "54",
    unit: "% won, 3.5 d to quote",
    plot: {
      kind: "funnel",
      steps: [
        { name: "Asked for", count: 42, text: "42" },
        { name: "Quoted", count: 37, text: "37, median 3.5 d" },
        { name: "Decided", count: 28, text: "28" },
        { name: "Won", count: 15, text: "15 = 54%" },
      ],
    },
  },
  kpi_overtime: {
    figure: "8",
    unit: "% of paid hours",
    plot: {
      kind: "stacked-bars",
      first: "loss",
      parts: ["overtime", "regular"],
      rows: [
        { name: "5-axis", values: [38, 240] },
        { name: "Mills", values: [26, 320] },
        { name: "Lathes", values: [11, 280] },
        { name: "Inspection", values: [9, 120] },
      ],
      values: ["14%", "7.5%", "3.8%", "7.0%"],
    },
  },
  kpi_labor_util: {
    figure: "74",
    unit: "% booked to jobs",
    plot: {
      kind: "bullet",
      suffix: "%",
      target: good(80, "80%"),
      rows: [
        { name: "Mills", value: 81 },
        { name: "Lathes", value: 78 },
        { name: "5-axis", value: 72 },
        { name: "Inspection", value: 66 },
      ],
    },
  },
  kpi_run_paid: {
    figure: "0.9",
    unit: "machine h per paid h",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [0.71, 0.69, 0.74, 0.76, 0.73, 0.79, 0.81, 0.8, 0.84, 0.86, 0.88, 0.9] }],
      target: good(1.2, "1.2"),
      ends: twelveWeeks,
    },
  },
  kpi_skill_cover: {
    figure: "63",
    unit: "% of cells, 2 people",
    plot: {
      kind: "heat-map",
      columns: ["Setup", "Prove-out", "CMM", "Edit"],
      alarm: 1,
      rows: [
        { name: "5-axis", values: [1, 1, 2, 1] },
        { name: "Mills", values: [4, 2, 2, 3] },
        { name: "Lathes", values: [3, 2, 2, 1] },
        { name: "Night shift", values: [1, 2, 1, 2] },
      ],
    },
  },
  kpi_unplanned_dt: {
    figure: "3.1",
    unit: "% of scheduled hours",
    plot: {
      kind: "pareto",
      causes: [
        { name: "5-axis 1", share: 0.41, unexplained: false },
        { name: "Lathe 3", share: 0.24, unexplained: false },
        { name: "VMC 4", share: 0.18, unexplained: false },
        { name: "VMC 1", share: 0.1, unexplained: false },
        { name: "All others", share: 0.07, unexplained: false },
      ],
    },
  },
  kpi_mtbf_mttr: {
    figure: "420",
    unit: "h between, 6 h to repair",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [310, 320, 305, 340, 335, 360, 350, 380, 375, 400, 405, 420] }],
      target: good(600, "600 h"),
      ends: twelveMonths,
    },
  },
  kpi_pm: {
    figure: "71",
    unit: "% done in time",
    plot: {
      kind: "gauge",
      value: 71,
      target: good(85, "85%"),
      listTitle: "overdue",
      items: ["5-axis 1: way covers", "Lathe 3: chuck", "VMC 4: coolant pump"],
    },
  },
  kpi_sched_adh: {
    figure: "73",
    unit: "% started as planned",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [64, 66, 62, 67, 69, 65, 70, 68, 71, 74, 72, 73] }],
      target: good(85, "85%"),
      ends: twelveWeeks,
    },
  },
  kpi_expedite: {
    figure: "14",
    unit: "% of jobs released",
    plot: {
      kind: "trend",
      series: [{ name: "", values: [21, 19, 22, 18, 20, 17, 18, 16, 17, 15, 15, 14] }],
      target: good(8, "8%"),
      ends: twelveWeeks,
    },
  },
  kpi_ready_to_run: {
    figure: "75",
    unit: "% of next jobs",
    plot: {
      kind: "board",
      columns: ["Matl", "Prog", "Tools", "Fixt", "Gage"],
      rows: [
        { name: "VMC 1, 4127", ready: [true, true, true, true, true] },
        { name: "VMC 2, 4133", ready: [true, true, true, true, true] },
        { name: "5-axis, 4140", ready: [true, false, false, true, true] },
        { name: "Lathe, 4118", ready: [true, true, true, true, true] },
      ],
    },
  },
  kpi_data_capture: {
    figure: "68",
    unit: "% of closed jobs",
    plot: {
      kind: "gauge",
      value: 68,
      target: good(90, "90%"),
      listTitle: "most left blank",
      items: ["5-axis: setup hours", "Deburr: all hours", "Saw: quantities"],
    },
  },
} as const satisfies Record<KpiId, Sample>;

/** The reading of a sample as a number: `−3`, `+15`, `±11` and `$91` are −3, 15, 11 and 91. */
export const sampleReading = (id: KpiId): number =>
  Number(kpiSamples[id].figure.replace("−", "-").replace(/[+±$]/g, ""));
