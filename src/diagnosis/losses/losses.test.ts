import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { capacityTerms } from "./capacity.ts";
import { machineHourThemes, otherLosses, rawLosses } from "./losses.ts";
import { atHigh, atLikely, atQuantile, type PointOfRange } from "./points-of-range.ts";
import { capShare } from "./price-themes.ts";
import { product, type Term } from "./term.ts";

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

/** A small fixed generator (mulberry32), so that the draws are the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.for(Object.entries(shops))("[R52] 2,000 independent draws give the display interval of %s", ([shop, answers]) => {
  const capacity = capacityTerms(answers);
  const raw = rawLosses(answers, capacity);
  const staffed = capacity.staffed.at(asInTheExamples(atLikely));
  const ranges = machineHourThemes.map((theme) => ({
    low: raw[theme].at(asInTheExamples(atLow)),
    likely: raw[theme].at(asInTheExamples(atLikely)),
    high: raw[theme].at(asInTheExamples(atHigh)),
  }));
  const random = dice(26);
  const draws = Array.from({ length: 2000 }, () => {
    const lost = ranges.reduce((sum, range) => sum + atQuantile(random())(range, ""), 0);
    const cap = atQuantile(random())({ low: 0.08, likely: 0.15, high: 0.25 }, "") * staffed;
    return cap * (1 - Math.exp(-lost / cap));
  }).sort((a, b) => a - b);

  const expected = results[shop]?.triangular_2000_draws;
  for (const [index, hours] of [
    [200, expected?.hours_p10],
    [1000, expected?.hours_p50],
    [1800, expected?.hours_p90],
  ] as const) {
    expect(Math.abs((draws[index] ?? 0) / (hours ?? 0) - 1)).toBeLessThan(0.02);
  }
});
