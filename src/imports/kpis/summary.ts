import type { Records } from "../rows/records.ts";
import { decidedFor, type Measures } from "./computable.ts";
import type { KpiValue } from "./compute-kpis.ts";
import { setupsOver } from "./worst-rows.ts";

/** What may leave the browser about one KPI after a click: a value, counts and a period. */
export interface SummaryOfKpi {
  readonly kpi: string;
  readonly value: number;
  readonly rows: number;
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly (number | null)[];
  readonly worst?: { readonly count: number; readonly share: number };
  readonly decided?: true;
}

/** The values without any row, name or heading. */
export function summaryOf(measures: Measures, shop: Records, values: readonly KpiValue[]): readonly SummaryOfKpi[] {
  return values.flatMap(({ id, value, rows, period, from, to, weeks }) => {
    const measure = measures[id];
    if (value === null || rows === 0 || measure === undefined) return [];
    const worst = id === "kpi_setup_var" ? setupsOver(shop, period) : null;
    return [
      {
        kpi: id,
        value,
        rows,
        from,
        to,
        weeks: weeks.map((week) => week.value),
        ...(worst !== null && { worst }),
        ...(decidedFor(measure, shop.decided ?? []).length > 0 && { decided: true as const }),
      },
    ];
  });
}
