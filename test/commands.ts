import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Environment } from "../src/adapters/settings/config.ts";
import { ownEnvironment } from "./own-environment.ts";
import type { Ended } from "./server/start-process.ts";

/** A command and the settings it runs under. */
export interface Asked {
  readonly args: readonly string[];
  readonly settings: Environment;
}

let opened: ReturnType<typeof openThread> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in a thread, one after another: the whole program, loaded once for all test files of a worker, with its
 * own environment, output and exit code. Tests of the process itself, of standard input or of an argument that exits use
 * `startProcess`.
 */
export function spindlewise(args: readonly string[], settings: Environment = {}): Promise<Ended> {
  const ended = last.then(() => run({ args, settings }));
  last = ended.catch(() => undefined);
  return ended;
}

async function run(asked: Asked): Promise<Ended> {
  opened ??= openThread();
  opened.thread.postMessage(asked);
  const [ended] = await Promise.race([once(opened.thread, "message"), opened.isOver]);
  return ended;
}

function openThread() {
  const thread = new Worker(join(import.meta.dirname, "command-thread.ts"), { execArgv: [], env: ownEnvironment });
  const isOver = once(thread, "exit").then((): never => {
    opened = undefined;
    throw new Error("A command ended the whole thread: it needs a process of its own");
  });
  // After the last command, no one waits for the thread, and it keeps nothing running.
  isOver.catch(() => undefined);
  thread.unref();
  return { thread, isOver };
}
