import { type BenchmarkId, benchmarks } from "../../knowledge/figures/benchmarks.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import type { LowHigh } from "../../knowledge/figures/units.ts";
import { plainNumber } from "../format.ts";

/** The value of a row as it is read in a sentence: `25% to 35%`. */
export function writtenValue(id: BenchmarkId): string {
  const { unit } = benchmarks[id];
  const { low, high } = endsOf(id);
  const [sign, end] = [unit.startsWith("$") ? "$" : "", unit.startsWith("%") ? "%" : ""];
  const write = (value: number): string => `${sign}${plainNumber(value)}${end}`;
  return low === high ? write(low) : `${write(low)} to ${write(high)}`;
}

/** The ends of a row's range, which are equal for a single figure. */
export function endsOf(id: BenchmarkId): LowHigh {
  const { value }: Benchmark = benchmarks[id];
  if (value === null) throw new Error(`${id} holds no figure that an answer can be set beside`);
  return typeof value === "number" ? { low: value, high: value } : value;
}
