import { expect, test } from "vitest";
import { fullShop, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { type BenchmarkId, benchmarks } from "../../knowledge/figures/benchmarks.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import type { AgainstRow } from "../charts/against.ts";
import { wordsOf } from "../text.ts";
import { comparisons } from "./comparisons.ts";
import { citedBenchmarkIds, publishedFigures } from "./published-figures.ts";

const headingOf = (shop: Submission): string | undefined =>
  publishedFigures(shop).flatMap((block) => (block.kind === "heading" ? [block.text] : []))[0];

const tableOf = (shop: Submission): readonly (readonly string[])[] =>
  publishedFigures(shop).flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.map(wordsOf)) : []));

const stripsOf = (shop: Submission): readonly AgainstRow[] =>
  publishedFigures(shop).flatMap((block) =>
    block.kind === "chart" && block.plot.kind === "against" ? block.plot.rows : [],
  );

test.for(
  [sampleShop, tidyShop, sparseShop, silentShop, fullShop].map((shop) => [shop.shop_name.slice(0, 20), shop] as const),
)("[R67] %s is compared with published rows only, never with our own assumptions", ([, shop]) => {
  const kinds = citedBenchmarkIds(shop).map((id) => (benchmarks[id as BenchmarkId] satisfies Benchmark).source.kind);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => kind !== "published")).toEqual([]);
});

test("a shop's own share and times, told in a sentence, are next to the published ones", () => {
  const notes =
    "MachineMetrics is only on 6 of the 18 machines; those six cut 41% of staffed hours. I clocked ten setups: we quote 2 hours and they averaged 3.";
  const told: Submission = { ...sampleShop, machine_utilization_known: "Yes (telemetry)", improvement_goal: "", notes };
  const text = tableOf(told).flat().join(" ");
  expect(text).toContain("By your own figure it's 41%, on 6 machines. That's more.");
  expect(text).toContain("You gave your own: 3 hours where 2 hours were planned.");
  expect(text).not.toMatch(/You didn.t give minutes|Compare your own share/);
});

test("[R67] a published figure has its value, who was asked, who published it, and its year or that it has none", () => {
  const published = tableOf(sampleShop).map(([, , cell]) => cell);
  expect(published).toContain(
    "60 to 90 minutes a shift missing in handwritten logs. Shop floors before monitoring (Leanworx, 2025)",
  );
  expect(published.filter((cell) => !/ \([^()]+, (\d{4}|no date)\)$/.test(cell ?? ""))).toEqual([]);
});

test.for([
  ["0–5%", "Your on-time share is above published figures", "Even the worst of your range is above"],
  ["5–15%", "Your answers next to published figures", "Your range and the published one overlap"],
  ["15–30%", "Your answers next to published figures", "Your range and the published one overlap"],
  ["30%+", "Your on-time share is below published figures", "Even the best of your range is below"],
] as const)(
  "[R67] with %s of jobs late, a band is called better or worse only where all of it is",
  ([late_job_ratio, heading, meaning]) => {
    const shop = { ...silentShop, late_job_ratio };
    expect(headingOf(shop)).toBe(heading);
    expect(tableOf(shop)[0]?.[3]).toContain(meaning);
  },
);

test("[R67] 18 machines and 14 machinists on one shift are 1.3 machines each, on two shifts 2.6", () => {
  const each = (shift_count: Submission["shift_count"]): string | undefined =>
    tableOf({ ...sampleShop, shift_count }).find(([about]) => about === "Machines per machinist")?.[1];
  expect([each("1"), each("2")]).toEqual(["14 machinists: 1.3 machines each", "14 machinists: 2.6 machines each"]);
});

test("[R67] one machinist is one", () => {
  const [, own] =
    tableOf({ ...sampleShop, machinist_count: 1 }).find(([about]) => about === "Machines per machinist") ?? [];
  expect(own).toBe("1 machinist: 18 machines each");
});

test("[R67] a strip reaches as far as the answer, however high that is", () => {
  const rate = stripsOf({ ...sampleShop, shop_rate_value: 900 }).find(({ name }) => name === "Shop rate");
  expect([rate?.end, rate?.endText]).toEqual([900, "$900/h"]);
});

test("[R67] where nothing comparable was published, the report says so for each answer, in one sentence", () => {
  const notes = publishedFigures(tidyShop).flatMap((block) =>
    block.kind === "paragraph" && block.role === "note" ? [wordsOf(block.text)] : [],
  );
  expect(notes).toEqual([
    "We found no published figure to compare with your answers to “How long do finished parts wait before they ship?”, “Where do you look to find a job on the floor?”, “Who owns the schedule?”, “Are your machinists tied to certain machines?” and “What do you track today?”.",
  ]);
});

test("[R67] a question that was not answered is not compared, nor a shop without machinists or rate", () => {
  expect(tableOf(silentShop).map(([about]) => about)).toEqual(["Hours a machine runs in a day"]);
  expect(tableOf({ ...silentShop, machinist_count: 0, shop_rate_value: 0 })).toEqual(tableOf(silentShop));
  expect(new Set(comparisons.map(({ field }) => field)).size).toBe(comparisons.length);
});
