import type { Challenge } from "altcha-lib";
import type { AnalyzeOutcome } from "../../service/analyze/analyze-shop.ts";
import type { CheckProof } from "../../service/analyze/suspicion.ts";
import type { Admission } from "../../service/ports.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Config } from "../settings/config.ts";
import { poolOf } from "../store/postgres.ts";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";
import { openBotCheck } from "./bot-check.ts";
import { createGate, type Gate } from "./gate.ts";
import { type KeptCounts, openKeptCounts } from "./kept-counts.ts";
import { createLimits, type Limits } from "./limits.ts";
import { type RateLimitClient, rateLimitClient } from "./rate-limit-client.ts";

/** Keeps one caller, or a crowd, from using up what others need: rate limits, the analysis queue, the bot check. */
export interface RequestGuard {
  readonly limits: Limits;
  /**
   * Runs an analysis as soon as a slot is free, or refuses it if the queue is full, so that an overloaded server
   * refuses some callers instead of making all of them wait. Previews don't use the model, so they never wait behind
   * analyses that do.
   */
  readonly admit: (kind: AnalysisKind, analyze: () => Promise<AnalyzeOutcome>) => Promise<AnalyzeOutcome>;
  /** Waits until no analysis is running or waiting. */
  readonly idle: () => Promise<void>;
  readonly checkProof: CheckProof;
  /** A new challenge; `not-required` if this server requires no proof. */
  readonly challenge: (address: string) => Promise<ChallengeOutcome>;
  /** Deletes expired proofs. */
  readonly eraseExpired: () => Promise<void>;
  /** Saves the counts a last time, so that a restart doesn't reset them. Does nothing if servers share them. */
  readonly close: () => Promise<void>;
}

export type AnalysisKind = "submission" | "preview";

export type ChallengeOutcome =
  | { readonly kind: "challenge"; readonly challenge: Challenge }
  | { readonly kind: "not-required" }
  | Extract<Admission, { kind: "refused" }>;

/** How many analyses may wait for each slot. */
const waitingPerSlot = 3;

/** Limits without a model, when an analysis is milliseconds of CPU. `docs/benchmarks.md` has the measurements. */
const withoutModel = {
  /** They run one after another, but share one flush to disk. */
  atOnce: 6,
  /** The last of these starts within half a second. */
  waiting: 64,
  /** After a second over capacity, not after a short burst, only two may wait. */
  overload: { after: 1_000, maxWaiting: 2 },
} as const;

/** How often counts are saved, and so what a crash loses at most. */
const saveIntervalMs = 60_000;

interface GuardPorts {
  readonly metrics: Metrics;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
  /** How long to wait for counts shared with other servers; a test waits as long as it takes. */
  readonly sharedCountsTimeoutMs?: number;
}

export async function openRequestGuard(config: Config, database: Database, ports: GuardPorts): Promise<RequestGuard> {
  const { metrics } = ports;
  const shared = await sharedFor(database, ports);
  const kept = shared === null && config.rateLimit !== null ? await openKeptCounts(database) : undefined;
  const limits = createLimits(config.rateLimit, {
    refused: (limit) => metrics.count("spindlewise_limit_refusals_total", { limit }),
    shared,
    ...(kept && { kept }),
  });
  const gates = gatesFor(config);
  metrics.watch("spindlewise_analyses", () => countsOf(gates));
  const check = openBotCheck(database, ports.now);
  return {
    limits,
    async admit(kind, analyze) {
      const passed = gates[kind].pass(analyze);
      if (passed === undefined) metrics.count("spindlewise_analyses_refused_total", {});
      return passed ?? { kind: "busy" };
    },
    idle: async () => void (await Promise.all(Object.values(gates).map((gate) => gate.idle()))),
    checkProof: config.botCheck ? check.checkProof : async () => "proven",
    async challenge(address) {
      if (!config.botCheck) return { kind: "not-required" };
      const admission = await limits.challenges(address);
      if (admission.kind === "refused") return admission;
      return { kind: "challenge", challenge: await check.challenge() };
    },
    eraseExpired: check.eraseExpired,
    close: saveRegularly(kept, ports),
  };
}

/** Saves the counts now and then. @returns ends that, and saves a last time */
function saveRegularly(kept: KeptCounts | undefined, { log }: GuardPorts): () => Promise<void> {
  if (kept === undefined) return async () => {};
  const save = () =>
    kept.save().catch((error: unknown) => log.warn({ err: error }, "the counts of addresses could not be saved"));
  const timer = setInterval(save, saveIntervalMs).unref();
  return () => {
    clearInterval(timer);
    return save();
  };
}

type Gates = Readonly<Record<AnalysisKind, Gate>>;

function gatesFor({ analysesAtOnce, model }: Config): Gates {
  const waiting = analysesAtOnce * waitingPerSlot;
  const overload = { ...withoutModel.overload, clock: () => performance.now() };
  const rulesOnly = createGate(
    Math.min(analysesAtOnce, withoutModel.atOnce),
    Math.min(waiting, withoutModel.waiting),
    overload,
  );
  return { preview: rulesOnly, submission: model === null ? rulesOnly : createGate(analysesAtOnce, waiting) };
}

/** Counts each gate once: without a model, both kinds share one. */
function countsOf(gates: Gates): ReturnType<Gate["counts"]> {
  const all = [...new Set(Object.values(gates))].map((gate) => gate.counts());
  const sumOf = (count: "running" | "waiting") => all.reduce((sum, now) => sum + now[count], 0);
  return { running: sumOf("running"), waiting: sumOf("waiting") };
}

/** On PostgreSQL, all servers count together; otherwise there is only one server. */
async function sharedFor(
  database: Database,
  { metrics, log, sharedCountsTimeoutMs }: GuardPorts,
): Promise<RateLimitClient | null> {
  const pool = poolOf(database);
  if (pool === null) return null;
  const onFallback = () => {
    metrics.count("spindlewise_limit_fallbacks_total", {});
    log.warn("the shared address counts did not answer; this server is counting by itself");
  };
  return rateLimitClient(pool, await secretOf(database, "address-counts"), onFallback, sharedCountsTimeoutMs);
}
