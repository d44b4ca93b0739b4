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

/** All that keeps one caller, or very many, from taking what belongs to the others. */
export interface Edge {
  readonly limits: Limits;
  /**
   * Runs an analysis as soon as fewer than the limit are running; where enough are waiting, not at all. Without it, a server
   * that gets more than it can do would make everyone late instead of refusing some. Previews ask no model: where there
   * is one, they never wait behind those that do.
   */
  readonly admit: (kind: AnalysisKind, analyze: () => Promise<AnalyzeOutcome>) => Promise<AnalyzeOutcome>;
  /** Waits until no analysis is running or waiting. */
  readonly ended: () => Promise<void>;
  readonly prove: Prove;
  /** New work for a proof; `undefined` where this server asks for none. */
  readonly challenge: (address: string) => Promise<ChallengeOutcome>;
  /** Forgets what is over. */
  readonly eraseExpired: () => Promise<void>;
  /** Writes down what addresses have used up, for the next server. */
  readonly close: () => Promise<void>;
}

export type AnalysisKind = "submission" | "preview";

export type ChallengeOutcome =
  | { readonly kind: "challenge"; readonly challenge: Challenge }
  | { readonly kind: "none-asked" }
  | Extract<Admission, { kind: "refused" }>;

/** How many may wait for each slot. */
const waitingPerSlot = 3;

/**
 * Without a model, analyses are work for one processor and run one after the other; six at once share one flush to disk.
 * In a burst, the last of 64 that wait gets its turn within half a second. After one second in which more keeps coming
 * than can be done, only two may wait, and others are refused instead of kept waiting. A short burst doesn't count as
 * that: at 80% load, what a pause of 0.2 seconds piles up is gone within the second.
 */
const byRules = { atOnce: 6, waiting: 64, standing: { after: 1_000, mostWaiting: 2 } } as const;

/** A server that dies forgives its callers so much at most, milliseconds. */
const writeDownEvery = 60_000;

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
  metrics.watch("spindlewise_analyses", () => underWayIn(gates));
  const check = openBotCheck(database, ports.now);
  return {
    limits,
    async admit(kind, analyze) {
      const passed = gates[kind].pass(analyze);
      if (passed === undefined) metrics.count("spindlewise_analyses_refused_total", {});
      return passed ?? { kind: "busy" };
    },
    ended: async () => void (await Promise.all(Object.values(gates).map((gate) => gate.idle()))),
    prove: config.botCheck ? check.prove : async () => "proven",
    async challenge(address) {
      if (!config.botCheck) return { kind: "none-asked" };
      const admission = await limits.challenges(address);
      if (admission.kind === "refused") return admission;
      return { kind: "challenge", challenge: await check.challenge() };
    },
    eraseExpired: check.eraseExpired,
    close: keepWritingDown(kept, ports),
  };
}

/** @returns writes down for the last time */
function keepWritingDown(kept: KeptCounts | undefined, { log }: EdgePorts): () => Promise<void> {
  if (kept === undefined) return async () => {};
  const writeDown = () =>
    kept
      .writeDown()
      .catch((error: unknown) => log.warn({ err: error }, "what addresses used up could not be written down"));
  const timer = setInterval(writeDown, writeDownEvery).unref();
  return () => {
    clearInterval(timer);
    return writeDown();
  };
}

type Gates = Readonly<Record<AnalysisKind, Gate>>;

function gatesFor({ analysesAtOnce, model }: Config): Gates {
  const waiting = analysesAtOnce * waitingPerSlot;
  const standing = { ...byRules.standing, clock: () => performance.now() };
  const rules = createGate(Math.min(analysesAtOnce, byRules.atOnce), Math.min(waiting, byRules.waiting), standing);
  return { preview: rules, submission: model === null ? rules : createGate(analysesAtOnce, waiting) };
}

/** Each gate once: without a model both kinds pass through one. */
function underWayIn(gates: Gates): ReturnType<Gate["now"]> {
  const all = [...new Set(Object.values(gates))].map((gate) => gate.now());
  const sumOf = (count: "running" | "waiting") => all.reduce((sum, now) => sum + now[count], 0);
  return { running: sumOf("running"), waiting: sumOf("waiting") };
}

/** Counts in PostgreSQL, so that all servers on it count together; elsewhere there is one server. */
async function sharedFor(database: Database, { metrics, log }: EdgePorts): Promise<SharedClient | null> {
  const pool = poolOf(database);
  if (pool === null) return null;
  return sharedCounts(pool, await secretOf(database, "address-counts"), () => {
    metrics.count("spindlewise_limit_fallbacks_total", {});
    log.warn("the shared counts of addresses did not answer; this server counts alone");
  });
}
