import type { Challenge } from "altcha-lib";
import type { AnalyzeOutcome } from "../../service/analyze-shop.ts";
import type { Admission } from "../../service/ports.ts";
import type { Prove } from "../../service/suspicion.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Config } from "../settings/config.ts";
import { poolOf } from "../store/postgres.ts";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";
import { openBotCheck } from "./bot-check.ts";
import { type KeptCounts, openKeptCounts } from "./kept-counts.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createGate, type Gate } from "./limits-gate.ts";
import { type SharedClient, sharedCounts } from "./limits-shared.ts";

/** Keeps one caller, or a crowd, from using up what others need: rate limits, the analysis queue, the bot check. */
export interface Edge {
  readonly limits: Limits;
  /**
   * Runs an analysis as soon as a slot is free, or refuses it if the queue is full, so that an overloaded server
   * refuses some callers instead of making all of them wait. Previews don't use the model, so they never wait behind
   * analyses that do.
   */
  readonly admit: (kind: AnalysisKind, analyze: () => Promise<AnalyzeOutcome>) => Promise<AnalyzeOutcome>;
  /** Waits until no analysis is running or waiting. */
  readonly idle: () => Promise<void>;
  readonly prove: Prove;
  /** A new challenge; `none-asked` if this server requires no proof. */
  readonly challenge: (address: string) => Promise<ChallengeOutcome>;
  /** Deletes expired proofs. */
  readonly eraseExpired: () => Promise<void>;
  /** Saves the addresses' counts for the next server. */
  readonly close: () => Promise<void>;
}

export type AnalysisKind = "submission" | "preview";

export type ChallengeOutcome =
  | { readonly kind: "challenge"; readonly challenge: Challenge }
  | { readonly kind: "none-asked" }
  | Extract<Admission, { kind: "refused" }>;

/** How many analyses may wait for each slot. */
const waitingPerSlot = 3;

/**
 * Limits without a model. Analyses are then CPU work and run one after another; six at once share one flush to disk. In
 * a burst, the last of 64 waiting starts within half a second. When the load has exceeded capacity for a second, only
 * two may wait and others are refused. A short burst doesn't count: at 80% load, what piles up in 0.2 seconds is gone
 * within the second.
 */
const withoutModel = { atOnce: 6, waiting: 64, overload: { after: 1_000, mostWaiting: 2 } } as const;

/** How often counts are saved, milliseconds: what a crash loses at most. */
const saveInterval = 60_000;

interface EdgePorts {
  readonly metrics: Metrics;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
}

export async function openEdge(config: Config, database: Database, ports: EdgePorts): Promise<Edge> {
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
    prove: config.botCheck ? check.prove : async () => "proven",
    async challenge(address) {
      if (!config.botCheck) return { kind: "none-asked" };
      const admission = await limits.challenges(address);
      if (admission.kind === "refused") return admission;
      return { kind: "challenge", challenge: await check.challenge() };
    },
    eraseExpired: check.eraseExpired,
    close: saveRegularly(kept, ports),
  };
}

/** @returns saves a last time and stops */
function saveRegularly(kept: KeptCounts | undefined, { log }: EdgePorts): () => Promise<void> {
  if (kept === undefined) return async () => {};
  const save = () =>
    kept.save().catch((error: unknown) => log.warn({ err: error }, "the counts of addresses could not be saved"));
  const timer = setInterval(save, saveInterval).unref();
  return () => {
    clearInterval(timer);
    return save();
  };
}

type Gates = Readonly<Record<AnalysisKind, Gate>>;

function gatesFor({ analysesAtOnce, model }: Config): Gates {
  const waiting = analysesAtOnce * waitingPerSlot;
  const overload = { ...withoutModel.overload, clock: () => performance.now() };
  const rules = createGate(
    Math.min(analysesAtOnce, withoutModel.atOnce),
    Math.min(waiting, withoutModel.waiting),
    overload,
  );
  return { preview: rules, submission: model === null ? rules : createGate(analysesAtOnce, waiting) };
}

/** Counts each gate once: without a model, both kinds share one. */
function countsOf(gates: Gates): ReturnType<Gate["now"]> {
  const all = [...new Set(Object.values(gates))].map((gate) => gate.now());
  const sumOf = (count: "running" | "waiting") => all.reduce((sum, now) => sum + now[count], 0);
  return { running: sumOf("running"), waiting: sumOf("waiting") };
}

/** On PostgreSQL, all servers count together; otherwise there is only one server. */
async function sharedFor(database: Database, { metrics, log }: EdgePorts): Promise<SharedClient | null> {
  const pool = poolOf(database);
  if (pool === null) return null;
  return sharedCounts(pool, await secretOf(database, "address-counts"), () => {
    metrics.count("spindlewise_limit_fallbacks_total", {});
    log.warn("the shared address counts did not answer; this server is counting by itself");
  });
}
