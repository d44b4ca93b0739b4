import { type MetricName, metricTable } from "../../src/adapters/monitoring/metric-table.ts";

/** One panel of the operator's dashboard. */
export interface PanelRow {
  readonly title: string;
  /** What it shows, and when to worry. */
  readonly says: string;
  /** As Grafana names it. */
  readonly unit: "reqps" | "percentunit" | "s" | "short" | "bytes";
  /** Queries, each with its name in the legend. */
  readonly queries: readonly (readonly [promql: string, legend: string])[];
}

/** One of our metrics, filtered by labels if any are given. */
const of = (name: MetricName, labels = ""): string => `${name}${labels === "" ? "" : `{${labels}}`}`;
const rate = (series: string): string => `rate(${series}[$__rate_interval])`;
const perHour = (series: string): string => `increase(${series}[1h])`;

const analysis = 'route="/functions/v1/analyze-shop"';

/** The time within which this share of the calls was answered, from the buckets of the histogram. */
const quantile = (
  share: number,
  name: "spindlewise_call_seconds" | "spindlewise_model_seconds",
  labels = "",
): string => {
  if (metricTable[name].kind !== "histogram") throw new Error(`${name} has no buckets`);
  return `histogram_quantile(${share}, sum by (le) (${rate(`${name}_bucket${labels === "" ? "" : `{${labels}}`}`)}))`;
};

/** Every panel, row by row. Servers that share a database all report the same value; the highest is shown. */
export const panels: Readonly<Record<string, readonly PanelRow[]>> = {
  "What visitors get": [
    {
      title: "Calls a second",
      says: "By status. 429 and 503 are refusals that say when to try again. Any other 5xx is a bug or outage on our side.",
      unit: "reqps",
      queries: [[`sum by (status) (${rate(of("spindlewise_calls_total"))})`, "{{status}}"]],
    },
    {
      title: "Calls that failed",
      says: "Share of calls that failed on our side. It should be zero.",
      unit: "percentunit",
      queries: [
        [
          `sum(${rate(of("spindlewise_calls_total", 'status=~"5..",status!~"501|503"'))}) / sum(${rate(of("spindlewise_calls_total"))})`,
          "failed",
        ],
      ],
    },
    {
      title: "Time an analysis takes",
      says: "Until the answer, or until its stream starts. Seconds with a language model, tens of milliseconds without.",
      unit: "s",
      queries: [
        [quantile(0.5, "spindlewise_call_seconds", analysis), "median"],
        [quantile(0.99, "spindlewise_call_seconds", analysis), "p99"],
      ],
    },
    {
      title: "Analyses under way",
      says: "Running, and waiting in the queue. When the queue is full, new requests get 503.",
      unit: "short",
      queries: [
        [`sum by (state) (${of("spindlewise_analyses")})`, "{{state}}"],
        [`sum(${perHour(of("spindlewise_analyses_refused_total"))})`, "refused per hour"],
      ],
    },
    {
      title: "Refused because of a limit",
      says: "Per hour, by limit. If many analyses are refused, RATE_LIMIT may be too low for visitors who share an address.",
      unit: "short",
      queries: [
        [`sum by (limit) (${perHour(of("spindlewise_limit_refusals_total"))})`, "{{limit}}"],
        [`sum(${perHour(of("spindlewise_limit_fallbacks_total"))})`, "counted per server only"],
      ],
    },
    {
      title: "Failed because of the database",
      says: "Requests per hour that got 503 because its disk was full, it was locked, or it was down.",
      unit: "short",
      queries: [[`sum by (state) (${perHour(of("spindlewise_store_unavailable_total"))})`, "{{state}}"]],
    },
    {
      title: "How far visitors get",
      says: "Per hour, by stage of the page. Counted anonymously.",
      unit: "short",
      queries: [[`sum by (stage) (${perHour(of("spindlewise_funnel_total"))})`, "{{stage}}"]],
    },
  ],
  "What happens to leads": [
    {
      title: "Reports per hour",
      says: "Analyses answered with a report, samples included, and suspects: submissions that seem to come from a program.",
      unit: "short",
      queries: [
        [`sum(${perHour(of("spindlewise_calls_total", `${analysis},status="200"`))})`, "reports"],
        [`sum(${perHour(of("spindlewise_suspects_total"))})`, "suspects"],
      ],
    },
    {
      title: "Deliveries",
      says: "Waiting; parked (spindlewise deliveries --retry sends them again); withheld because the submission is a suspect.",
      unit: "short",
      queries: [[`max by (state) (${of("spindlewise_deliveries")})`, "{{state}}"]],
    },
    {
      title: "Oldest delivery due",
      says: "Time since it was due. More than 15 minutes means nothing is being sent.",
      unit: "s",
      queries: [[`max(${of("spindlewise_oldest_delivery_seconds")})`, "oldest"]],
    },
    {
      title: "Delivery attempts",
      says: "Per hour, by kind and outcome. If all attempts are retries (again), the receiver is down or refuses us.",
      unit: "short",
      queries: [
        [`sum by (kind, outcome) (${perHour(of("spindlewise_delivery_attempts_total"))})`, "{{kind}}: {{outcome}}"],
      ],
    },
    {
      title: "Age of the figures of other shops",
      says: "Time since each server last renewed what reports say about other shops. It should be at most 10 minutes. No line: it never succeeded, or PEERS is off.",
      unit: "s",
      queries: [[`time() - ${of("spindlewise_peers_renewed_timestamp_seconds")}`, "{{instance}}"]],
    },
    {
      title: "Files waiting",
      says: "PDF, Excel and other files being made or in the queue. At 20 the queue is full.",
      unit: "short",
      queries: [[of("spindlewise_files_waiting"), "{{instance}}"]],
    },
  ],
  "The language model": [
    {
      title: "Outcome of model requests",
      says: "Per hour. “used” and “partly-used” are good; in all other cases our rules wrote the report.",
      unit: "short",
      queries: [[`sum by (outcome) (${perHour(of("spindlewise_model_asks_total"))})`, "{{outcome}}"]],
    },
    {
      title: "Tokens per hour",
      says: "Read (input) and written (output). AI_DAILY_TOKENS caps them per day.",
      unit: "short",
      queries: [[`sum by (direction) (${perHour(of("spindlewise_model_tokens_total"))})`, "{{direction}}"]],
    },
    {
      title: "Time a reply takes",
      says: "From the request to the end of the reply.",
      unit: "s",
      queries: [
        [quantile(0.5, "spindlewise_model_seconds"), "median"],
        [quantile(0.95, "spindlewise_model_seconds"), "p95"],
      ],
    },
    {
      title: "Model requests now",
      says: "With the model, and waiting in the queue (AI_PARALLEL).",
      unit: "short",
      queries: [[`sum by (state) (${of("spindlewise_model_questions")})`, "{{state}}"]],
    },
  ],
  "The process": [
    {
      title: "Event loop delay",
      says: "How long everything waits for the one thread, p99. Visitors notice more than half a second.",
      unit: "s",
      queries: [["nodejs_eventloop_lag_p99_seconds", "{{instance}}"]],
    },
    {
      title: "CPU",
      says: "Share of one core.",
      unit: "percentunit",
      queries: [[rate("process_cpu_seconds_total"), "{{instance}}"]],
    },
    {
      title: "Memory",
      says: "Flat under steady load.",
      unit: "bytes",
      queries: [["process_resident_memory_bytes", "{{instance}}"]],
    },
  ],
};
