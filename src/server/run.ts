import { flushCompileCache } from "node:module";
import { createLog, type Logger } from "../adapters/monitoring/log.ts";
import { readConfig } from "../adapters/settings/config.ts";
import { type Running, serve } from "./serve.ts";

/** Seconds for work that was cut off to store how far it came. */
const grace = 3;

/**
 * A signal that follows the first within so many milliseconds is its echo: Ctrl-C reaches a program that was started with
 * npm more than once.
 */
const echo = 1_000;

/**
 * Serves until the process is told to stop; told so once more, it ends at once. It ends with code 0 when all work has
 * ended, else with 1. The last line on standard output names the address, once it answers there.
 *
 * @throws Error when the settings are not usable, the database cannot be opened or the port is taken
 */
export async function runServer(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const running = await serve(config, log);
  let signaledAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (signaledAt === undefined) void stop(running, config.stopTimeoutSeconds, log);
    else if (now - signaledAt > echo) giveUp(log, "told once more to stop, and work is left");
    signaledAt ??= now;
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  console.log(`${config.brand.productName} is ready at http://localhost:${running.port}`);
  // Else only a start that ends well leaves what it compiled to the next.
  flushCompileCache();
}

async function stop(running: Running, timeoutSeconds: number, log: Logger): Promise<never> {
  log.info("stopping");
  setTimeout(() => giveUp(log, "the time to stop is over, and work is left"), (timeoutSeconds + grace) * 1000).unref();
  await running.stop();
  log.info("stopped");
  process.exit(0);
}

/** Something does not end, as when the database is away. What was accepted is on disk; who waits may ask again. */
function giveUp(log: Logger, why: string): never {
  log.error(why);
  process.exit(1);
}
