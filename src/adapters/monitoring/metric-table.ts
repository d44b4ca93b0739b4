/** One thing that is measured. No label may hold anything of an answer, a name or an address. */
interface MetricRow {
  readonly kind: "counter" | "gauge" | "histogram";
  /** What it says, with its unit. */
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
}

/** Everything that the server measures of its own. Dashboard, alert rules and tests read their names from here. */
export const metricTable = {
  spindlewise_calls_total: {
    kind: "counter",
    help: "Requests answered, by route, method and status",
    labels: ["route", "method", "status"],
  },
  spindlewise_call_seconds: {
    kind: "histogram",
    help: "Seconds from a request to its response, or to the begin of its stream",
    labels: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  },
  spindlewise_analyses: {
    kind: "gauge",
    help: "Analyses under way now: running, and waiting for their turn",
    labels: ["state"],
  },
  spindlewise_analyses_refused_total: {
    kind: "counter",
    help: "Analyses that were not begun because enough were waiting",
    labels: [],
  },
  spindlewise_limit_refusals_total: {
    kind: "counter",
    help: "Refusals because an address asked too often, by what it asked for",
    labels: ["limit"],
  },
  spindlewise_limit_fallbacks_total: {
    kind: "counter",
    help: "Times that a server counted alone because the shared database was slow or away",
    labels: [],
  },
  spindlewise_store_unavailable_total: {
    kind: "counter",
    help: "Requests that failed because the database could not work: its disk was full, others held it, or it was away",
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
    help: "Questions to the language model now: running, and waiting for a place",
    labels: ["state"],
  },
  spindlewise_model_asks_total: {
    kind: "counter",
    help: "Questions that were put to the language model, by what became of the reply",
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
    help: "Seconds since the oldest delivery that is due has been due; 0 when none is",
    labels: [],
  },
  spindlewise_delivery_attempts_total: {
    kind: "counter",
    help: "Attempts to deliver, by kind and by what follows: delivered, again, parked, asked (the address has to confirm first), or withdrawn because the lead was erased",
    labels: ["kind", "outcome"],
  },
  spindlewise_peer_renewals_total: {
    kind: "counter",
    help: "Times that this server renewed what is told of other shops (renewed), or could not (failed)",
    labels: ["outcome"],
  },
  spindlewise_peers_renewed_timestamp_seconds: {
    kind: "gauge",
    help: "When this server last renewed what is told of other shops, seconds since 1970; no value before the first time",
    labels: [],
  },
  spindlewise_funnel_total: {
    kind: "counter",
    help: "Visits that came to a stage of the page, counted without any name",
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
