import type { KpiId } from "../diagnosis/diagnosis.ts";
import { plainNumber } from "./format.ts";

/** Where a KPI is green, amber and red. Values in the unit of its measure. */
export type Signal =
  /** Green at `good` or above, red below `typical`. */
  | { readonly kind: "higher"; readonly good: number; readonly typical: number }
  /** Green at `good` or below, red above `typical`. */
  | { readonly kind: "lower"; readonly good: number; readonly typical: number }
  /** Green from `low` to `high`, red outside of `outerLow` and `outerHigh`. */
  | {
      readonly kind: "band";
      readonly low: number;
      readonly high: number;
      readonly outerLow: number;
      readonly outerHigh: number;
    };

export type Light = "green" | "amber" | "red";

/** Each light by shape and word, so that nobody depends on the colour. */
export const lightSigns = { green: "● green", amber: "▲ amber", red: "■ red" } as const satisfies Record<Light, string>;

export type Signals = Readonly<
  Record<
    KpiId,
    {
      readonly signal: Signal;
      /** What the number counts, as it is written behind it. */
      readonly unit: string;
      /** Which limits are our own judgement and not in the catalogue; empty when all come from it. */
      readonly ours: string;
    }
  >
>;

const higher = (typical: number, good: number): Signal => ({ kind: "higher", good, typical });
const lower = (typical: number, good: number): Signal => ({ kind: "lower", good, typical });
const band = (outerLow: number, low: number, high: number, outerHigh: number): Signal => ({
  kind: "band",
  low,
  high,
  outerLow,
  outerHigh,
});

/**
 * The lights of every KPI: green from what the catalogue calls good, red beyond what it calls typical. Limits rest on the
 * same benchmarks as the catalogue's targets (see `kpis`); what we had to choose ourselves says so in `ours`.
 */
export const signals = {
  kpi_otd: { signal: higher(85, 95), unit: "%", ours: "" },
  kpi_past_due: { signal: lower(10, 3), unit: "% of open backlog", ours: "" },
  kpi_lead_time: { signal: lower(20, 12), unit: "working days", ours: "" },
  kpi_spindle_util: { signal: higher(38, 55), unit: "%", ours: "" },
  kpi_oee: { signal: higher(50, 65), unit: "%", ours: "" },
  kpi_bottleneck_load: { signal: band(60, 75, 90, 100), unit: "%", ours: "Red below 60%" },
  kpi_downtime_reasons: { signal: lower(60, 15), unit: "% unexplained", ours: "" },
  kpi_unattended: {
    signal: higher(1, 8),
    unit: "h a machine and week",
    ours: "Red below 1 h: a typical shop has none",
  },
  kpi_setup_var: { signal: band(-30, -10, 10, 30), unit: "%", ours: "Red below −30%: padded estimates" },
  kpi_setup_share: { signal: lower(28, 15), unit: "%", ours: "" },
  kpi_changeover: { signal: lower(90, 60), unit: "min", ours: "" },
  kpi_program_ready: { signal: higher(75, 92), unit: "%", ours: "" },
  kpi_prog_backlog: { signal: band(1, 2, 4, 8), unit: "days", ours: "Red below 1 day" },
  kpi_proveout: { signal: lower(4, 1.5), unit: "h a new part", ours: "" },
  kpi_fpy: { signal: higher(95, 98), unit: "%", ours: "" },
  kpi_scrap: { signal: lower(4, 2), unit: "%", ours: "" },
  kpi_rework: { signal: lower(4, 2), unit: "%", ours: "" },
  kpi_insp_queue: { signal: lower(8, 2), unit: "h", ours: "" },
  kpi_wip_age: { signal: lower(15, 8), unit: "days", ours: "" },
  kpi_flow_eff: { signal: higher(10, 20), unit: "%", ours: "" },
  kpi_bn_queue: { signal: band(1, 2, 4, 8), unit: "days", ours: "Red below 1 day" },
  kpi_ship_dwell: { signal: lower(2.5, 1), unit: "days", ours: "" },
  kpi_supplier_otd: { signal: higher(80, 92), unit: "%", ours: "" },
  kpi_est_actual: { signal: lower(15, 8), unit: "% median miss", ours: "" },
  kpi_job_margin: { signal: higher(-5, -1), unit: "points", ours: "" },
  kpi_rev_hour: { signal: higher(75, 100), unit: "$/h", ours: "" },
  kpi_quote_hit: { signal: higher(50, 60), unit: "% won", ours: "" },
  kpi_overtime: { signal: lower(10, 7), unit: "% of paid hours", ours: "No overtime is green too" },
  kpi_labor_util: { signal: band(70, 80, 90, 100), unit: "%", ours: "Amber above 90%, red above 100%" },
  kpi_run_paid: { signal: higher(0.7, 1.2), unit: "machine h per paid h", ours: "" },
  kpi_skill_cover: { signal: higher(50, 80), unit: "%", ours: "" },
  kpi_unplanned_dt: { signal: lower(4, 2), unit: "%", ours: "" },
  kpi_mtbf_mttr: { signal: higher(300, 600), unit: "h between failures", ours: "" },
  kpi_pm: { signal: higher(60, 85), unit: "%", ours: "" },
  kpi_sched_adh: { signal: higher(65, 85), unit: "%", ours: "" },
  kpi_expedite: { signal: lower(20, 8), unit: "%", ours: "" },
  kpi_ready_to_run: { signal: higher(60, 90), unit: "%", ours: "" },
  kpi_data_capture: { signal: higher(50, 90), unit: "%", ours: "" },
} as const satisfies Signals;

/** The light that a value shows. */
export function lightOf(signal: Signal, value: number): Light {
  switch (signal.kind) {
    case "higher":
      return lightFrom(value >= signal.good, value >= signal.typical);
    case "lower":
      return lightFrom(value <= signal.good, value <= signal.typical);
    case "band":
      return lightFrom(
        value >= signal.low && value <= signal.high,
        value >= signal.outerLow && value <= signal.outerHigh,
      );
  }
}

function lightFrom(isGood: boolean, isTypical: boolean): Light {
  if (isGood) return "green";
  return isTypical ? "amber" : "red";
}

/** When a KPI shows which light, in words: `95% or more`, `85% to 95%`, `under 85%`. */
export function lightWords(id: KpiId): { readonly green: string; readonly amber: string; readonly red: string } {
  const { signal, unit } = signals[id];
  const written = (value: number): string => withShortUnit(value, unit);
  switch (signal.kind) {
    case "higher":
      return {
        green: `${written(signal.good)} or more`,
        amber: `${written(signal.typical)} to ${written(signal.good)}`,
        red: `under ${written(signal.typical)}`,
      };
    case "lower":
      return {
        green: `${written(signal.good)} or less`,
        amber: `${written(signal.good)} to ${written(signal.typical)}`,
        red: `over ${written(signal.typical)}`,
      };
    case "band":
      return bandWords(signal, written);
  }
}

function bandWords({ low, high, outerLow, outerHigh }: Signal & { kind: "band" }, written: (value: number) => string) {
  const red = `over ${written(outerHigh)}`;
  return {
    green: `${written(low)} to ${written(high)}`,
    amber: `${written(outerLow)} to ${written(low)}, or ${written(high)} to ${written(outerHigh)}`,
    // A share or a queue is never below zero, so no red lies there.
    red: outerLow === 0 ? red : `under ${written(outerLow)}, or ${red}`,
  };
}

/** A value with the shortest form of a signal's unit: `95%`, `$100/h`, `1 day`, `1.2`. */
function withShortUnit(value: number, unit: string): string {
  const number = plainNumber(value);
  if (unit.startsWith("%")) return `${number}%`;
  if (unit === "$/h") return `$${number}/h`;
  if (unit === "machine h per paid h") return number;
  const [word = ""] = unit.split(" between failures");
  const short = word.startsWith("h ") ? "h" : word;
  return `${number} ${Math.abs(value) === 1 ? short.replace(/s$/, "") : short}`;
}
