import type { KpiValue } from "../imports/kpis/compute-kpis.ts";
import { gapsOf } from "../imports/kpis/gaps.ts";
import { summaryOf } from "../imports/kpis/summary.ts";
import type { Records } from "../imports/rows/records.ts";
import { kpis, measures } from "../knowledge/kpis/kpis.ts";
import { type Read, unitOf } from "./measure-read.ts";

/** The results for files and KPIs, as JSON. */
export function asJson(read: readonly Read[], all: Records, values: readonly KpiValue[]): string {
  const out = {
    files: read.map(fileAsJson),
    kpis: values.map((value) => kpiAsJson(value)),
    measured: summaryOf(measures, all, values),
  };
  return `${JSON.stringify(out, null, 2)}\n`;
}

function fileAsJson({ file, imported }: Read) {
  if (imported.kind === "refused")
    return {
      file,
      refused: imported.reason,
      system: null,
      list: null,
      rows: 0,
      left_out: [],
      mapping: [],
      questions: [],
      missing: [],
    };
  const { system, list, rowCount, leftOut, mapping } = imported;
  const gaps = gapsOf(kpis, imported);
  return {
    file,
    refused: null,
    system,
    list,
    rows: rowCount,
    left_out: leftOut,
    mapping: mapping.map(({ column, heading, sureness, reason }) => ({ column, heading, sureness, reason })),
    questions: [...imported.questions, ...gaps.questions],
    missing: gaps.notes,
  };
}

const kpiAsJson = ({ id, value, refused, rows, from, to, weeks, also }: KpiValue) => ({
  id,
  value,
  unit: unitOf(id),
  refused,
  rows,
  from,
  to,
  weeks,
  also,
});
