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

/** A tile of the dashboard as a card. */
export type CardOnBoard = KpiOnBoard | CountOnBoard;

/**
 * What is on the board, in the order of the report's dashboard; for an older report without one, the KPIs in the order of
 * the plan.
 */
export function cardsOnBoard({ diagnosis, board = [] }: AnalyzeResponse): readonly CardOnBoard[] {
  const kpis = readKpis(diagnosis?.kpis);
  const onBoard = board.flatMap((tile): readonly CardOnBoard[] => {
    const kpi = kpis.find(({ id }) => id === tile.kpi);
    if (kpi !== undefined) return [{ ...kpi, tile }];
    return tile.name === undefined || !tile.kpi.startsWith("count-") ? [] : [{ ...tile, name: tile.name }];
  });
  return [...onBoard, ...kpis.filter(({ id }) => !board.some(({ kpi }) => kpi === id))];
}

export const isKpi = (card: CardOnBoard): card is KpiOnBoard => "id" in card;

/** The planned KPIs alone, in the same order. */
export const kpisOnBoard = (response: AnalyzeResponse): readonly KpiOnBoard[] => cardsOnBoard(response).filter(isKpi);
