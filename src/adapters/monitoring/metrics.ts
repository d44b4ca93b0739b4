import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Receipt } from "../../service/model/receipt.ts";
import type { FunnelStage } from "../../survey/funnel.ts";
import {
  type CounterName,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
  metricTable,
} from "./metric-table.ts";

/** The metrics of this process. */
export interface Metrics {
  readonly countRequest: (request: ServedRequest) => void;
  /** A visit reached a stage of the page. */
  readonly countFunnel: (stage: FunnelStage) => void;
  /** The model calls of one report. */
  readonly countModel: (receipt: Receipt) => void;
  readonly count: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>) => void;
  /**
   * Exports the series as 0 until something is counted, because Prometheus sees no increase in a series that starts at
   * 1.
   */
  readonly beginAtZero: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>) => void;
  /**
   * Reads the gauge at each scrape. If reading fails, the gauge has no value and the scrape still succeeds.
   *
   * @param read gives the value, or one for each value of its only label; `undefined` while there is none
   */
  readonly watch: (name: GaugeName, read: () => Reading | Promise<Reading>) => void;
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>;
}

export type Reading = number | Readonly<Record<string, number>> | undefined;

export interface ServedRequest {
  /** The pattern of the route, never the path: a path may be the key to a report. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const counters = countersIn(registry);
  const histograms = histogramsIn(registry);
  const count: Metrics["count"] = (name, labels) => counters(name).inc({ ...labels });
  return {
    count,
    beginAtZero: (name, labels) => counters(name).inc({ ...labels }, 0),
    countRequest({ route, method, status, seconds }) {
      count("spindlewise_calls_total", { route, method: knownMethod(method), status: String(status) });
      histograms("spindlewise_call_seconds").observe({ route }, seconds);
    },
    countFunnel: (stage) => count("spindlewise_funnel_total", { stage }),
    countModel({ calls }) {
      for (const { outcome, usage, milliseconds } of calls) {
        count("spindlewise_model_asks_total", { outcome });
        const tokens = counters("spindlewise_model_tokens_total");
        tokens.inc({ direction: "input" }, usage?.input ?? 0);
        tokens.inc({ direction: "output" }, usage?.output ?? 0);
        if (milliseconds !== undefined) histograms("spindlewise_model_seconds").observe(milliseconds / 1000);
      }
    },
    watch: (name, read) => void gaugeIn(registry, name, read),
    text: () => Registry.merge([registry, processMetrics()]).metrics(),
  };
}

let processRegistry: Registry | undefined;

/**
 * CPU, memory, event loop and garbage collection. One registry per process, even if a test opens several servers in it.
 */
export function processMetrics(): Registry {
  if (processRegistry !== undefined) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

function countersIn(registry: Registry): (name: CounterName) => Counter {
  const byName = new Map<MetricName, Counter>();
  for (const [name, { kind, help, labels }] of rows()) {
    if (kind !== "counter") continue;
    byName.set(name, new Counter({ name, help, labelNames: [...labels], registers: [registry] }));
  }
  return (name) => metricCalled(byName, name);
}

function histogramsIn(registry: Registry): (name: HistogramName) => Histogram {
  const byName = new Map<MetricName, Histogram>();
  for (const [name, row] of rows()) {
    if (row.kind !== "histogram") continue;
    const { help, labels, buckets } = row;
    byName.set(
      name,
      new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [registry] }),
    );
  }
  return (name) => metricCalled(byName, name);
}

function gaugeIn(registry: Registry, name: GaugeName, read: () => Reading | Promise<Reading>): Gauge {
  const { help, labels } = metricTable[name];
  const [label] = labels;
  registry.removeSingleMetric(name);
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset();
      const reading = await Promise.resolve().then(read).catch(noReading);
      if (reading === undefined) return label === undefined ? this.remove() : undefined;
      if (typeof reading === "number") this.set(reading);
      else for (const [value, amount] of Object.entries(reading)) this.set({ [label ?? ""]: value }, amount);
    },
  });
}

/** For example, the database is unreachable. Other metrics show that; the scrape must not fail. */
const noReading = (): undefined => undefined;

// The cast is sound: the entries of the table are its rows, name by name.
const rows = () =>
  Object.entries(metricTable) as { [Name in MetricName]: [Name, (typeof metricTable)[Name]] }[MetricName][];

function metricCalled<Metric>(byName: ReadonlyMap<MetricName, Metric>, name: MetricName): Metric {
  const metric = byName.get(name);
  if (metric === undefined) throw new Error(`There is no metric ${name}`);
  return metric;
}

/** A caller may send any method; unknown ones share one label. */
const knownMethod = (method: string): string => (methods.has(method) ? method : "other");
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
