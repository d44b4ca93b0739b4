import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server of its own process, on a free port of this machine and in a folder of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts a program that prints `http://localhost:PORT` when it is ready, under the settings of Node that we run under. */
export async function startServerProcess(
  program: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-bench-"));
  const settings = { PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off", LOG_LEVEL: "warn", DATA_DIR: folder };
  const child = spawn(process.execPath, [...process.execArgv, ...program], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...settings, ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const ended = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const port = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1]);
    if (!port || child.pid === undefined) continue;
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    };
    return { port, pid: child.pid, folder, stop };
  }
  throw new Error(`${program.join(" ")} ended before it was ready`);
}
