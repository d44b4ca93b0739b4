import { expect, test } from "vitest";
import { readMeasured } from "./measured.ts";
import { readSubmission } from "./read-submission.ts";
import { sampleShop } from "./sample-shop.ts";
import { toWire } from "./wire/wire.ts";

const setups = { kpi: "kpi_setup_var", value: 41.2, rows: 312, from: "2026-08-21", to: "2026-11-19" };

test("[R172] a measured summary has values, counts and spans; a name next to them is dropped", () => {
  const { measured } = readMeasured([{ ...setups, customer: "Alder", worst: { count: 10, share: 0.5, job: "4127" } }]);
  expect(measured).toEqual([{ ...setups, worst: { count: 10, share: 0.5 } }]);
});

test.for([
  ["a text in place of a value", { ...setups, value: "41" }],
  ["a name in place of an id", { ...setups, kpi: "Alder Inc." }],
  ["no rows", { ...setups, rows: 0 }],
  ["a span that ends before it begins", { ...setups, from: "2026-12-01" }],
  ["a day that is none", { ...setups, to: "2026-11-40" }],
  ["fourteen weeks", { ...setups, weeks: Array.from({ length: 14 }, () => 1) }],
] as const)("[R172] %s is left out and named, and never costs the report", ([, item]) => {
  const read = readSubmission({ ...sampleShop, measured: [setups, item] });
  expect(read).toMatchObject({ kind: "submission", ignored: ["measured: item 2"] });
  if (read.kind === "submission") expect(read.submission.measured).toEqual([setups]);
});

test("[R172] what was measured travels with the answers and comes back as it was", () => {
  const read = readSubmission(toWire({ ...sampleShop, measured: [setups] }));
  expect(read).toMatchObject({ kind: "submission", submission: { measured: [setups] }, ignored: [] });
});

test("[R172] a submission without a measurement has none", () => {
  const read = readSubmission(sampleShop);
  expect(read).toMatchObject({ kind: "submission", ignored: [] });
  if (read.kind === "submission") expect(read.submission).not.toHaveProperty("measured");
});
