import { type PeerFacts, type Peers, peerFactsOf, shopKindOf } from "../../diagnosis/peers.ts";
import type { StoredDossier } from "../../service/analyze/stored-dossier.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Database } from "../store/tables.ts";
import { backfillLeads, keyOf } from "./facts.ts";
import { readPublications, renewPublications } from "./publications.ts";

/** How often a server updates the comparison, milliseconds. */
const renewalInterval = 10 * 60 * 1000;

/** One server's comparison figures by kind of shop. Calls read its memory, never the database. */
export interface PeerBook {
  /** The comparison for a shop's report; `undefined` if comparisons are off. */
  readonly forShop: (submission: Submission) => Peers | undefined;
  /** What a dossier contributes for other shops; `null` if nothing is stored. */
  readonly factsOf: (submission: Submission, dossier: Pick<StoredDossier, "diagnosis">) => PeerFacts | null;
  /** Updates the figures, here and in the database. */
  readonly renew: () => Promise<void>;
  /** Updates now and at intervals, until stopped. */
  readonly start: () => void;
  /** Stops, and waits for a running update. */
  readonly stop: () => Promise<void>;
}

interface PeerPorts {
  readonly metrics: Pick<Metrics, "count" | "beginAtZero" | "watch">;
  readonly log: Pick<Logger, "error">;
  readonly now: () => Date;
}

export function openPeers(isOn: boolean, database: Database, { metrics, log, now }: PeerPorts): PeerBook {
  if (!isOn) return noPeers;
  const end = new AbortController();
  const isStopping = () => end.signal.aborted;
  let published: Awaited<ReturnType<typeof readPublications>> = new Map();
  let hasBackfilled = false;

  const renew = withMetrics(metrics, now, async () => {
    published = await readPublications(database);
    if (!hasBackfilled) await backfillLeads(database, isStopping);
    hasBackfilled = true;
    await renewPublications(database, now().toISOString(), isStopping);
    published = await readPublications(database);
  });
  return {
    forShop: (submission) => {
      const group = shopKindOf(submission);
      return group === null ? { kind: "no-kind" } : (published.get(keyOf(group)) ?? { kind: "not-enough", group });
    },
    factsOf: (submission, { diagnosis }) => peerFactsOf(submission, diagnosis),
    renew,
    ...atIntervals(renew, end, log),
  };
}

/** Exposes when the last update here succeeded and how many failed. */
function withMetrics(metrics: PeerPorts["metrics"], now: () => Date, renew: () => Promise<void>): () => Promise<void> {
  const metric = "spindlewise_peer_renewals_total";
  const [renewed, failed] = [{ outcome: "renewed" }, { outcome: "failed" }];
  for (const outcome of [renewed, failed]) metrics.beginAtZero(metric, outcome);
  let renewedAt: Date | undefined;
  metrics.watch("spindlewise_peers_renewed_timestamp_seconds", () => renewedAt && renewedAt.getTime() / 1000);
  return async () => {
    try {
      await renew();
    } catch (error) {
      metrics.count(metric, failed);
      throw error;
    }
    renewedAt = now();
    metrics.count(metric, renewed);
  };
}

/** Runs one update at a time; a slow one delays the next. */
function atIntervals(
  renew: () => Promise<void>,
  end: AbortController,
  log: Pick<Logger, "error">,
): Pick<PeerBook, "start" | "stop"> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= renew()
      .catch((error: unknown) => log.error({ err: error }, "the peer comparison could not be updated"))
      .finally(() => {
        running = undefined;
      });
  };
  return {
    start: () => {
      timer = setInterval(run, renewalInterval);
      run();
    },
    stop: async () => {
      end.abort();
      clearInterval(timer);
      await running;
    },
  };
}

const noPeers: PeerBook = {
  forShop: () => undefined,
  factsOf: () => null,
  renew: async () => {},
  start: () => {},
  stop: async () => {},
};
