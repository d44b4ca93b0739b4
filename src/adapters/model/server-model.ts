import { makeDossier } from "../../service/analyze/make-dossier.ts";
import type { Receipt } from "../../service/model/receipt.ts";
import type { MakeDossier, ModelPorts } from "../../service/ports.ts";
import type { GateCounts } from "../limits/gate.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Database } from "../store/database.ts";
import type { OpenNarrator } from "./create-narrator.ts";
import type { ModelConfig } from "./model-config.ts";
import type { ModelHealth } from "./model-health.ts";
import { openNarrator } from "./open-narrator.ts";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";

/** A server's language model and its token budget. */
export interface ServerModel {
  /** Makes a dossier, with the model if one is configured. */
  readonly makeDossier: MakeDossier;
  /** Whether the model answered the last call. Never waits; if that is old, asks again in the background. */
  readonly checkHealth: () => ModelHealth | "not-configured" | "none-found";
  /** The model in use, as its server names it; `null` if there is none. */
  readonly name: string | null;
  /** How many questions are being answered, and how many wait. */
  readonly questions: () => GateCounts;
  /** Deletes counts of past days, even if no model is used anymore. */
  readonly erasePast: TokenBudget["erasePast"];
  /** Stops waiting for the model; analyses under way finish without it. */
  readonly close: () => Promise<void>;
}

/** @param isSearched whether the model was looked for on this machine */
export function openServerModel(
  config: ModelConfig | null,
  database: Database,
  log: Logger,
  now: () => Date,
  isSearched = false,
): ServerModel {
  const limits = config ?? { dailyTokens: null, dailyTokensPerAddress: null };
  const budget = createTokenBudget(database, limits, now);
  const narrator = openNarrator(config, { log, budget });
  const ports = config === null || narrator === undefined ? undefined : portsOf(config, narrator);
  return {
    makeDossier: async (submission, occasion, onProgress, address) => {
      const dossier = await makeDossier(submission, occasion, onProgress, address, ports);
      if (dossier.receipt !== undefined) noteDropped(dossier.receipt, log);
      return dossier;
    },
    checkHealth: () => narrator?.checkHealth() ?? (isSearched ? "none-found" : "not-configured"),
    name: narrator === undefined ? null : (config?.model ?? null),
    questions: () => narrator?.questions() ?? { running: 0, waiting: 0 },
    erasePast: budget.erasePast,
    close: async () => narrator?.close(),
  };
}

/** The ports of an open model, for the server and the command line. */
export const portsOf = ({ timeoutSeconds, price }: ModelConfig, narrator: OpenNarrator): ModelPorts => ({
  narrator,
  timeLimit: () => AbortSignal.timeout(timeoutSeconds * 1000),
  clock: () => performance.now(),
  price,
});

/** Logs which replies failed the checks and why, in our own words. */
function noteDropped({ calls, model }: Receipt, log: Logger): void {
  for (const { purpose, outcome: why, dropped = [], milliseconds: ms } of calls) {
    if (why !== "dropped" && why !== "partly-used") continue;
    log.info({ purpose, why, because: [...new Set(dropped)], ms, model }, "some of the model's text was dropped");
  }
}
