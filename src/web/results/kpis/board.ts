import { type ShownReadiness, shownOfKpi } from "../../../survey/shown-readiness.ts";
import type { AnalyzeResponse, WireTile } from "../../../survey/wire/response.ts";
import type { WireKpi } from "../../../survey/wire/results.ts";
import { readKpis } from "../read-diagnosis.ts";

/** A planned KPI, with its tile on the report's dashboard if it has one. */
export type KpiOnBoard = WireKpi & { readonly tile?: WireTile };

/** How its data can be obtained. What came from the shop's own files is ready. */
export const readinessOf = (kpi: KpiOnBoard): ShownReadiness =>
  kpi.tile?.is_measured === true ? "ready-now" : shownOfKpi(kpi);

/** A tile that isn't a KPI of the plan: something this shop counts by hand or measures itself by. */
export type CountOnBoard = WireTile & { readonly name: string };

export const countsOnBoard = ({ board = [] }: AnalyzeResponse): readonly CountOnBoard[] =>
  board.flatMap((tile) =>
    tile.name === undefined || !tile.kpi.startsWith("count-") ? [] : [{ ...tile, name: tile.name }],
  );

/**
 * The planned KPIs in the order of the report's dashboard; for an older report without one, in the order of the plan.
 */
export function kpisOnBoard({ diagnosis, board = [] }: AnalyzeResponse): readonly KpiOnBoard[] {
  const kpis = readKpis(diagnosis?.kpis);
  const onBoard = board.flatMap((tile) => {
    const kpi = kpis.find(({ id }) => id === tile.kpi);
    return kpi === undefined ? [] : [{ ...kpi, tile }];
  });
  return [...onBoard, ...kpis.filter(({ id }) => !board.some(({ kpi }) => kpi === id))];
}
