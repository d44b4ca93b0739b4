import * as z from "zod/mini";
import { leftOutWords } from "./shared.words.ts";

const day = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const value = z.number().check(z.gte(-1e9), z.lte(1e9));
const count = z.int().check(z.gte(1), z.lte(1e7));

/**
 * One KPI from a shop's own files: a value, counts and a period. The schema has no field for anything else, so no row,
 * name or heading can be sent.
 */
const measuredKpi = z.object({
  kpi: z.string().check(z.regex(/^kpi_[a-z_]{1,40}$/)),
  /** In the unit of the KPI. */
  value,
  /** The number of rows it was computed from. */
  rows: count,
  /** First and last day. */
  from: day,
  to: day,
  /** By week, the oldest first. */
  weeks: z.optional(z.readonly(z.array(z.nullable(value)).check(z.maxLength(13)))),
  /** How many of the worst rows make up which share of the overrun, 0 to 1. */
  worst: z.optional(z.object({ count, share: z.number().check(z.gte(0), z.lte(1)) })),
  /** Whether another column stood in for one that no file has. */
  decided: z.optional(z.boolean()),
});

export type MeasuredKpi = Readonly<z.infer<typeof measuredKpi>>;

/** JSON Schema of the measured values in a request. */
export const measuredSchema = () => z.toJSONSchema(z.array(measuredKpi));

export interface ReadMeasured {
  readonly measured: readonly MeasuredKpi[];
  /** What was left out, as `measured: what`. */
  readonly leftOut: readonly string[];
}

/** The most values that are read; there are fewer KPIs. */
const maxMeasured = 100;

/**
 * Reads the measured values of a request. Never fails: what doesn't fit is left out, and the last value of a KPI counts.
 */
export function readMeasured(given: unknown): ReadMeasured {
  if (given === undefined || given === null) return { measured: [], leftOut: [] };
  if (!Array.isArray(given)) return { measured: [], leftOut: [leftOutWords.notAList] };
  const known = new Map<string, MeasuredKpi>();
  const leftOut: string[] = [];
  for (const [index, item] of given.slice(0, maxMeasured).entries()) {
    const read = z.safeParse(measuredKpi, item);
    if (!read.success || read.data.from > read.data.to) leftOut.push(leftOutWords.measuredItem(index + 1));
    else known.set(read.data.kpi, read.data);
  }
  return { measured: [...known.values()].toSorted((a, b) => (a.kpi < b.kpi ? -1 : 1)), leftOut };
}
