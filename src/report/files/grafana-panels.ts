import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { Submission } from "../../survey/submission.ts";
import { ownSignal } from "../brief/dashboard/tile-lights.ts";
import { shownKpi } from "../pictures/measured-plot.ts";
import { grafanaWords } from "./grafana.words.ts";
import { formOf } from "./grafana-forms.ts";
import { type Form, table } from "./grafana-kinds.ts";
import { type LitKpi, lightMappings, thresholdsOf, unitOf } from "./grafana-lights.ts";
import type { Column, DataSourceRef, GridPos, Panel, Target, Transformation } from "./grafana-model.ts";
import { type SampleTable, sampleTable } from "./grafana-table.ts";
import { csvFolder, descriptionOf, linksOf } from "./grafana-texts.ts";

/** A panel before it has an id. */
export type NewPanel = Omit<Panel, "id">;

/** The position of a KPI, and what its panels have in common. */
export interface PanelContext {
  readonly grid: GridPos;
  readonly source: DataSourceRef;
  readonly date: string;
  /** The brand color, `#rrggbb`. */
  readonly accent: string;
  readonly submission: Submission;
}

const litIn = ({ id }: PlannedKpi, { submission }: PanelContext): LitKpi => ({ id, signal: ownSignal(id, submission) });

const marks = { sample: "sample data", measured: "measured" } as const;

/** Grid columns of the reading; the rest of the width is for the chart. */
const readingWidth = 4;

/** A KPI on the board: its chart, and next to it the last reading with its light as a word. */
export function kpiPanels(kpi: PlannedKpi, context: PanelContext): readonly NewPanel[] {
  const shown = shownKpi(kpi.id, context.submission);
  const mark = shown.span === null ? marks.sample : marks.measured;
  const width = context.grid.w - readingWidth;
  const { plot, reading: value } = shown;
  if (plot === null) return [readingPanel(kpi, value, mark, context, context.grid)];
  const nextToChart = { ...context.grid, x: context.grid.x + width, w: readingWidth };
  const reading = readingPanel(kpi, value, mark, context, nextToChart);
  const form = formOf(litIn(kpi, context), plot, context.accent);
  const sample = sampleTable(plot, shown.span?.to ?? context.date);
  if (plot.kind !== "gauge")
    return [panelOf(kpi, kpi.name, kpi.id, { form, sample, mark }, context, { ...context.grid, w: width }), reading];
  const half = Math.floor(width / 2);
  const list = { form: table("item", { type: "auto" }, {}), sample, mark };
  return [
    panelOf(kpi, kpi.name, `${kpi.id}_now`, { form, sample: readingTable(value), mark }, context, {
      ...context.grid,
      w: half,
    }),
    panelOf(kpi, plot.listTitle, kpi.id, list, context, { ...context.grid, x: context.grid.x + half, w: width - half }),
    reading,
  ];
}

interface Shown {
  readonly form: Form;
  readonly sample: SampleTable;
  /** After the title: whether values are samples or measured. */
  readonly mark: string;
}

function panelOf(
  kpi: PlannedKpi,
  name: string,
  file: string,
  shown: Shown,
  context: PanelContext,
  gridPos: GridPos,
): NewPanel {
  const { form, sample, mark } = shown;
  return {
    ...form,
    title: `${name} (${mark})`,
    description: descriptionOf(kpi, `${file}.csv`, sample.columns, context.submission),
    datasource: context.source,
    gridPos,
    links: linksOf(kpi),
    targets: targetsOf(file, sample, context.source),
    transformations: [inOrder(sample.columns)],
  };
}

/** Infinity returns columns in alphabetical order; charts need them in the order of the file. */
const inOrder = (columns: readonly Column[]): Transformation => ({
  id: "organize",
  options: {
    excludeByName: {},
    indexByName: Object.fromEntries(columns.map(({ selector }, index) => [selector, index])),
    renameByName: {},
  },
});

/** The last reading in the color of its light and, below it, the light as a word: a copy of the reading, mapped to text. */
function readingPanel(kpi: PlannedKpi, value: number, mark: string, context: PanelContext, gridPos: GridPos): NewPanel {
  const shown = { form: readingForm(litIn(kpi, context)), sample: readingTable(value), mark };
  return {
    ...panelOf(kpi, grafanaWords.lastReading, `${kpi.id}_now`, shown, context, gridPos),
    transformations: [
      {
        id: "calculateField",
        options: { mode: "binary", alias: "light", binary: { left: "value", operator: "*", right: "1" } },
      },
    ],
  };
}

const readingForm = ({ id, signal }: LitKpi): Form => ({
  type: "stat",
  options: {
    graphMode: "none",
    colorMode: "value",
    justifyMode: "center",
    textMode: "value",
    wideLayout: false,
    showPercentChange: false,
    percentChangeColorMode: "standard",
    orientation: "horizontal",
    reduceOptions: { values: false, calcs: ["lastNotNull"], fields: "" },
  },
  fieldConfig: {
    defaults: { unit: unitOf(id), color: { mode: "thresholds" }, thresholds: thresholdsOf(signal) },
    overrides: [
      {
        matcher: { id: "byName", options: "light" },
        properties: [{ id: "mappings", value: lightMappings(signal) }],
      },
    ],
  },
});

const readingTable = (value: number): SampleTable => ({
  columns: [{ selector: "value", text: "value", type: "number" }],
  csv: `value\n${Number(value.toPrecision(3))}`,
});

/** The sample query, and a hidden query for the shop's own file. */
function targetsOf(file: string, { columns, csv }: SampleTable, source: DataSourceRef): readonly Target[] {
  return [
    targetOf("A", { hide: false, source: "inline", data: csv, url: "" }, columns, source),
    targetOf("B", { hide: true, source: "url", data: "", url: `\${${csvFolder}}/${file}.csv` }, columns, source),
  ];
}

const targetOf = (
  refId: string,
  from: Pick<Target, "hide" | "source" | "data" | "url">,
  columns: readonly Column[],
  datasource: DataSourceRef,
): Target => ({
  refId,
  datasource,
  type: "csv",
  parser: "backend",
  format: "table",
  ...from,
  url_options: { method: "GET", data: "" },
  root_selector: "",
  columns,
});
