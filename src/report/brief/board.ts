import type { WireTile } from "../../survey/wire-answer.ts";
import { drawTilePlot } from "../kpi-picture.ts";
import type { Brand } from "../occasion.ts";
import type { Report, WallTile } from "../report.ts";

/** The tiles of the report's dashboard, for the page around the report. */
export const boardOf = ({ blocks, brand }: Report): readonly WireTile[] =>
  blocks.flatMap((block) => (block.kind === "wall" ? block.tiles.map((tile) => tileOnPage(tile, brand)) : []));

function tileOnPage(tile: WallTile, brand: Brand): WireTile {
  const { id, value, unit, lights, light, target, note, isReal, plot } = tile;
  const said = { kpi: id, value, unit, lights, light, target, note, is_own: isReal };
  if (!isReal) return { ...said, picture: drawTilePlot(tile, brand) };
  if (plot.kind !== "range-scale") return said;
  return { ...said, scale: { low: plot.range.low, high: plot.range.high, end: plot.end } };
}
