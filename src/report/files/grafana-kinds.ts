import type { KpiPlot } from "../pictures/kpi-samples.ts";
import { type LitKpi, limitsOf, thresholdsOf, unitOf } from "./grafana-lights.ts";
import type { FieldConfig, Options } from "./grafana-model.ts";

/** A kind of panel with its options. */
export interface Form {
  readonly type: string;
  readonly options: Options;
  readonly fieldConfig: FieldConfig;
}

/** Colors besides the lights and the brand: one for losses, one for neutral parts. */
export const lossColor = "orange";
export const neutralColor = "#8e8e8e";
const partColors = [neutralColor, "#b9c0c5"] as const;

/** Defaults for values that aren't readings of the KPI itself: one color, no limits. */
export const otherValues = (accent: string): Options => ({ color: { mode: "fixed", fixedColor: accent } });

/** Defaults for readings: the KPI's unit, its limits as lines and, if `inLights`, the colors of its lights. */
export const kpiValues = ({ id, signal }: LitKpi, accent: string, inLights: boolean): Options => ({
  unit: unitOf(id),
  color: inLights ? { mode: "thresholds" } : { mode: "fixed", fixedColor: accent },
  thresholds: thresholdsOf(signal),
  custom: { fillOpacity: 80, lineWidth: 0, thresholdsStyle: { mode: "dashed" } },
});

const legend = (showLegend: boolean): Options => ({ displayMode: "list", placement: "bottom", showLegend, calcs: [] });
const tooltip: Options = { mode: "multi", sort: "none" };

/** Gives one column its own color. */
export const columnColor = (name: string, color: string): FieldConfig["overrides"][number] => ({
  matcher: { id: "byName", options: name },
  properties: [{ id: "color", value: { mode: "fixed", fixedColor: color } }],
});

/** Bars from zero, by the names in a column. */
export function bars(
  xField: string,
  defaults: Options,
  look: Options = {},
  overrides: FieldConfig["overrides"] = [],
): Form {
  const common = { stacking: "none", orientation: "auto", showValue: "auto", barWidth: 0.9, groupWidth: 0.7 };
  return {
    type: "barchart",
    options: {
      xField,
      ...common,
      ...look,
      xTickLabelRotation: 0,
      xTickLabelMaxLength: 30,
      fullHighlight: false,
      legend: legend(overrides.length > 0),
      tooltip,
    },
    fieldConfig: { defaults: { custom: { fillOpacity: 80, lineWidth: 0 }, ...defaults }, overrides },
  };
}

/** Stacked bars; the first part is the one that matters. */
export function stackedBars(names: readonly string[], first: string): Form {
  const look = { orientation: "horizontal", stacking: "normal" };
  const colors = names.map((name, index) =>
    columnColor(name, index === 0 ? first : (partColors[index - 1] ?? neutralColor)),
  );
  return bars("name", {}, look, colors);
}

/** Readings over time; the axis includes the limits. */
export function timeSeries(kpi: LitKpi, plot: KpiPlot & { kind: "trend" }, accent: string): Form {
  const values = [...plot.series.flatMap(({ values: all }) => all), ...limitsOf(kpi.signal)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const pad = (high - low) * 0.08;
  return {
    type: "timeseries",
    options: { legend: legend(plot.series.length > 1), tooltip },
    fieldConfig: {
      defaults: {
        ...kpiValues(kpi, accent, false),
        custom: {
          drawStyle: "line",
          lineWidth: 2,
          fillOpacity: 0,
          showPoints: "always",
          pointSize: 6,
          spanNulls: true,
          axisSoftMin: Math.round((low - pad) * 100) / 100,
          axisSoftMax: Math.round((high + pad) * 100) / 100,
          thresholdsStyle: { mode: "dashed" },
        },
      },
      overrides: plot.series.slice(1).map(({ name }) => columnColor(name, neutralColor)),
    },
  };
}

/**
 * A table whose cells have these options, except the column that names the rows: Grafana would color the names like the
 * lowest step.
 */
export const table = (names: string, cellOptions: Options, defaults: Options): Form => ({
  type: "table",
  options: { showHeader: true, cellHeight: "lg", frameIndex: 0 },
  fieldConfig: {
    defaults: { custom: { align: "auto", inspect: false, cellOptions }, ...defaults },
    overrides: [
      {
        matcher: { id: "byName", options: names },
        properties: [{ id: "custom.cellOptions", value: { type: "auto" } }],
      },
    ],
  },
});

/** One reading on a dial. */
export const gauge = ({ id, signal }: LitKpi): Form => ({
  type: "gauge",
  options: {
    showThresholdLabels: true,
    showThresholdMarkers: true,
    orientation: "auto",
    sizing: "auto",
    minVizWidth: 75,
    minVizHeight: 75,
    reduceOptions: { values: false, calcs: ["lastNotNull"], fields: "" },
  },
  fieldConfig: {
    defaults: { unit: unitOf(id), color: { mode: "thresholds" }, thresholds: thresholdsOf(signal), min: 0, max: 100 },
    overrides: [],
  },
});

/** One bar per row. */
export const barGauge = (defaults: Options): Form => ({
  type: "bargauge",
  options: {
    displayMode: "basic",
    orientation: "horizontal",
    valueMode: "color",
    namePlacement: "left",
    showUnfilled: true,
    sizing: "auto",
    minVizWidth: 8,
    minVizHeight: 16,
    maxVizHeight: 60,
    legend: legend(false),
    reduceOptions: { values: true, calcs: ["lastNotNull"], fields: "" },
  },
  fieldConfig: { defaults, overrides: [] },
});

/** Estimate across, actual up; the gray dots are where both are the same. */
export const scatter = (accent: string): Form => ({
  type: "xychart",
  options: {
    mapping: "auto",
    series: [],
    // Grafana 10 reads these two instead of `mapping`.
    seriesMapping: "auto",
    dims: { frame: 0 },
    legend: legend(true),
    tooltip: { mode: "single", sort: "none" },
  },
  fieldConfig: {
    defaults: { ...otherValues(accent), unit: "suffix:h", custom: { show: "points", pointSize: { fixed: 8 } } },
    overrides: [columnColor("as estimated", neutralColor)],
  },
});
