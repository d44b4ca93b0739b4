import { modelToUse } from "../adapters/model/find-local.ts";
import { openNarrator } from "../adapters/model/open-narrator.ts";
import { createLog } from "../adapters/monitoring/log.ts";
import { readConfig } from "../adapters/settings/config.ts";
import { type ModelReading, readWithModel } from "../service/model/reading/read-with-model.ts";
import type { Submission } from "../survey/submission.ts";
import { commandWords } from "./cli.words.ts";

/** The configured language model, as a reader of many shops. */
interface ModelReader {
  readonly model: string;
  /** Reads all shops, a few at once, and yields them in their order. */
  readonly readAll: <Item extends { readonly submission: Submission }>(
    items: readonly Item[],
  ) => AsyncGenerator<{ readonly item: Item; readonly reading: ModelReading }>;
  readonly close: () => void;
}

/**
 * Opens the model. The daily token limit doesn't apply to an evaluation.
 *
 * @throws Error if no model is configured
 */
export async function openModelReader(): Promise<ModelReader> {
  const { model: settings, logLevel } = readConfig(process.env);
  const log = createLog(logLevel);
  const config = await modelToUse(settings, log);
  const narrator = openNarrator(config, { log });
  if (config === null || narrator === undefined) throw new Error(commandWords.noModel);
  const read = ({ submission }: { readonly submission: Submission }): Promise<ModelReading> =>
    readWithModel(submission, narrator, "eval", AbortSignal.timeout(config.timeoutSeconds * 1000));
  return {
    model: narrator.model,
    async *readAll(items) {
      for (let start = 0; start < items.length; start += config.parallel) {
        const few = items.slice(start, start + config.parallel);
        const readings = await Promise.all(few.map(async (item) => ({ item, reading: await read(item) })));
        yield* readings;
      }
    },
    close: narrator.close,
  };
}
