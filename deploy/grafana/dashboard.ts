import { DashboardBuilder, DatasourceVariableBuilder, RowBuilder } from "@grafana/grafana-foundation-sdk/dashboard";
import { DataqueryBuilder } from "@grafana/grafana-foundation-sdk/prometheus";
import { PanelBuilder } from "@grafana/grafana-foundation-sdk/timeseries";
import { type PanelRow, panels } from "./panels.ts";

/**
 * The text of `deploy/grafana/spindlewise.json`, for Grafana to import:
 * `node -e "import('./deploy/grafana/dashboard.ts').then((made) => process.stdout.write(made.dashboardJson()))"`.
 */
export function dashboardJson(): string {
  const dashboard = new DashboardBuilder("Spindlewise: server health")
    .uid("spindlewise-server")
    .tags(["spindlewise"])
    .refresh("1m")
    .time({ from: "now-6h", to: "now" })
    .timezone("browser")
    .withVariable(new DatasourceVariableBuilder("source").label("Prometheus").type("prometheus"));
  for (const [title, ofRow] of Object.entries(panels)) {
    dashboard.withRow(new RowBuilder(title));
    for (const panel of ofRow) dashboard.withPanel(built(panel));
  }
  return `${JSON.stringify(dashboard.build(), null, 2)}\n`;
}

/** Three panels to a row. */
const size = { width: 8, height: 8 };

function built({ title, says, unit, queries }: PanelRow): PanelBuilder {
  const panel = new PanelBuilder()
    .title(title)
    .description(says)
    .unit(unit)
    .min(0)
    .span(size.width)
    .height(size.height)
    .datasource({ type: "prometheus", uid: "$source" });
  for (const [promql, legend] of queries) {
    panel.withTarget(new DataqueryBuilder().expr(promql).legendFormat(legend));
  }
  return panel;
}
