import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverageOf } from "../diagnosis/kpis/coverage.ts";
import { type ElementId, elements } from "../measures/elements.ts";
import { columnsRead } from "../measures/measure.ts";
import type { RecordList } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { type Field, questionOf } from "../survey/questionnaire.ts";
import { startKpis } from "../survey/samples.ts";
import { answerBenchmarks } from "./figures/answer-benchmarks.ts";
import { benchmarks } from "./figures/benchmarks.ts";
import { capacityParameters, sellableByDemand } from "./figures/capacity-arithmetic.ts";
import type { BenchmarkByAnswer, ByAnswer, ByCase, LossParameter, Tabulated } from "./figures/parameters.ts";
import type { Benchmark, Source } from "./figures/sources.ts";
import type { Range } from "./figures/units.ts";
import type { Kpi } from "./kpi-record/kpi-record.ts";
import { kpis } from "./kpis/kpis.ts";
import type { AnswerTest } from "./odds/answer-test.ts";
import type { DataSystem } from "./systems/data-system.ts";
import {
  type SystemId,
  systems,
  systemsOfScheduleTool,
  systemsOfTool,
  systemsOfWipVisibility,
} from "./systems/systems.ts";
import type { Theme } from "./theme.ts";
import { themes } from "./themes.ts";

const benchmarkRows = Object.entries<Benchmark>(benchmarks);
const kpiRows = Object.entries<Kpi>(kpis);
const themeRows = Object.entries<Theme>(themes);
const systemRows = Object.entries<DataSystem>(systems);

const parameters: readonly (readonly [string, LossParameter])[] = [
  ...themeRows.flatMap(([theme, { loss }]) =>
    Object.entries(loss.parameters).map(([name, parameter]) => [`${theme}.${name}`, parameter] as const),
  ),
  ...Object.entries<LossParameter>(capacityParameters).map(([name, parameter]) => [name, parameter] as const),
  ...Object.entries<LossParameter>(answerBenchmarks).map(([name, parameter]) => [name, parameter] as const),
];

const tables: readonly (readonly [string, Tabulated])[] = Object.entries({ sellableByDemand });

/** The choices of a question; none where it has no choices. */
function choicesOf(field: Field): readonly (string | boolean)[] {
  const question = questionOf(field);
  if (question.kind === "yesNo") return [true, false];
  return question.kind === "oneOf" || question.kind === "anyOf" ? question.choices : [];
}

function expectSource(source: Source): void {
  if (source.kind === "own-judgment") return;
  expect(source.title).not.toBe("");
  expect(source.url).toMatch(/^https?:\/\/[^\s/]+\.[^\s]+$/);
  expect(source.evidence?.trim()).toBeTruthy();
}

function expectUnitAndSource(parameter: LossParameter): void {
  if (parameter.kind === "benchmark" || parameter.kind === "benchmark-by-answer") {
    for (const id of benchmarksOf(parameter)) expect(benchmarks).toHaveProperty(id);
    return;
  }
  expect(parameter.unit).not.toBe("");
  expect(parameter.kind === "constant" ? parameter.meaning : parameter.basis).not.toBe("");
  expectSource(parameter.source);
}

function benchmarksOf(parameter: LossParameter): readonly string[] {
  if (parameter.kind === "benchmark") return [parameter.benchmark];
  return parameter.kind === "benchmark-by-answer" ? Object.values(parameter.rows) : [];
}

test.each(benchmarkRows)("[R51] every row of every table names a source and a unit: %s", (_id, row) => {
  expect(row.unit).not.toBe("");
  expectSource(row.source);
});

test.each(parameters)("[R51] every row of every table names a source and a unit: %s", (_name, parameter) => {
  expectUnitAndSource(parameter);
});

test.each(tables)("[R51] every row of every table names a source and a unit: %s", (_name, table) => {
  expect(table.unit).not.toBe("");
  expect(table.basis).not.toBe("");
  expectSource(table.source);
});

test.each(kpiRows)("[R51] every row of every table names a source and a unit: %s", (_id, kpi) => {
  expect(kpi.unit.long).not.toBe("");
  expect(kpi.basis.benchmarks.length).toBeGreaterThan(0);
});

test.each(systemRows)("[R51] every row of every table names a source and a unit: %s", (_id, system) => {
  expect(system.sources.length).toBeGreaterThan(0);
});

test("[R52] every range is ordered: low, likely, high", () => {
  const ranges: readonly (readonly [string, Range])[] = [
    ...benchmarkRows.flatMap(([id, { value }]) => (isRange(value) ? [[id, value] as const] : [])),
    ...parameters.flatMap(([name, parameter]) => rangesOf(parameter).map((range) => [name, range] as const)),
  ];
  const wrong = ranges.filter(([, { low, likely, high }]) => !(low <= likely && likely <= high));
  expect(ranges.length).toBeGreaterThan(98);
  expect(wrong).toEqual([]);
});

const isRange = (value: Range | number | null): value is Range => typeof value === "object" && value !== null;

function rangesOf(parameter: LossParameter): readonly Range[] {
  if (parameter.kind === "range") return [parameter.range];
  if (parameter.kind === "by-answer") return Object.values(parameter.rows).filter(isRange);
  return parameter.kind === "by-case"
    ? [parameter.base, ...Object.values(parameter.cases).map((row) => row.range)]
    : [];
}

test.each([
  ["a KPI", "benchmark", kpiRows.flatMap(([, row]) => row.basis.benchmarks), benchmarks],
  ["a KPI", "element", kpiRows.flatMap(([, row]) => row.elements), elements],
  ["a KPI", "theme", kpiRows.flatMap(([, row]) => Object.keys(row.exposes)), themes],
  ["a system", "element", systemRows.flatMap(([, row]) => Object.keys(row.elements)), elements],
  ["a loss formula", "benchmark", parameters.flatMap(([, row]) => benchmarksOf(row)), benchmarks],
  ["an answer", "system", systemsOfAnswers(), systems],
])("every id that a table refers to exists: %s names a %s", (_from, _to, ids, table) => {
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !Object.hasOwn(table, id))).toEqual([]);
});

function systemsOfAnswers(): readonly string[] {
  return [systemsOfTool, systemsOfScheduleTool, systemsOfWipVisibility].flatMap((map) => Object.values(map).flat());
}

test("every id that a table refers to exists: ids inside notes, reasons and formulas", () => {
  const text = JSON.stringify([benchmarks, themes, kpis, capacityParameters]);
  const named = text.match(/\b(?:BM|AS)-[A-Z0-9-]*[A-Z0-9]/g) ?? [];
  // A family is named by its beginning: AS-SETSH-* means every row that starts with AS-SETSH.
  const known = (name: string) => Object.keys(benchmarks).some((id) => id === name || id.startsWith(`${name}-`));
  const isShiftFamily = (name: string) => name === "AS-SHIFT";
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known(name) && !isShiftFamily(name))).toEqual([]);
});

test("the formula of a theme names each of its figures, and every named bottleneck means a theme", () => {
  for (const [, { loss }] of themeRows) {
    for (const name of Object.keys(loss.parameters)) expect(loss.formula).toContain(name.replaceAll("_", " "));
  }
  const meant = themeRows.flatMap(([, { bottlenecks }]) => bottlenecks.map(({ choice }): string => choice));
  expect(choicesOf("primary_bottleneck").filter((choice) => !meant.includes(String(choice)))).toEqual(["Other"]);
});

test("the words by which a text mentions a theme include its own name", () => {
  const unmentioned = themeRows.filter(([, { name, mentionPattern }]) => !mentionPattern.test(name));
  expect(unmentioned.map(([id]) => id)).toEqual([]);
});

test("every prior is between 0 and 1, and every ratio above 1", () => {
  const priors = themeRows.map(([, { prior }]) => prior);
  const ratios = themeRows.flatMap(([, { evidence }]) => evidence.map(({ ratio }) => ratio));
  expect(priors.filter((prior) => prior <= 0 || prior >= 1)).toEqual([]);
  expect(ratios.filter((ratio) => ratio <= 1)).toEqual([]);
});

test("figures of our own judgment, and they alone, have an id of AS-", () => {
  const own = benchmarkRows.filter(([, row]) => row.source.kind === "own-judgment").map(([id]) => id);
  expect(own).toEqual(benchmarkRows.map(([id]) => id).filter((id) => id.startsWith("AS-")));
});

const answerTests: readonly (readonly [string, AnswerTest])[] = [
  ...themeRows.flatMap(([id, theme]) => theme.evidence.map((rule) => [id, rule.when] as const)),
  ...kpiRows.flatMap(([id, kpi]) => kpi.urgentWhen.map((rule) => [id, rule.when] as const)),
  ...parameters.flatMap(([name, parameter]) =>
    parameter.kind === "by-case" ? testsOfCases(parameter).map((when) => [name, when] as const) : [],
  ),
  ...sellableByDemand.rows.flatMap((row) => row.allOf.map((when) => ["sellableByDemand", when] as const)),
];

function testsOfCases(table: ByCase): readonly AnswerTest[] {
  return Object.values(table.cases).flatMap((row) => row.when);
}

/** What is wrong with an answer test, or `null`. */
function misfit(when: AnswerTest): string | null {
  const kind = questionOf(when.field).kind;
  const choices = choicesOf(when.field);
  switch (when.kind) {
    case "any-of":
      return when.choices.find((choice) => !choices.includes(choice))?.toString() ?? null;
    case "not-checked":
    case "only":
      return kind === "anyOf" && choices.includes(when.choice) ? null : when.choice;
    case "at-least":
      return kind === "anyOf" && when.count <= choices.length ? null : when.field;
    case "none-checked":
      return kind === "anyOf" ? null : when.field;
    case "crew-ratio":
      return (when.below === undefined) !== (when.above === undefined) ? null : when.field;
  }
}

test.each(answerTests)("every choice that a rule names is a choice of that question: %s %o", (_owner, when) => {
  expect(misfit(when)).toBeNull();
});

test.each(parameters.filter((entry): entry is readonly [string, ByAnswer | BenchmarkByAnswer] => "field" in entry[1]))(
  "a table by answer has a row for each choice and no other: %s",
  (_name, { field, rows }) => {
    const choices = Object.keys(rows).filter((choice) => choice !== "unanswered");
    expect(choices.toSorted()).toEqual(choicesOf(field).map(String).toSorted());
  },
);

test("what a KPI is tracked as is a choice of the question what is tracked today", () => {
  const named = kpiRows.flatMap(([, kpi]) => kpi.trackedAs ?? []);
  expect(named.filter((choice) => !choicesOf("current_kpi_tracking").includes(choice))).toEqual([]);
});

test.each(kpiRows)("%s names the data of every column that its measure reads", (_id, { measure, elements: named }) => {
  const read = [...columnsRead(measure.value)].flatMap(([list, columns]) =>
    [...columns].map((column) => ({ column: `${list}.${column}`, holds: elementsOf(list, column) })),
  );
  const unnamed = read.filter(({ holds }) => holds.length > 0 && !holds.some((element) => named.includes(element)));
  expect(unnamed).toEqual([]);
});

const elementsOf = (list: ListId, column: string): readonly ElementId[] =>
  (recordLists[list] as RecordList).columns[column]?.elements ?? [];

test("[R59] what each system can feed equals the expected table, KPI by system", () => {
  const url = new URL("../../test/cases/kpi-coverage.json", import.meta.url);
  const expected: Record<string, Record<string, number>> = JSON.parse(readFileSync(url, "utf8"));
  const systemIds = Object.keys(systems) as SystemId[];
  const read = kpiRows.filter(([id]) => Object.hasOwn(expected, id));
  const wrong = read.flatMap(([kpi, { elements: needed }]) =>
    systemIds
      .map((system) => ({ kpi, system, share: coverageOf(needed, [system]).share }))
      .filter(({ share, system }) => !isRoundedTo(expected[kpi]?.[system], share)),
  );
  expect(read).toHaveLength(Object.keys(expected).length);
  expect(wrong).toEqual([]);
});

/** A half may have been rounded either way: 0.125 is written 0.12. */
const isRoundedTo = (rounded: number | undefined, exact: number): boolean =>
  rounded !== undefined && Math.abs(rounded - exact) <= 0.005 + Number.EPSILON;

test("the KPIs of the start page are KPIs of the catalog, by their names", () => {
  const names: Readonly<Record<string, { readonly name: string }>> = kpis;
  for (const [id, name] of Object.entries(startKpis)) expect(names[id]?.name).toBe(name);
});
