import { createNarrator, type NarratorPorts, type OpenNarrator } from "./create-narrator.ts";
import type { ModelConfig } from "./model-config.ts";

/** The configured model; `undefined` if there is none, and then no model code is loaded. */
export function openNarrator(config: ModelConfig | null, ports: NarratorPorts): OpenNarrator | undefined {
  if (config === null) return undefined;
  const model = import("./sdk-model.ts").then(({ openModel }) => openModel(config, ports.log));
  // A failure shows with the first question: a server without its model still makes reports.
  model.catch(() => {});
  return createNarrator(config, ports, async (question, signal) => (await model)(question, signal));
}
