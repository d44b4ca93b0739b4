import type { WireTile } from "../../survey/wire-answer.ts";
import type { Report, WallTile } from "../report.ts";

/** The tiles of the report's dashboard, for the page around the report. */
export const boardOf = ({ blocks }: Report): readonly WireTile[] =>
  blocks.flatMap((block) => (block.kind === "wall" ? block.tiles.map(tileOnPage) : []));

function tileOnPage({ id, value, unit, lights, light, target, note, isReal, plot }: WallTile): WireTile {
  const said = { kpi: id, value, unit, lights, light, target, note, is_own: isReal };
  if (!isReal || plot.kind !== "range-scale") return said;
  return { ...said, scale: { low: plot.range.low, high: plot.range.high, end: plot.end } };
}
