import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { Environment } from "../../src/adapters/settings/config.ts";
import { ownEnvironment } from "../own-environment.ts";
import { serverProgram } from "../programs.ts";
import { temporaryFolder } from "./open-server.ts";

const project = new URL("../..", import.meta.url).pathname;

/** What a process wrote, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs one of our programs in its own process, with only these settings.
 *
 * @param largestFileKb no file it writes gets larger, as on a full disk; 0 sets no limit
 */
export function startProcess(program: readonly string[], settings: Environment = {}, input = "", largestFileKb = 0) {
  const whole =
    largestFileKb === 0
      ? program
      : ["-c", `ulimit -f ${largestFileKb}; exec "$@"`, "bash", process.execPath, ...program];
  const child = spawn(largestFileKb === 0 ? process.execPath : "bash", whole, {
    cwd: project,
    env: { ...ownEnvironment, HOST: "127.0.0.1", PORT: "0", RATE_LIMIT: "off", ...settings },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written = { output: "", errors: "" };
  // Decodes whole characters: a chunk may end inside one.
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  child.stdout.on("data", (data) => {
    written.output += data;
  });
  child.stderr.on("data", (data) => {
    written.errors += data;
  });
  child.stdin.end(input);
  const ended = once(child, "close").then(([code]): Ended => ({ code, ...written }));
  return { child, ended, written };
}

/** A whole server in its own process; resolves when it says that it is ready. */
export async function startServerProcess(settings: Environment = {}, largestFileKb = 0) {
  const dataDir = settings.DATA_DIR ?? temporaryFolder();
  const started = startProcess([serverProgram], { ...settings, DATA_DIR: dataDir }, "", largestFileKb);
  for await (const line of createInterface({ input: started.child.stdout })) {
    const address = / is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (address) return { ...started, dataDir, address: address.replace("localhost", "127.0.0.1"), readyLine: line };
  }
  throw new Error(`The server did not get ready: ${started.written.errors}`);
}
