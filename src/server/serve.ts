import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Logger } from "../adapters/monitoring/log.ts";
import { processMetrics } from "../adapters/monitoring/metrics.ts";
import type { Externals, Services } from "../adapters/services.ts";
import type { Config } from "../adapters/settings/config.ts";
import { openServices } from "../adapters/wire-up.ts";
import { buildApp } from "./app.ts";
import { generatedFilesOf } from "./generated-files.ts";
import { type NetworkTimes, networkTimes, prepareShutdown, serverOptions, withModelTimeout } from "./network.ts";
import { loadPage } from "./page.ts";

/** The build's output folder. */
const pageDirectory = join(import.meta.dirname, "../../dist/web");

/** A running server. */
export interface Running {
  readonly port: number;
  /** Takes no new work, finishes what is running, closes the database. Work that takes too long is cut off. */
  readonly stop: () => Promise<void>;
}

/** How often expired submissions are erased, milliseconds. */
const retentionInterval = 60 * 60 * 1000;

/**
 * Starts the server.
 *
 * @param times how long connections may take
 * @throws Error if the database can't be opened or the port is taken
 */
export async function serve(
  config: Config,
  log: Logger,
  externals: Partial<Externals> = {},
  times: NetworkTimes = withModelTimeout(networkTimes, config.model?.timeoutSeconds ?? 0),
): Promise<Running> {
  const services = await openServices(config, log, externals);
  const page = await loadPage(pageDirectory, config, services);
  if (!page) log.warn("the page has not been built; only the API works");
  if (!services.hasPdf) log.warn("the module that writes PDF files is not installed for this machine");
  processMetrics();
  let isStopping = false;
  const generatedFiles = generatedFilesOf(config);
  // The start page shows it, and drawing it readies the engine: the first visitor doesn't wait for either.
  await generatedFiles.get("/sample-plan.svg")?.();
  const app = buildApp({ config, services, log, page, generatedFiles, isStopping: () => isStopping });
  // The cast is sound: without TLS or HTTP/2 options, the adapter creates a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: serverOptions(times) }) as Server;
  const end = prepareShutdown(server, times);
  const port = await listen(server, config).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  const retention = watchRetention(services, log);
  services.deliveries.start();
  services.peers.start();
  return {
    port,
    stop: async () => {
      isStopping = true;
      clearInterval(retention);
      // In parallel with the requests, because both share one time limit.
      const deliveriesEnded = services.deliveries.stop(config.stopTimeoutSeconds * 1000);
      await end(config.stopTimeoutSeconds);
      await deliveriesEnded;
      await services.close();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(`${error.message}. Set PORT or HOST.`, { cause: error })));
    // The cast is sound: a server listening on a port has an AddressInfo.
    server.listen({ port, ...(host === null ? {} : { host }) }, () => resolve((server.address() as AddressInfo).port));
  });
}

function watchRetention(services: Services, log: Logger): NodeJS.Timeout {
  const erase = () =>
    services.eraseExpired().then(
      (outcome) => {
        if (outcome.kind === "held")
          log.error({ ...outcome }, "expired submissions wait for `spindlewise erase --expired`");
        else if (outcome.count > 0) log.info({ erased: outcome.count }, "expired submissions erased");
      },
      (error: unknown) => log.error({ err: error }, "expired submissions could not be erased"),
    );
  erase();
  return setInterval(erase, retentionInterval);
}
