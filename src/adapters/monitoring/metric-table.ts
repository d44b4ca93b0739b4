/** One metric. No label may hold part of an answer, a name or an address. */
interface MetricRow {
  readonly kind: "counter" | "gauge" | "histogram";
  /** What it means, with its unit. */
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
}

/** All metrics of the server. The dashboard, alert rules and tests take their names from here. */
export const metricTable = {
  spindlewise_calls_total: {
    kind: "counter",
    help: "Requests answered, by route, method and status",
    labels: ["route", "method", "status"],
  },
  spindlewise_call_seconds: {
    kind: "histogram",
    help: "Seconds from a request to its response, or to the start of its stream",
    labels: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  },
  spindlewise_analyses: {
    kind: "gauge",
    help: "Analyses now: running, and waiting to run",
    labels: ["state"],
  },
  spindlewise_analyses_refused_total: {
    kind: "counter",
    help: "Analyses refused because the queue was full",
    labels: [],
  },
  spindlewise_limit_refusals_total: {
    kind: "counter",
    help: "Refusals because an address asked too often, by what it asked for",
    labels: ["limit"],
  },
  spindlewise_limit_fallbacks_total: {
    kind: "counter",
    help: "Times that a server counted by itself because the shared database was slow or unreachable",
    labels: [],
  },
  spindlewise_store_unavailable_total: {
    kind: "counter",
    help: "Requests that failed because the database was not usable: disk full, locked, or unreachable",
    labels: ["state"],
  },
  spindlewise_suspects_total: {
    kind: "counter",
    help: "Submissions that a program seems to have sent: they are kept, marked and not delivered",
    labels: [],
  },
  spindlewise_files_waiting: {
    kind: "gauge",
    help: "Files being made or waiting to be made now",
    labels: [],
  },
  spindlewise_model_questions: {
    kind: "gauge",
    help: "Questions to the language model now: running, and waiting to be sent",
    labels: ["state"],
  },
  spindlewise_model_asks_total: {
    kind: "counter",
    help: "Questions sent to the language model, by what happened to the reply",
    labels: ["outcome"],
  },
  spindlewise_model_tokens_total: {
    kind: "counter",
    help: "Tokens of the language model, read (input) and written (output)",
    labels: ["direction"],
  },
  spindlewise_model_seconds: {
    kind: "histogram",
    help: "Seconds from a question to the language model to its reply",
    labels: [],
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 25, 60],
  },
  spindlewise_deliveries: {
    kind: "gauge",
    help: "Deliveries in the outbox now, by state",
    labels: ["state"],
  },
  spindlewise_oldest_delivery_seconds: {
    kind: "gauge",
    help: "Seconds that the most overdue delivery has been due; 0 if none is",
    labels: [],
  },
  spindlewise_delivery_attempts_total: {
    kind: "counter",
    help: "Attempts to deliver, by kind and by what follows: delivered, again, parked, asked (the address has to confirm first), withheld (it got all the emails of its day), or withdrawn because the lead was erased",
    labels: ["kind", "outcome"],
  },
  spindlewise_peer_renewals_total: {
    kind: "counter",
    help: "Updates of the peer comparison by this server: done (renewed) or failed (failed)",
    labels: ["outcome"],
  },
  spindlewise_peers_renewed_timestamp_seconds: {
    kind: "gauge",
    help: "When this server last updated the peer comparison, seconds since 1970; no value before the first time",
    labels: [],
  },
  spindlewise_funnel_total: {
    kind: "counter",
    help: "Visits that reached a stage of the page, counted anonymously",
    labels: ["stage"],
  },
} as const satisfies Record<string, MetricRow>;

export type MetricName = keyof typeof metricTable;
type NamesOf<Kind extends MetricRow["kind"]> = {
  readonly [Name in MetricName]: (typeof metricTable)[Name]["kind"] extends Kind ? Name : never;
}[MetricName];
export type CounterName = NamesOf<"counter">;
export type GaugeName = NamesOf<"gauge">;
export type HistogramName = NamesOf<"histogram">;
export type LabelsOf<Name extends MetricName> = {
  readonly [Label in (typeof metricTable)[Name]["labels"][number]]: string;
};
