import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { dashboardJson } from "../../deploy/grafana/dashboard.ts";
import { panels } from "../../deploy/grafana/panels.ts";
import { metricTable } from "../../src/adapters/monitoring/metric-table.ts";
import { createMetrics } from "../../src/adapters/monitoring/metrics.ts";

const read = (path: string): string => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), "utf8");

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}
const alertRules: readonly AlertRule[] = parse(read("prometheus/alerts.yml")).groups[0].rules;

const queries = [
  ...Object.values(panels).flatMap((row) => row.flatMap((panel) => panel.queries.map(([promql]) => promql))),
  ...alertRules.map(({ expr }) => expr),
].map((promql) => promql.replaceAll("$__rate_interval", "5m"));

/** The names of nodes of one kind in a query, with their texts. */
function nodesOf(promql: string, kind: string): readonly string[] {
  const texts: string[] = [];
  parser.parse(promql).iterate({
    enter: ({ type, from, to }) => void (type.name === kind && texts.push(promql.slice(from, to))),
  });
  return texts;
}

/** Every metric a server exposes, under the names of its series, with their labels. */
async function metricsOf(): Promise<ReadonlyMap<string, readonly string[]>> {
  const ours = Object.entries(metricTable).flatMap(([name, { kind, labels }]) => seriesOf(name, kind, labels));
  const ofProcess = [...(await createMetrics().text()).matchAll(/^# TYPE (nodejs_\S+|process_\S+) /gm)];
  return new Map([...ours, ...ofProcess.map(([, name = ""]): Series => [name, []]), ["up", []]]);
}

type Series = readonly [name: string, labels: readonly string[]];

function seriesOf(name: string, kind: string, labels: readonly string[]): readonly Series[] {
  if (kind !== "histogram") return [[name, labels]];
  return ["_bucket", "_sum", "_count"].map((end) => [name + end, [...labels, "le"]]);
}

test("[R115] the dashboard in deploy/grafana is the one that the table of panels gives", () => {
  expect(JSON.parse(read("grafana/spindlewise.json"))).toEqual(JSON.parse(dashboardJson()));
});

test("[R115] every query of dashboard and alert rules is PromQL, over metrics and labels that a server has", async () => {
  const known = await metricsOf();
  const added = ["job", "instance"];
  for (const promql of queries) {
    expect.soft([promql, nodesOf(promql, "⚠")]).toEqual([promql, []]);
    const names = nodesOf(promql, "VectorSelector").map((selector) => nodesOf(selector, "Identifier")[0] ?? "");
    expect.soft(names.length).toBeGreaterThan(0);
    expect.soft([promql, names.filter((name) => !known.has(name))]).toEqual([promql, []]);
    const labels = new Set([...added, ...names.flatMap((name) => known.get(name) ?? [])]);
    const used = nodesOf(promql, "LabelName");
    expect.soft([promql, used.filter((label) => !labels.has(label))]).toEqual([promql, []]);
  }
});

test("[R115] every metric of ours is on the dashboard", () => {
  const shown = queries.join("\n");
  for (const name of Object.keys(metricTable)) expect.soft(shown).toContain(name);
});

test("[R115] every alert says how urgent it is, what is wrong and what to do", () => {
  expect(alertRules.length).toBeGreaterThan(5);
  for (const { alert, labels, annotations } of alertRules) {
    expect.soft(alert).toMatch(/^Spindlewise[A-Z]/);
    expect.soft(["page", "ticket"]).toContain(labels.severity);
    expect.soft(annotations.summary).toMatch(/\.$/);
    expect.soft(annotations.action).toMatch(/\.$/);
  }
});
