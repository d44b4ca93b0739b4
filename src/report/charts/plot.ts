import type { FunnelSteps } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { type Against, drawAgainst } from "./against.ts";
import { type Ageing, drawAgeing } from "./ageing.ts";
import { type Board, drawBoard } from "./board.ts";
import { type Bullet, drawBullet } from "./bullet.ts";
import { type CoverageMap, drawCoverageMap } from "./coverage-map.ts";
import { type DotStrip, drawDotStrip } from "./dot-strip.ts";
import type { Frame, Mark } from "./drawing.ts";
import { drawFunnel } from "./funnel.ts";
import { drawGauge, type Gauge } from "./gauge.ts";
import { drawHeatMap, type HeatMap } from "./heat-map.ts";
import { drawHistogram, type Histogram } from "./histogram.ts";
import { drawLoadBars, type LoadBars } from "./load-bars.ts";
import { drawPareto, type Pareto } from "./pareto.ts";
import { drawPartBar, type PartBar } from "./part-bar.ts";
import { withoutClashes } from "./placing.ts";
import { drawRangeBars, type RangeBars } from "./range-bars.ts";
import { drawRangeScale, type RangeScale } from "./range-scale.ts";
import { drawRankedBars, type RankedBars } from "./ranked-bars.ts";
import { drawScatter, type Scatter } from "./scatter.ts";
import { drawStackedBars, type StackedBars } from "./stacked-bars.ts";
import { drawTrend, type Trend } from "./trend.ts";
import { drawWaterfall, type Waterfall } from "./waterfall.ts";

/** Every form in which figures are drawn, as data. */
export type Plot =
  | Against
  | Ageing
  | Board
  | Bullet
  | CoverageMap
  | DotStrip
  | FunnelSteps
  | Gauge
  | HeatMap
  | Histogram
  | LoadBars
  | Pareto
  | PartBar
  | RangeBars
  | RangeScale
  | RankedBars
  | Scatter
  | StackedBars
  | Trend
  | Waterfall;

/** The marks of a plot within a frame. No two labels touch, none leaves the frame. */
export const drawPlot = (plot: Plot, frame: Frame): readonly Mark[] => withoutClashes(marksOf(plot, frame), frame);

/** The marks of a plot before labels that clash are left out. */
export function marksOf(plot: Plot, frame: Frame): readonly Mark[] {
  switch (plot.kind) {
    case "against":
      return drawAgainst(plot, frame);
    case "ageing":
      return drawAgeing(plot, frame);
    case "board":
      return drawBoard(plot, frame);
    case "bullet":
      return drawBullet(plot, frame);
    case "coverage-map":
      return drawCoverageMap(plot, frame);
    case "dot-strip":
      return drawDotStrip(plot, frame);
    case "funnel":
      return drawFunnel(plot, frame);
    case "gauge":
      return drawGauge(plot, frame);
    case "heat-map":
      return drawHeatMap(plot, frame);
    case "histogram":
      return drawHistogram(plot, frame);
    case "load-bars":
      return drawLoadBars(plot, frame);
    case "pareto":
      return drawPareto(plot, frame);
    case "part-bar":
      return drawPartBar(plot, frame);
    case "range-bars":
      return drawRangeBars(plot, frame);
    case "range-scale":
      return drawRangeScale(plot, frame);
    case "ranked-bars":
      return drawRankedBars(plot, frame);
    case "scatter":
      return drawScatter(plot, frame);
    case "stacked-bars":
      return drawStackedBars(plot, frame);
    case "trend":
      return drawTrend(plot, frame);
    case "waterfall":
      return drawWaterfall(plot, frame);
  }
}
