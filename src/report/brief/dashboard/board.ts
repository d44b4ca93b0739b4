import type { WireTile } from "../../../survey/wire/response.ts";
import { roundEnd } from "../../charts/range-scale.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import type { Brand } from "../../occasion.ts";
import { drawTilePlot } from "../../pictures/kpi-picture.ts";
import type { Report } from "../../report.ts";
import { tilesInOrder } from "./board-order.ts";
import { dashboardWords } from "./dashboard.words.ts";

/** The tiles of the report's dashboard, for the page around the report. */
export const boardOf = (report: Report): readonly WireTile[] =>
  tilesInOrder(report).map((tile, at) => tileOnPage(tile, at, report.brand));

const handOf = ({ how, lights }: NonNullable<DashboardTile["byHand"]>): NonNullable<WireTile["by_hand"]> => ({
  how,
  lights: lights.map(([light, limit]) => ({ light, limit })),
});

function tileOnPage(tile: DashboardTile, at: number, brand: Brand): WireTile {
  const { id, name, value, unit, lights, light, target, note, isReal, plot, byHand } = tile;
  const isMeasured = isReal && note === dashboardWords.measured;
  const said = {
    ...{ kpi: id ?? `count-${at + 1}`, name, value, unit, lights, light, target, note, is_own: isReal },
    ...(isMeasured && { is_measured: true }),
  };
  if (plot === null) return { ...said, ...(byHand && { by_hand: handOf(byHand) }) };
  if (plot.kind !== "range-scale") return { ...said, picture: drawTilePlot(name, plot, brand) };
  const { range, end, goal, isEndRound, high } = plot;
  const scale = { low: range.low, high: range.high, end, ...(isEndRound && { end_label: roundEnd(end, high) }) };
  return { ...said, scale: { ...scale, ...(goal !== undefined && { goal }) } };
}
