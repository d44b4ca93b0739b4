import { flushCompileCache } from "node:module";
import { createLog, type Logger } from "../adapters/monitoring/log.ts";
import { readConfig } from "../adapters/settings/config.ts";
import { type Running, serve } from "./serve.ts";

/** Seconds for aborted work to store its state. */
const grace = 3;

/**
 * A second signal within this many milliseconds is an echo: Ctrl-C reaches a program started through npm more than
 * once.
 */
const echo = 1_000;

/**
 * Serves until the process is told to stop; a second signal ends it at once. It exits with 0 if all work has ended,
 * else with 1. The last line on standard output is the URL, printed once it responds.
 *
 * @throws Error if the settings are invalid, the database can't be opened or the port is taken
 */
export async function runServer(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const running = await serve(config, log);
  let signaledAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (signaledAt === undefined) void stop(running, config.stopTimeoutSeconds, log);
    else if (now - signaledAt > echo) {
      log.error("second signal: stopped at once, with work unfinished");
      process.exit(1);
    }
    signaledAt ??= now;
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  console.log(`${config.brand.productName} is ready at http://localhost:${running.port}`);
  // Otherwise the compile cache is only written at a normal exit, and a killed server leaves none for the next start.
  flushCompileCache();
}

async function stop(running: Running, timeoutSeconds: number, log: Logger): Promise<never> {
  log.info("stopping");
  // Something doesn't end, for example because the database is unreachable. Accepted work is on disk; callers may retry.
  const exitUnfinished = (): never => {
    log.error("time to stop is over, with work unfinished");
    process.exit(1);
  };
  setTimeout(exitUnfinished, (timeoutSeconds + grace) * 1000).unref();
  await running.stop();
  log.info("stopped");
  process.exit(0);
}
