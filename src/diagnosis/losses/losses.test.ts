import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dice } from "../../../test/dice.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { capacityTerms } from "./capacity.ts";
import { machineHourThemes, otherLosses, rawLosses } from "./losses.ts";
import { atHigh, atLikely, atQuantile, type PointOfRange } from "./points-of-range.ts";
import { capShare } from "./price-themes.ts";
import { product, ranged, rangeOf, sum, type Term } from "./term.ts";

interface Column {
  readonly staffed_hours: number;
  readonly raw_hours: number;
  readonly capped_hours: number;
  readonly by_theme: Record<string, number>;
  readonly unbilled_hours: number;
  readonly implied_machining_sales: number;
}
interface Example {
  readonly low: Column;
  readonly likely: Column;
  readonly high: Column;
  readonly triangular_2000_draws: {
    readonly hours_p10: number;
    readonly hours_p50: number;
    readonly hours_p90: number;
  };
}
const { results } = JSON.parse(
  readFileSync(new URL("../../../test/cases/worked-examples.json", import.meta.url), "utf8"),
) as { results: Record<string, Example> };

const { shop_name, owner_name, owner_email } = sampleShop;
const contact = { shop_name, owner_name, owner_email };

/** The three shops of the worked examples. */
const shops = {
  "A sample": {
    ...contact,
    machine_count: 18,
    machinist_count: 14,
    shift_count: "1",
    shop_type: "High-mix / prototype work",
    primary_bottleneck: "Setup",
    typical_delay_cause: ["Programming not ready", "Setup overruns", "Expedites"],
    late_job_ratio: "15–30%",
    schedule_tool: "Excel",
    scheduling_ownership: "Production Manager / Planner",
    machine_utilization_known: "Estimate only",
    downtime_tracking: "No formal tracking",
    quoting_accuracy: "Mix of both",
    setup_time_variability: "Often over",
    operator_specialization: "Partially",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 175,
  },
  "B tidy": {
    ...contact,
    machine_count: 12,
    machinist_count: 10,
    shift_count: "1",
    shop_type: "Medium-mix batches",
    primary_bottleneck: "Materials",
    typical_delay_cause: ["Supplier delays"],
    late_job_ratio: "0–5%",
    schedule_tool: "ERP native",
    machine_utilization_known: "Yes (telemetry)",
    downtime_tracking: "Yes, via telemetry (Datanomix, Amper, MachineMetrics)",
    quoting_accuracy: "Historical data",
    setup_time_variability: "Very consistent",
    operator_specialization: "No",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 95,
  },
  "C chaos": {
    ...contact,
    machine_count: 30,
    machinist_count: 32,
    shift_count: "2",
    shop_type: "High-mix / prototype work",
    primary_bottleneck: "QC/Inspection",
    typical_delay_cause: ["QC hold", "Scheduling changes", "Expedites"],
    late_job_ratio: "30%+",
    schedule_tool: "Whiteboard",
    scheduling_ownership: "Everyone (tribal)",
    machine_utilization_known: "Not at all",
    downtime_tracking: "No formal tracking",
    quoting_accuracy: "Estimates",
    setup_time_variability: "Highly variable",
    operator_specialization: "Yes",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 120,
  },
} as const satisfies Record<string, Submission>;

const atLow: PointOfRange = (range) => range.low;

/** The examples keep weeks and machines per machinist at their likely value in every column. */
const exampleColumns = { low: atLow, likely: atLikely, high: atHigh } as const;
const asInTheExamples =
  (column: PointOfRange): PointOfRange =>
  (range, id) =>
    id === "AS-DAYS" || id.startsWith("AS-MPM") ? range.likely : column(range, id);

const cases = Object.entries(shops).flatMap(([shop, answers]) =>
  (["low", "likely", "high"] as const).map(
    (column) => [shop, column, answers, asInTheExamples(exampleColumns[column])] as const,
  ),
);

test.for(cases)("[R53] worked example %s, %s, comes out to the hour", ([shop, column, answers, pick]) => {
  const expected = results[shop]?.[column];
  const capacity = capacityTerms(answers);
  const raw = rawLosses(answers, capacity);
  const cap = capShare(raw, capacity);
  const hours = (term: Term): number => Math.round(term.at(pick));
  const byTheme = Object.fromEntries(machineHourThemes.map((theme) => [theme, product(raw[theme], cap)]));
  const unbilled = otherLosses(answers, capacity).find(({ currency }) => currency === "unbilled_hours");
  const totalRaw = machineHourThemes.reduce((total, theme) => total + raw[theme].at(pick), 0);

  expect({
    staffed_hours: hours(capacity.staffed),
    raw_hours: Math.round(totalRaw),
    capped_hours: Math.round(totalRaw * cap.at(pick)),
    by_theme: Object.fromEntries(Object.entries(byTheme).map(([theme, term]) => [theme, hours(term)])),
    unbilled_hours: unbilled && hours(unbilled.term),
    implied_machining_sales: Math.round(capacity.impliedSales.at(pick) / 1000) * 1000,
  }).toMatchObject({
    staffed_hours: expected?.staffed_hours,
    raw_hours: expected?.raw_hours,
    capped_hours: expected?.capped_hours,
    by_theme: expected?.by_theme,
    unbilled_hours: expected?.unbilled_hours,
    implied_machining_sales: expected?.implied_machining_sales,
  });
});

/** The machine hours lost, as shown if every cause counts in full. */
function hoursLost(answers: Submission): Term {
  const capacity = capacityTerms(answers);
  const raw = rawLosses(answers, capacity);
  return product(
    machineHourThemes.map((theme) => raw[theme]).reduce((all, one) => sum(all, one)),
    capShare(raw, capacity),
  );
}

/** The share of 2,000 draws, each assumption at random and apart from the others, that is inside the range shown. */
function shareShown(term: Term): number {
  const { low, high } = rangeOf(term);
  const random = dice(26);
  const draws = Array.from({ length: 2000 }, () => {
    const drawn = new Map<string, number>();
    return term.at((range, id) => {
      const part = drawn.get(id) ?? random();
      drawn.set(id, part);
      return atQuantile(part)(range, id);
    });
  });
  return draws.filter((hours) => low <= hours && hours <= high).length / draws.length;
}

test("[R52] of one assumption, the range shown takes eight draws in ten", () => {
  const input = { kind: "answer", field: "machine_count", answer: "" } as const;
  expect(shareShown(ranged("one", { low: 2, likely: 3, high: 8 }, input, "one"))).toBeCloseTo(0.8, 1);
});

test.for(Object.entries(shops))("[R52] the range shown takes what independent draws give of %s", ([shop, answers]) => {
  const shown = rangeOf(hoursLost(answers));
  const { hours_p10, hours_p50, hours_p90 } = results[shop]?.triangular_2000_draws ?? {};
  expect([shown.low, hours_p10, hours_p50, hours_p90, shown.high]).toEqual(
    [shown.low, hours_p10, hours_p50, hours_p90, shown.high].toSorted((a, b) => Number(a) - Number(b)),
  );
  // All assumptions are taken to be wrong together, so that the range is wider than of draws.
  expect(shareShown(hoursLost(answers))).toBeGreaterThan(0.95);
});
