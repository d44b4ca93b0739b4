import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import type { Dossier } from "../../dossier.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { tilesInOrder } from "./board-order.ts";

/** A KPI of the plan and its tile on the dashboard. */
export interface BoardKpi {
  readonly kpi: PlannedKpi;
  readonly tile: DashboardTile;
}

/** What is on the board: a KPI with its tile, or something this shop counts by hand or measures itself by. */
export type OnBoard = BoardKpi | { readonly tile: DashboardTile };

/** The tiles in the order of the dashboard, on the TV, the poster, in the calendar and in the tracker. */
export const boardOf = ({ report, diagnosis: { kpis } }: Pick<Dossier, "report" | "diagnosis">): readonly OnBoard[] =>
  tilesInOrder(report).flatMap((tile): readonly OnBoard[] =>
    tile.id === null ? [{ tile }] : kpis.filter(({ id }) => id === tile.id).map((kpi) => ({ kpi, tile })),
  );
