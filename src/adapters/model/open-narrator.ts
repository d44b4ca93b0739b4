import { createNarrator, type NarratorPorts, type OpenNarrator } from "./create-narrator.ts";
import type { ModelConfig } from "./model-config.ts";

/** The model that the settings name; `undefined` where they name none: nothing that speaks with models is loaded then. */
export function openNarrator(config: ModelConfig | null, ports: NarratorPorts): OpenNarrator | undefined {
  if (config === null) return undefined;
  const opened = import("./sdk-model.ts").then(({ openModel }) => openModel(config, ports.log));
  // Told with the first question: a server without its model still makes its reports.
  opened.catch(() => {});
  return createNarrator(config, ports, async (question, signal) => (await opened)(question, signal));
}
