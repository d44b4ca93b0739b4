import { makeDossier } from "../../service/make-dossier.ts";
import type { Receipt } from "../../service/model/receipt.ts";
import type { MakeDossier, ModelPorts } from "../../service/ports.ts";
import type { GateCounts } from "../limits/limits-gate.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Database } from "../store/database.ts";
import type { OpenNarrator } from "./create-narrator.ts";
import type { ModelConfig } from "./model-config.ts";
import type { ModelHealth } from "./model-health.ts";
import { openNarrator } from "./open-narrator.ts";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";

/** The language model of a server, with what it may use up. */
export interface ServerModel {
  /** Diagnoses with the model, where one is configured. */
  readonly makeDossier: MakeDossier;
  /** Whether the model answers, as far as is known. Never waits. */
  readonly health: () => ModelHealth | "not-configured" | "none-found";
  /** How many questions are with the model, and how many wait. */
  readonly questions: () => GateCounts;
  /** Erases what was counted on past days, also where no model is used any more. */
  readonly erasePast: TokenBudget["erasePast"];
  /** Ends all waiting for the model: what is under way goes on without it. */
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
    health: () => narrator?.health() ?? (isSearched ? "none-found" : "not-configured"),
    questions: () => narrator?.questions() ?? { running: 0, waiting: 0 },
    erasePast: budget.erasePast,
    close: async () => narrator?.close(),
  };
}

/** For one model that is open, here and on the command line. */
export const portsOf = ({ timeoutSeconds, price }: ModelConfig, narrator: OpenNarrator): ModelPorts => ({
  narrator,
  timeLimit: () => AbortSignal.timeout(timeoutSeconds * 1000),
  clock: () => performance.now(),
  price,
});

/** Tells the log which replies did not stand the checks, and why, in words of our own. */
function noteDropped({ calls, model }: Receipt, log: Logger): void {
  for (const { purpose, outcome: why, dropped = [], milliseconds: ms } of calls) {
    if (why !== "dropped" && why !== "partly-used") continue;
    log.info({ purpose, why, because: [...new Set(dropped)], ms, model }, "words of the model were left out");
  }
}
