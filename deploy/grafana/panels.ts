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
  "What visitors meet": [
    {
      title: "Calls a second",
      says: "By status. 429 and 503 are refusals with a time to come back; any other 5xx is a fault of ours.",
      unit: "reqps",
      queries: [[`sum by (status) (${rate(of("spindlewise_calls_total"))})`, "{{status}}"]],
    },
    {
      title: "Calls that failed",
      says: "Share of calls with a fault of ours. It should be zero.",
      unit: "percentunit",
      queries: [
        [
          `sum(${rate(of("spindlewise_calls_total", 'status=~"5..",status!~"501|503"'))}) / sum(${rate(of("spindlewise_calls_total"))})`,
          "failed",
        ],
      ],
    },
    {
      title: "Time of an analysis",
      says: "Until the answer, or until its stream begins. Seconds with a language model, tens of milliseconds without.",
      unit: "s",
      queries: [
        [quantile(0.5, "spindlewise_call_seconds", analysis), "half"],
        [quantile(0.99, "spindlewise_call_seconds", analysis), "99 of 100"],
      ],
    },
    {
      title: "Analyses under way",
      says: "Running, and waiting for a place. Whoever comes when enough wait gets 503.",
      unit: "short",
      queries: [
        [`sum by (state) (${of("spindlewise_analyses")})`, "{{state}}"],
        [`sum(${perHour(of("spindlewise_analyses_refused_total"))})`, "refused in an hour"],
      ],
    },
    {
      title: "Refused for asking too often",
      says: "In an hour, by what was asked for. Many analyses refused: RATE_LIMIT may be too low for a shared address.",
      unit: "short",
      queries: [
        [`sum by (limit) (${perHour(of("spindlewise_limit_refusals_total"))})`, "{{limit}}"],
        [`sum(${perHour(of("spindlewise_limit_fallbacks_total"))})`, "counted alone"],
      ],
    },
    {
      title: "Failed for the database",
      says: "Requests in an hour that got 503 because its disk was full, others held it, or it was away.",
      unit: "short",
      queries: [[`sum by (state) (${perHour(of("spindlewise_store_unavailable_total"))})`, "{{state}}"]],
    },
    {
      title: "How far visitors come",
      says: "In an hour, by stage of the page. Counted without any name.",
      unit: "short",
      queries: [[`sum by (stage) (${perHour(of("spindlewise_funnel_total"))})`, "{{stage}}"]],
    },
  ],
  "What happens with leads": [
    {
      title: "Reports made in an hour",
      says: "Analyses that were answered with a report, samples included, and submissions that a program seems to have sent.",
      unit: "short",
      queries: [
        [`sum(${perHour(of("spindlewise_calls_total", `${analysis},status="200"`))})`, "reports"],
        [`sum(${perHour(of("spindlewise_suspects_total"))})`, "suspects"],
      ],
    },
    {
      title: "Deliveries",
      says: "Waiting, parked after a day of attempts (spindlewise deliveries --retry sends them again), withheld as suspects.",
      unit: "short",
      queries: [[`max by (state) (${of("spindlewise_deliveries")})`, "{{state}}"]],
    },
    {
      title: "Oldest delivery that is due",
      says: "Seconds since it has been due. Above 15 minutes nobody sends.",
      unit: "s",
      queries: [[`max(${of("spindlewise_oldest_delivery_seconds")})`, "oldest"]],
    },
    {
      title: "Attempts to deliver",
      says: "In an hour, by kind and by what followed. Only again, and nothing delivered: that receiver is down or refuses us.",
      unit: "short",
      queries: [
        [`sum by (kind, outcome) (${perHour(of("spindlewise_delivery_attempts_total"))})`, "{{kind}}: {{outcome}}"],
      ],
    },
    {
      title: "Age of what reports say of other shops",
      says: "Since each server last renewed it. It should be 10 minutes at most; without a line it never succeeded, or PEERS is off.",
      unit: "s",
      queries: [[`time() - ${of("spindlewise_peers_renewed_timestamp_seconds")}`, "{{instance}}"]],
    },
    {
      title: "Files waiting",
      says: "PDF, Excel and their like that are being made or wait for it. 20 is full.",
      unit: "short",
      queries: [[of("spindlewise_files_waiting"), "{{instance}}"]],
    },
  ],
  "The language model": [
    {
      title: "What became of questions",
      says: "In an hour. used and partly-used are good; everything else was worded by the rules.",
      unit: "short",
      queries: [[`sum by (outcome) (${perHour(of("spindlewise_model_asks_total"))})`, "{{outcome}}"]],
    },
    {
      title: "Tokens in an hour",
      says: "Read (input) and written (output). AI_DAILY_TOKENS ends them for the day.",
      unit: "short",
      queries: [[`sum by (direction) (${perHour(of("spindlewise_model_tokens_total"))})`, "{{direction}}"]],
    },
    {
      title: "Time of a reply",
      says: "From the question to the whole reply.",
      unit: "s",
      queries: [
        [quantile(0.5, "spindlewise_model_seconds"), "half"],
        [quantile(0.95, "spindlewise_model_seconds"), "95 of 100"],
      ],
    },
    {
      title: "Questions now",
      says: "With the model, and waiting for a place (AI_PARALLEL).",
      unit: "short",
      queries: [[`sum by (state) (${of("spindlewise_model_questions")})`, "{{state}}"]],
    },
  ],
  "The process": [
    {
      title: "Delay of the event loop",
      says: "How long everything waits for the one thread, 99 of 100. Above half a second visitors feel it.",
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
