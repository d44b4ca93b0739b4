import { count, is, onOrBefore, percentOf, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { unpublishedTargets } from "../kpi-record/kpi-target-notes.ts";

const kinds = [
  ["Outside process", "of outside processes on time"],
  ["Material", "of material on time"],
] as const;

export const supplierOnTime: Kpi = {
  name: "Suppliers on time",
  group: "flow",
  question: "Do material and outside services arrive when the schedule needs them?",
  formula:
    "Supplier OTD % = PO lines received complete on or before the due date / PO lines due x 100, outside processing included",
  unit: { short: "%", long: "%" },
  targets: { direction: "higher", typical: 80, good: 92, worldClass: 98 },
  basis: { benchmarks: ["AS-SUPOTD"], note: unpublishedTargets },
  cadence: "weekly",
  owner: "Purchasing",
  timing: "leading",
  pitfalls: ["Keep the original due date: PO dates get moved", "Count missing material certs as late"],
  whenRed:
    "Have purchasing call every supplier and outside processor with a delivery due this week and write down by noon which ones will be late.",
  effort: { level: "low", how: "keep the due and received date of each PO line at receiving" },
  exposes: { material_supply: 0.8 },
  urgentWhen: [
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Supplier delays"] }, level: "high" },
    { when: { kind: "any-of", field: "primary_bottleneck", choices: ["Materials"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "supplier otd",
    "vendor otd",
    "supplier on time",
    "suppliers on time",
    "vendor on time",
    "vendors on time",
    "supplier deliver*",
    "supplier performance",
    "supplier lead time*",
    "vendor deliver*",
    "vendor performance",
    "vendor lead time*",
    "late supplier*",
    "late material*",
    "material* on time",
    "material availab*",
    "material shortage*",
    "material lead time*",
    "waiting on material*",
    "waiting for material*",
    "out of material",
    "outside process*",
    "outside service*",
    "subcontractor*",
  ],
  elements: ["po_due_date", "po_receipt_date", "outside_dates"],
  measure: {
    shows:
      "Lines received complete by the first due date, out of all lines due in the period, outside processes included.",
    reads: "period",
    value: percentOf(
      count("purchases", within("due"), onOrBefore("received", "due")),
      count("purchases", within("due")),
    ),
    also: kinds.map(([kind, label]) => ({
      label,
      unit: "%",
      value: percentOf(
        count("purchases", within("due"), is("kind", kind), onOrBefore("received", "due")),
        count("purchases", within("due"), is("kind", kind)),
      ),
    })),
  },
  example: {
    reading: 85,
    drawing: {
      kind: "bullet",
      suffix: "%",
      rows: [
        { name: "Bar stock", value: 94 },
        { name: "Castings", value: 83 },
        { name: "Anodize", value: 88 },
        { name: "Heat treat", value: 76 },
      ],
    },
  },
};
