import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../test/every-shop.ts";
import { submissions } from "../../test/submissions.ts";
import { type BenchmarkId, benchmarks } from "../knowledge/figures/benchmarks.ts";
import { capacityParameters } from "../knowledge/figures/capacity-arithmetic.ts";
import type { Benchmark } from "../knowledge/figures/sources.ts";
import { insightFor, insights } from "../survey/insights.ts";
import { sections } from "../survey/question.ts";
import { hourFigures, worthOfAnHour } from "../survey/worth-of-an-hour.ts";

const rows = sections.flatMap((section) => [...insights[section]]);
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

test.for(rows.map((row) => [row.source.benchmark, row] as const))(
  "[R10] the sentence from %s has its figures, source and year",
  ([id, row]) => {
    const published: Benchmark = benchmarks[id as BenchmarkId];
    const { title, url, year } = row.source;
    expect(published.source).toMatchObject({ kind: "published", title, url, year });
    if (typeof row.value === "number") expect(published.value).toBe(row.value);
    else expect(published.value).toMatchObject(row.value);
    const inRow = numbersIn([published.metric, published.group].join(" "));
    expect(numbersIn(row.says).filter((number) => !inRow.includes(number))).toEqual([]);
  },
);

test("[R10] every section ends with a sentence, whatever was answered, and no sentence appears twice", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const said = sections.map((section) => insightFor(section, submission));
      expect(said.every(({ says }) => /\d/.test(says) && !/[{}]/.test(says))).toBe(true);
      expect(new Set(said.map(({ source }) => source.benchmark)).size).toBe(sections.length);
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
  expect(sections.map((section) => insightFor(section, {}).source.benchmark)).toEqual([
    "BM-CAP-01",
    "BM-HRS-01",
    "BM-FLOW-01",
    "BM-QUOTE-01",
    "BM-SET-09",
  ]);
});

test("[R10] the sentence is chosen by the answers", () => {
  const said = (answers: Parameters<typeof insightFor>[1]) => insightFor("Operations & Challenges", answers).says;
  expect(said({ primary_bottleneck: "Setup" })).toContain("75 on average");
  expect(said({ machine_utilization_known: "Not at all" })).toContain("often measure 30 to 45%");
  expect(said({ late_job_ratio: "0–5%" })).toContain("80 to 90% of its parts on time");
});

test("[R10] what an hour a week is worth is what the report will say, to the cent", () => {
  holdsForEveryShop((submission, diagnosis) => {
    const worth = worthOfAnHour(submission);
    const { low, likely, high } = diagnosis.one_hour_a_week;
    expect(worth?.likely).toBeCloseTo(likely, 6);
    expect(worth?.low).toBeCloseTo(low, 6);
    expect(worth?.high).toBeCloseTo(high, 6);
  });
});

test("[R10] 18 machines at $175 and 50 weeks make $157,500; without a rate the published range counts", () => {
  const shop = { machine_count: 18, shift_count: "1" } as const;
  expect(worthOfAnHour({ ...shop, shop_rate_known: "Yes – accurate", shop_rate_value: 175 })?.likely).toBe(157_500);
  expect(worthOfAnHour(shop)).toMatchObject({ likely: 81_000, rateIs: "published", rate: { low: 60, high: 120 } });
  expect(worthOfAnHour({ machine_count: 18 })).toBeNull();
});

test("[R10] its figures and sources are those of the engine", () => {
  const { hoursPerWeek, weeks, rate, estimateSpread } = hourFigures;
  expect(benchmarks[weeks.benchmark].value).toEqual({ low: weeks.low, likely: weeks.likely, high: weeks.high });
  expect(benchmarks[rate.benchmark].value).toEqual({ low: rate.low, likely: rate.likely, high: rate.high });
  expect(benchmarks[rate.benchmark].source).toMatchObject({ title: rate.title, url: rate.url, year: rate.year });
  expect(capacityParameters.estimateSpread.value).toBe(estimateSpread);
  expect(capacityParameters.hoursPerWeek.value).toBe(hoursPerWeek);
});
