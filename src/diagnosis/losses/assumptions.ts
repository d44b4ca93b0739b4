import type { BenchmarkId } from "../../knowledge/figures/benchmarks.ts";
import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import type {
  BenchmarkByAnswer,
  ByAnswer,
  ByCase,
  Constant,
  LossParameter,
  Tabulated,
} from "../../knowledge/figures/parameters.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import { type AnswerTest, holds } from "../../knowledge/odds/answer-test.ts";
import { answerText } from "../../survey/answer-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { measuredTerm } from "../kpis/measured.ts";
import { type StatedUtilization, statedUtilization } from "../kpis/own-utilization.ts";
import { type Input, shareIn } from "./figure.ts";
import { basisWords } from "./formula.words.ts";
import { becauseOf, ranged, type Term } from "./term.ts";

/** A table's assumption as a term, adjusted to one shop's answers. Shares are 0 to 1. */
export function assumption(id: string, parameter: LossParameter, submission: Submission, text: string): Term {
  const measured = measuredTerm(id, submission, text);
  if (measured !== undefined) return measured;
  const stated = id === "utilization" ? statedUtilization(submission) : undefined;
  if (stated !== undefined) return statedTerm(id, stated, text);
  switch (parameter.kind) {
    case "constant":
      return constantTerm(id, parameter, text);
    case "range":
      return ranged(
        id,
        parameter.range,
        {
          kind: "parameter",
          name: text,
          value: parameter.range,
          basis: basisOf(parameter),
          ...shareIn(parameter.unit),
        },
        text,
      );
    case "by-answer":
      return byAnswer(id, parameter, submission, text);
    case "by-case":
      return byCase(id, parameter, submission, text);
    case "benchmark":
      return benchmark(parameter.benchmark, text);
    case "benchmark-by-answer":
      return benchmarkByAnswer(parameter, submission, text);
  }
}

/** A percentage that a sentence of the shop states, in place of an assumption. */
function statedTerm(id: string, { percent, said }: StatedUtilization, name: string): Term {
  const share = percent / 100;
  const value = { low: share, likely: share, high: share };
  return ranged(id, value, { kind: "parameter", name, value, basis: basisWords.stated(said), share: true }, name);
}

/** A benchmark row as a term. Percentages become shares. */
export function benchmark(id: BenchmarkId, text: string): Term {
  const value = shareOf(benchmarks[id]);
  return ranged(id, value, { kind: "benchmark", id, name: text, value }, text);
}

/**
 * A number that no answer changes, as a term.
 *
 * @param name what it is called where its value is next to it
 */
export function constantTerm(id: string, { value, unit, meaning, source }: Constant, text: string, name = text): Term {
  const range = { low: value, likely: value, high: value };
  const basis = basisOf({ basis: meaning, source });
  return ranged(id, range, { kind: "parameter", name, value: range, basis, ...shareIn(unit) }, text);
}

function byAnswer(id: string, table: ByAnswer, submission: Submission, text: string): Term {
  const answer = answerText(submission, table.field);
  const row = answer === undefined ? undefined : table.rows[answer];
  const range = row === undefined ? unansweredRow(table) : asRange(row);
  const basis = row === undefined ? `${basisWords.notAnswered} ${basisOf(table)}` : basisOf(table);
  const term = ranged(id, range, { kind: "parameter", name: text, value: range, basis, ...shareIn(table.unit) }, text);
  return withAnswer(term, table.field, answer);
}

function byCase(id: string, table: ByCase, submission: Submission, text: string): Term {
  const isSo = (test: AnswerTest): boolean => holds(test, submission, undefined);
  const cases = Object.values(table.cases).filter(({ when, and = [] }) => when.some(isSo) && and.every(isSo));
  const raised = cases
    .filter(({ effect }) => effect === "at-least")
    .reduce((range, one) => combined(range, one.range, Math.max), table.base);
  const added = cases
    .filter(({ effect }) => effect === "add")
    .reduce((range, one) => combined(range, one.range, (a, b) => a + b), raised);
  const range = cases
    .filter(({ effect }) => effect === "at-most")
    .reduce((range, one) => combined(range, one.range, Math.min), added);
  const input: Input = { kind: "parameter", name: text, value: range, basis: basisOf(table), ...shareIn(table.unit) };
  const term = ranged(id, range, input, text);
  const fields = [...new Set(cases.flatMap(({ when, and = [] }) => [...when, ...and].map((test) => test.field)))];
  return fields.reduce((because, field) => withAnswer(because, field, answerText(submission, field)), term);
}

function benchmarkByAnswer(table: BenchmarkByAnswer, submission: Submission, text: string): Term {
  const answer = answerText(submission, table.field);
  const id = answer === undefined ? undefined : table.rows[answer];
  if (id !== undefined) return withAnswer(benchmark(id, text), table.field, answer);

  const ids = Object.values(table.rows);
  const value = spanOf(ids.map((row) => shareOf(benchmarks[row])));
  const basis = basisWords.anyOf(ids.join(", "));
  const unit = ids[0] === undefined ? "" : benchmarks[ids[0]].unit;
  return ranged(ids.join(), value, { kind: "parameter", name: text, value, basis, ...shareIn(unit) }, text);
}

const withAnswer = (term: Term, field: Field, answer: string | undefined): Term =>
  answer === undefined ? term : becauseOf(term, field, answer);

const unansweredRow = (table: ByAnswer): Range => {
  const { unanswered, ...rows } = table.rows;
  return unanswered === undefined ? spanOf(Object.values(rows).map(asRange)) : asRange(unanswered);
};

/** The range if any of these may apply: the lowest low, the middle of the likely values, the highest high. */
function spanOf(ranges: readonly Range[]): Range {
  const likely = ranges.map((range) => range.likely).sort((a, b) => a - b);
  return {
    low: Math.min(...ranges.map((range) => range.low)),
    likely: likely[Math.floor((likely.length - 1) / 2)] ?? 0,
    high: Math.max(...ranges.map((range) => range.high)),
  };
}

const asRange = (row: Range | number): Range => (typeof row === "number" ? { low: row, likely: row, high: row } : row);

const combined = (a: Range, b: Range, combine: (a: number, b: number) => number): Range => ({
  low: combine(a.low, b.low),
  likely: combine(a.likely, b.likely),
  high: combine(a.high, b.high),
});

function shareOf({ value, unit }: Benchmark): Range {
  const range = asRange(value ?? Number.NaN);
  return unit.startsWith("%") ? combined(range, range, (percent) => percent / 100) : range;
}

const basisOf = ({ basis, source }: Pick<Tabulated, "basis" | "source">): string =>
  source.kind === "published" ? basis : basisWords.ownEstimate(basis);
