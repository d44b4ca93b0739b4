import { type PeerFacts, type Peers, peerFactsOf, shopKindOf } from "../../diagnosis/peers.ts";
import type { StoredDossier } from "../../service/stored-dossier.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Database } from "../store/tables.ts";
import { keyOf, takeUpLeads } from "./facts.ts";
import { readPublications, renewPublications } from "./publications.ts";

/** How often a server renews what is told of shops, milliseconds. */
const renewalInterval = 10 * 60 * 1000;

/** What one server knows of the kinds of shops. A call asks its memory, never the database. */
export interface PeerBook {
  /** What a report may say of the shops of the same kind; `undefined` where they are not compared at all. */
  readonly forShop: (submission: Submission) => Peers | undefined;
  /** What a dossier adds for the others; `null` where nothing is kept. */
  readonly factsOf: (submission: Submission, dossier: Pick<StoredDossier, "diagnosis">) => PeerFacts | null;
  /** Brings everything up to date, here and in the database. */
  readonly renew: () => Promise<void>;
  /** Renews now and from time to time, until it is stopped. */
  readonly start: () => void;
  /** Ends it, and waits for what is under way. */
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
  let hasTakenUp = false;

  const renew = counted(metrics, now, async () => {
    published = await readPublications(database);
    if (!hasTakenUp) await takeUpLeads(database, isStopping);
    hasTakenUp = true;
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
    ...fromTimeToTime(renew, end, log),
  };
}

/** Lets whoever watches see when a renewal last went well here, and how many failed. */
function counted(metrics: PeerPorts["metrics"], now: () => Date, renew: () => Promise<void>): () => Promise<void> {
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

/** One renewal at a time; one that takes long lets the next wait. */
function fromTimeToTime(
  renew: () => Promise<void>,
  end: AbortController,
  log: Pick<Logger, "error">,
): Pick<PeerBook, "start" | "stop"> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= renew()
      .catch((error: unknown) => log.error({ err: error }, "what is told of other shops could not be renewed"))
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
