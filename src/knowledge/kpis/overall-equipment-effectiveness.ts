import { is, over, percentOf, sum, times, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const overallEquipmentEffectiveness: Kpi = {
  name: "OEE on the bottleneck",
  group: "capacity",
  question: "What do we lose on the bottleneck to stops, speed and rejects?",
  formula:
    "OEE % = availability x performance x quality x 100 = (run hours / scheduled hours) x (ideal hours of the parts made / run hours) x (good parts / parts made) x 100",
  unit: { short: "%", long: "%" },
  targets: { direction: "higher", typical: 50, good: 65, worldClass: 85 },
  basis: { benchmarks: ["BM-OEE-01", "BM-OEE-02"], note: "" },
  cadence: "weekly",
  owner: "Manufacturing engineer",
  timing: "lagging",
  pitfalls: [
    "Use true cycle times: padded standards show more than 100% performance",
    "Don't use it for one-off work",
    "Don't average OEE over different machines",
  ],
  whenRed:
    "Have the manufacturing engineer see which of the three parts of OEE dropped most on the bottleneck this week and talk with the operator about its biggest stop, slow cycle or reject.",
  effort: { level: "high", how: "multiply good parts by cycle time, and divide by scheduled hours" },
  exposes: { capacity_visibility: 0.2, maintenance_downtime: 0.2 },
  urgentWhen: [
    {
      when: { kind: "any-of", field: "shop_type", choices: ["Low-mix production", "Automated / lights-out runs"] },
      level: "high",
    },
    {
      when: {
        kind: "any-of",
        field: "downtime_tracking",
        choices: ["Yes, via telemetry (Datanomix, Amper, MachineMetrics)"],
      },
      level: "medium",
    },
  ],
  trackedAs: "OEE",
  words: [
    "oee",
    "ooe",
    "teep",
    "equipment effectiveness",
    "equipment efficiency",
    "availability performance quality",
    "availability performance and quality",
    "machine efficiency",
    "machine effectiveness",
    "speed loss*",
    "ideal cycle time*",
  ],
  elements: ["machine_state", "wc_capacity", "machine_part_count", "est_run_hours", "good_qty"],
  measure: {
    shows: "Ideal hours of the parts made, out of the scheduled hours, times the share of good parts. Bottleneck only.",
    reads: "period",
    isShare: true,
    value: times(
      percentOf(
        sum("machine_days", "ideal_hours", within("day"), is("bottleneck", "Yes")),
        sum("machine_days", "scheduled_hours", within("day"), is("bottleneck", "Yes")),
      ),
      over(
        sum("machine_days", "parts_good", within("day"), is("bottleneck", "Yes")),
        sum("machine_days", "parts_made", within("day"), is("bottleneck", "Yes")),
      ),
    ),
  },
  example: {
    reading: 57,
    drawing: {
      kind: "waterfall",
      steps: [
        { name: "Planned", text: "100%", role: "total", from: 0, to: 100, range: null },
        { name: "Stops", text: "−28", role: "loss", from: 100, to: 72, range: null },
        { name: "Speed", text: "−12", role: "loss", from: 72, to: 60, range: null },
        { name: "Rejects", text: "−3", role: "loss", from: 60, to: 57, range: null },
      ],
    },
  },
};
