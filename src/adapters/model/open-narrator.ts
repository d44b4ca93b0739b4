import type { Narrator } from "../../service/model/narrator.ts";
import type { Logger } from "../monitoring/log.ts";
import { createNarrator } from "./create-narrator.ts";
import type { ModelConfig } from "./model-config.ts";
import type { ModelHealth } from "./model-health.ts";
import type { PlacesNow } from "./places.ts";
import type { TokenBudget } from "./token-budget.ts";

/** A model that is being used, until it is closed. */
export interface OpenNarrator extends Narrator {
  /** Whether the model answers, as far as is known. Never waits: looks again beside everything else. */
  readonly health: () => ModelHealth;
  /** How many questions are with the model, and how many wait. */
  readonly questions: () => PlacesNow;
  /** Ends all waiting for the model, and resolves when nobody waits. What is asked from then on is not sent. */
  readonly close: () => Promise<void>;
}

export interface NarratorPorts {
  readonly log: Pick<Logger, "warn" | "error">;
  /** Absent: no limit. */
  readonly budget?: TokenBudget;
}

/** The model that the settings name; `undefined` where they name none: nothing that speaks with models is loaded then. */
export function openNarrator(config: ModelConfig | null, ports: NarratorPorts): OpenNarrator | undefined {
  if (config === null) return undefined;
  const opened = import("./sdk-model.ts").then(({ openModel }) => openModel(config, ports.log));
  // Told with the first question: a server without its model still makes its reports.
  opened.catch(() => {});
  return createNarrator(config, ports, async (question, signal) => (await opened)(question, signal));
}
