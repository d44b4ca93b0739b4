import { readConfig } from "../adapters/config.ts";
import { createLog, type Logger } from "../adapters/log.ts";
import { serve } from "./serve.ts";

/** What is left after the cut gets so many seconds to write down how far it came. */
const grace = 3;

/**
 * Serves until the process is told to stop. The last line on standard output names the address, once it answers there.
 *
 * @throws Error when the settings are not usable, the database cannot be opened or the port is taken
 */
export async function runServer(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const running = await serve(config, log);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping");
    setTimeout(() => giveUp(log), (config.stopTimeoutSeconds + grace) * 1000).unref();
    await running.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  console.log(`${config.brand.productName} is ready at http://localhost:${running.port}`);
}

/** Something does not end, as when the database is away. What was accepted is on disk; who waits may ask again. */
function giveUp(log: Logger): never {
  log.error("the time to stop is over, and work is left");
  process.exit(1);
}
