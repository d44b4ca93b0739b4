import { measuredIn, measuredOf } from "../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { brandTones } from "../brand.ts";
import type { Dossier } from "../dossier.ts";
import { daysAfter } from "./calendar-days.ts";
import { grafanaWords as words } from "./grafana.words.ts";
import type { GridPos, Panel, RowPanel } from "./grafana-model.ts";
import { kpiPanels, type NewPanel } from "./grafana-panels.ts";
import { csvFolder, guideOf } from "./grafana-texts.ts";

const infinity = { id: "yesoreyeram-infinity-datasource", name: "Infinity" } as const;

/** Settings that all dashboards share. */
const settings = {
  tags: ["kpi", "sample data"],
  timezone: "browser",
  editable: true,
  graphTooltip: 0,
  timepicker: {},
  fiscalYearStartMonth: 0,
  refresh: "",
  // The schema of Grafana 10.0. Later versions migrate it on import.
  schemaVersion: 38,
  version: 1,
  annotations: { list: [] },
  links: [],
} as const;

const gridWidth = 24;
const guideHeight = 8;
const kpiHeight = 8;

/**
 * The KPI plan as a dashboard for Grafana 10 and later, imported by upload. Sample values are in its own queries, so it
 * shows them at once; Grafana only asks for an Infinity data source. No user input is in a query.
 */
export function renderGrafana(dossier: Dossier): string {
  const { report, diagnosis } = dossier;
  const isSample = diagnosis.kpis.every(({ id }) => measuredOf(id, dossier.submission) === undefined);
  const input = inputName(`${report.shop} ${report.brand.productName}`);
  const panels = numbered([guidePanel(dossier), ...board(diagnosis.kpis, dossier, input)]);
  const dashboard = {
    __inputs: [inputOf(input)],
    __elements: {},
    __requires: requirementsOf(panels),
    id: null,
    title: words.title(report.shop, isSample),
    description: words.description(report.title, report.brand.productName, report.date, isSample),
    ...settings,
    // Days, not `now-90d`: the samples end on the day of the report and must still show next year.
    time: { from: `${firstDay(dossier)}T00:00:00.000Z`, to: `${daysAfter(report.date, 1)}T00:00:00.000Z` },
    panels,
    templating: { list: [folderBox] },
  };
  return `${JSON.stringify(dashboard, null, 1)}\n`;
}

/** Samples end on the day of the report; measured values may start earlier. */
function firstDay({ report, submission }: Dossier): string {
  const days = [daysAfter(report.date, -80), ...measuredIn(submission).map(({ from }) => from)];
  return days.toSorted()[0] ?? report.date;
}

/** A name for the data source chosen at import that occurs in no text: Grafana replaces it everywhere. */
function inputName(texts: string, name = "DS_INFINITY"): string {
  return texts.includes(name) ? inputName(texts, `${name}_`) : name;
}

const inputOf = (name: string) => ({
  name,
  label: infinity.name,
  description: words.source,
  type: "datasource",
  pluginId: infinity.id,
  pluginName: infinity.name,
});

const folderBox = {
  type: "textbox",
  name: csvFolder,
  label: words.folder.label,
  description: words.folder.about,
  hide: 0,
  skipUrlSync: false,
  query: "http://your-server/kpi",
  current: { selected: true, text: "http://your-server/kpi", value: "http://your-server/kpi" },
  options: [{ selected: true, text: "http://your-server/kpi", value: "http://your-server/kpi" }],
} as const;

function requirementsOf(panels: readonly (Panel | RowPanel)[]) {
  const kinds = [...new Set(panels.map(({ type }) => type))].filter((type) => type !== "row").toSorted();
  return [
    { type: "grafana", id: "grafana", name: "Grafana", version: "10.0.0" },
    { type: "datasource", ...infinity, version: "2.0.0" },
    ...kinds.map((id) => ({ type: "panel", id, name: id, version: "" })),
  ];
}

type NewRow = Omit<RowPanel, "id">;

const numbered = (panels: readonly (NewPanel | NewRow)[]): readonly (Panel | RowPanel)[] =>
  panels.map((panel, index) => ({ id: index + 1, ...panel }));

const guidePanel = (dossier: Dossier): NewPanel => ({
  type: "text",
  title: words.guide.title,
  description: "",
  gridPos: { x: 0, y: 0, w: gridWidth, h: guideHeight },
  fieldConfig: { defaults: {}, overrides: [] },
  options: { mode: "markdown", content: guideOf(dossier) },
});

/** The KPIs by the month in which they start, two side by side. */
function board(
  kpis: readonly PlannedKpi[],
  { report, submission }: Dossier,
  input: string,
): readonly (NewPanel | NewRow)[] {
  const common = {
    source: { type: infinity.id, uid: `\${${input}}` },
    date: report.date,
    accent: brandTones(report.brand.color).accentDark,
    submission,
  };
  let y = guideHeight;
  return ([30, 60, 90] as const).flatMap((phase) => {
    const due = kpis.filter((kpi) => kpi.phase === phase);
    if (due.length === 0) return [];
    const row = rowAt(y, words.row(phase));
    const positions = positionsFrom(y + 1, due.length);
    y = (positions.at(-1)?.y ?? y) + kpiHeight;
    return [row, ...due.flatMap((kpi, index) => panelsAt(kpi, positions[index], common))];
  });
}

const panelsAt = (kpi: PlannedKpi, grid: GridPos | undefined, common: Omit<Parameters<typeof kpiPanels>[1], "grid">) =>
  grid === undefined ? [] : kpiPanels(kpi, { ...common, grid });

const rowAt = (y: number, title: string): NewRow => ({
  type: "row",
  title,
  collapsed: false,
  gridPos: { x: 0, y, w: gridWidth, h: 1 },
  panels: [],
});

/** Two positions per line; a last single one takes the whole line. */
function positionsFrom(y: number, count: number): readonly GridPos[] {
  const half = gridWidth / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: (index % 2) * half,
    y: y + Math.floor(index / 2) * kpiHeight,
    w: index % 2 === 0 && index === count - 1 ? gridWidth : half,
    h: kpiHeight,
  }));
}
