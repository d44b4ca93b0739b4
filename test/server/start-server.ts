import { onTestFinished } from "vitest";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import type { Externals } from "../../src/adapters/services.ts";
import { type Environment, readConfig } from "../../src/adapters/settings/config.ts";
import { serve } from "../../src/server/serve.ts";
import { temporaryFolder } from "./open-server.ts";

/** A server that really listens, on a free local port. */
export async function startServer(settings: Environment = {}, externals: Partial<Externals> = {}) {
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    RATE_LIMIT: "off",
    DATA_DIR: temporaryFolder(),
    ...settings,
  });
  const running = await serve(config, createLog("silent"), externals);
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await running.stop();
    isRunning = false;
  };
  onTestFinished(stop);
  return { address: `http://127.0.0.1:${running.port}`, config, stop };
}
